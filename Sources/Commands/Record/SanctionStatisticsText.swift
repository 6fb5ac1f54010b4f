import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import Wording

/// Sanctions that a game declares, by their codes.
extension StatisticsText {
  /// The codes that cards may have in the game and in no other: its sanctions, and what they become.
  private func codes(_ rules: RuleSet) -> [CardColor] {
    rules.ownSanctions.map(\.code) + rules.ownSums.filter(\.becomes).map(\.code)
  }

  /// A line for each of which there was one.
  func sanctionLines(
    _ statistics: MatchStatistics, _ ledger: Ledger, _ part: (TeamStatistics) -> Tally = { $0.whole }
  ) -> [Line] {
    codes(ledger.rules).compactMap { code in
      let counts = statistics.teams.map { part($0)[code] }
      guard counts.home + counts.away > 0 else { return nil }
      return Line(
        name: words.name(of: code, by: ledger.rules), home: String(counts.home), away: String(counts.away))
    }
  }

  /// For how long places were closed.
  func servedLines(_ statistics: MatchStatistics) -> [Line] {
    let minutes = statistics.teams.map(\.minutesServed)
    guard minutes.home + minutes.away > 0 else { return [] }
    return [Line(name: book(Phrase("stat.minutes-served")), home: String(minutes.home), away: String(minutes.away))]
  }

  /// Those of a player.
  func sanctionLines(_ tally: Tally, _ ledger: Ledger) -> [(String, String)] {
    codes(ledger.rules).filter { tally[$0] > 0 }
      .map { (words.name(of: $0, by: ledger.rules), String(tally[$0])) }
  }
}
