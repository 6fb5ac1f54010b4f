/// Limits on what the program accepts, reads and keeps. They are far above what a match needs; they keep reading fast
/// and memory use small, and everything the program accepts it can also read back. docs/LIMITS.md explains them to
/// users.
public enum Bounds {
  // MARK: - Files

  public static let matchFile = 8 << 20
  /// Bytes of a squad file or a rule set.
  public static let textFile = 1 << 20
  /// Bytes of a crest that a match file names.
  public static let crest = 1 << 20
  /// Bytes of an existing file that may be replaced.
  public static let replacedFile = 64 << 20
  /// Bytes of a line of a script, of standard input, or of a text with matches.
  public static let lineBytes = 64 << 10
  /// Bytes of the file with the undo history of a match. Ten thousand actions need about five million.
  public static let history = 64 << 20
  /// Characters of a message on standard error. Longer messages lose their middle.
  public static let message = 2_000

  // MARK: - Parts of a season

  /// Bytes of a line in a `.part` file. The largest match file fits in one.
  public static let rowLine = 32 << 20
  /// Bytes of a list of file names.
  public static let nameList = 64 << 20

  // MARK: - Spreadsheets

  /// Uncompressed bytes of one file in an archive.
  public static let unpacked = 8 << 20
  /// Uncompressed bytes of all files read from one archive.
  public static let unpackedInAll = 16 << 20
  /// Files in one archive.
  public static let archivedFiles = 200
  /// Compression ratio. The XML of a spreadsheet reaches ten or twenty.
  public static let packingRatio = 200
  /// Non-empty cells of a sheet.
  public static let cells = 50_000
  /// Non-empty rows at the top of a sheet that are searched for its header.
  public static let rowsToHeader = 20

  // MARK: - Files of other programs

  /// Bytes of a text with matches or fixtures. All World Cups together take 1.5 MB.
  public static let foreignText = 2 << 20
  /// Characters of one list in a match: its goals, a line-up or the kicks of a shoot-out.
  public static let foreignList = 50_000
  /// Matches in one file.
  public static let foreignMatches = 2_000

  // MARK: - JSON

  /// Values in a text, counted by the commas and brackets before them. A 3.4 MB match has 250,000.
  public static let jsonValues = 600_000

  // MARK: - XML

  /// Elements, comments, processing instructions and CDATA sections together.
  public static let nodes = 200_000
  /// Attributes of all elements together.
  public static let attributes = 200_000
  /// Attributes of one element. libxml2 compares each of them with every other.
  public static let attributesOfElement = 250
  /// Namespaces declared in a document. libxml2 searches them linearly for each prefix.
  public static let namespaces = 100
  /// Namespaces declared in one file of a stylesheet. libxml2 and libxslt search them linearly for each name.
  public static let stylesheetNamespaces = 1_000
  /// Bytes that parameter entities may add to a DTD.
  public static let expandedBytes = 4 << 20
  /// References to parameter entities in a DTD.
  public static let expansions = 10_000
  /// Names in the content model of an element, and values of an enumerated attribute. libxml2 needs cubic time in the
  /// first and quadratic time in the second.
  public static let contentNames = 250
  /// Bars (`|`) in a DTD, including external subsets and expanded entities. libxml2 compares each value of an
  /// enumerated attribute with all earlier ones before we can ask how many there are.
  public static let choices = 10_000
  /// XML errors reported for one file or stylesheet. A garbled file can have one per byte.
  public static let errors = 1_000
  /// Validity errors reported for one file, which can have them in every element.
  public static let validityErrors = 10_000

  // MARK: - A match

  /// Actions, including whistles.
  public static let actions = 10_000
  /// Officials of a team. (Squad numbers limit the players.)
  public static let officials = 50
  /// Unicode scalars of a note, a reason or any other long text.
  public static let longText = 10_000
  /// Unicode scalars of a name or any other short text in a match.
  public static let text = 500

  // MARK: - The numbers of a match

  /// Minute of a match. The longest match that a rule set allows has 1,485 minutes.
  public static let minute = 1_500
  /// Minutes of stoppage time in a label, and minutes that a period lasts or that are announced.
  public static let periodMinutes = 999
  /// Number of a period. A rule set allows 21.
  public static let period = 99
  /// Place in the order of a match. Other programs may leave gaps.
  public static let order = 999_999
  /// Digits of a number of seconds, before the decimal point: seconds since 1970 have ten.
  public static let secondDigits = 12
  /// Points of an attempt, and goals of each side in an awarded result.
  public static let points = 99
  /// Minutes of a dismissal.
  public static let dismissal = 90
  /// Number of the stoppage of play in which a substitution was made.
  public static let stoppage = 999
  /// Number of an unidentified player.
  public static let unidentified = 1_000_000
  /// Number of a round that is used for sorting.
  public static let round = 9_999
  /// Any number in a line of a part of a season.
  public static let rowNumber = 999_999_999

  // MARK: - The prompt

  /// Characters of a line: the longest note plus the command in front of it.
  public static let line = longText + 100
  /// Characters of a word for which similar words are searched.
  public static let similarWord = 60
  /// Words of a line that are read as clauses. The time grows with the square of this number.
  public static let words = 400

  // MARK: - Stylesheets

  /// Stylesheet instructions executed in one transformation.
  public static let instructions = 5_000_000
  /// Steps of all XPath expressions in one transformation.
  public static let xpathSteps = 50_000_000
  /// Nesting depth of templates, as in `xsltproc`.
  public static let templateDepth = 3_000
  /// Variables and parameters in scope at once, as in `xsltproc`.
  public static let variables = 15_000
  /// Bytes that a transformation may allocate in addition to the stylesheet.
  public static let transformation = 96 << 20
  /// Bytes that it may have allocated within a single step.
  public static let transformationStep = 128 << 20
}
