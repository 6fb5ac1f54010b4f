import MatchModel

struct OddDates {
  /// The median date in months since year 0. Nil if there are too few dates.
  private let middle: Int?
  private let farAreFew: Bool

  init(_ dates: [String]) {
    let months = dates.compactMap(Self.month).sorted()
    guard months.count > 5 else {
      middle = nil
      farAreFew = false
      return
    }
    let middle = months[months.count / 2]
    self.middle = middle
    // If many dates are far from the median, the folder contains several seasons and none of them is an outlier.
    farAreFew = months.count { abs($0 - middle) > 12 } * 5 <= months.count
  }

  /// True for a date that does not exist. Empty dates are fine.
  func isNone(_ date: String) -> Bool { !date.isEmpty && !DetailsCheck.isDate(date) }

  /// True if the date is more than a year from the median and nearly all others are not.
  func isFar(_ date: String) -> Bool {
    guard let middle, farAreFew, let month = Self.month(date) else { return false }
    return abs(month - middle) > 12
  }

  private static func month(_ date: String) -> Int? {
    guard DetailsCheck.isDate(date) else { return nil }
    let parts = date.split(separator: "-").compactMap { Int($0) }
    return parts[0] * 12 + parts[1]
  }
}
