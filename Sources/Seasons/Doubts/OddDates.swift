import MatchModel

struct OddDates {
  /// The median date in months since year 0. Nil if there are too few dates, or if so many are far from it that the
  /// folder must contain several seasons.
  private let middle: Int?

  init(_ dates: [String]) {
    let months = dates.compactMap(Self.month).sorted()
    let median = months.isEmpty ? 0 : months[months.count / 2]
    let far = months.count { abs($0 - median) > 12 }
    middle = months.count > 5 && far * 5 <= months.count ? median : nil
  }

  /// True for a date that does not exist. Empty dates are fine.
  func isNone(_ date: String) -> Bool { !date.isEmpty && !DetailsCheck.isDate(date) }

  /// True if the date is more than a year from the median and nearly all others are not.
  func isFar(_ date: String) -> Bool {
    guard let middle, let month = Self.month(date) else { return false }
    return abs(month - middle) > 12
  }

  private static func month(_ date: String) -> Int? {
    guard DetailsCheck.isDate(date) else { return nil }
    let parts = date.split(separator: "-").compactMap { Int($0) }
    return parts[0] * 12 + parts[1]
  }
}
