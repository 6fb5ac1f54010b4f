import Seasons
import Standings

extension SeasonRequest {
  /// Completed two-legged ties of which at least one leg is shown.
  func ties(_ isShown: (MatchResult, String) -> Bool) -> [TwoLeggedTie] {
    season.results.competitions.flatMap { competition in
      let rules = options.rules(of: competition.name, in: season)
      return TwoLeggedTie.ties(in: competition.matches.map(\.result), awayGoals: rules.awayGoals)
        .filter { $0.aggregate != nil && (isShown($0.first, competition.name) || isShown($0.second, competition.name)) }
    }
  }
}
