/// Validates details typed by the user. Files keep any text for compatibility with other programs, so check keyboard
/// input here.
public enum DetailsCheck {
  /// True for a valid Gregorian date in ISO 8601: `2026-11-21`.
  public static func isDate(_ text: some StringProtocol) -> Bool {
    guard let parts = numbers(text, separator: "-", lengths: [4, 2, 2]), parts[0] > 0, (1...12).contains(parts[1])
    else { return false }
    return (1...days(inMonth: parts[1], of: parts[0])).contains(parts[2])
  }

  /// Converts a date as people type it to ISO 8601: `2026-11-22`, or with the day first, `22/11/2026`, `22.11.2026` and
  /// `22-11-26`. Nil for anything else.
  public static func date(typed text: some StringProtocol) -> String? {
    if isDate(text) { return String(text) }
    for separator in "/.-" {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }), (1...2).contains(parts[0].utf8.count),
        (1...2).contains(parts[1].utf8.count), [2, 4].contains(parts[2].utf8.count)
      else { continue }
      func padded(_ part: some StringProtocol) -> String { part.utf8.count < 2 ? "0" + part : String(part) }
      let year = parts[2].utf8.count == 2 ? "20" + parts[2] : String(parts[2])
      let date = "\(year)-\(padded(parts[1]))-\(padded(parts[0]))"
      return isDate(date) ? date : nil
    }
    return nil
  }

  /// True for a time in 24-hour format: `17:30`.
  public static func isTime(_ text: some StringProtocol) -> Bool {
    guard let parts = numbers(text, separator: ":", lengths: [2, 2]) else { return false }
    return parts[0] < 24 && parts[1] < 60
  }

  /// True for a number of at most seven digits, enough for any stadium.
  public static func isAttendance(_ text: some StringProtocol) -> Bool {
    (1...7).contains(text.utf8.count) && text.utf8.allSatisfy(isDigit)
  }

  /// True if the name has a visible character.
  public static func isTeamName(_ text: some StringProtocol) -> Bool { text.contains { !$0.isWhitespace } }

  /// True if the names of two teams differ by more than white space.
  public static func areDistinct(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
    words(one) != words(other)
  }

  private static func words(_ name: some StringProtocol) -> [String] {
    name.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// The numbers if they have the given numbers of digits; nil for any other form.
  private static func numbers(_ text: some StringProtocol, separator: Character, lengths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == lengths, parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }) else { return nil }
    return parts.compactMap { Int($0) }
  }

  /// - Parameter month: from 1 to 12.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
