/// The whistle that starts a period. Its moment is `.during(period)` with elapsed time 0. Its wall clock is the start
/// of the period, adjusted when the user corrects the clock.
public final class PeriodStart: Action, @unchecked Sendable {
  public let period: Period
  /// Minutes the period lasts by the rules; 0 for the shoot-out.
  public let length: Int
  /// Announced minutes of stoppage time. Nil if none were announced (docs/LAWS.md, H2).
  public let announced: Int?
  /// Elapsed seconds at which the period's clock is stopped. Nil while it runs. When it restarts, the start's wall
  /// clock moves forward by the pause, so no other state is needed.
  public let standing: Double?

  public init(
    _ period: Period, length: Int, announced: Int? = nil, wallClock: Double?, standing: Double? = nil,
    confirmed: [LawID] = []
  ) {
    self.period = period
    self.length = length
    self.announced = announced
    self.standing = standing
    super.init(at: Moment(.during(period), elapsed: 0, wallClock: wallClock), confirmed: confirmed)
  }

  public override var specific: SpecificAction { .periodStart(self) }

  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    PeriodStart(
      period, length: length, announced: announced, wallClock: moment.wallClock, standing: standing,
      confirmed: confirmed)
  }

  public func announcing(_ minutes: Int?) -> PeriodStart {
    PeriodStart(
      period, length: length, announced: minutes, wallClock: moment.wallClock, standing: standing,
      confirmed: confirmed)
  }

  /// A copy with another start time, used for corrections of the clock and when it restarts.
  public func starting(at wallClock: Double?) -> PeriodStart {
    PeriodStart(period, length: length, announced: announced, wallClock: wallClock, confirmed: confirmed)
  }

  /// A copy with the clock stopped at the given elapsed seconds.
  public func standing(at elapsed: Double) -> PeriodStart {
    PeriodStart(
      period, length: length, announced: announced, wallClock: moment.wallClock, standing: elapsed,
      confirmed: confirmed)
  }
}

/// The whistle that ends a period. Its minute is before the period's last one only if the period ended early.
public final class PeriodEnd: Action, @unchecked Sendable {
  public let period: Period

  public init(
    _ period: Period, minute: MatchMinute?, elapsed: Double? = nil, wallClock: Double?, confirmed: [LawID] = []
  ) {
    self.period = period
    super.init(
      at: Moment(.during(period), minute: minute, elapsed: elapsed, wallClock: wallClock), confirmed: confirmed)
  }

  public override var specific: SpecificAction { .periodEnd(self) }

  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    PeriodEnd(
      period, minute: moment.minute, elapsed: moment.elapsed, wallClock: moment.wallClock, confirmed: confirmed)
  }
}

/// The end of the match: completed, or abandoned (docs/LAWS.md, H4).
public final class MatchEnd: Action, @unchecked Sendable {
  public let isAbandoned: Bool
  /// Free text. Empty if the match was not abandoned or no reason was given.
  public let reason: String

  public init(at moment: Moment, isAbandoned: Bool = false, reason: String = "", confirmed: [LawID] = []) {
    self.isAbandoned = isAbandoned
    self.reason = reason
    super.init(at: moment, confirmed: confirmed)
  }

  public override var specific: SpecificAction { .matchEnd(self) }

  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    MatchEnd(at: moment, isAbandoned: isAbandoned, reason: reason, confirmed: confirmed)
  }
}
