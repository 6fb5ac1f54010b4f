import Standings

extension RowTable {
  /// One row per match.
  public static let match = RowTable("match", matchColumns) { [$0] }

  private static let matchColumns: [TableColumn<MatchFacts>] = [
    .text("key") { $0.key },
    .number("extractor", unit: "format of rows") { _ in MatchLine.format },
    .text("played_on", .date) { $0.sheet.result.date },
    .number("competition", .bigint) { RowID.of($0.sheet.result.competition) },
    .text("competition_name") { $0.sheet.result.competition },
    .text("round") { $0.sheet.result.round },
    .number("home", .bigint) { RowID.of($0.sheet.result.home) },
    .text("home_name") { $0.sheet.result.home },
    .number("away", .bigint) { RowID.of($0.sheet.result.away) },
    .text("away_name") { $0.sheet.result.away },
    .number("home_goals", unit: "goals") { $0.score?.home ?? 0 },
    .number("away_goals", unit: "goals") { $0.score?.away ?? 0 },
    .number("home_kicks", unit: "goals") { $0.sheet.result.shootOut?.home },
    .number("away_kicks", unit: "goals") { $0.sheet.result.shootOut?.away },
    .number("home_conduct", unit: "points", source: "FIFA, World Cup regulations") { $0.conduct(.home) },
    .number("away_conduct", unit: "points", source: "FIFA, World Cup regulations") { $0.conduct(.away) },
    .number("minutes", unit: "minutes", source: "RULES I3") { $0.sheet.length },
    .number("objections", unit: "actions") { $0.ledger.judgements.count { !$0.objections.isEmpty } },
    .truth("awarded") { $0.sheet.result.isAwarded },
    .text("state") { $0.state },
  ]
}

extension MatchFacts {
  /// The result on the field, or the awarded one.
  fileprivate var score: MatchScore? {
    switch sheet.result.outcome {
    case .played(let score), .awarded(let score, _), .inProgress(let score): score
    case .abandoned(let score): score
    case .pending: nil
    }
  }

  /// Conduct points of a side, including its officials.
  fileprivate func conduct(_ side: MatchSide) -> Int {
    guard let bookings = sheet.result.bookings?[side] else { return 0 }
    return ConductPoints.fifa.cost(of: bookings.players) + ConductPoints.fifa.cost(of: bookings.officials)
  }

  /// The code in match files.
  fileprivate var state: String {
    let state = ledger.state
    return state.isAbandoned ? "abandonat" : state.isOver ? "acabat" : state.phase == .before ? "pendent" : "enjoc"
  }
}
