import MatchModel
import Seasons
import Standings

/// What the filters select, for the views as well as for the summary document.
extension SeasonRequest {
  /// The selected matches by day, of those that pass the test. Future matches are not among the last ones.
  func matches(
    where isWanted: (MatchResult) -> Bool = { _ in true }
  ) -> [(competition: String, match: SeasonResults.Source)] {
    let all = season.results.byDay.filter { competition, match in
      isWanted(match.result) && filter.passes(match.result, competition: competition)
    }
    guard filter.last != nil else { return all }
    let sides = filter.sides(of: all.map(\.match.result))
    return zip(all, sides).filter { !$1.isEmpty || !$0.match.result.hasBegun }.map(\.0)
  }

  /// Completed two-legged ties of which at least one leg is shown.
  func ties(_ isShown: (MatchResult, String) -> Bool) -> [TwoLeggedTie] {
    season.results.competitions.flatMap { competition in
      let rules = options.rules(of: competition.name, in: season)
      return TwoLeggedTie.ties(in: competition.matches.map(\.result), awayGoals: rules.awayGoals)
        .filter { $0.aggregate != nil && (isShown($0.first, competition.name) || isShown($0.second, competition.name)) }
    }
  }

  func selected(_ records: [DisciplineRecord]) -> [DisciplineRecord] {
    records.filter { filter.passes($0.team) && filter.selects(competition: $0.competition) }
  }

  /// Bans that are not served yet, without those from before the selected matches. The text of a decision is private.
  func openBans(of record: DisciplineRecord) -> [Ban] {
    record.bans.filter { $0.owed > 0 && filter.begins($0.from) }.map { isPrivate ? $0 : $0.withoutText }
  }
}

extension DisciplineRecord {
  /// The player's cards in selected matches.
  /// - Parameter chosen: the selected matches, by team.
  func cards(in chosen: [String: Set<MatchResult>]) -> CardCount {
    let matches = chosen[team] ?? []
    return CardCount(shown.filter { matches.contains($0.result) }.map(\.booking))
  }
}

extension MatchResult {
  var hasBegun: Bool { outcome != .pending }
}
