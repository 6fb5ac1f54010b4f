import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  /// The top scorers. Own goals and kicks of the shoot-out do not count.
  static let scorers = SeasonView(name: "scorers", detail: .people) { request throws(Failure) in
    let totals = request.season.totals(request.filter, nil)
    let ties = request.scorerTies
    // In games with points, goals cannot be penalties.
    let penalties: [Column] = totals.areOfPoints ? [] : [.number("penalties", weight: 2, \.totals.penaltyGoals)]
    // Show the column that breaks the ties.
    let assists: [Column] = ties.contains(.assists) ? [.number("assists", \.totals.assists)] : []
    let title = Phrase(totals.areOfPoints ? "season.point-scorers" : "season.scorers")
    try show(
      request, title, [.number(totals.scoredKey, \.totals.goals)] + penalties + assists,
      PlayerRanking(totals, by: \.goals, ties: ties))
  }

  static let assists = SeasonView(name: "assists", detail: .people) { request throws(Failure) in
    try show(
      request, Phrase("season.assists"), [.number("assists", \.totals.assists)],
      PlayerRanking(request.season.totals(request.filter, nil), by: \.assists))
  }

  private typealias Column = SeasonList.Column<(rank: Int, totals: PlayerTotals)>

  private static func show(
    _ request: SeasonRequest, _ title: Phrase, _ columns: [Column], _ ranking: PlayerRanking
  ) throws(Failure) {
    let list = SeasonList(
      request.title(title), of: ranking.places,
      columns: [
        .number("rank", \.rank), .name("player") { request.words.player($0.totals.player) },
        .name("team", weight: 1) { request.team(of: $0.totals, request.filter) },
      ] + columns + [
        .known("matches", weight: 3, \.totals.knownAppearances), .known("minutes", weight: 4, \.totals.knownMinutes),
      ], notes: request.gaps(request.filter), empty: Phrase("season.nobody"))
    try request.show([list])
  }
}

extension PlayerTotals {
  /// Nil if line-ups were not tracked in any of the matches. The same applies to the minutes.
  var knownAppearances: Int? { followed > 0 ? appearances : nil }
  var knownMinutes: Int? { followed > 0 ? minutes : nil }
}
