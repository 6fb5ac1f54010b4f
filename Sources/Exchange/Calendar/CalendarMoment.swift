import MatchModel

/// When an event begins: a day, and a time unless it lasts all day.
struct CalendarMoment: Equatable {
  /// As a match file has it.
  var date: String
  /// Empty where it lasts all day.
  var time = ""

  /// - Parameter zone: the zone that times of the world's clock are told in; nil for the system's.
  /// - Returns: nil where it is no time.
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
    // Where a zone is named, the time is the ground's already.
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
