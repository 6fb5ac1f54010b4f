public import MatchModel
public import MatchRules

/// A part of a period: a quarter of an hour (1-15, 16-30, 31-45, 46-60), or five minutes with a stopped clock (1-5,
/// 6-10). The last slice of a period may be shorter, and includes stoppage time.
public struct Slice: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// First minute, from 1.
  public let first: Int
  /// Last minute. The last slice of a period includes stoppage time.
  public let last: Int

  public static func < (a: Slice, b: Slice) -> Bool { (a.first, a.last) < (b.first, b.last) }

  public var description: String { "\(first)-\(last)" }
}

extension RuleSet {
  private var sliceLength: Int { clock == .stopped ? 5 : 15 }

  /// Nil in intervals, in the shoot-out, and for unknown or invalid minutes.
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

  /// The slices of a period in order; empty for the shoot-out.
  public func slices(of period: Period) -> [Slice] {
    stride(from: minutes(before: period) + 1, through: lastMinute(of: period), by: sliceLength).map {
      Slice(first: $0, last: min($0 + sliceLength - 1, lastMinute(of: period)))
    }
  }
}
