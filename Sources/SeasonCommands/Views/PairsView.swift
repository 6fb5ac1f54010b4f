import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  /// The records of pairs: every two players of a team, and goalkeepers with defenders.
  static let pairs = SeasonView(name: "pairs") { request throws(Failure) in
    let team = try request.ownTeam()
    let filter = request.filter.of(team)
    let words = request.words
    let figures: [SeasonList.Column<Partnership>] = [
      .number("matches", weight: 1, \.matches), .number("minutes", \.minutes),
      .number("goals_for", weight: 2, \.goalsFor), .number("goals_against", weight: 3, \.goalsAgainst),
      .signed("difference", \.difference),
    ]
    let pairs = SeasonList(
      request.title(Phrase("season.pairs"), team: team), of: request.season.pairs(of: team, filter),
      columns: [
        .name("player") { words.player($0.players[0]) }, .name("with") { words.player($0.players[1]) },
      ] + figures, notes: request.gaps(filter), empty: Phrase("season.no-pairs"))
    let defences = SeasonList(
      request.title(Phrase("season.defences"), team: team), of: request.season.defences(of: team, filter),
      columns: [.name("players") { $0.players.map(words.player).joined(separator: ", ") }] + figures, empty: nil)
    try request.show(pairs, then: defences)
  }
}
