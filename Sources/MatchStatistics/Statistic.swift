import MatchModel
import MatchRules

/// One statistic: what it is called, what its value measures, and how it is read. Those that are counted also say to
/// whom an action adds one. The registry is `Statistic.all`.
public struct Statistic: Sendable {
  /// What a value is.
  public enum Unit: String, Sendable {
    case count
    /// Whole per cent.
    case percent
    /// Minutes of the regulation clock.
    case minutes
    /// Whole seconds of real time.
    case seconds
    /// Conduct points: zero or less.
    case points
    /// 1 or 0.
    case yesOrNo
  }

  /// Whom a statistic is about.
  public enum Level: Sendable {
    case team, player
  }

  /// Its name, the same in every language.
  public let key: StatisticKey
  /// What its values are.
  public let unit: Unit
  /// Whether teams have it, players, or both.
  public let levels: Set<Level>
  let source: Source

  enum Source: Sendable {
    /// One more for somebody, for each action that says so.
    case counted(@Sendable (Action) -> Credit?)
    /// The same, where only the match as the action met it can tell.
    case countedInPlay(@Sendable (Action, MatchState) -> Credit?)
    /// Made of what was counted.
    case derived(@Sendable (Tally) -> Int?)
    /// Of a player only, from the time on the field.
    case personal(@Sendable (PlayerStatistics) -> Int?)
  }

  /// Its value in what was counted for a team, in the match or in a part of it; nil where it has none: the conversion
  /// of no shots, or a statistic of players only.
  public func value(in tally: Tally) -> Int? {
    switch source {
    case .counted, .countedInPlay: tally[key]
    case .derived(let read): read(tally)
    case .personal: nil
    }
  }

  /// Its value for a player; nil where it has none, or it is unknown, or is one of teams only.
  public func value(of player: PlayerStatistics) -> Int? {
    guard levels.contains(.player) else { return nil }
    if case .personal(let read) = source { return read(player) }
    return value(in: player.tally)
  }

  /// Who gets one more of it for an action, if anybody known does; of what only the match can tell, nobody.
  public func credited(by action: Action) -> (side: Side, person: Person)? {
    guard case .counted(let read) = source, let credit = read(action) else { return nil }
    return credit.person.map { (credit.side, $0) }
  }
}

/// Who gets one more of a statistic: a side, and somebody of it if anybody is known.
struct Credit: Sendable {
  let side: Side
  let person: Person?
  /// More than one where an action is worth more.
  let amount: Int

  init(_ side: Side, _ person: Person? = nil, amount: Int = 1) {
    self.side = side
    self.person = person
    self.amount = amount
  }
}

/// How lines of the registry are written.
extension Statistic {
  /// Counted for a side and for somebody of it.
  static func counted<Kind: Action>(
    _ key: StatisticKey, _ type: Kind.Type, _ credit: @escaping @Sendable (Kind) -> Credit?
  ) -> Statistic {
    Statistic(
      key: key, unit: .count, levels: [.team, .player],
      source: .counted { action in (action as? Kind).flatMap(credit) })
  }

  /// Counted for a side, and for somebody whom only the match as the action met it can tell.
  static func countedInPlay<Kind: Action>(
    _ key: StatisticKey, _ type: Kind.Type, _ credit: @escaping @Sendable (Kind, MatchState) -> Credit?
  ) -> Statistic {
    Statistic(
      key: key, unit: .count, levels: [.team, .player],
      source: .countedInPlay { action, state in (action as? Kind).flatMap { credit($0, state) } })
  }

  /// Counted for a side only.
  static func ofTeams<Kind: Action>(
    _ key: StatisticKey, _ type: Kind.Type, amount: @escaping @Sendable (Kind) -> Int = { _ in 1 },
    _ side: @escaping @Sendable (Kind) -> Side?
  ) -> Statistic {
    Statistic(
      key: key, unit: .count, levels: [.team],
      source: .counted { action in
        (action as? Kind).flatMap { kind in side(kind).map { Credit($0, amount: amount(kind)) } }
      })
  }

  /// Counted for a side only, where only the match as the action met it can tell.
  static func ofTeamsInPlay<Kind: Action>(
    _ key: StatisticKey, _ type: Kind.Type, _ side: @escaping @Sendable (Kind, MatchState) -> Side?
  ) -> Statistic {
    Statistic(
      key: key, unit: .count, levels: [.team],
      source: .countedInPlay { action, state in (action as? Kind).flatMap { side($0, state) }.map { Credit($0) } })
  }

  static func derived(
    _ key: StatisticKey, _ unit: Unit, _ read: @escaping @Sendable (Tally) -> Int?
  ) -> Statistic {
    Statistic(key: key, unit: unit, levels: [.team, .player], source: .derived(read))
  }

  static func ofPlayers(
    _ key: StatisticKey, _ unit: Unit, _ read: @escaping @Sendable (PlayerStatistics) -> Int?
  ) -> Statistic {
    Statistic(key: key, unit: unit, levels: [.player], source: .personal(read))
  }
}
