import MatchModel
import MatchRules

/// A quarter of an hour of a period, as football names its minutes: 1-15, 16-30, 31-45, 46-60. The last one of a
/// period is shorter where the period's length wants it, and takes the added time.
public struct Slice: Hashable, Comparable, Sendable, CustomStringConvertible {
  public static let length = 15

  public let first: Int
  public let last: Int

  public static func < (a: Slice, b: Slice) -> Bool { (a.first, a.last) < (b.first, b.last) }

  public var description: String { "\(first)-\(last)" }
}

extension RuleSet {
  /// The quarter of an hour of the moment; nil in an interval, in the shoot-out, and where the minute is unknown or
  /// no one of its period.
  public func slice(of moment: Moment) -> Slice? {
    guard case .during(let period) = moment.phase, period.kind != .shootOut, let minute = moment.minute?.minute else {
      return nil
    }
    let start = minutes(before: period)
    let end = lastMinute(of: period)
    guard minute > start else { return nil }
    let first = start + (min(minute, end) - start - 1) / Slice.length * Slice.length + 1
    return Slice(first: first, last: min(first + Slice.length - 1, end))
  }

  /// The quarters of an hour of a period, in order; none in the shoot-out.
  public func slices(of period: Period) -> [Slice] {
    stride(from: minutes(before: period) + 1, through: lastMinute(of: period), by: Slice.length).map {
      Slice(first: $0, last: min($0 + Slice.length - 1, lastMinute(of: period)))
    }
  }
}
