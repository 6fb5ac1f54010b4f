extension TableRules: SettableRules {
  public static let parameters: [SeasonParameter<TableRules>] = [
    .number("win-points", 0...9, \.winPoints),
    .number("draw-points", 0...9, \.drawPoints),
    .number("loss-points", 0...9, \.lossPoints),
    SeasonParameter("tie-breakers", .words(wordsForTieBreakers.map(\.name)), \.tieBreakers) { text in
      let words = text.split { $0 == "," || $0 == " " }
      let known = words.compactMap { word in wordsForTieBreakers.first { $0.name == word }?.criteria }
      return known.count == words.count ? known.flatMap(\.self) : nil
    },
    .word("head-to-head", \.headToHead),
    .word("head-to-head-incomplete", \.headToHeadIncomplete),
    .number("legs", 1...9, \.legs),
    .word("rank-by", \.rankBy),
    SeasonParameter("conduct", .conduct, \.conduct) { text in
      let words = text.split(separator: " ")
      let points = words.compactMap { Int($0) }.filter((0...99).contains)
      guard words.count == 4, points.count == 4 else { return nil }
      return ConductPoints(yellow: points[0], secondYellow: points[1], red: points[2], yellowAndRed: points[3])
    },
    .flag("conduct-officials", \.conductOfficials),
    .number("no-show-deduction", 0...99, \.noShowDeduction),
    .flag("away-goals", \.awayGoals),
    SeasonParameter("zones", .zones, \.zones) { Zone.zones(in: $0) },
  ]

  /// Values of `tie-breakers`. They include the values used in rule sets of matches: `head-to-head` stands for points
  /// and difference, `fair-play` for conduct.
  private static let wordsForTieBreakers: [(name: String, criteria: [Criterion])] =
    Criterion.allCases.filter { $0 != .points && $0 != .pointsPerMatch }.map { ($0.rawValue, [$0]) } + [
      ("head-to-head", [.headToHeadPoints, .headToHeadDifference]), ("fair-play", [.conduct]),
    ]
}
