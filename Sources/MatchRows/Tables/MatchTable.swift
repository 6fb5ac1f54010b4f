import MatchModel
import Seasons
import Standings

extension RowTable {
  /// One row per match.
  public static let match = RowTable("match", matchColumns) { [$0] }

  private static let matchColumns: [TableColumn<MatchFacts>] = [
    .text("key", .uuid) { $0.key },
    .number("format") { _ in RowTable.format },
    .number("season") { $0.season },
    .text("played_on", .date) { $0.day },
    .text("kind") { $0.sheet.result.kind.rawValue },
    .number("competition", .bigint) { RowID.of($0.sheet.result.competition) },
    .text("competition_name") { $0.sheet.result.competition },
    .text("round") { $0.sheet.result.round },
    .number("home", .bigint) { RowID.of($0.sheet.result.home) },
    .text("home_name") { $0.sheet.result.home },
    .number("away", .bigint) { RowID.of($0.sheet.result.away) },
    .text("away_name") { $0.sheet.result.away },
    .number("home_goals") { $0.sheet.result.outcome.score?.home },
    .number("away_goals") { $0.sheet.result.outcome.score?.away },
    .number("home_kicks") { $0.sheet.result.shootOut?.home },
    .number("away_kicks") { $0.sheet.result.shootOut?.away },
    .number("home_points") { $0.sheet.tablePoints(of: .home) },
    .number("away_points") { $0.sheet.tablePoints(of: .away) },
    .number("home_conduct", source: "docs/LAWS.md I4") { $0.conduct(.home) },
    .number("away_conduct", source: "docs/LAWS.md I4") { $0.conduct(.away) },
    .number("minutes", source: "docs/LAWS.md I3") { $0.sheet.length },
    .number("objections") { $0.ledger.judgements.count { !$0.objections.isEmpty } },
    .truth("awarded") { $0.sheet.result.isAwarded },
    .truth("minors") { $0.sheet.isOfMinors },
    .text("state") { $0.state },
  ]
}

extension MatchFacts {
  /// Conduct points of a side, including its officials. Nil if the colour of a card is unknown.
  fileprivate func conduct(_ side: Side) -> Int? {
    guard let bookings = sheet.result.bookings?[side] else { return nil }
    return ConductPoints.fifa.cost(of: bookings.players) + ConductPoints.fifa.cost(of: bookings.officials)
  }

  /// The code in match files.
  fileprivate var state: String {
    let state = ledger.state
    return state.isAbandoned ? "abandonat" : state.isOver ? "acabat" : state.phase == .before ? "pendent" : "enjoc"
  }
}

extension MatchSheet {
  /// Points in a table, before deductions. Nil if the match does not count in a table: cup matches, friendlies, and
  /// matches that are not finished.
  fileprivate func tablePoints(of side: Side) -> Int? {
    guard result.kind == .league, !result.isAnnulled, let score = result.counted else { return nil }
    if score[side] == score[side.other] { return tablePoints.draw }
    return score[side] > score[side.other] ? tablePoints.win : tablePoints.loss
  }
}
