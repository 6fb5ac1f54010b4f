/// One parameter of the rules of discipline: its name, and how it is read and written.
public struct DisciplineParameter: Sendable {
  public let name: String
  /// A value that it may have, for messages.
  public let example: String
  /// The value as it would be written.
  public let read: @Sendable (DisciplineRules) -> String
  private let write: @Sendable (_ value: String, _ rules: inout DisciplineRules) -> Bool

  public static func named(_ name: String) -> DisciplineParameter? { all.first { $0.name == name } }

  /// Sets it.
  /// - Returns: false if the value is none of the parameter's; then nothing has changed.
  public func set(_ value: String, in rules: inout DisciplineRules) -> Bool { write(value, &rules) }

  public static let all: [DisciplineParameter] = [
    DisciplineParameter(
      name: "caution-cycles", example: "5, 3 2, none",
      read: { $0.cautionCycles.isEmpty ? "none" : $0.cautionCycles.map(String.init).joined(separator: " ") },
      write: { text, rules in
        guard let cycles = text == "none" ? [] : numbers(text, 1...99) else { return false }
        rules.cautionCycles = cycles
        return true
      }),
    DisciplineParameter(
      name: "caution-thresholds", example: "5:1@19 10:2@32 15:3, none",
      read: { rules in
        let parts = rules.cautionThresholds.map { part in
          "\(part.cautions):\(part.matches)" + (part.until.map { "@\($0)" } ?? "")
        }
        return parts.isEmpty ? "none" : parts.joined(separator: " ")
      },
      write: { text, rules in
        guard text != "none" else {
          rules.cautionThresholds = []
          return true
        }
        let words = text.split(separator: " ")
        let parts = words.compactMap(threshold)
        guard !parts.isEmpty, parts.count == words.count else { return false }
        rules.cautionThresholds = parts
        return true
      }),
    DisciplineParameter(
      name: "caution-wipe", example: "group, quarter-final, none",
      read: { $0.cautionWipe.isEmpty ? "none" : $0.cautionWipe.joined(separator: ", ") },
      write: { text, rules in
        let names = text.split(separator: ",").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
        rules.cautionWipe = text == "none" ? [] : names.map(String.init)
        return true
      }),
    number("second-yellow-matches", \.secondYellowMatches),
    number("red-matches", \.redMatches),
  ]

  private static func number(
    _ name: String, _ path: WritableKeyPath<DisciplineRules, Int> & Sendable
  ) -> DisciplineParameter {
    DisciplineParameter(
      name: name, example: "1", read: { String($0[keyPath: path]) },
      write: { text, rules in
        guard let number = Int(text), (0...99).contains(number) else { return false }
        rules[keyPath: path] = number
        return true
      })
  }

  private static func numbers(_ text: String, _ range: ClosedRange<Int>) -> [Int]? {
    let words = text.split { $0 == " " || $0 == "," }
    let numbers = words.compactMap { Int($0) }.filter(range.contains)
    return numbers.isEmpty || numbers.count < words.count ? nil : numbers
  }

  /// `5:1@19`.
  private static func threshold(_ text: Substring) -> DisciplineRules.Threshold? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sum = parts[0].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard sum.count == 2, let cautions = sum[0], let matches = sum[1], (1...99).contains(cautions),
      (1...99).contains(matches), parts.count <= 2
    else { return nil }
    if parts.count == 1 { return DisciplineRules.Threshold(cautions, matches) }
    guard let until = Int(parts[1]), (1...999).contains(until) else { return nil }
    return DisciplineRules.Threshold(cautions, matches, until: until)
  }
}
