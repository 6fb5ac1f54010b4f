import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import Wording

/// The sanctions declared by a rule set.
extension StatisticsText {
  /// The card codes that exist only under these rules: the sanctions, and the ones they add up to.
  private func codes(_ rules: RuleSet) -> [CardColor] {
    rules.ownSanctions.map(\.code) + rules.ownSums.filter(\.becomes).map(\.code)
  }

  /// One line per sanction that was given.
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

  /// The minutes for which teams were short of players.
  func servedLines(_ statistics: MatchStatistics) -> [Line] {
    let minutes = statistics.teams.map(\.minutesServed)
    guard minutes.home + minutes.away > 0 else { return [] }
    return [Line(name: book(Phrase("stat.minutes-served")), home: String(minutes.home), away: String(minutes.away))]
  }

  /// The sanctions of a player.
  func sanctionLines(_ tally: Tally, _ ledger: Ledger) -> [(String, String)] {
    codes(ledger.rules).filter { tally[$0] > 0 }
      .map { (words.name(of: $0, by: ledger.rules), String(tally[$0])) }
  }
}
