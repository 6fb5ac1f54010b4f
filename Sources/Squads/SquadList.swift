import MatchModel
import Phrases

/// A squad as a list with one player per line: `9 Iniesta`, `1. Valdés (GK)`, `8 Xavi (c)`. A line of hyphens, or the
/// word for the bench, begins the substitutes; blank lines and comments (`# Saturday`) are skipped.
struct SquadList {
  private let lines: [String]
  private let words: SquadWords

  init(_ text: String, _ words: SquadWords) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed)
    self.words = words
  }

  func read(into draft: inout SquadDraft) {
    guard holdsPlayers else {
      return draft.problem(nil, Phrase("squad.no-squad", ["header": SquadWords.header]))
    }
    var isStarter = true
    for (index, line) in lines.enumerated() where !line.isEmpty && !isRemark(line) && !draft.isHopeless {
      if let bench = words.beginsBench(line) {
        isStarter = !bench
        draft.saysWhoStarts = true
      } else if let player = player(line, isStarter: isStarter) {
        draft.add(player, line: index + 1)
      } else if let official = words.official([line]) {
        draft.add(official)
      } else if index == 0, line.contains(where: { ",;\t".contains($0) }) {
        return draft.problem(1, Phrase("squad.no-header", ["header": SquadWords.header]))
      } else {
        draft.problem(index + 1, Phrase("squad.bad-line", ["found": line, "numbers": draft.numbers.phrase]))
      }
    }
  }

  /// True if the text looks like a list of players. A few bad lines each get a message; a page of unrelated text does
  /// not.
  private var holdsPlayers: Bool {
    let written = lines.filter { !$0.isEmpty && !isRemark($0) }
    return written.count <= 5 || written.count { player($0, isStarter: true) != nil } * 4 >= written.count
  }

  private func player(_ line: String, isStarter: Bool) -> Player? {
    let (line, mark) = leadingMark(line)
    guard let found = SquadNumber(line) else { return nil }
    let marks = SquadMarks(in: found.rest + mark, words)
    return Player(
      number: found.number, name: marks.name, isStarter: isStarter, isCaptain: marks.isCaptain,
      position: marks.position)
  }

  /// Splits off a mark in front of the number and puts it in parentheses: `GK 1 Casillas`, `(c) 5 Puyol`.
  private func leadingMark(_ line: String) -> (line: String, mark: String) {
    guard let end = line.firstIndex(where: \.isWhitespace) else { return (line, "") }
    let mark = String(line[..<end].drop { "([".contains($0) }.prefix { !")]".contains($0) })
    guard words.isCaptain(mark) || words.isGoalkeeperMark(mark) else { return (line, "") }
    return (line[end...].trimmed, " (\(mark))")
  }

  /// True for a comment such as `# Saturday`; `#14 Alonso` is a number.
  private func isRemark(_ line: String) -> Bool {
    line.hasPrefix("#") && line.dropFirst().first?.isNumber != true
  }
}
