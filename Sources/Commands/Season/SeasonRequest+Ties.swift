import Seasons
import Standings

extension SeasonRequest {
  /// Two-legged ties that are complete and of which a leg is shown.
  /// - Parameter isShown: whether a match of a competition is shown.
  func ties(_ isShown: (MatchResult, String) -> Bool) -> [TwoLeggedTie] {
    season.results.competitions.flatMap { competition in
      let rules = options.rules(of: competition.name, in: season)
      return TwoLeggedTie.ties(in: competition.matches.map(\.result), awayGoals: rules.awayGoals)
        .filter { $0.aggregate != nil && (isShown($0.first, competition.name) || isShown($0.second, competition.name)) }
    }
  }
}
