import CommandSupport
import Phrases
import Seasons

/// Playing time by line of the field: who starts, who is on the bench, and where everyone plays. It contains no goals
/// and compares no players, so it can be handed to parents.
enum MinutesByPosition {
  static func show(_ request: SeasonRequest, _ filter: SeasonFilter) throws(Failure) {
    let totals = request.season.totals(filter, request.discipline).filter { $0.followed > 0 }
      .sorted { (folded($0.player.name), $0.player.id) < (folded($1.player.name), $1.player.id) }
    var list = SeasonList(
      title: request.title(Phrase("season.minutes-by-position"), team: filter.team),
      columns: [
        .name("player"), .name("team", weight: 8), .number("called", weight: 6), .number("starts", weight: 4),
        .number("bench", weight: 5), .number("unused", weight: 3), .number("minutes"), .number("share"),
        .number("goalkeeper"), .number("defence"), .number("midfield"), .number("attack"),
        .number("no_position", weight: 7), .name("positions", weight: 9),
      ], empty: request.noMinutes(filter))
    list.rows = totals.map { totals in
      let byLine = totals.minutesByLine
      let unknown = byLine[nil] ?? 0
      return [
        .text(request.words.player(totals.player)), .text(request.team(of: totals, filter)),
        .number(totals.called), .number(totals.starts), .number(totals.called - totals.starts), .number(totals.unused),
        .number(totals.minutes), .percent(totals.share),
      ] + PlayingLine.allCases.map { .known(byLine[$0] ?? 0, request.isForPrograms || byLine[$0] != nil) } + [
        .known(unknown, request.isForPrograms || unknown > 0),
        .text(totals.positions.map { "\($0.position) \($0.minutes)" }.joined(separator: ", ")),
      ]
    }
    list.notes += request.gaps(filter)
    try request.show([list])
  }
}
