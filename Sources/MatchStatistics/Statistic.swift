import MatchModel
import MatchRules

/// A statistic: its name, its unit and how it is computed. Counted ones define whom an action credits. The registry is
/// `Statistic.all`.
public struct Statistic: Sendable {
  public enum Unit: String, Sendable {
    case count
    /// Rounded percentage.
    case percent
    /// Minutes of the regulation clock.
    case minutes
    /// Conduct points, zero or negative.
    case points
  }

  /// The subjects of a statistic.
  public enum Level: Sendable {
    case team, player
  }

  /// The name, independent of language.
  public let key: StatisticKey
  public let unit: Unit
  public let levels: Set<Level>
  /// The kinds of action that it counts; empty for statistics that are not counted.
  let kinds: Set<ActionKind>
  let source: Source

  enum Source: Sendable {
    /// Counted for each action that gives a credit.
    case counted(@Sendable (Action) -> Credit?)
    /// Counted, depending on the state of the match before the action.
    case countedInPlay(@Sendable (Action, MatchState) -> Credit?)
    /// Computed from counts.
    case derived(@Sendable (Tally) -> Int?)
    /// Computed from the player's participation.
    case personal(@Sendable (PlayerStatistics) -> Int?)
  }

  /// The value for a team in the match or a part of it. Nil if there is no value: a conversion rate without shots, or a
  /// statistic that only players have.
  public func value(in tally: Tally) -> Int? {
    switch source {
    case .counted, .countedInPlay: tally[key]
    case .derived(let read): read(tally)
    case .personal: nil
    }
  }

  /// The value for a player. Nil if the value is missing or unknown, or if only teams have the statistic.
  public func value(of player: PlayerStatistics) -> Int? {
    guard levels.contains(.player) else { return nil }
    if case .personal(let read) = source { return read(player) }
    return value(in: player.tally)
  }

  /// The person whom an action credits, if identified. Nil for statistics that depend on the state of the match.
  public func credited(by action: Action) -> (side: Side, person: Person)? {
    guard case .counted(let read) = source, let credit = read(action) else { return nil }
    return credit.person.map { (credit.side, $0) }
  }
}

/// The side, and person if known, that a count is credited to.
package struct Credit: Sendable {
  package let side: Side
  package let person: Person?
  /// Greater than 1 if the action is worth more.
  let amount: Int

  init(_ side: Side, _ person: Person? = nil, amount: Int = 1) {
    self.side = side
    self.person = person
    self.amount = amount
  }
}

/// Initialisers for the registry.
extension Statistic {
  static func counted<Kind: Action>(
    _ key: StatisticKey, _ kinds: Set<ActionKind>, _ type: Kind.Type, for levels: Set<Level> = [.team, .player],
    _ credit: @escaping @Sendable (Kind) -> Credit?
  ) -> Statistic {
    Statistic(
      key: key, unit: .count, levels: levels, kinds: kinds,
      source: .counted { action in (action as? Kind).flatMap(credit) })
  }

  /// Counted depending on the state of the match.
  static func countedInPlay<Kind: Action>(
    _ key: StatisticKey, _ kinds: Set<ActionKind>, _ type: Kind.Type, for levels: Set<Level> = [.team, .player],
    _ credit: @escaping @Sendable (Kind, MatchState) -> Credit?
  ) -> Statistic {
    Statistic(
      key: key, unit: .count, levels: levels, kinds: kinds,
      source: .countedInPlay { action, state in (action as? Kind).flatMap { credit($0, state) } })
  }

  static func derived(
    _ key: StatisticKey, _ unit: Unit, _ read: @escaping @Sendable (Tally) -> Int?
  ) -> Statistic {
    Statistic(key: key, unit: unit, levels: [.team, .player], kinds: [], source: .derived(read))
  }

  static func ofPlayers(
    _ key: StatisticKey, _ unit: Unit, _ read: @escaping @Sendable (PlayerStatistics) -> Int?
  ) -> Statistic {
    Statistic(key: key, unit: unit, levels: [.player], kinds: [], source: .personal(read))
  }
}
