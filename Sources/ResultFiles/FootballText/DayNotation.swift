import Text

/// A day in one of its usual forms: `Sat Aug 18 2012`, `Aug/18`, `18 August`, `18.08.2012`, `18/8`, `2012-08-18`.
struct DayNotation: Equatable {
  let day: Int
  let month: Int
  let year: Int?
  /// Number of words consumed.
  let words: Int

  /// Parses a day at the beginning of the words.
  init?(_ words: [TextLine.Word]) {
    let plain = words.prefix(5).map { word in String(word.text.last == "," ? word.text.dropLast() : word.text) }
    let start = plain.first.map(Self.isWeekday) == true ? 1 : 0
    guard start < plain.count else { return nil }
    guard let found = Self.numbers(plain[start]) ?? Self.words(Array(plain[start...])) else { return nil }
    day = found.day
    month = found.month
    year = found.year
    self.words = start + found.words
  }

  /// The day in ISO 8601.
  func iso(in year: Int) -> String {
    [(year, 4), (month, 2), (day, 2)].map { String($0).zeroPadded(to: $1) }.joined(separator: "-")
  }

  private typealias Found = (day: Int, month: Int, year: Int?, words: Int)

  /// Parses `18.08.2012`, `18/8`, `18-08-2012`, `2012-08-18`.
  private static func numbers(_ text: String) -> Found? {
    for separator in [".", "/", "-"] as [Character] {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 3 || (parts.count == 2 && separator == "/") else { continue }
      let numbers = parts.map { (1...4).contains($0.count) ? Int($0) : nil }
      if separator == "-", parts[0].count == 4, let year = numbers[0], let month = numbers[1], let day = numbers[2] {
        return (day, month, year, 1)
      }
      guard parts[0].count <= 2, parts[1].count <= 2, let day = numbers[0], let month = numbers[1] else { continue }
      if parts.count == 2 || parts[2].isEmpty && separator == "." { return (day, month, nil, 1) }
      // A score does not have three numbers.
      guard let year = numbers[2], let whole = Self.year(parts[2], year) else { continue }
      return (day, month, whole, 1)
    }
    return nil
  }

  /// Parses `Aug 18 2012`, `Aug/18 2012`, `18 August 2012`.
  private static func words(_ words: [String]) -> Found? {
    var parts = words[0].split(separator: "/").map(String.init)
    var used = 1
    if parts.count == 1, words.count > 1 {
      parts.append(words[1])
      used = 2
    }
    guard parts.count == 2 else { return nil }
    // `18/August` is not a day.
    if Self.month(parts[0]) == nil, used == 2 { parts.reverse() }
    guard let month = Self.month(parts[0]), let day = number(parts[1], 1...2) else { return nil }
    guard used < words.count, let year = number(words[used], 4...4) else { return (day, month, nil, used) }
    return (day, month, year, used + 1)
  }

  private static func number(_ text: String, _ digits: ClosedRange<Int>) -> Int? {
    digits.contains(text.utf8.count) && text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  private static func year(_ text: Substring, _ number: Int) -> Int? {
    switch text.count {
    case 4: number
    case 2: number < 70 ? 2000 + number : 1900 + number
    default: nil
    }
  }

  private static func month(_ word: String) -> Int? {
    let word = word.lowercased()
    guard word.count >= 3 else { return nil }
    return months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 } ?? (word == "sept" ? 9 : nil)
  }

  private static func isWeekday(_ word: String) -> Bool {
    let word = word.lowercased()
    return word.count >= 2 && weekdays.contains { $0.hasPrefix(word) }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
  private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
}
