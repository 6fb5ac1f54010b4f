import Seasons
import Standings

/// A team's upcoming match, from a match file or a list.
package struct NextFixture {
  let result: MatchResult
  /// The match file to fill; nil for a match from a list.
  package let file: String?

  /// The team's upcoming matches, the next one first.
  /// - Parameter day: overdue matches, from before this day, come last.
  static func all(
    of team: String, in season: Season, after day: String, except: (String) -> Bool = { _ in false }
  ) -> [NextFixture] {
    let open = season.results.byDay.map(\.match).filter { source in
      source.result.outcome == .pending && !source.result.isAnnulled && source.result.side(of: team) != nil
        && !except(source.file)
    }
    let due = open.filter { $0.result.date >= day }
    let late = open.filter { $0.result.date < day }
    return (due + late).map { NextFixture(result: $0.result, file: $0.isMatchFile ? $0.file : nil) }
  }
}
