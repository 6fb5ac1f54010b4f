import MatchModel

/// Counts for a team or a player, in the match or a part of it.
public struct Tally: Equatable, Sendable {
  /// Indexed by position in the registry.
  private var counts = [Int](repeating: 0, count: Statistic.all.count)
  private var own: [ActionCode: OwnCounts] = [:]
  private var scores: [ScoreCode: ScoreCounts] = [:]
  private var fouls: [FoulCode: Int] = [:]
  private var cards: [CardColor: Int] = [:]

  public init() {}

  /// 0 if nothing is counted for the key.
  public subscript(key: StatisticKey) -> Int { Statistic.index[key].map { counts[$0] } ?? 0 }

  public subscript(code: ActionCode) -> OwnCounts { own[code] ?? OwnCounts() }

  public subscript(code: ScoreCode) -> ScoreCounts { scores[code] ?? ScoreCounts() }

  public subscript(code: FoulCode) -> Int { fouls[code] ?? 0 }

  public subscript(card: CardColor) -> Int { cards[card] ?? 0 }

  mutating func count(_ card: CardColor) { cards[card, default: 0] += 1 }

  mutating func count(_ code: FoulCode) { fouls[code, default: 0] += 1 }

  mutating func count(_ action: OwnAction) { own[action.code, default: OwnCounts()].add(action) }
  mutating func countFaced(_ action: OwnAction) { own[action.code, default: OwnCounts()].addFaced(action) }

  mutating func count(_ place: Int, _ amount: Int) { counts[place] += amount }

  mutating func count(_ attempt: Attempt) {
    if let score = attempt.shot.score { scores[score.code, default: ScoreCounts()].add(attempt) }
  }

  public static func + (a: Tally, b: Tally) -> Tally {
    var sum = a
    for place in sum.counts.indices { sum.counts[place] += b.counts[place] }
    sum.scores.merge(b.scores, uniquingKeysWith: +)
    sum.own.merge(b.own, uniquingKeysWith: +)
    sum.cards.merge(b.cards, uniquingKeysWith: +)
    sum.fouls.merge(b.fouls, uniquingKeysWith: +)
    return sum
  }
}
