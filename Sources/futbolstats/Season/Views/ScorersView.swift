import Phrases
import Seasons

extension SeasonView {
  /// Who scored how often; own goals and the shoot-out are no goals of theirs.
  static let scorers = SeasonView("scorers", detail: .people) { request throws(Failure) in
    try request.show([
      list(request, "season.scorers", [.number("goals"), .number("penalties", weight: 2)], by: \.goals) { totals in
        [.number(totals.goals), .number(totals.penalties)]
      }
    ])
  }

  /// Whose passes led to goals.
  static let assists = SeasonView("assists", detail: .people) { request throws(Failure) in
    try request.show([
      list(request, "season.assists", [.number("assists")], by: \.assists) { [.number($0.assists)] }
    ])
  }

  /// Everybody who has any, most first; shared ranks by minutes, and then by name.
  private static func list(
    _ request: SeasonRequest, _ title: String, _ columns: [SeasonList.Column], by value: (PlayerTotals) -> Int,
    _ cells: (PlayerTotals) -> [SeasonList.Cell]
  ) -> SeasonList {
    var totals = request.season.totals(request.filter, nil)
    totals.removeAll { value($0) == 0 }
    totals.sort { (-value($0), $0.minutes, $0.player.id) < (-value($1), $1.minutes, $1.player.id) }
    var list = SeasonList(
      title: request.title(Phrase(title)),
      columns: [.number("rank"), .name("player"), .name("team", weight: 1)] + columns + [
        .number("matches", weight: 3), .number("minutes", weight: 4),
      ], empty: Phrase("season.nobody"))
    list.rows = SeasonList.ranked(totals, by: value).map { rank, totals in
      [
        .number(rank), .text(request.console.words.player(totals.player)),
        .text(request.team(of: totals, request.filter)),
      ] + cells(totals) + [
        .known(totals.appearances, totals.followed > 0), .known(totals.minutes, totals.followed > 0),
      ]
    }
    list.notes += request.unfollowed(request.filter)
    return list
  }
}
