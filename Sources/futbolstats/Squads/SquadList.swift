import MatchModel
import Phrases

/// A squad as a list, one player a line: `9 Iniesta`, `1. Valdés (GK)`, `8 Xavi (c)`. A line of hyphens, or the word
/// for it, begins the bench; blank lines and lines that begin with `#` are skipped.
struct SquadList {
  private let lines: [String]
  private let words: SquadWords

  init(_ text: String, _ words: SquadWords) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { trimmed($0) }
    self.words = words
  }

  func read(into draft: inout SquadDraft) {
    var isStarter = true
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if let bench = words.beginsBench(line) {
        isStarter = !bench
        draft.saysWhoStarts = true
      } else if let player = player(line, isStarter: isStarter) {
        draft.add(player, line: index + 1)
      } else if index == 0, line.contains(where: { ",;\t".contains($0) }) {
        return draft.problem(1, Phrase("squad.no-header", ["header": SquadWords.header]))
      } else {
        draft.problem(index + 1, Phrase("squad.bad-line", ["found": line]))
      }
    }
  }

  private func player(_ line: String, isStarter: Bool) -> Player? {
    let digits = line.prefix { $0.isNumber }
    guard let number = ShirtNumber(digits) else { return nil }
    var rest = line.dropFirst(digits.count)
    if let mark = rest.first, ".):-".contains(mark) { rest.removeFirst() }
    guard rest.isEmpty || rest.first?.isWhitespace == true || rest.count < line.count - digits.count else { return nil }
    var player = Player(number: number, name: trimmed(rest), isStarter: isStarter)
    takeMarks(from: &player)
    return player
  }

  /// What stands in parentheses after the name, and a single `c`.
  private func takeMarks(from player: inout Player) {
    if player.name.hasSuffix(")"), let open = player.name.lastIndex(of: "(") {
      let marks = player.name[player.name.index(after: open)...].dropLast()
      for mark in marks.split(separator: ",").map(trimmed) {
        if words.isCaptain(mark) { player.isCaptain = true } else { player.position = mark }
      }
      player.name = trimmed(player.name[..<open])
    }
    if player.name.hasSuffix(" c") || player.name.hasSuffix(" C") {
      player.isCaptain = true
      player.name = trimmed(player.name.dropLast(2))
    }
  }
}
