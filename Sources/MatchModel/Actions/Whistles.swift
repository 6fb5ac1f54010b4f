/// The whistle that starts a period. Its moment is `.during(period)` at elapsed 0; its wall clock is the period's
/// start, corrected when somebody corrects the clock.
public final class PeriodStart: Action, @unchecked Sendable {
  /// The period that begins.
  public let period: Period
  /// Minutes the period lasts by the rules; 0 for the shoot-out.
  public let length: Int
  /// Minutes of added time announced for it; nil if none was (RULES H2).
  public let announced: Int?
  /// Seconds elapsed in the period at which its clock stands, in a game that stops it; nil where it runs. Once it goes on,
  /// the start's wall clock is later by the pause, and nothing else has to be known of it.
  public let standing: Double?

  /// The start of a period, at so many seconds since 1970 if somebody noted them.
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

  public override func copy(at moment: Moment, confirmed: [LawID]) -> Action {
    PeriodStart(
      period, length: length, announced: announced, wallClock: moment.wallClock, standing: standing,
      confirmed: confirmed)
  }

  /// The same start with so many minutes announced.
  public func announcing(_ minutes: Int?) -> PeriodStart {
    PeriodStart(
      period, length: length, announced: minutes, wallClock: moment.wallClock, standing: standing,
      confirmed: confirmed)
  }

  /// The same start at another wall clock, from which the clock runs: how it is corrected, and how it goes on.
  public func starting(at wallClock: Double?) -> PeriodStart {
    PeriodStart(period, length: length, announced: announced, wallClock: wallClock, confirmed: confirmed)
  }

  /// The same start with its clock standing at so many seconds elapsed.
  public func standing(at elapsed: Double) -> PeriodStart {
    PeriodStart(
      period, length: length, announced: announced, wallClock: moment.wallClock, standing: elapsed,
      confirmed: confirmed)
  }
}

/// The whistle that ends a period. Its minute is below the period's last one only where the period ended early.
public final class PeriodEnd: Action, @unchecked Sendable {
  /// The period that ends.
  public let period: Period

  /// The end of a period, in its last minute or the one it was ended early in.
  public init(
    _ period: Period, minute: MatchMinute?, elapsed: Double? = nil, wallClock: Double?, confirmed: [LawID] = []
  ) {
    self.period = period
    super.init(
      at: Moment(.during(period), minute: minute, elapsed: elapsed, wallClock: wallClock), confirmed: confirmed)
  }

  public override var specific: SpecificAction { .periodEnd(self) }

  public override func copy(at moment: Moment, confirmed: [LawID]) -> Action {
    PeriodEnd(
      period, minute: moment.minute, elapsed: moment.elapsed, wallClock: moment.wallClock, confirmed: confirmed)
  }
}

/// The end of the match: finished, or abandoned for a reason (RULES H4).
public final class MatchEnd: Action, @unchecked Sendable {
  /// Whether it was broken off before its time.
  public let isAbandoned: Bool
  /// Why it was abandoned, in free text; empty if nobody said, or it was not.
  public let reason: String

  /// The end in the moment of the last whistle.
  public init(at moment: Moment, isAbandoned: Bool = false, reason: String = "", confirmed: [LawID] = []) {
    self.isAbandoned = isAbandoned
    self.reason = reason
    super.init(at: moment, confirmed: confirmed)
  }

  public override var specific: SpecificAction { .matchEnd(self) }

  public override func copy(at moment: Moment, confirmed: [LawID]) -> Action {
    MatchEnd(at: moment, isAbandoned: isAbandoned, reason: reason, confirmed: confirmed)
  }
}
