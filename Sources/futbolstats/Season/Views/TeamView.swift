import Phrases
import Seasons
import Standings
import Wording

extension SeasonView {
  /// A team's results and form, and everybody who played for it.
  static let team = SeasonView("team", about: "TEAM") { request throws(Failure) in
    let team = try SeasonOptions.team(request.name ?? "", in: request.season.teams, wrong: request.wrong)
    var filter = request.filter
    filter.team = team
    var list = SeasonList(
      title: team,
      columns: [
        .name("player"), .name("numbers", weight: 5), .number("matches"), .number("starts", weight: 3),
        .number("minutes"), .number("goals"), .number("assists", weight: 2), .number("yellows", weight: 1),
        .number("reds", weight: 1),
      ], empty: Phrase("season.nobody"))
    let totals = request.season.totals(filter, request.discipline)
      .sorted { (-$0.minutes, $0.player.id) < (-$1.minutes, $1.player.id) }
    list.rows = totals.map { totals in
      [
        .text(request.console.words.player(totals.player)),
        .text(totals.player.numbers.map(String.init).joined(separator: " ")), .number(totals.appearances),
        .number(totals.starts), .number(totals.minutes), .number(totals.goals), .number(totals.assists),
        .number(totals.yellows), .number(totals.reds + totals.secondYellows),
      ]
    }
    let matches = request.season.results.competitions.flatMap { competition in
      competition.matches.map(\.result).filter { filter.passes($0, competition: competition.name) }
    }
    list.notes = request.console.words.form(of: team, in: matches.inOrder())
    list.notes += request.season.points(of: team, request.filter).map(request.console.words.point)
    // Of our own nobody need guess.
    if team != request.us, let likely = likely(team, request) { list.notes.append(likely) }
    try request.show([list])
  }

  /// Who is likely to begin, and who may not or had better take care.
  private static func likely(_ team: String, _ request: SeasonRequest) -> String? {
    let eleven = request.season.likelyEleven(of: team)
    guard !eleven.isEmpty else { return nil }
    let records = request.season.discipline(until: request.filter.to, request.discipline).filter { $0.team == team }
    let (words, book) = (request.console.words, request.console.book)
    let names = eleven.map { player -> String in
      let name = words.player(player)
      let own = records.filter { $0.player.id == player.id }
      if own.contains(where: { $0.owed > 0 }) { return book(Phrase("season.marked-suspended", ["player": name])) }
      return own.contains(where: \.isOneShort) ? book(Phrase("season.marked-short", ["player": name])) : name
    }
    return book(Phrase("season.likely", ["players": names.joined(separator: ", ")]))
  }
}
