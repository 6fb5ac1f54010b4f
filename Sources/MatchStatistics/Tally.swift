import MatchModel

/// What was counted for somebody: a team or a player, in the match or in a part of it.
public struct Tally: Equatable, Sendable {
  /// By place in the registry.
  private var counts = [Int](repeating: 0, count: Statistic.all.count)
  /// Shots by how they came about and how they ended.
  public private(set) var origins = CrossTable<Origin>()
  /// Shots by what the ball was struck with and how they ended.
  public private(set) var bodyParts = CrossTable<BodyPart>()
  /// Shots by where they came from and how they ended.
  public private(set) var zones = CrossTable<Zone>()
  /// What the game declares for itself.
  private var own: [ActionCode: OwnCounts] = [:]
  /// Attempts, in a game with several ways of scoring.
  private var scores: [ScoreCode: ScoreCounts] = [:]
  /// Fouls of the kinds that are told apart.
  private var fouls: [FoulCode: Int] = [:]
  /// Cards, or what the game has instead.
  private var cards: [CardColor: Int] = [:]

  /// Nothing counted.
  public init() {}

  /// How many; 0 for a key that nothing is counted under.
  public subscript(key: StatisticKey) -> Int { Statistic.index[key].map { counts[$0] } ?? 0 }

  /// What was counted of an action that the game declares.
  public subscript(code: ActionCode) -> OwnCounts { own[code] ?? OwnCounts() }

  /// What was counted of a way of scoring that the game declares.
  public subscript(code: ScoreCode) -> ScoreCounts { scores[code] ?? ScoreCounts() }

  /// How many fouls were of that kind.
  public subscript(code: FoulCode) -> Int { fouls[code] ?? 0 }

  /// How many cards were of that colour, or sanctions of that code.
  public subscript(card: CardColor) -> Int { cards[card] ?? 0 }

  mutating func count(_ card: CardColor) { cards[card, default: 0] += 1 }

  mutating func count(_ code: FoulCode) { fouls[code, default: 0] += 1 }

  mutating func count(_ action: OwnAction) { own[action.code, default: OwnCounts()].add(action) }
  mutating func countFaced(_ action: OwnAction) { own[action.code, default: OwnCounts()].addFaced(action) }

  mutating func count(_ place: Int, _ amount: Int) { counts[place] += amount }

  mutating func count(_ attempt: Attempt) {
    origins.count(attempt.shot.origin, attempt.ending)
    bodyParts.count(attempt.shot.bodyPart, attempt.ending)
    zones.count(attempt.shot.zone, attempt.ending)
    if let score = attempt.shot.score { scores[score.code, default: ScoreCounts()].add(attempt) }
  }

  /// What both counted together.
  public static func + (a: Tally, b: Tally) -> Tally {
    var sum = a
    for place in sum.counts.indices { sum.counts[place] += b.counts[place] }
    sum.scores.merge(b.scores, uniquingKeysWith: +)
    sum.own.merge(b.own, uniquingKeysWith: +)
    sum.cards.merge(b.cards, uniquingKeysWith: +)
    sum.fouls.merge(b.fouls, uniquingKeysWith: +)
    sum.origins = a.origins + b.origins
    sum.bodyParts = a.bodyParts + b.bodyParts
    sum.zones = a.zones + b.zones
    return sum
  }
}
