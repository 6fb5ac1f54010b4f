import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  /// The distribution of playing time: each player's minutes compared with an equal share of the matches for which the
  /// player was in the squad.
  static let minutes = SeasonView("minutes", detail: .people) { request throws(Failure) in
    // Defaults to our team, for which playing time should be fair.
    let filter = request.filter.of(request.filter.team ?? request.us)
    if request.arguments.has(SeasonOptions.by) { return try MinutesByPosition.show(request, filter) }
    let totals = request.season.totals(filter, request.discipline).filter { $0.followed > 0 }
      .sorted { ($0.balance, $0.player.id) < ($1.balance, $1.player.id) }
    var list = SeasonList(
      title: request.title(Phrase("season.minutes"), team: filter.team),
      columns: [
        .name("player"), .name("team", weight: 6), .number("called", weight: 3), .number("starts", weight: 4),
        .number("appearances", weight: 5), .number("minutes"), .number("available", weight: 2), .number("share"),
        .number("fair", weight: 1), .number("balance"),
      ], empty: request.noMinutes(filter))
    list.rows = totals.map { totals in
      [
        .text(request.words.player(totals.player)), .text(request.team(of: totals, filter)),
        .number(totals.called),
        .number(totals.starts), .number(totals.appearances), .number(totals.minutes), .number(totals.availableMinutes),
        .percent(totals.share), .number(Int(totals.fairMinutes.rounded())), .signed(totals.balance),
      ]
    }
    if let (least, median, most) = totals.shares {
      list.notes.append(
        request.book(
          Phrase("season.shares", ["least": least, "median": median, "most": most, "gap": most - least])))
    }
    list.notes += request.breaches(filter)
    list.notes += request.gaps(filter)
    try request.show([list])
  }

  static let goalkeepers = SeasonView("goalkeepers", detail: .people) { request throws(Failure) in
    let totals = request.season.totals(request.filter, nil).filter { $0.minutesInGoal > 0 }
      .sorted {
        (-$0.cleanSheets, $0.concededInGoal, $0.player.id) < (-$1.cleanSheets, $1.concededInGoal, $1.player.id)
      }
    var list = SeasonList(
      title: request.title(Phrase("season.goalkeepers")),
      columns: [
        .name("player"), .name("team", weight: 1), .number("matches", weight: 2), .number("minutes"),
        .number("conceded"), .number("clean_sheets"),
      ], empty: request.noMinutes(request.filter))
    list.rows = totals.map { totals in
      [
        .text(request.words.player(totals.player)), .text(request.team(of: totals, request.filter)),
        .number(totals.matchesInGoal),
        .number(totals.minutesInGoal), .number(totals.concededInGoal), .number(totals.cleanSheets),
      ]
    }
    list.notes += request.gaps(request.filter)
    try request.show([list])
  }
}
