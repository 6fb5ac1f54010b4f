import Bounds

/// A period of play: a half or quarter, depending on the rules, a period of extra time, or the shoot-out.
public struct Period: Hashable, Comparable, Sendable {
  public enum Kind: Sendable, Comparable {
    case regular, extra, shootOut
  }

  public let kind: Kind
  /// Numbers continue into extra time: in a match of two halves, the first period of extra time is 3. The shoot-out is
  /// 0.
  public let number: Int

  public init(kind: Kind, number: Int) {
    self.kind = kind
    self.number = number
  }

  /// The kicks that decide a match (Law 10.3).
  public static let shootOut = Period(kind: .shootOut, number: 0)
  public static func regular(_ number: Int) -> Period { Period(kind: .regular, number: number) }
  public static func extra(_ number: Int) -> Period { Period(kind: .extra, number: number) }

  public static func < (a: Period, b: Period) -> Bool { (a.kind, a.number) < (b.kind, b.number) }
}

/// A match minute in football notation: 23 or 45+2. It is the minute in progress, so a match begins in minute 1
/// (docs/LAWS.md, D8).
public struct MatchMinute: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// From 1; 45 in 45+2.
  public let minute: Int
  /// Minutes of stoppage time; 2 in 45+2, and 0 within the period's length.
  public let added: Int

  /// The maximum stoppage time in a minute. If the clock runs longer, the minute does not increase.
  public static let addedLimit = Bounds.periodMinutes

  public init(_ minute: Int, added: Int = 0) {
    self.minute = minute
    self.added = added
  }

  /// 45+2 comes after 45 and before 46.
  public static func < (a: MatchMinute, b: MatchMinute) -> Bool { (a.minute, a.added) < (b.minute, b.added) }

  public var description: String { added == 0 ? String(minute) : "\(minute)+\(added)" }

  /// The minute for elapsed seconds in a period of `length` minutes with `before` minutes played before it:
  /// floor(seconds / 60) + 1 within the length, then 45+1, 45+2, ... (docs/LAWS.md, D8).
  public init(elapsed seconds: Double, length: Int, before: Int) {
    let minute = Int(max(0, min(seconds, 1e6)) / 60) + 1
    self.init(before + min(minute, length), added: min(max(0, minute - length), Self.addedLimit))
  }
}

/// A position in the course of a match.
public enum Phase: Hashable, Comparable, Sendable {
  case before
  case during(Period)
  /// The interval after the period. After the last period, the match is over.
  case after(Period)

  /// The current period, or the last one played. Nil before the match.
  public var period: Period? {
    switch self {
    case .before: nil
    case .during(let period), .after(let period): period
    }
  }

  /// True between periods, and before and after the match.
  public var isInterval: Bool { if case .during = self { false } else { true } }

  public static func < (a: Phase, b: Phase) -> Bool {
    guard let mine = a.period, let theirs = b.period else { return a.period == nil && b.period != nil }
    return mine == theirs ? !a.isInterval && b.isInterval : mine < theirs
  }
}

/// When an action happened: phase, minute and, if recorded live, the exact times.
public struct Moment: Hashable, Sendable {
  public var phase: Phase
  /// Nil if unknown or before kick-off.
  public var minute: MatchMinute?
  /// Seconds elapsed in the period, if known.
  public var elapsed: Double?
  /// Wall clock, seconds since 1970, if known.
  public var wallClock: Double?

  public init(_ phase: Phase, minute: MatchMinute? = nil, elapsed: Double? = nil, wallClock: Double? = nil) {
    self.phase = phase
    self.minute = minute
    self.elapsed = elapsed
    self.wallClock = wallClock
  }

  /// Compares what users see: phase, then minute. Within a minute the order of the log decides.
  public func precedes(_ other: Moment) -> Bool {
    if phase != other.phase { return phase < other.phase }
    guard case .during = phase, let mine = minute, let theirs = other.minute else { return false }
    return mine < theirs
  }
}
