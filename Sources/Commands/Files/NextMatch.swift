import MatchModel
import MatchReports
import Phrases
import Seasons
import Standings

/// The match that a team plays next, from the fixtures of a season.
struct NextMatch: Sendable {
  private let season: Season

  init(in folder: String, _ console: Console) throws(Failure) {
    season = try SeasonReading(SeasonFolder(folder), console, .result).read().season
  }

  /// The next match of the team that the match was recorded from, or of the season's own team, as parameters of the
  /// stylesheets. Empty if there is none.
  func parameters(after match: Match) -> [Report.Parameter] {
    let name = match.ours.map { match[$0].name } ?? season.us ?? ""
    guard let team = season.team(named: name) else { return [] }
    let later = season.results.byDay.map(\.match.result).filter { result in
      result.outcome == .pending && [result.home, result.away].contains(team)
        && (result.date, result.time) > (match.details.date, match.details.time)
    }
    guard let next = later.min(by: { ($0.date, $0.time) < ($1.date, $1.time) }) else { return [] }
    return [
      ("next-home", next.home), ("next-away", next.away), ("next-date", next.date), ("next-time", next.time),
    ]
  }
}
