import CommandSupport
import MatchModel
import Phrases
import Seasons
import Wording

extension SeasonView {
  /// Our results, form and players. For other teams, the scouting sheet.
  static let team = SeasonView(name: "team", operand: .team) { request throws(Failure) in
    let team = try SeasonOptions.team(request.name ?? "", of: request.season, wrong: request.wrong)
    guard team == request.us || request.isForPrograms else { return try scout.show(request) }
    let sheet = ScoutSheet(team, request, MatchShares(request.season, request.filter))
    let (totals, words) = (sheet.totals, request.words)
    var list = sheet.squad
    list.notes = words.form(
      of: team, in: request.results(of: team), ofPoints: totals.areOfPoints, hasDraws: request.season.hasDraws)
    list.notes += sheet.points { _ in true }
    list.notes += request.gaps(sheet.filter) + sheet.setPieceTakers + sheet.notes
    // In games with points, how goals were scored is of little interest.
    try request.show(list, then: totals.areOfPoints ? nil : goals(of: team, request))
  }

  /// The view of our own team, for users who type `stats` without a name.
  static let stats = SeasonView(name: "stats") { request throws(Failure) in
    var request = request
    request.name = try request.ownTeam()
    try team.show(request)
  }

  static func goals(of team: String, _ request: SeasonRequest) -> SeasonList {
    SeasonList(
      request.book(Phrase("season.goals-of", ["team": team])), of: request.season.goals(of: team, request.filter),
      columns: [
        .name("when") { request.words.goals($0.kind, by: request.season.gameRules) }, .number("goals_for", \.scored),
        .number("goals_against", \.conceded),
      ], empty: nil)
  }
}

extension ScoutSheet {
  /// Everyone who was in a squad of the team, most minutes first.
  var squad: SeasonList {
    SeasonList(
      team, of: totals,
      columns: [
        .name("player") { request.words.player($0.player) },
        .name("numbers", weight: 5) {
          request.season.numbers(of: $0.player, in: team).map(ShirtNumber.text).joined(separator: " ")
        },
        .known("matches", \.knownAppearances), .known("starts", weight: 3, \.knownStarts),
        .known("minutes", \.knownMinutes), .number(totals.scoredKey, \.goals),
        .number("assists", weight: 2, \.assists),
        .cards(.yellow, weight: 1, of: totals, request, \.cards.yellows),
        .cards(.red, weight: 1, of: totals, request) { $0.cards.reds + $0.cards.secondYellows },
        .dismissals(of: totals.map(\.cards), request, \.cards),
      ], empty: Phrase("season.nobody"))
  }
}
