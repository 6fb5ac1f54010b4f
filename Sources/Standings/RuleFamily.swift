/// The ranking rules of a kind of competition, with their source.
public struct RuleFamily: Sendable {
  /// The name in files and options: `rfef`.
  public let name: String
  public let rules: TableRules
  /// The regulation, or the published tables that show it.
  public let source: String

  public static func named(_ name: String) -> RuleFamily? { all.first { $0.name == name } }

  /// The default comes first: the rules of the club's federation.
  public static let all = [rfef, premierLeague, fifa, uefa, serieA]

  /// Spain: LaLiga and the federation's leagues, and the Catalan ones unless their rules differ. Goals scored between
  /// the teams do not count separately, and the head-to-head matches count only once all have been played.
  public static let rfef = RuleFamily(
    "rfef",
    [.headToHeadPoints, .headToHeadDifference, .goalDifference, .goals, .conduct],
    source: "RFEF, Reglamento General, art. 201; LFP, disposición V"
  ) { $0.headToHead = .restart }

  /// England: a play-off is the last criterion if the order matters.
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

  /// Groups of the Euro, of the World Cup 2026 and of the Africa Cup of Nations.
  public static let uefa = RuleFamily(
    "uefa",
    [.headToHeadPoints, .headToHeadDifference, .headToHeadGoals, .goalDifference, .goals, .conduct, .lots],
    source: "UEFA Euro regulations; CAF, AFCON 2021 regulations, art. 74; conduct: UEFA to Reuters, 2024"
  ) {
    $0.headToHead = .replay
    $0.legs = 1
    $0.conduct = .uefa
  }

  /// Italy: since 2022-23, a play-off for the title and against relegation is the last criterion.
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
