import CommandSupport
import Phrases
import Seasons

/// Playing time by line of the field: who starts, who is on the bench, and where everyone plays. It contains no goals
/// and compares no players, so it can be handed to parents.
enum MinutesByPosition {
  static func show(_ request: SeasonRequest, _ filter: SeasonFilter) throws(Failure) {
    let totals = request.season.totals(filter, request.discipline).filter { $0.followed > 0 }
      .sorted { (folded($0.player.name), $0.player.id) < (folded($1.player.name), $1.player.id) }
    // For human readers, a column that would contain only zeros is omitted.
    func line(_ key: String, _ line: PlayingLine?, weight: Int = 0) -> SeasonList.Column<PlayerTotals> {
      .known(key, weight: weight) { $0.minutesByLine[line] ?? (request.isForPrograms ? 0 : nil) }
    }
    let list = SeasonList(
      request.title(Phrase("season.minutes-by-position"), team: filter.team), of: totals,
      columns: [
        .name("player") { request.words.player($0.player) }, .name("team", weight: 8) { request.team(of: $0, filter) },
        .number("called", weight: 6, \.called), .number("starts", weight: 4, \.starts),
        .number("bench", weight: 5) { $0.called - $0.starts }, .number("unused", weight: 3, \.unused),
        .number("minutes", \.minutes), .percent("share", \.share), line("goalkeeper", .goalkeeper),
        line("defence", .defence), line("midfield", .midfield), line("attack", .attack),
        line("guards", .guards), line("forwards", .forwards), line("centres", .centres),
        line("no_position", nil, weight: 7),
        .name("positions", weight: 9) { totals in
          totals.positions.map { "\($0.position) \($0.minutes)" }.joined(separator: ", ")
        },
      ], notes: request.gaps(filter), empty: request.noMinutes(filter))
    try request.show([list])
  }
}
