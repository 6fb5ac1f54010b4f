import Phrases
import Seasons

extension SeasonView {
  /// Players and teams with a text in their names, accents and case forgiven.
  static let find = SeasonView("find", about: "TEXT") { request throws(Failure) in
    let text = request.name ?? ""
    let players = request.season.players.all.filter { player in
      player.spellings.contains { folded($0).contains(folded(text)) }
        || Int(text).map(player.numbers.contains) ?? false
    }
    let teams = request.season.teams.filter { folded($0).contains(folded(text)) }
    var list = SeasonList(
      title: request.title(Phrase("season.find", ["text": text])),
      columns: [
        .name("id", weight: 1), .name("name"), .name("team"), .name("numbers"), .number("matches"),
      ], empty: Phrase("season.nothing-found"))
    list.rows = players.map { player in
      [
        .text(player.id), .text(request.console.words.player(player)), .text(player.team),
        .text(player.numbers.map(String.init).joined(separator: " ")), .number(player.entries.count),
      ]
    }
    let all = request.season.results.competitions.flatMap(\.matches)
    list.rows += teams.map { team in
      let matches = all.count { $0.result.home == team || $0.result.away == team }
      return [.text(Players.slug(team)), .text(team), .text(""), .text(""), .number(matches)]
    }
    try request.show([list])
    if list.rows.isEmpty { throw request.wrong(Phrase("season.nothing-found")) }
  }
}
