public import MatchModel

/// A format that is imported, or recognised and refused: its name, how its files are known, and what reads them. A new
/// one is a file with its reader and a line in ``ForeignFormat/all``.
public struct ForeignFormat: Sendable {
  /// As `--format` and `procedencia` have it.
  public let name: String
  /// Whether a file is one, as its contents tell; never by its name.
  let isOne: @Sendable (ForeignFile) -> Bool
  let body: Body

  enum Body: Sendable {
    /// Reads the files of this format that were named together: most read each alone, some need several for a match.
    case reads(@Sendable ([ForeignFile], ReadingOptions) -> [ForeignReading])
    case refuses(RefusedFormat)
  }

  /// A format whose files are read.
  init(
    _ name: String, isOne: @escaping @Sendable (ForeignFile) -> Bool,
    read: @escaping @Sendable ([ForeignFile], ReadingOptions) -> [ForeignReading]
  ) {
    (self.name, self.isOne, self.body) = (name, isOne, .reads(read))
  }

  /// A format whose files are read each by itself.
  init(
    _ name: String, isOne: @escaping @Sendable (ForeignFile) -> Bool,
    readOne: @escaping @Sendable (ForeignFile, ReadingOptions) -> ForeignReading
  ) {
    self.init(name, isOne: isOne) { files, options in files.map { readOne($0, options) } }
  }

  /// A format that is told what to do instead.
  init(refused: RefusedFormat, isOne: @escaping @Sendable (ForeignFile) -> Bool) {
    (name, self.isOne, body) = (refused.rawValue, isOne, .refuses(refused))
  }

  /// Whether it can be imported.
  public var isRead: Bool { if case .reads = body { true } else { false } }

  /// Names of the formats that can be imported, for `--format`.
  public static var names: [String] { all.filter(\.isRead).map(\.name) }
}

/// What somebody who imports says besides the files.
public struct ReadingOptions: Sendable {
  /// Which team is at home, where the source does not say.
  public var home: String?
  /// Whether a line that cannot be read is passed over, where the goals do not depend on it.
  public var keepsGoing = false
  /// The time zone of the grounds, where a source tells the world's time; nil for the system's.
  public var zone: String?
  /// The teams of the match that events are added to.
  public var teams: BothSides<String>?
  /// How many periods a match has before extra time, where a source only numbers them.
  public var periods = 2
  /// Where in a video the periods begin, in seconds, by their numbers.
  public var halves: [Int: Double] = [:]
  /// Seconds that the clips of a video begin before their events.
  public var lead = 0.0
  /// The kinds that the codes of somebody's own template mean, by the code as it is compared.
  public var kinds: [String: String] = [:]
  /// Whether labels that mean nothing here are kept as notes.
  public var keepsLabels = false

  /// Nothing is said: the source tells, and the defaults above hold.
  public init() {}
}

/// What came of the files of a format.
public struct ForeignReading: Sendable {
  /// The file that its lines are of.
  public var file: String
  /// The matches that the files tell of, those that cannot be taken among them.
  public var matches: [ForeignMatch] = []
  /// Results without scorers: no match file can hold them, a season can.
  public var resultsAlone = 0
  /// What is passed over.
  public var notes: [ExchangeNote] = []
  /// What is wrong beside the matches.
  public var problems: [ExchangeProblem] = []

  /// - Parameter file: the file that its lines are of.
  public init(file: String) { self.file = file }

  /// Nothing, for that reason.
  init(file: String, refused problem: ExchangeProblem) {
    self.file = file
    problems = [problem]
  }
}
