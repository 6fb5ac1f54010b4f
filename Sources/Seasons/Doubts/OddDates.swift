import MatchModel

/// The dates of a competition that can hardly be.
struct OddDates {
  /// Months since the year 0 of the date in the middle; nil where there are too few dates to say.
  private let middle: Int?
  private let farAreFew: Bool

  init(_ dates: [String]) {
    let months = dates.compactMap(Self.month).sorted()
    guard months.count > 5 else {
      (middle, farAreFew) = (nil, false)
      return
    }
    let middle = months[months.count / 2]
    self.middle = middle
    // A folder of several seasons has none in the wrong year.
    farAreFew = months.count { abs($0 - middle) > 12 } * 5 <= months.count
  }

  /// Whether a date is no day of the calendar; nothing is said of none.
  func isNone(_ date: String) -> Bool { !date.isEmpty && !DetailsCheck.isDate(date) }

  /// Whether it is more than a year from the one in the middle, and nearly all others are not.
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
