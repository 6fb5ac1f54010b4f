import Bounds
import MatchModel

/// The periods listed in a file, for finding an action's period by its code or minute.
struct PeriodTable {
  /// Sorted by number, with lengths in minutes, without the shoot-out.
  private var listed: [(period: Period, length: Int)]
  /// The default if the file lists no periods: two halves of 45 minutes.
  private static let documented: [(period: Period, length: Int)] = [(.regular(1), 45), (.regular(2), 45)]

  init(_ listed: [(period: Period, length: Int)]) {
    self.listed = listed.filter { $0.period.kind != .shootOut }.sorted { $0.period.number < $1.period.number }
  }

  /// The period with the code: 1, 2, ..., `tanda`.
  func period(coded code: String) -> Period? {
    if code == "tanda" { return .shootOut }
    guard let number = ValueParser.number(1...Bounds.period)(code) else { return nil }
    return listed.first { $0.period.number == number }?.period ?? .regular(number)
  }

  /// The period of a minute without a code. A minute beyond the last period is its stoppage time: 93 is 90+3.
  func place(_ minute: MatchMinute) -> (Period, MatchMinute) {
    let periods = listed.isEmpty ? Self.documented : listed
    var label = MatchMinute(max(1, minute.minute), added: minute.added)
    var end = 0
    for (period, length) in periods {
      end += length
      if label.minute <= end { return (period, label) }
    }
    label = MatchMinute(end, added: min(label.minute - end + label.added, MatchMinute.addedLimit))
    return (periods.last?.period ?? .regular(2), label)
  }
}
