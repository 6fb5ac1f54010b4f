/// A period of play: a half (or quarter, as the rules have it), a period of extra time, or the shoot-out.
public struct Period: Hashable, Comparable, Sendable {
  /// What sort of period it is; one follows the other.
  public enum Kind: Int, Sendable, Comparable {
    case regular, extra, shootOut
    /// The order in which a match has them.
    public static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// Regular time, extra time or the shoot-out.
  public let kind: Kind
  /// Counted on from regular into extra time: the first period of extra time of a match of two halves is 3. 0 for the
  /// shoot-out.
  public let number: Int

  /// A period of that kind, with the number that ``number`` explains.
  public init(kind: Kind, number: Int) {
    self.kind = kind
    self.number = number
  }

  /// The kicks that decide a match (Law 10.3).
  public static let shootOut = Period(kind: .shootOut, number: 0)
  /// The half, or quarter, of that number, from 1.
  public static func regular(_ number: Int) -> Period { Period(kind: .regular, number: number) }
  /// The period of extra time of that number, which counts on from regular time.
  public static func extra(_ number: Int) -> Period { Period(kind: .extra, number: number) }

  /// The order in which they are played.
  public static func < (a: Period, b: Period) -> Bool { (a.kind, a.number) < (b.kind, b.number) }
}

/// The minute as football names it: 23, or 45+2. It is the minute being played, so the match begins in minute 1
/// (RULES D8).
public struct MatchMinute: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// From 1: the 45 of 45+2.
  public let minute: Int
  /// Minutes of stoppage time: the 2 of 45+2; 0 within the period's length.
  public let added: Int

  /// The most minutes of stoppage time that a label tells. A clock forgotten for longer stays there.
  public static let addedLimit = 999

  /// The label as somebody says it: 23, or 45 and 2 added.
  public init(_ minute: Int, added: Int = 0) {
    self.minute = minute
    self.added = added
  }

  /// 45+2 is after 45 and before 46.
  public static func < (a: MatchMinute, b: MatchMinute) -> Bool { (a.minute, a.added) < (b.minute, b.added) }

  /// `23` or `45+2`.
  public var description: String { added == 0 ? String(minute) : "\(minute)+\(added)" }

  /// The label of so many seconds into a period that is `length` minutes long and has `before` minutes before it:
  /// floor(seconds / 60) + 1 within the length, then 45+1, 45+2, ... (RULES D8).
  public init(elapsed seconds: Double, length: Int, before: Int) {
    let minute = Int(max(0, min(seconds, 1e6)) / 60) + 1
    self.init(before + min(minute, length), added: min(max(0, minute - length), Self.addedLimit))
  }
}

/// Where in the course of a match something is.
public enum Phase: Hashable, Comparable, Sendable {
  case before
  case during(Period)
  /// In the interval after the period; after the last one, when the match is over.
  case after(Period)

  /// The period that is being played, or the last that was; nil before the match.
  public var period: Period? {
    switch self {
    case .before: nil
    case .during(let period), .after(let period): period
    }
  }

  private var rank: (Int, Int, Int) {
    switch self {
    case .before: (-1, 0, 0)
    case .during(let period): (period.kind.rawValue, period.number, 0)
    case .after(let period): (period.kind.rawValue, period.number, 1)
    }
  }

  /// The order in which a match goes through them.
  public static func < (a: Phase, b: Phase) -> Bool { a.rank < b.rank }
}

/// When an action happened: its phase, the minute's label, and, if it was recorded live, the exact times.
public struct Moment: Hashable, Sendable {
  /// Where in the course of the match it is.
  public var phase: Phase
  /// Nil if unknown, or before kick-off.
  public var minute: MatchMinute?
  /// Seconds elapsed in the period, if known.
  public var elapsed: Double?
  /// Wall clock, seconds since 1970, if known.
  public var wallClock: Double?

  /// A moment of which nothing need be known but the phase.
  public init(_ phase: Phase, minute: MatchMinute? = nil, elapsed: Double? = nil, wallClock: Double? = nil) {
    self.phase = phase
    self.minute = minute
    self.elapsed = elapsed
    self.wallClock = wallClock
  }

  /// Whether it is before the other by what people see: phase, then minute. Within a minute the log's order decides.
  public func precedes(_ other: Moment) -> Bool {
    if phase != other.phase { return phase < other.phase }
    guard case .during = phase, let mine = minute, let theirs = other.minute else { return false }
    return mine < theirs
  }
}
