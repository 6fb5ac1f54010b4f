import MatchModel
import MatchRules
import Phrases

/// A squad as a list, one player a line: `9 Iniesta`, `1. Valdés (GK)`, `8 Xavi (c)`. A line of hyphens, or the word
/// for it, begins the bench; blank lines and remarks (`# Saturday`) are skipped.
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
      } else if index == 0, line.contains(where: { ",;\t".contains($0) }) {
        return draft.problem(1, Phrase("squad.no-header", ["header": SquadWords.header]))
      } else {
        draft.problem(index + 1, Phrase("squad.bad-line", ["found": line, "numbers": draft.numbers.phrase]))
      }
    }
  }

  /// Whether it is a list at all. Of a few lines each is worth a message; of a page of anything else, none is.
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

  /// The line without a mark before its number, and that mark in parentheses: `GK 1 Casillas`, `(c) 5 Puyol`.
  private func leadingMark(_ line: String) -> (line: String, mark: String) {
    guard let end = line.firstIndex(where: \.isWhitespace) else { return (line, "") }
    let mark = String(line[..<end].drop { "([".contains($0) }.prefix { !")]".contains($0) })
    guard words.isCaptain(mark) || words.isGoalkeeperMark(mark) else { return (line, "") }
    return (line[end...].trimmed, " (\(mark))")
  }

  /// Whether the line is a remark: `# Saturday`. Where digits follow, it is a number as in `#14 Alonso`.
  private func isRemark(_ line: String) -> Bool {
    line.hasPrefix("#") && line.dropFirst().first?.isNumber != true
  }
}
