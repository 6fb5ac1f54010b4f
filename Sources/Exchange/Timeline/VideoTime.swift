import Glibc

public enum VideoTime {
  /// Parses `125`, `2:05`, `1:02:00`, `0:02:05.4` as seconds.
  public static func seconds(_ text: String) -> Double? {
    let parts = text.replacing(",", with: ".").split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let allowed = part.allSatisfy { $0.isASCII && ($0.isNumber || (isLast && $0 == ".")) }
      guard allowed, !part.isEmpty, let number = Double(part), index == 0 || number < 60 else { return nil }
      seconds = seconds * 60 + number
    }
    return seconds < 1_000_000 ? seconds : nil
  }

  /// Parses `17:29:00`, taking the day and the time zone from another instant, or `2026-11-21T16:29:00Z`.
  public static func instant(_ text: String, near other: Double?) -> Double? {
    if let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d) ?(Z|\+0000)/) {
      let parts = [match.1, match.2, match.3, match.4, match.5, match.6].compactMap { CInt($0) }
      return parts.count == 6 ? Double(instant(utc: parts)) : nil
    }
    guard let other, text.contains(":") else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let seconds = seconds(parts.count == 2 ? text + ":00" : text),
      seconds < 86_400
    else { return nil }
    var instant = time_t(other)
    var day = tm()
    localtime_r(&instant, &day)
    day.tm_hour = 0
    day.tm_min = 0
    day.tm_sec = 0
    day.tm_isdst = -1
    return Double(mktime(&day)) + seconds
  }

  /// Seconds since 1970.
  /// - Parameter parts: year, month, day, hour, minute and second.
  static func instant(utc parts: [CInt]) -> time_t {
    var time = tm()
    time.tm_year = parts[0] - 1900
    time.tm_mon = parts[1] - 1
    time.tm_mday = parts[2]
    time.tm_hour = parts[3]
    time.tm_min = parts[4]
    time.tm_sec = parts[5]
    return timegm(&time)
  }
}
