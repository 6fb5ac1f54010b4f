import MatchModel

/// The start of an event: a day, and a time unless it lasts all day.
struct CalendarMoment: Equatable {
  var date: String
  /// Empty for an all-day event.
  var time = ""

  /// - Parameter zone: the time zone to convert UTC times to; nil for the system's.
  /// - Returns: nil if the value is not a time.
  init?(_ property: CalendarText.Property, zone: String?) {
    let parts = property.value.split(separator: "T", maxSplits: 1)
    guard let day = parts.first else { return nil }
    date = "\(day.prefix(4))-\(day.dropFirst(4).dropLast(2))-\(day.suffix(2))"
    guard DetailsCheck.isDate(date) else { return nil }
    guard parts.count == 2 else { return }
    let isWorld = parts[1].last == "Z"
    let clock = isWorld ? parts[1].dropLast() : parts[1]
    guard clock.utf8.count == 6, clock.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    time = "\(clock.prefix(2)):\(clock.dropFirst(2).prefix(2))"
    guard DetailsCheck.isTime(time) else { return nil }
    // Times with a named zone are already local.
    if isWorld, let local = LocalClock.local(date: date, time: time, zone: zone) { (date, time) = local }
  }
}
