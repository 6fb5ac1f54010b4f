import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import Text
import Wording

/// The statistics of a game with several ways of scoring: the points, and the successful attempts of each kind.
extension StatisticsText {
  /// One line per way of scoring that was attempted, for both teams. The points are the score, which is listed
  /// elsewhere.
  func scoreLines(
    _ statistics: MatchStatistics, _ ledger: Ledger, _ part: (TeamStatistics) -> Tally = { $0.whole }
  ) -> [Line] {
    ledger.rules.scores.compactMap { score in
      let counts = statistics.teams.map { part($0)[score.code] }
      guard counts.home.attempts + counts.away.attempts > 0 else { return nil }
      return Line(
        name: words.name(of: score.code, by: ledger.rules), home: text(counts.home), away: text(counts.away))
    }
  }

  /// Like the lines for both teams, but for one player, with the points first.
  func scoreLines(_ tally: Tally, _ ledger: Ledger) -> [(String, String)] {
    let tried = ledger.rules.scores.filter { tally[$0.code].attempts > 0 }
    guard !tried.isEmpty else { return [] }
    return [(book(Phrase("stat.game-points")), String(tally.points(by: ledger.rules)))]
      + tried.map { (words.name(of: $0.code, by: ledger.rules), text(tally[$0.code])) }
  }

  /// "3/5": three of five.
  private func text(_ counts: ScoreCounts) -> String { "\(counts.made)/\(counts.attempts)" }

  /// A column of the players' table.
  struct Column {
    let title: String
    let value: (PlayerStatistics) -> String
    var width: Int { max(6, title.displayWidth + 1) }
  }

  /// The columns for points and attempts in the players' table.
  func scoreColumns(_ rules: RuleSet) -> [Column] {
    guard !rules.scores.isEmpty else { return [] }
    let points = Column(title: book(Phrase("stat.short.game-points"))) { String($0.tally.points(by: rules)) }
    return [points]
      + rules.scores.map { score in
        // The shortest name, because there is little room.
        let names = rules.words(for: score.code)?.words(in: book.language.code) ?? [score.code.rawValue]
        let name = names.min { $0.count < $1.count } ?? score.code.rawValue
        return Column(title: name.replacing("_", with: " ").truncated(to: 10)) { text($0.tally[score.code]) }
      }
  }
}
