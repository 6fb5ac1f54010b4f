import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import Text
import Wording

/// The statistics of the actions declared by the rule set, as lines of text.
extension StatisticsText {
  /// Name of a statistic: "duel", "duel: won", "duel: won %".
  private func name(_ statistic: OwnStatistic, by rules: RuleSet) -> String {
    let action = words.name(of: statistic.code, by: rules)
    func named(_ key: String, _ outcome: Outcome) -> String {
      book(Phrase(key, ["action": action, "outcome": words.name(of: outcome, of: statistic.code, by: rules)]))
    }
    switch statistic.measure {
    case .count: return action
    case .outcome(let outcome): return named("stat.own-outcome", outcome)
    case .share(let outcome, _): return named("stat.own-share", outcome)
    case .faced: return book(Phrase("stat.own-faced", ["action": action]))
    case .facedOutcome(let outcome): return named("stat.own-faced-outcome", outcome)
    }
  }

  private func text(_ value: Int?, _ statistic: OwnStatistic) -> String {
    guard let value else { return "-" }
    return statistic.isPercent ? "\(value)%" : String(value)
  }

  /// One line per statistic that is not zero for both teams.
  func ownLines(
    _ figures: [OwnStatistic], _ statistics: MatchStatistics, _ ledger: Ledger, _ part: (TeamStatistics) -> Tally
  ) -> [Line] {
    let tallies = statistics.teams.map(part)
    return figures.compactMap { figure in
      let (home, away) = (figure.value(in: tallies.home), figure.value(in: tallies.away))
      guard (home ?? 0) != 0 || (away ?? 0) != 0 else { return nil }
      return Line(name: name(figure, by: ledger.rules), home: text(home, figure), away: text(away, figure))
    }
  }

  /// Like the lines for both teams, but for one player.
  func ownLines(_ tally: Tally, _ ledger: Ledger) -> [(String, String)] {
    ownLines(tally, ledger, OwnStatistic.all(by: ledger.rules))
  }

  private func ownLines(_ tally: Tally, _ ledger: Ledger, _ figures: [OwnStatistic]) -> [(String, String)] {
    figures.compactMap { figure in
      guard let value = figure.value(in: tally), value != 0 else { return nil }
      return (name(figure, by: ledger.rules), text(value, figure))
    }
  }

  /// The statistics of one action by team, player and zone.
  func own(_ code: ActionCode, _ statistics: MatchStatistics, _ ledger: Ledger) -> [String] {
    let figures = OwnStatistic.all(by: ledger.rules).filter { $0.code == code }
    let lines = ownLines(figures.filter { !$0.isOfPlayers }, statistics, ledger) { $0.whole }
    var parts = [table(lines, ledger.match, Side.allCases, title: "")]
    for side in Side.allCases {
      parts.append(players(figures, statistics, ledger, side))
      parts.append(zones(statistics.teams[side].whole[code], of: side, ledger))
    }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// One line per player who took part.
  private func players(
    _ figures: [OwnStatistic], _ statistics: MatchStatistics, _ ledger: Ledger, _ side: Side
  ) -> [String] {
    let team = ledger.match[side]
    let ids = team.playerIDsByNumber.filter { id in
      figures.contains { ($0.value(in: statistics[id, of: side].tally) ?? 0) != 0 }
    }
    return ids.flatMap { id in
      let facts = ownLines(statistics[id, of: side].tally, ledger, figures)
      return [words.name(.player(id), of: side, in: ledger.match).truncated(to: columns)]
        + facts.map { "  " + $0.0.padded(to: max(0, min(40, columns - 10))) + $0.1.paddedLeft(to: 5) }
    }
  }

  /// The nine zones as seen by the team, with the opponents' goal at the top.
  private func zones(_ counts: OwnCounts, of side: Side, _ ledger: Ledger) -> [String] {
    guard !counts.zones.isEmpty else { return [] }
    let rows = stride(from: 1, through: 9, by: 3).map { first in
      (first..<first + 3).compactMap(Zone.init(rawValue:)).map { String(counts.zones[$0] ?? 0).paddedLeft(to: 5) }
        .joined()
    }
    return [book(Phrase("stat.own-zones", ["team": words.team(side, in: ledger.match)]))] + rows
  }
}
