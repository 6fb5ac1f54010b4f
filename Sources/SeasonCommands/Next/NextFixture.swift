import MatchModel
import Phrases
import Seasons
import Standings

/// A match to come of a team, from a match file or a list.
package struct NextFixture {
  let result: MatchResult
  /// The match file to fill; nil for a match from a list.
  package let file: String?

  /// The matches to come of a team, the next one first.
  /// - Parameter day: a match that should have been played before this day comes after those that are due.
  static func all(
    of team: String, in season: Season, after day: String, except: (String) -> Bool = { _ in false }
  ) -> [NextFixture] {
    let open = season.results.byDay.map(\.match).filter { source in
      source.result.outcome == .pending && source.result.side(of: team) != nil && !except(source.file)
    }
    let due = open.filter { $0.result.date >= day }
    let late = open.filter { $0.result.date < day }
    return (due + late).map { NextFixture(result: $0.result, file: $0.isMatchFile ? $0.file : nil) }
  }
}
