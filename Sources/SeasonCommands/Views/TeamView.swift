import CommandSupport
import MatchModel
import Phrases
import Seasons
import Wording

extension SeasonView {
  /// Our results, form and players. For other teams, the scouting sheet.
  static let team = SeasonView("team", about: .team) { request throws(Failure) in
    let team = try SeasonOptions.team(request.name ?? "", of: request.season, wrong: request.wrong)
    guard team == request.us || request.isForPrograms else { return try scout.show(request) }
    let sheet = ScoutSheet(team, request, MatchShares(request.season, request.filter))
    let (totals, words) = (sheet.totals, request.words)
    var list = sheet.squad
    list.notes = words.form(of: team, in: request.results(of: team), ofPoints: totals.areOfPoints)
    list.notes += sheet.points { _ in true }
    list.notes += request.gaps(sheet.filter) + sheet.setPieceTakers + sheet.notes
    let goals = goals(of: team, request)
    // Programs get a single table. In games with points, how goals were scored is of little interest.
    try request.show(request.isForPrograms || goals.rows.isEmpty || totals.areOfPoints ? [list] : [list, goals])
  }

  /// A list of when and how goals were scored and conceded.
  static func goals(of team: String, _ request: SeasonRequest) -> SeasonList {
    var list = SeasonList(
      title: request.book(Phrase("season.goals-of", ["team": team])),
      columns: [.name("when"), .number("goals_for"), .number("goals_against")], empty: Phrase("season.nobody"))
    list.rows = request.season.goals(of: team, request.filter).map { group in
      [.text(request.words.goals(group.kind)), .number(group.scored), .number(group.conceded)]
    }
    return list
  }
}

extension ScoutSheet {
  /// Everyone who was in a squad of the team, most minutes first.
  var squad: SeasonList {
    var list = SeasonList(
      title: team,
      columns: [
        .name("player"), .name("numbers", weight: 5), .number("matches"), .number("starts", weight: 3),
        .number("minutes"), .scored(totals), .number("assists", weight: 2), .number("yellows", weight: 1),
        .number("reds", weight: 1),
      ], empty: Phrase("season.nobody"))
    list.rows = totals.map { totals in
      [
        .text(request.words.player(totals.player)),
        .text(request.season.numbers(of: totals.player, in: team).map(ShirtNumber.text).joined(separator: " ")),
        .known(totals.appearances, totals.followed > 0),
        .number(totals.starts), .known(totals.minutes, totals.followed > 0), .number(totals.goals),
        .number(totals.assists), .number(totals.cards.yellows),
        .number(totals.cards.reds + totals.cards.secondYellows),
      ]
    }
    return list
  }
}
