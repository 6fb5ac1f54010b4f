import MatchModel

/// The start of an event: a day, and a time unless it lasts all day.
struct CalendarMoment: Equatable {
  /// The date in the format of a match file.
  var date: String
  /// Empty for an all-day event.
  var time = ""

  /// - Parameter zone: the time zone to convert UTC times to; nil for the system's.
  /// - Returns: nil if the value is not a time.
  init?(_ property: CalendarText.Property, zone: String?) {
    let digits = property.value.split(separator: "T", maxSplits: 1).map(String.init)
    guard let day = digits.first, day.count == 8, day.allSatisfy(\.isASCIIDigit) else { return nil }
    date = Self.grouped(day, [4, 2, 2], "-")
    guard DetailsCheck.isDate(date) else { return nil }
    guard digits.count == 2 else { return }
    let isWorld = digits[1].last == "Z"
    let clock = isWorld ? String(digits[1].dropLast()) : digits[1]
    guard clock.count == 6, clock.allSatisfy(\.isASCIIDigit) else { return nil }
    time = Self.grouped(String(clock.prefix(4)), [2, 2], ":")
    guard DetailsCheck.isTime(time) else { return nil }
    // Times with a named zone are already local.
    if isWorld, let local = LocalClock.local(date: date, time: time, zone: zone) { (date, time) = local }
  }

  private static func grouped(_ digits: String, _ lengths: [Int], _ separator: String) -> String {
    var rest = digits[...]
    return lengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }.joined(separator: separator)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
