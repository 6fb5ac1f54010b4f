import MatchModel
import MatchRules

/// A part of a period, a quarter of an hour as football names its minutes: 1-15, 16-30, 31-45, 46-60; five minutes
/// where the clock is stopped, so that less of it is played: 1-5, 6-10. The last one of a period is shorter where the
/// period's length wants it, and takes the added time.
public struct Slice: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Its first minute, from 1.
  public let first: Int
  /// Its last minute; added time belongs to it where it ends a period.
  public let last: Int

  public static func < (a: Slice, b: Slice) -> Bool { (a.first, a.last) < (b.first, b.last) }

  public var description: String { "\(first)-\(last)" }
}

extension RuleSet {
  /// Minutes of a slice.
  private var sliceLength: Int { clock == .stopped ? 5 : 15 }

  /// The slice of the moment; nil in an interval, in the shoot-out, and where the minute is unknown or
  /// no one of its period.
  public func slice(of moment: Moment) -> Slice? {
    guard case .during(let period) = moment.phase, period.kind != .shootOut, let minute = moment.minute?.minute else {
      return nil
    }
    let start = minutes(before: period)
    let end = lastMinute(of: period)
    guard minute > start else { return nil }
    let first = start + (min(minute, end) - start - 1) / sliceLength * sliceLength + 1
    return Slice(first: first, last: min(first + sliceLength - 1, end))
  }

  /// The slices of a period, in order; none in the shoot-out.
  public func slices(of period: Period) -> [Slice] {
    stride(from: minutes(before: period) + 1, through: lastMinute(of: period), by: sliceLength).map {
      Slice(first: $0, last: min($0 + sliceLength - 1, lastMinute(of: period)))
    }
  }
}
