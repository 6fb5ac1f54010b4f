/// How much of anything the program takes, reads or keeps: far beyond what a match needs, so that whatever is read is
/// read soon and in little memory, and whatever is taken can be read again. docs/LIMITS.md says what people are told.
public enum Bounds {
  // MARK: - Files

  /// Bytes of a match file, read or written.
  public static let matchFile = 8 << 20
  /// Bytes of a squad or of a file of rules.
  public static let textFile = 1 << 20
  /// Bytes of a file that another one may take the place of.
  public static let replacedFile = 64 << 20
  /// Bytes of a line of a script or of standard input, and of one of a text with matches.
  public static let lineBytes = 64 << 10
  /// Characters of a message on standard error; of a longer one the middle is left out.
  public static let message = 2_000

  // MARK: - Parts of a season

  /// Bytes of a line: more than the largest match file comes to.
  public static let rowLine = 32 << 20
  /// Bytes of a list of names of files.
  public static let nameList = 64 << 20

  // MARK: - Spreadsheets

  /// Bytes of a file that is packed in another one, unpacked.
  public static let unpacked = 8 << 20
  /// Bytes of all that are unpacked of one.
  public static let unpackedInAll = 16 << 20
  /// Files that are packed in one.
  public static let archivedFiles = 200
  /// How many times larger a packed file may become. A spreadsheet's XML becomes ten or twenty times larger.
  public static let packingRatio = 200
  /// Cells of a sheet that hold something.
  public static let cells = 50_000
  /// Rows of a sheet, of those that hold something, in which its header is looked for.
  public static let rowsToHeader = 20

  // MARK: - Files of other programs

  /// Bytes of a text with matches or fixtures, for all World Cups have one and a half million.
  public static let foreignText = 2 << 20
  /// Characters that are told of one match in one place: its goals, a line-up, its kicks.
  public static let told = 50_000
  /// Matches of one file.
  public static let foreignMatches = 2_000

  // MARK: - JSON

  /// Values of a text, counted by the commas and brackets before them. Those of a match of 3.4 MB are 250,000.
  public static let jsonValues = 600_000

  // MARK: - XML

  /// Elements, comments, processing instructions and CDATA sections together.
  public static let nodes = 200_000
  /// Attributes of all elements together.
  public static let attributes = 200_000
  /// Attributes of one element. libxml2 compares each with each.
  public static let attributesOfElement = 250
  /// Namespaces declared in a document. libxml2 looks for each prefix among them.
  public static let namespaces = 100
  /// Bytes that the parameter entities of a DTD may put into it.
  public static let expandedBytes = 4 << 20
  /// How often they may be named in it.
  public static let expansions = 10_000
  /// Names in the content that a DTD allows an element, and values that it allows an attribute. libxml2 needs the cube
  /// of the one number in steps, and the square of the other.
  public static let contentNames = 250
  /// Bars (`|`) in a DTD, in what it includes and in what its entities put into it. libxml2 compares each value of an
  /// attribute with all before it, and only then can their number be asked for.
  public static let choices = 10_000
  /// Errors of XML that are told of one file, or of one stylesheet. A garbled file has as many as bytes.
  public static let errors = 1_000
  /// What is told of where one file breaks its DTD: it can do so in each of its elements.
  public static let validityErrors = 10_000

  // MARK: - A match

  /// Actions, whistles among them.
  public static let actions = 10_000
  /// Officials of a team. (Players are bounded by their numbers.)
  public static let officials = 50
  /// Characters of a note, a reason or anything else somebody tells at length. As everywhere here, scalars of Unicode.
  public static let longText = 10_000
  /// Characters of a name and of any other text of a match.
  public static let text = 500

  // MARK: - The prompt

  /// Characters of a line, whatever it says: the longest note and what stands before it.
  public static let line = longText + 100
  /// Characters of a word for which a similar one is looked for.
  public static let similarWord = 60
  /// Words of a line that are read as clauses: each looks at those after it.
  public static let words = 400

  // MARK: - Stylesheets

  /// Instructions of a stylesheet that a transformation may carry out.
  public static let instructions = 5_000_000
  /// Steps that all of its XPath expressions together may take.
  public static let xpathSteps = 200_000_000
  /// How deep its templates may call each other. As `xsltproc` has it.
  public static let templateDepth = 3_000
  /// Variables and parameters that may be alive at once. As `xsltproc` has it.
  public static let variables = 15_000
  /// Bytes that a transformation may have at a time, over those of the stylesheet.
  public static let transformation = 128 << 20
  /// Bytes that it may have within a step.
  public static let transformationStep = 160 << 20
}
