/// Whether what somebody typed about a match can be so. The file keeps any text, for other programs' sake; whoever
/// takes it from a keyboard asks here first.
public enum DetailsCheck {
  /// A day of the Gregorian calendar as ISO 8601 writes it: `2026-11-21`.
  public static func isDate(_ text: some StringProtocol) -> Bool {
    guard let parts = numbers(text, separator: "-", lengths: [4, 2, 2]), parts[0] > 0, (1...12).contains(parts[1])
    else { return false }
    return (1...days(inMonth: parts[1], of: parts[0])).contains(parts[2])
  }

  /// A time of day on the clock of 24 hours: `17:30`.
  public static func isTime(_ text: some StringProtocol) -> Bool {
    guard let parts = numbers(text, separator: ":", lengths: [2, 2]) else { return false }
    return parts[0] < 24 && parts[1] < 60
  }

  /// How many watched: digits alone. No ground holds more than seven of them say.
  public static func isAttendance(_ text: some StringProtocol) -> Bool {
    (1...7).contains(text.utf8.count) && text.utf8.allSatisfy(isDigit)
  }

  /// A team's name must show something.
  public static func isTeamName(_ text: some StringProtocol) -> Bool { text.contains { !$0.isWhitespace } }

  /// Whether two teams can be told apart by their names.
  public static func areDistinct(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
    words(one) != words(other)
  }

  private static func words(_ name: some StringProtocol) -> [String] {
    name.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// The numbers of so many digits each; nil where the text is not made of them.
  private static func numbers(_ text: some StringProtocol, separator: Character, lengths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == lengths, parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == lengths.count ? numbers : nil
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
