import Phrases
import Seasons
import Standings
import Wording

extension SeasonView {
  /// One player's season, match by match, and what it comes to.
  static let player = SeasonView("player", about: "NAME") { request throws(Failure) in
    let player = try found(request)
    let words = request.console.words
    var list = SeasonList(
      title: request.console.words.player(player) + ", " + player.teams.joined(separator: ", "),
      columns: [
        .name("date", weight: 3), .name("opponent"), .name("score", weight: 1), .name("role", weight: 4),
        .number("minutes"), .number("goals"), .number("assists", weight: 2), .name("card"),
      ], empty: Phrase("season.nobody"))
    for entry in player.entries {
      let match = request.season.matches[entry.match]
      guard match.sheet.isPlayed, request.filter.passes(match.result, competition: match.competition),
        request.filter.passes(match.result, of: match.result[entry.side])
      else { continue }
      let appearance = match.sheet[entry.side][entry.place]
      list.rows.append([
        .text(match.result.date), .text(words.opponent(match.result, of: entry.side)),
        .text(match.result.outcome.score.map { "\($0.home)-\($0.away)" } ?? ""),
        .text(!match.sheet.isUnfollowed || appearance.isStarter ? words.role(appearance) : ""),
        .known(appearance.minutes, !match.sheet.isUnfollowed), .number(appearance.goals), .number(appearance.assists),
        .text(words.booking(appearance.booking)),
      ])
    }
    if let totals = request.season.totals(request.filter, request.discipline).first(where: { $0.player.id == player.id }
    ) {
      list.notes = words.totals(totals)
      list.notes += request.unfollowed(totals.called - totals.followed)
      if !totals.positions.isEmpty { list.notes.append(words.positions(totals)) }
    }
    let minutes = request.season.progress(of: player, request.filter) { $1.isUnfollowed ? nil : $0.minutes }
    if minutes.values.count > 1, minutes.values.contains(where: { $0 != nil }) {
      list.notes.append(words.progress(Phrase("season.figure-minutes"), minutes))
    }
    let goals = request.season.progress(of: player, request.filter) { appearance, _ in appearance.goals }
    if goals.values.contains(where: { $0 ?? 0 > 0 }) {
      list.notes.append(words.progress(Phrase("season.figure-goals"), goals))
    }
    for record in request.season.discipline(until: request.filter.to, request.discipline)
    where record.player.id == player.id {
      list.notes.append(words.discipline(record))
    }
    try request.show([list])
  }

  /// The one player of that name.
  private static func found(_ request: SeasonRequest) throws(Failure) -> SeasonPlayer {
    try PlayerSearch(request.season, request.console).found(request.name ?? "", of: request.filter.team, request.wrong)
  }
}
