/// The order of a kind of competition, by its name, and where it is written.
public struct RuleFamily: Sendable {
  /// Its name in files and options: `rfef`.
  public let name: String
  /// The rules of its table.
  public let rules: TableRules
  /// The text that says so, or the tables that show it.
  public let source: String

  /// The family of that name; nil where there is none.
  public static func named(_ name: String) -> RuleFamily? { all.first { $0.name == name } }

  /// The first is what counts where nobody says: that of the club's federation.
  public static let all = [rfef, premierLeague, fifa, uefa, serieA]

  /// Spain: LaLiga and the federation's leagues, the Catalan one's too unless its rules say otherwise.
  /// Goals in the matches among themselves are not used, and these matches only count once all were played.
  public static let rfef = RuleFamily(
    "rfef",
    [.headToHeadPoints, .headToHeadDifference, .goalDifference, .goals, .conduct],
    source: "RFEF, Reglamento General, art. 201; LFP, disposición V"
  ) { $0.headToHead = .restart }

  /// England: a play-off where it matters comes last.
  public static let premierLeague = RuleFamily(
    "premier-league",
    [.goalDifference, .goals, .headToHeadPoints, .headToHeadAwayGoals],
    source: "common knowledge; the final table of 1996-97"
  ) { $0.headToHead = .once }

  /// Groups of World Cups until 2022.
  public static let fifa = RuleFamily(
    "fifa",
    [.goalDifference, .goals, .headToHeadPoints, .headToHeadDifference, .headToHeadGoals, .conduct, .lots],
    source: "FIFA World Cup regulations as U.S. Soccer and AP (28 June 2018) give them; lots: 1990"
  ) {
    $0.headToHead = .once
    $0.legs = 1
  }

  /// Groups of the Euro, of the World Cup of 2026 and of the African Cup of Nations.
  public static let uefa = RuleFamily(
    "uefa",
    [.headToHeadPoints, .headToHeadDifference, .headToHeadGoals, .goalDifference, .goals, .conduct, .lots],
    source: "UEFA Euro regulations; CAF, AFCON 2021 regulations, art. 74; conduct: UEFA to Reuters, 2024"
  ) {
    $0.headToHead = .replay
    $0.legs = 1
    $0.conduct = .uefa
  }

  /// Italy: a play-off for the title and against relegation comes last since 2022-23.
  public static let serieA = RuleFamily(
    "serie-a",
    [.headToHeadPoints, .headToHeadDifference, .goalDifference, .goals],
    source: "common knowledge; final tables of 2008-09 and 2013-14 to 2015-16"
  ) { $0.headToHead = .once }

  private init(
    _ name: String, _ tieBreakers: [Criterion], source: String, _ settle: (inout TableRules) -> Void
  ) {
    var rules = TableRules(tieBreakers: tieBreakers)
    settle(&rules)
    self.name = name
    self.rules = rules
    self.source = source
  }
}
