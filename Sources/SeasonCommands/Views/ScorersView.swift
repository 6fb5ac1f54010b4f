import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  /// The top scorers. Own goals and kicks of the shoot-out do not count.
  static let scorers = SeasonView("scorers", detail: .people) { request throws(Failure) in
    let ties = request.scorerTies
    // Show the column that breaks the ties.
    let assists: [SeasonList.Column] = ties.contains(.assists) ? [.number("assists")] : []
    let totals = request.season.totals(request.filter, nil)
    // In games with points, goals cannot be penalties.
    let penalties: [SeasonList.Column] = totals.areOfPoints ? [] : [.number("penalties", weight: 2)]
    try request.show([
      list(
        request, totals.areOfPoints ? "season.point-scorers" : "season.scorers",
        [.scored(totals)] + penalties + assists, PlayerRanking(totals, by: \.goals, ties: ties)
      ) { totals in
        [.number(totals.goals)] + (penalties.isEmpty ? [] : [.number(totals.penaltyGoals)])
          + (assists.isEmpty ? [] : [.number(totals.assists)])
      }
    ])
  }

  static let assists = SeasonView("assists", detail: .people) { request throws(Failure) in
    try request.show([
      list(
        request, "season.assists", [.number("assists")],
        PlayerRanking(request.season.totals(request.filter, nil), by: \.assists)
      ) { [.number($0.assists)] }
    ])
  }

  private static func list(
    _ request: SeasonRequest, _ title: String, _ columns: [SeasonList.Column], _ ranking: PlayerRanking,
    _ cells: (PlayerTotals) -> [SeasonList.Cell]
  ) -> SeasonList {
    var list = SeasonList(
      title: request.title(Phrase(title)),
      columns: [.number("rank"), .name("player"), .name("team", weight: 1)] + columns + [
        .number("matches", weight: 3), .number("minutes", weight: 4),
      ], empty: Phrase("season.nobody"))
    list.rows = ranking.places.map { rank, totals in
      [
        .number(rank), .text(request.words.player(totals.player)),
        .text(request.team(of: totals, request.filter)),
      ] + cells(totals) + [
        .known(totals.appearances, totals.followed > 0), .known(totals.minutes, totals.followed > 0),
      ]
    }
    list.notes += request.gaps(request.filter)
    return list
  }
}
