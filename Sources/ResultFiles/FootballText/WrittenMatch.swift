public import Standings

/// A match in Football.TXT: the parsed line and headings, and the unparsed text of its details.
public struct WrittenMatch: Sendable {
  /// Line number in the file, from 1.
  public let line: Int
  public internal(set) var result: MatchResult
  /// The round as written, including the leg.
  public internal(set) var round = ""
  /// The ground as written.
  public internal(set) var place = ""
  public internal(set) var attendance = ""
  public internal(set) var halfTime: MatchScore?
  /// The text in brackets for an unfinished match.
  public internal(set) var remark = ""
  /// The list of goals in parentheses, if any.
  public internal(set) var goals: WrittenLines?
  /// Line-ups, referees, cards and anything else that begins with a word and a colon.
  public internal(set) var people: [WrittenLines] = []
}

/// A piece of text that may span several lines.
public struct WrittenLines: Sendable {
  /// A line or a part of one.
  public struct Line: Sendable {
    public let number: Int
    public let text: Substring
  }

  /// Never empty.
  public internal(set) var lines: [Line]
}

public struct WrittenMatches: Sendable {
  /// The matches up to the limit, in the order of the file.
  public let matches: [WrittenMatch]
  /// Includes the matches beyond the limit.
  public let results: ReadResults
  /// Goals and line-ups without a match above them.
  public let astray: [WrittenLines]
}

/// Information in a day heading about the matches below it.
struct WrittenHeader {
  var time = ""
  var place = ""
  var attendance = ""

  init() {}

  /// Parses the words after the day: `17:30 UTC+2 @ Nou Camp d'Inca, Inca, Att: 350`.
  init(_ words: ArraySlice<TextLine.Word>) {
    time = words.first.flatMap { ResultLine.clock($0.text) } ?? ""
    let start = words.firstIndex { $0.text.hasPrefix("@") || $0.text.hasPrefix("Att:") } ?? words.endIndex
    (place, attendance) = Self.ground(words[start...].joined)
  }

  /// Splits `@ Lenin, Moscow, Att: 78011`.
  static func ground(_ text: String) -> (place: String, attendance: String) {
    guard let label = text.firstRange(of: "Att:") else { return (plain(text[...]), "") }
    return (plain(text[..<label.lowerBound]), String(text[label.upperBound...].drop(while: \.isWhitespace)))
  }

  private static func plain(_ text: Substring) -> String {
    let start = text.drop { $0 == "@" || $0.isWhitespace }
    return String(start.reversed().drop { $0 == "," || $0.isWhitespace }.reversed())
  }
}
