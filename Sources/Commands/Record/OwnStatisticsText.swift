import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import Text
import Wording

/// The statistics of the actions declared by the rule set, as lines of text.
extension StatisticsText {
  /// Name of a statistic: "duels", "duel: won", "duel: won %". A single duel of one player is a "duel".
  private func name(_ statistic: OwnStatistic, _ values: [Int?]) -> String {
    let action = words.name(of: statistic.code, by: rules)
    func named(_ key: String, _ outcome: Outcome) -> String {
      book(Phrase(key, ["action": action, "outcome": words.name(of: outcome, of: statistic.code, by: rules)]))
    }
    switch statistic.measure {
    case .count: return words.counted(statistic.code, isOne: values == [1], by: rules)
    case .outcome(let outcome): return named("stat.own-outcome", outcome)
    case .share(let outcome, _): return named("stat.own-share", outcome)
    case .faced: return book(Phrase("stat.own-faced", ["action": action]))
    case .facedOutcome(let outcome): return named("stat.own-faced-outcome", outcome)
    }
  }

  /// One line per statistic that is not zero in all tallies.
  func ownLines(_ figures: [OwnStatistic], _ tallies: [Tally]) -> [Line] {
    figures.compactMap { figure in
      let values = tallies.map(figure.value)
      guard values.contains(where: { ($0 ?? 0) != 0 }) else { return nil }
      return Line(name: name(figure, values), values: values.map { text($0, isPercent: figure.isPercent) })
    }
  }

  /// The statistics of one action by team, player and zone.
  func own(_ code: ActionCode) -> [String] {
    let figures = OwnStatistic.all(by: rules).filter { $0.code == code }
    let teams = table(ownLines(figures.filter { !$0.isOfPlayers }, tallies()))
    return Self.separated(
      [teams] + Side.allCases.flatMap { [players(figures, $0), zones(statistics.teams[$0].whole[code], of: $0)] })
  }

  /// One line per player who took part.
  private func players(_ figures: [OwnStatistic], _ side: Side) -> [String] {
    ledger.match[side].playerIDsByNumber.flatMap { id -> [String] in
      let facts = ownLines(figures, [statistics[id, of: side].tally])
      if facts.isEmpty { return [] }
      return [words.name(.player(id), of: side, in: ledger.match).truncated(to: columns)]
        + facts.map { "  " + $0.name.padded(to: max(0, min(40, columns - 10))) + $0.values[0].paddedLeft(to: 5) }
    }
  }

  /// The nine zones as seen by the team, with the opponents' goal at the top.
  private func zones(_ counts: OwnCounts, of side: Side) -> [String] {
    guard !counts.zones.isEmpty else { return [] }
    let rows = stride(from: 1, through: 9, by: 3).map { first in
      (first..<first + 3).compactMap(Zone.init(rawValue:)).map { String(counts.zones[$0] ?? 0).paddedLeft(to: 5) }
        .joined()
    }
    return [book(Phrase("stat.own-zones", ["team": words.team(side, in: ledger.match)]))] + rows
  }
}
