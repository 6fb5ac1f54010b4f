/// A parameter of a table's rules: its name, valid values, and how it is read and written.
public struct TableParameter: Sendable {
  public enum Expectation: Hashable, Sendable {
    case number(ClosedRange<Int>)
    case yesOrNo
    case word([String])
    case words([String])
    /// Four numbers: yellow, second yellow, red, yellow and red.
    case conduct
    case zones
  }

  /// The name in rule sets: `win-points`.
  public let name: String
  public let expectation: Expectation
  /// The value as written in a rule set.
  public let read: @Sendable (TableRules) -> String
  private let write: @Sendable (_ value: String, _ rules: inout TableRules) -> Bool

  public static func named(_ name: String) -> TableParameter? { all.first { $0.name == name } }

  /// Sets the parameter.
  /// - Returns: false if the value is invalid; the rules are then unchanged.
  public func set(_ value: String, in rules: inout TableRules) -> Bool { write(value, &rules) }

  public static let all: [TableParameter] = [
    number("win-points", 0...9, \.winPoints),
    number("draw-points", 0...9, \.drawPoints),
    number("loss-points", 0...9, \.lossPoints),
    value(
      "tie-breakers", .words(tieBreakers.map(\.name)), \.tieBreakers,
      text: { $0.map(\.rawValue).joined(separator: " ") },
      read: { text in
        let words = text.split { $0 == "," || $0 == " " }
        let known = words.compactMap { word in tieBreakers.first { $0.name == word }?.criteria }
        return known.count == words.count ? known.flatMap(\.self) : nil
      }),
    word("head-to-head", \.headToHead),
    word("head-to-head-incomplete", \.headToHeadIncomplete),
    number("legs", 1...9, \.legs),
    word("rank-by", \.rankBy),
    value(
      "conduct", .conduct, \.conduct,
      text: { "\($0.yellow) \($0.secondYellow) \($0.red) \($0.yellowAndRed)" },
      read: { text in
        let words = text.split(separator: " ")
        let points = words.compactMap { Int($0) }.filter((0...99).contains)
        guard words.count == 4, points.count == 4 else { return nil }
        return ConductPoints(yellow: points[0], secondYellow: points[1], red: points[2], yellowAndRed: points[3])
      }),
    flag("conduct-officials", \.conductOfficials),
    number("no-show-deduction", 0...99, \.noShowDeduction),
    flag("away-goals", \.awayGoals),
    value(
      "zones", .zones, \.zones, text: { $0.map(\.text).joined(separator: ", ") }, read: { Zone.zones(in: $0) }),
  ]

  /// Values of `tie-breakers`. They include the values used in rule sets of matches: `head-to-head` stands for points
  /// and difference, `fair-play` for conduct.
  private static let tieBreakers: [(name: String, criteria: [Criterion])] =
    Criterion.allCases.filter { $0 != .points && $0 != .pointsPerMatch }.map { ($0.rawValue, [$0]) } + [
      ("head-to-head", [.headToHeadPoints, .headToHeadDifference]), ("fair-play", [.conduct]),
    ]

  private typealias Path<Value> = WritableKeyPath<TableRules, Value> & Sendable

  private static func value<Value>(
    _ name: String, _ expectation: Expectation, _ path: Path<Value>, text: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) -> TableParameter {
    TableParameter(
      name: name, expectation: expectation, read: { text($0[keyPath: path]) },
      write: { text, rules in
        guard let value = read(text) else { return false }
        rules[keyPath: path] = value
        return true
      })
  }

  private static func number(_ name: String, _ range: ClosedRange<Int>, _ path: Path<Int>) -> TableParameter {
    value(
      name, .number(range), path, text: { String($0) }, read: { Int($0).flatMap { range.contains($0) ? $0 : nil } })
  }

  private static func flag(_ name: String, _ path: Path<Bool>) -> TableParameter {
    value(name, .yesOrNo, path, text: { $0 ? "yes" : "no" }, read: { ["yes": true, "no": false][$0] })
  }

  private static func word<Word: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Word>
  ) -> TableParameter where Word.RawValue == String {
    value(
      name, .word(Word.allCases.map(\.rawValue)), path, text: { $0.rawValue }, read: { Word(rawValue: $0) })
  }
}
