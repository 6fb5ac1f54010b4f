import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import Wording

/// Fouls by kind, and the fouls of teams by period.
extension StatisticsText {
  static let teamFouls: StatisticKey = "team-fouls"

  /// One line per kind of foul that the rules distinguish, and one per period if fouls accumulate for a team.
  func foulLines(_ statistics: MatchStatistics, _ ledger: Ledger) -> [Line] {
    let kinds = ledger.rules.ownFouls.compactMap { foul -> Line? in
      let counts = statistics.teams.map { $0.whole[foul.code] }
      return counts.home + counts.away > 0
        ? Line(name: name(foul.code, ledger), home: String(counts.home), away: String(counts.away)) : nil
    }
    let periods = ledger.rules.course.compactMap { period -> Line? in
      let counts = statistics.teams.map { $0.byPeriod[period]?[Self.teamFouls] ?? 0 }
      guard counts.home + counts.away > 0 else { return nil }
      let name = book(
        Phrase("stat.team-fouls-in", ["period": words.period(period, rules: ledger.rules)]))
      return Line(name: name, home: String(counts.home), away: String(counts.away))
    }
    return kinds + periods
  }

  /// A player's fouls by kind.
  func foulLines(_ tally: Tally, _ ledger: Ledger) -> [(String, String)] {
    ledger.rules.ownFouls.filter { tally[$0.code] > 0 }.map { (name($0.code, ledger), String(tally[$0.code])) }
  }

  private func name(_ code: FoulCode, _ ledger: Ledger) -> String {
    book(Phrase("stat.fouls-of-kind", ["kind": words.name(of: code, by: ledger.rules)]))
  }
}
