import MatchModel
import MatchRules

/// Counts of one declared action.
public struct OwnCounts: Equatable, Sendable {
  public private(set) var count = 0
  /// Counts by outcome; actions with an unknown outcome are left out.
  public private(set) var outcomes: [Outcome: Int] = [:]
  public private(set) var zones: [Zone: Int] = [:]
  /// Number of actions in which the player was the opponent.
  public private(set) var faced = 0
  /// Those actions by the acting player's outcome; unknown outcomes are left out.
  private(set) var facedOutcomes: [Outcome: Int] = [:]

  mutating func add(_ action: OwnAction) {
    count += 1
    if let outcome = action.outcome { outcomes[outcome, default: 0] += 1 }
    if let zone = action.zone { zones[zone, default: 0] += 1 }
  }

  mutating func addFaced(_ action: OwnAction) {
    faced += 1
    if let outcome = action.outcome { facedOutcomes[outcome, default: 0] += 1 }
  }

  static func + (a: OwnCounts, b: OwnCounts) -> OwnCounts {
    var sum = a
    sum.count += b.count
    sum.faced += b.faced
    sum.outcomes.merge(b.outcomes, uniquingKeysWith: +)
    sum.zones.merge(b.zones, uniquingKeysWith: +)
    sum.facedOutcomes.merge(b.facedOutcomes, uniquingKeysWith: +)
    return sum
  }
}

/// A statistic of a declared action.
public struct OwnStatistic: Equatable, Sendable {
  public enum Measure: Equatable, Sendable {
    case count
    case outcome(Outcome)
    /// The percentage of the first outcome among both, rounded.
    case share(Outcome, of: Outcome)
    /// Number of actions with the player as the opponent.
    case faced
    /// Number of actions with this outcome and the player as the opponent.
    case facedOutcome(Outcome)
  }

  public let code: ActionCode
  public let measure: Measure

  public init(code: ActionCode, measure: Measure) {
    self.code = code
    self.measure = measure
  }

  /// The statistics of all declared actions, in order.
  public static func all(by rules: RuleSet) -> [OwnStatistic] { rules.actions.flatMap(of) }

  private static func of(_ action: DeclaredAction) -> [OwnStatistic] {
    let outcomes = action.outcomes.map(\.code)
    var measures = [Measure.count] + outcomes.map(Measure.outcome)
    if outcomes.count == 2 { measures.append(.share(outcomes[0], of: outcomes[1])) }
    if action.hasOpponent { measures += [.faced] + outcomes.map(Measure.facedOutcome) }
    return measures.map { OwnStatistic(code: action.code, measure: $0) }
  }

  /// True for statistics of opponents, which exist only for players; for teams, see the other team's figures.
  public var isOfPlayers: Bool {
    switch measure {
    case .faced, .facedOutcome: true
    case .count, .outcome, .share: false
    }
  }

  public var isPercent: Bool { if case .share = measure { true } else { false } }

  /// Nil if the percentage has an empty base.
  public func value(in tally: Tally) -> Int? {
    let counts = tally[code]
    switch measure {
    case .count: return counts.count
    case .outcome(let outcome): return counts.outcomes[outcome] ?? 0
    case .share(let one, let other):
      let (won, lost) = (counts.outcomes[one] ?? 0, counts.outcomes[other] ?? 0)
      return percent(won, of: won + lost)
    case .faced: return counts.faced
    case .facedOutcome(let outcome): return counts.facedOutcomes[outcome] ?? 0
    }
  }
}
