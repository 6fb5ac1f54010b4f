import Phrases
import Standings
import Text
import Wording

/// Prints the knock-out rounds on a terminal. The winners of two neighbouring ties meet in the next round.
struct BracketText {
  let bracket: Bracket
  let words: Wording
  let columns: Int

  func lines() -> [String] {
    let rounds = bracket.inOrder
    let names = rounds.flatMap(\.ties).flatMap(\.teams).map { visible($0).displayWidth }
    // The scores and marks need the remaining 12 columns.
    let width = max(6, min(names.max() ?? 0, (columns - 12) / 2))
    var lines: [String] = []
    for round in rounds {
      let name = words.cupRound(round.round)
      lines += name.isEmpty ? [""] : ["", name]
      for (index, tie) in round.ties.enumerated() {
        // A blank line between the pairs that lead to different ties.
        if index > 0, index % 2 == 0, round.ties.count > 2 { lines.append("") }
        lines.append(line(tie, width))
        if let note = words.decision(tie) { lines += ("    " + note).wrapped(to: columns, indent: 4) }
      }
    }
    if let champion = bracket.champion {
      lines += ["", words.book(Phrase("season.champion", ["team": visible(champion)]))]
    }
    return lines
  }

  private func line(_ tie: CupTie, _ width: Int) -> String {
    let names = tie.teams.map { visible($0).truncated(to: width) }
    let score =
      tie.aggregate
      ?? tie.matches.last.flatMap { match in
        match.outcome.score.map { match.home == tie.teams[0] ? $0 : $0.reversed }
      }
    func mark(_ team: String) -> String { tie.winner == team ? "›" : " " }
    return mark(tie.teams[0]) + " " + names[0].padded(to: width) + "  " + (score?.text ?? "-").padded(to: 5) + " "
      + mark(tie.teams[1]) + " " + names[1]
  }
}
