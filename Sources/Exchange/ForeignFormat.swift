public import MatchModel
import Phrases

/// A format that can be imported, or one that is recognised and refused. To add a format, write a reader and add a line
/// to ``ForeignFormat/all``.
public struct ForeignFormat: Sendable {
  /// The name in `--format` and `procedencia`.
  let name: String
  /// Recognises files by their contents, never by their names.
  let isOne: @Sendable (ForeignFile) -> Bool
  let body: Body

  enum Body: Sendable {
    /// Reads files of this format that were given together. Most formats read each file on its own; some need several
    /// for a match.
    case reads(@Sendable ([ForeignFile], ReadingOptions) -> [ForeignReading])
    case refuses(Phrase)
  }

  /// A format that spreads a match over several files. An error in one of them refuses all, because half a match is useless.
  init<File>(
    _ name: String, isOne: @escaping @Sendable (ForeignFile) -> Bool,
    parse: @escaping @Sendable (ForeignFile) throws(ExchangeProblem) -> File,
    read: @escaping @Sendable ([File], ReadingOptions) -> [ForeignReading]
  ) {
    self.name = name
    self.isOne = isOne
    body = .reads { files, options in
      var parsed: [File] = []
      var refused: [ForeignReading] = []
      for file in files {
        do throws(ExchangeProblem) { parsed.append(try parse(file)) } catch {
          refused.append(ForeignReading(file: file.name, problems: [error]))
        }
      }
      return refused.isEmpty ? read(parsed, options) : refused
    }
  }

  /// A format whose files are read one by one. An error in a file refuses it.
  init(
    _ name: String, isOne: @escaping @Sendable (ForeignFile) -> Bool,
    readOne: @escaping @Sendable (ForeignFile, ReadingOptions, inout ForeignReading) throws(ExchangeProblem) -> Void
  ) {
    self.name = name
    self.isOne = isOne
    body = .reads { files, options in
      files.map { file in
        ForeignReading(file: file.name) { reading throws(ExchangeProblem) in try readOne(file, options, &reading) }
      }
    }
  }

  /// A format that is refused with advice.
  init(refused advice: Phrase, name: String? = nil, isOne: @escaping @Sendable (ForeignFile) -> Bool) {
    self.name = name ?? advice.key
    self.isOne = isOne
    body = .refuses(advice)
  }

  /// Another company's feed, which is refused.
  init(feedOf name: String, isOne: @escaping @Sendable (ForeignFile) -> Bool) {
    self.init(refused: Phrase("exchange.other-feed", ["name": name]), name: name, isOne: isOne)
  }

  var isRead: Bool { if case .reads = body { true } else { false } }

  public static var names: [String] { all.filter(\.isRead).map(\.name) }
}

public struct ReadingOptions: Sendable {
  /// The home team, if the source does not identify it.
  public var home: String?
  /// True to skip unreadable lines, unless goals depend on them.
  public var keepsGoing = false
  /// The time zone of the grounds, for sources with UTC times. Nil for the system's.
  public var zone: String?
  /// The teams of the match that events are added to.
  public var teams: BothSides<String>?
  /// Number of periods before extra time, for sources that only number them.
  public var periods = 2
  /// Start of each period in the video, in seconds, by number.
  public var halves: [Int: Double] = [:]
  /// Seconds by which clips start before their events.
  public var lead = 0.0
  /// Kinds for the codes of the user's template, by normalised code.
  public var kinds: [String: String] = [:]
  /// True to keep unknown labels as notes.
  public var keepsLabels = false

  public init() {}
}

/// The result of reading the files of a format.
public struct ForeignReading: Sendable {
  /// The file that line numbers refer to.
  public var file: String
  /// The matches found, including those that cannot be imported.
  public var matches: [ForeignMatch] = []
  /// Results without scorers: a match file cannot store them, only a season can.
  public var resultsAlone = 0
  public var skipped: [ExchangeNote] = []
  /// Problems outside the matches.
  public var problems: [ExchangeProblem] = []
}

extension ForeignReading {
  /// Reads a file, which an error refuses.
  init(file: String, _ read: (inout ForeignReading) throws(ExchangeProblem) -> Void) {
    self.init(file: file)
    do throws(ExchangeProblem) { try read(&self) } catch { self = ForeignReading(file: file, problems: [error]) }
  }

  init(file: String, refused what: Phrase) {
    self.init(file: file, problems: [ExchangeProblem(line: nil, what)])
  }
}
