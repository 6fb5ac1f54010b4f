import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  /// The distribution of playing time: each player's minutes compared with an equal share of the matches for which the
  /// player was in the squad.
  static let minutes = SeasonView(name: "minutes", detail: .people) { request throws(Failure) in
    // Defaults to our team, for which playing time should be fair.
    let filter = request.filter.of(request.filter.team ?? request.us)
    if request.arguments.has(SeasonOptions.by) { return try MinutesByPosition.show(request, filter) }
    let totals = request.season.totals(filter, request.discipline).filter { $0.followed > 0 }
      .sorted { ($0.balance, $0.player.id) < ($1.balance, $1.player.id) }
    var list = SeasonList(
      request.title(Phrase("season.minutes"), team: filter.team), of: totals,
      columns: [
        .name("player") { request.words.player($0.player) }, .name("team", weight: 6) { request.team(of: $0, filter) },
        .number("called", weight: 3, \.called), .number("starts", weight: 4, \.starts),
        .number("appearances", weight: 5, \.appearances), .number("minutes", \.minutes),
        .number("available", weight: 2, \.availableMinutes), .percent("share", \.share),
        .number("fair", weight: 1) { Int($0.fairMinutes.rounded()) }, .signed("balance", \.balance),
      ], empty: request.noMinutes(filter))
    if let (least, median, most) = totals.shares {
      list.notes.append(
        request.book(
          Phrase("season.shares", ["least": least, "median": median, "most": most, "gap": most - least])))
    }
    list.notes += request.breaches(filter) + request.gaps(filter)
    try request.show([list])
  }

  static let goalkeepers = SeasonView(name: "goalkeepers", detail: .people) { request throws(Failure) in
    let totals = request.season.totals(request.filter, nil).filter { $0.minutesInGoal > 0 }
      .sorted {
        (-$0.cleanSheets, $0.concededInGoal, $0.player.id) < (-$1.cleanSheets, $1.concededInGoal, $1.player.id)
      }
    let list = SeasonList(
      request.title(Phrase("season.goalkeepers")), of: totals,
      columns: [
        .name("player") { request.words.player($0.player) },
        .name("team", weight: 1) { request.team(of: $0, request.filter) },
        .number("matches", weight: 2, \.matchesInGoal), .number("minutes", \.minutesInGoal),
        .number("conceded", \.concededInGoal), .number("clean_sheets", \.cleanSheets),
      ], notes: request.gaps(request.filter), empty: request.noMinutes(request.filter))
    try request.show([list])
  }
}
