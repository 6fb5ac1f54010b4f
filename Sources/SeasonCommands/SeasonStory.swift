import CommandSupport
import MatchModel
import MatchReports
import Seasons
import Standings
import Wording

/// The match in its season, as parameters of the stylesheets: the next match, and what is remarkable about this one.
package struct SeasonStory: Sendable {
  private let season: Season

  package init(in folder: String, _ console: Console) throws(Failure) {
    season = try SeasonReading(SeasonFolder(folder), console, .people).read().season
  }

  /// The parameters for our side of the match, or for the season's own team if the match does not state one.
  package func parameters(of match: Match) -> [ReportStylesheet.Parameter] {
    let name = match.ours.map { match[$0].name } ?? season.us ?? ""
    guard let team = season.team(named: name) else { return [] }
    return next(for: team, after: match) + milestones(of: team, in: match)
  }

  /// The match after this one, whether or not it has been played. Empty if there is none.
  private func next(for team: String, after match: Match) -> [ReportStylesheet.Parameter] {
    let itself = (
      match.details.date, season.team(named: match[.home].name) ?? "", season.team(named: match[.away].name) ?? ""
    )
    let later = season.results.byDay.map(\.match.result).filter { result in
      !result.isAnnulled && [result.home, result.away].contains(team)
        && (result.date, result.time) > (match.details.date, match.details.time)
        && (result.date, result.home, result.away) != itself
    }
    guard let next = later.min(by: { ($0.date, $0.time) < ($1.date, $1.time) }) else { return [] }
    return [
      ("next-home", next.home), ("next-away", next.away), ("next-date", next.date), ("next-time", next.time),
    ]
  }

  /// Empty if the match is not among the files of the season.
  private func milestones(of team: String, in match: Match) -> [ReportStylesheet.Parameter] {
    let (home, away) = (season.team(named: match[.home].name), season.team(named: match[.away].name))
    let places = season.matches.indices.filter { place in
      let result = season.matches[place].result
      return result.home == home && result.away == away && result.date == match.details.date
    }
    let place = places.first { season.matches[$0].result.time == match.details.time } ?? places.first
    guard let place, let found = season.milestones(of: team, in: place) else { return [] }
    var parameters: [ReportStylesheet.Parameter] = [("season-team", found.side.mark)]
    if let scorer = found.scorer, let number = ShirtNumber(rawValue: scorer.number) {
      parameters += [("season-scorer", number.description), ("season-goals", String(scorer.goals))]
    }
    if let wins = found.wins { parameters.append(("season-wins", String(wins))) }
    if let unbeaten = found.unbeaten { parameters.append(("season-unbeaten", String(unbeaten))) }
    if found.isBiggestWin { parameters.append(("season-biggest", "yes")) }
    if found.isFirstWin { parameters.append(("season-first", "yes")) }
    return parameters
  }
}
