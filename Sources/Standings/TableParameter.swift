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
    TableParameter(
      name: "tie-breakers", expectation: .words(tieBreakers.map(\.name)),
      read: { $0.tieBreakers.map(\.rawValue).joined(separator: " ") },
      write: { text, rules in
        let words = text.split { $0 == "," || $0 == " " }
        let known = words.compactMap { word in tieBreakers.first { $0.name == word }?.criteria }
        guard known.count == words.count else { return false }
        rules.tieBreakers = known.flatMap(\.self)
        return true
      }),
    word("head-to-head", \.headToHead),
    word("head-to-head-incomplete", \.headToHeadIncomplete),
    number("legs", 1...9, \.legs),
    word("rank-by", \.rankBy),
    TableParameter(
      name: "conduct", expectation: .conduct,
      read: { "\($0.conduct.yellow) \($0.conduct.secondYellow) \($0.conduct.red) \($0.conduct.yellowAndRed)" },
      write: { text, rules in
        let points = text.split(separator: " ").map { Int($0) }
        guard points.count == 4, points.allSatisfy({ $0.map((0...99).contains) ?? false }) else { return false }
        let known = points.compactMap(\.self)
        rules.conduct = ConductPoints(yellow: known[0], secondYellow: known[1], red: known[2], yellowAndRed: known[3])
        return true
      }),
    flag("conduct-officials", \.conductOfficials),
    number("no-show-deduction", 0...99, \.noShowDeduction),
    flag("away-goals", \.awayGoals),
    TableParameter(
      name: "zones", expectation: .zones, read: { $0.zones.map(\.text).joined(separator: ", ") },
      write: { text, rules in
        guard let zones = Zone.zones(in: text) else { return false }
        rules.zones = zones
        return true
      }),
  ]

  /// Values of `tie-breakers`. They include the values used in rule sets of matches: `head-to-head` stands for points
  /// and difference, `fair-play` for conduct.
  private static let tieBreakers: [(name: String, criteria: [Criterion])] =
    Criterion.allCases.filter { $0 != .points && $0 != .pointsPerMatch }.map { ($0.rawValue, [$0]) } + [
      ("head-to-head", [.headToHeadPoints, .headToHeadDifference]), ("fair-play", [.conduct]),
    ]

  private typealias Path<Value> = WritableKeyPath<TableRules, Value> & Sendable

  private static func number(_ name: String, _ range: ClosedRange<Int>, _ path: Path<Int>) -> TableParameter {
    TableParameter(
      name: name, expectation: .number(range), read: { String($0[keyPath: path]) },
      write: { text, rules in
        guard let number = Int(text), range.contains(number) else { return false }
        rules[keyPath: path] = number
        return true
      })
  }

  private static func flag(_ name: String, _ path: Path<Bool>) -> TableParameter {
    TableParameter(
      name: name, expectation: .yesOrNo, read: { $0[keyPath: path] ? "yes" : "no" },
      write: { text, rules in
        guard text == "yes" || text == "no" else { return false }
        rules[keyPath: path] = text == "yes"
        return true
      })
  }

  private static func word<Word: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Word>
  ) -> TableParameter where Word.RawValue == String {
    TableParameter(
      name: name, expectation: .word(Word.allCases.map(\.rawValue)), read: { $0[keyPath: path].rawValue },
      write: { text, rules in
        guard let word = Word(rawValue: text) else { return false }
        rules[keyPath: path] = word
        return true
      })
  }
}
