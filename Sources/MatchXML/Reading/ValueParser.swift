import Bounds
import MatchModel

/// Parses values. Nil for invalid text.
enum ValueParser {
  static func number(_ range: ClosedRange<Int>) -> (String) -> Int? {
    { text in digits(text[...]).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// Parses `23`, `45+2`, and `23.7`, which is rounded down.
  static func minute(_ text: String) -> MatchMinute? {
    if let minute = digits(text[...]), minute <= Bounds.minute { return MatchMinute(minute) }
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first else { return nil }
    if parts.count == 2 {
      guard let minute = digits(first), let added = digits(parts[1]), minute <= Bounds.minute,
        added <= Bounds.periodMinutes
      else { return nil }
      return MatchMinute(minute, added: added)
    }
    guard let minute = seconds(text), (0..<Double(Bounds.minute + 1)).contains(minute) else { return nil }
    return MatchMinute(Int(minute))
  }

  /// Parses a decimal number with up to three decimals.
  static func seconds(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }), let value = Double(text),
      XMLBytes.canHold(value)
    else { return nil }
    return value
  }

  static func score(_ text: String) -> BothSides<Int>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let home = digits(parts[0]), let away = digits(parts[1]), home <= Bounds.points,
      away <= Bounds.points
    else { return nil }
    return BothSides(home: home, away: away)
  }

  /// Parses `dorsalautor:1 dorsalassistencia:2`.
  static func unidentified(_ text: String) -> [String: Int]? {
    var numbers: [String: Int] = [:]
    for item in text.split(separator: " ") {
      let parts = item.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = digits(parts[1]), (1...Person.unidentifiedLimit).contains(number),
        numbers.updateValue(number, forKey: String(parts[0])) == nil
      else { return nil }
    }
    return numbers
  }

  /// Parses `si` and `no`, and the words that other programs write.
  static func yesOrNo(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "si", "sí", "s", "yes", "y", "true", "1", "titular": true
    case "no", "n", "false", "0", "suplent": false
    default: nil
    }
  }

  private static func digits(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }
}
