import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  /// The records of pairs: every two players of a team, and goalkeepers with defenders.
  static let pairs = SeasonView("pairs") { request throws(Failure) in
    let team = try request.ownTeam()
    let filter = request.filter.of(team)
    var pairs = SeasonList(
      title: request.title(Phrase("season.pairs"), team: team),
      columns: [.name("player"), .name("with")] + figures, empty: Phrase("season.no-pairs"))
    pairs.rows = request.season.pairs(of: team, filter).map { pair in
      pair.players.map { .text(request.words.player($0)) } + cells(pair)
    }
    var defences = SeasonList(
      title: request.title(Phrase("season.defences"), team: team), columns: [.name("players")] + figures,
      empty: Phrase("season.no-pairs"))
    defences.rows = request.season.defences(of: team, filter).map { line in
      [.text(line.players.map(request.words.player).joined(separator: ", "))] + cells(line)
    }
    pairs.notes += request.gaps(filter)
    // Programs get a single table.
    try request.show(request.isForPrograms || defences.rows.isEmpty ? [pairs] : [pairs, defences])
  }

  private static let figures: [SeasonList.Column] = [
    .number("matches", weight: 1), .number("minutes"), .number("goals_for", weight: 2),
    .number("goals_against", weight: 3), .number("difference"),
  ]

  private static func cells(_ together: Partnership) -> [SeasonList.Cell] {
    [
      .number(together.matches), .number(together.minutes), .number(together.goalsFor),
      .number(together.goalsAgainst), .signed(together.difference),
    ]
  }
}
