import MatchModel
import MatchRules

/// What was counted of one action that the game declares.
public struct OwnCounts: Equatable, Sendable {
  /// How many there were.
  public private(set) var count = 0
  /// How many ended so; those whose end nobody told are in none.
  public private(set) var outcomes: [Outcome: Int] = [:]
  /// How many were in each zone.
  public private(set) var zones: [Zone: Int] = [:]
  /// How many were against somebody, and how they ended for who did them.
  public private(set) var faced = 0
  /// How those against somebody ended for who did them; those whose end nobody told are in none.
  public private(set) var facedOutcomes: [Outcome: Int] = [:]

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

/// A figure of an action that the game declares: what it measures, and how it is read.
public struct OwnStatistic: Equatable, Sendable {
  /// What is measured of an action.
  public enum Measure: Equatable, Sendable {
    case count
    case outcome(Outcome)
    /// The first of two outcomes, of those that are known, in whole per cent.
    case share(Outcome, of: Outcome)
    /// How often somebody was the opponent in it.
    case faced
    /// How often it ended so for who did it.
    case facedOutcome(Outcome)
  }

  /// The action that it is of.
  public let code: ActionCode
  /// What is measured of it.
  public let measure: Measure

  /// - Parameter code: an action that the rules declare.
  public init(code: ActionCode, measure: Measure) { (self.code, self.measure) = (code, measure) }

  /// What the rules' own actions are counted as, in their order.
  public static func all(by rules: RuleSet) -> [OwnStatistic] { rules.actions.flatMap(of) }

  private static func of(_ action: DeclaredAction) -> [OwnStatistic] {
    let outcomes = action.outcomes.map(\.code)
    var measures = [Measure.count] + outcomes.map(Measure.outcome)
    if outcomes.count == 2 { measures.append(.share(outcomes[0], of: outcomes[1])) }
    if action.hasOpponent { measures += [.faced] + outcomes.map(Measure.facedOutcome) }
    return measures.map { OwnStatistic(code: action.code, measure: $0) }
  }

  /// Whether it is one of players alone: against whom a team did it, the other team's figures say.
  public var isOfPlayers: Bool {
    switch measure {
    case .faced, .facedOutcome: true
    case .count, .outcome, .share: false
    }
  }

  /// Whether its value is in whole per cent.
  public var isPercent: Bool { if case .share = measure { true } else { false } }

  /// Its value in what was counted; nil for the share of nothing.
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
