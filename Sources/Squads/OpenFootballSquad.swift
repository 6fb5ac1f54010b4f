import MatchModel
import Phrases

/// A squad in openfootball's format, with one player per line in one of three layouts and sorted by position:
///
///     1,  David Raya,      GK,  5/0, b. 1995,  Arsenal F.C. (ENG)
///     (1)  GK  Iker Casillas      ## 153, Real Madrid (ESP)
///       -  GK  Jordi Masip        ## without a number
///     29  Marco Carnesecchi (ITA)        GK    # 01 Jul 2000, Rimini  -- Cesena
///
/// Headings (`= Spain - Euro 2024`), comments and blank lines are skipped.
public struct OpenFootballSquad {
  private let lines: [(number: Int, text: String)]

  /// Nil if the first line other than headings and comments does not belong to such a list.
  public init?(_ text: String) {
    var lines: [(Int, String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.prefix { $0 != "#" }.trimmed
      if !line.isEmpty, !line.hasPrefix("=") { lines.append((index + 1, line)) }
    }
    guard let first = lines.first, let entry = Entry(first.1) else { return nil }
    // `1 Casillas GK` alone can also begin a list in which other lines have no position.
    guard !entry.isInColumns || lines.allSatisfy({ Entry($0.1)?.isInColumns == true }) else { return nil }
    self.lines = lines
  }

  func read(into draft: inout SquadDraft) {
    var withoutNumber: [(row: Int, name: String)] = []
    for (line, text) in lines where !draft.isHopeless {
      guard let entry = Entry(text) else {
        draft.problem(line, Phrase("squad.bad-openfootball-line", ["found": text]))
        continue
      }
      if entry.number.isEmpty {
        withoutNumber.append((line, entry.name))
      } else if let number = ShirtNumber(entry.number) {
        draft.add(Player(number: number, name: entry.name, position: entry.position), line: line)
      } else {
        draft.problem(line, draft.numbers.refusal(of: entry.number))
      }
    }
    draft.withoutNumber(withoutNumber)
  }

  private struct Entry {
    /// Empty for a hyphen.
    let number: String
    let name: String
    let position: String

    let isInColumns: Bool

    private static let positions: Set<String> = ["GK", "DF", "MF", "FW"]

    init?(_ line: String) {
      let marked = Self.withCommas(line) ?? Self.withParentheses(line)
      guard let (number, name, position) = marked ?? Self.inColumns(line) else { return nil }
      isInColumns = marked == nil
      self.number = number == "-" ? "" : number
      self.name = Self.withoutCountry(name)
      self.position = position
    }

    private static func withCommas(_ line: String) -> (String, String, String)? {
      let parts = line.split(separator: ",", maxSplits: 3).map(\.trimmed)
      guard parts.count >= 3, isNumber(parts[0]), positions.contains(parts[2]), !parts[1].isEmpty else { return nil }
      return (parts[0], parts[1], parts[2])
    }

    private static func withParentheses(_ line: String) -> (String, String, String)? {
      let parts = line.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
      guard parts.count == 3, positions.contains(parts[1]) else { return nil }
      if parts[0] == "-" { return ("-", parts[2].trimmed, parts[1]) }
      let number = parts[0].dropFirst().dropLast()
      guard parts[0].hasPrefix("("), parts[0].hasSuffix(")"), isNumber(String(number)) else { return nil }
      return (String(number), parts[2].trimmed, parts[1])
    }

    /// `29  Name (ITA)  GK`
    private static func inColumns(_ line: String) -> (String, String, String)? {
      let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard parts.count >= 3, isNumber(parts[0]), positions.contains(parts[parts.count - 1]) else { return nil }
      return (parts[0], parts[1..<(parts.count - 1)].joined(separator: " "), parts[parts.count - 1])
    }

    private static func isNumber(_ text: String) -> Bool {
      text == "-" || !text.isEmpty && text.allSatisfy(\.isNumber)
    }

    /// Removes the country after the name of a foreign player.
    private static func withoutCountry(_ name: String) -> String {
      guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { return name }
      let country = name[name.index(after: open)...].dropLast()
      return country.count == 3 && country.allSatisfy(\.isUppercase) ? name[..<open].trimmed : name
    }
  }
}
