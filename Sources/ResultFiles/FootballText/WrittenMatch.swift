public import Standings

/// A match of Football.TXT as it is written: what its own line and the headings above tell, and what stands below it,
/// not yet taken apart.
public struct WrittenMatch: Sendable {
  /// The line of the file that tells of it, from 1.
  public let line: Int
  /// Who played, when, and what came of it.
  public internal(set) var result: MatchResult
  /// The round as it is written, its leg with it.
  public internal(set) var round = ""
  /// Where it was played, as the text has it.
  public internal(set) var place = ""
  /// How many watched, as the text has it.
  public internal(set) var attendance = ""
  /// Nil where it is not told.
  public internal(set) var halfTime: MatchScore?
  /// Whether the text says that extra time was played.
  public internal(set) var hasExtraTime = false
  /// What a bracket says of a match that was not played to its end.
  public internal(set) var remark = ""
  /// Its goals, in their bracket; nil where there is none.
  public internal(set) var goals: WrittenLines?
  /// Line-ups, referees, cards: whatever begins with a word and a colon.
  public internal(set) var people: [WrittenLines] = []
}

/// A piece of a text that may go on over several lines.
public struct WrittenLines: Sendable {
  /// A line, or a part of one.
  public struct Line: Sendable {
    /// From 1.
    public let number: Int
    /// What is written there.
    public let text: Substring
  }

  /// One at least.
  public internal(set) var lines: [Line]
}

/// All that a text of Football.TXT holds.
public struct WrittenMatches: Sendable {
  /// Those that are read, in the order of the file.
  public internal(set) var matches: [WrittenMatch] = []
  /// How many there are: of more than are read, those beyond are counted alone.
  public internal(set) var count = 0
  /// Lines that could not be read at all.
  public internal(set) var problems: [ResultProblem] = []
  /// Goals and line-ups before which there is no match.
  public internal(set) var astray: [WrittenLines] = []
}

/// What a day's line says of the matches below it.
struct WrittenHeader {
  var time = ""
  var place = ""
  var attendance = ""

  init() {}

  /// What stands behind the day: `17:30 UTC+2 @ Nou Camp d'Inca, Inca, Att: 350`.
  init(_ words: ArraySlice<TextLine.Word>) {
    time = words.first.flatMap { MatchLine.clock($0.text) } ?? ""
    let start = words.firstIndex { $0.text.hasPrefix("@") || $0.text.hasPrefix("Att:") } ?? words.endIndex
    (place, attendance) = Self.ground(words[start...].joined)
  }

  /// `@ Lenin, Moscow, Att: 78011` in its parts.
  static func ground(_ text: String) -> (place: String, attendance: String) {
    guard let label = text.firstRange(of: "Att:") else { return (plain(text[...]), "") }
    return (plain(text[..<label.lowerBound]), String(text[label.upperBound...].drop(while: \.isWhitespace)))
  }

  private static func plain(_ text: Substring) -> String {
    let start = text.drop { $0 == "@" || $0.isWhitespace }
    return String(start.reversed().drop { $0 == "," || $0.isWhitespace }.reversed())
  }
}
