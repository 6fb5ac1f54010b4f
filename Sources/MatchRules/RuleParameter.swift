import MatchModel

/// A parameter of a rule set: its key in files and on the command line, and how it is read and written. The parser,
/// `--set` and the listing all use this table.
public struct RuleParameter: Sendable {
  public enum Expectation: Equatable, Sendable {
    case number(ClosedRange<Int>)
    case numberOrNone(ClosedRange<Int>)
    case yesOrNo
    case choice([String])
    case words([String])
    /// Increasing goal deficits, or none.
    case steps
    /// Letters, and the effects on the person and the place in the team.
    case sanction(letters: String)
    /// A number of sanctions and the sanction they add up to.
    case sum
    /// A sanction that the game declares, with free choice of letters.
    case ownSanction
    case ownSum
    /// Limits on a sanction per person, team and officials.
    case most
    /// Letters, subject and parts of a declared action.
    case action
    /// Letters and points of a way of scoring.
    case score
    /// The letter of a kind of foul, and how it counts for the team.
    case foul
    /// Number of team fouls without a bonus, span, and interval of further bonuses.
    case teamFouls
    /// A range of shirt numbers, optionally with 00.
    case shirtNumbers
    /// Time-outs in the first and in the second half.
    case timeOuts
    case lastTimeOuts
    case numberOrAll(ClosedRange<Int>)
    /// Names in each language.
    case names
    /// Letters of origins, or none.
    case letters
    /// The letter and the names of an origin.
    case origin
    case text
  }

  /// The key in files and options: `period-length`.
  public let key: String
  public let expectation: Expectation
  /// The value as written in a file.
  public let read: @Sendable (RuleSet) -> String
  /// Returns false if the value is invalid.
  let write: @Sendable (_ value: String, _ rules: inout RuleSet) -> Bool

  /// The parameter with this key: a standard one or a declaration.
  public static func named(_ key: String) -> RuleParameter? { all.first { $0.key == key } ?? declared(key) }

  /// The standard parameters.
  public static let all: [RuleParameter] = [
    property("name", .text, \.name, \.self) { $0.isEmpty ? nil : $0 },
    choice("laws", \.laws),
    without,
    origins,
    bodies,
    number("players", 1...99, \.players),
    number("minimum", 1...99, \.minimum),
    number("minimum-on", 1...99, \.leastToPlay),
    property("numbers", .shirtNumbers, \.numbers, \.text, ShirtNumbers.init),
    limit("bench", 0...99, \.bench),
    limit("substitutions", 0...99, \.substitutions),
    limit("windows", 0...99, \.windows),
    flag("re-entry", \.reentry),
    flag("follow", \.follows),
    number("concussion", 0...9, \.concussion),
    number("extra-substitutions", 0...9, \.extraSubstitutions),
    number("extra-windows", 0...9, \.extraWindows),
    number("periods", 1...12, \.periods),
    number("period-length", 1...90, \.periodLength),
    number("extra-periods", 0...9, \.extraPeriods),
    number("extra-length", 1...45, \.extraLength),
    number("extra-set", 1...9, \.extraSet),
    choice("clock", \.clock),
    choice("clock-shows", \.clockShows),
    flag("shoot-out", \.shootOut),
    flag("knockout", \.knockout),
    flag("draws", \.draws),
    number("shoot-out-kicks", 1...20, \.shootOutKicks),
    choice("shoot-out-takers", \.shootOutTakers),
    optional("shoot-out-turn", .numberOrAll(1...20), \.shootOutTurn, \.description, absent: ["all"]) {
      number($0, in: 1...20)
    },
    limit("sin-bin", 1...45, \.sinBin),
    sanction(.yellow, letters: "y"),
    sanction(.red, letters: "r"),
    sum(.secondYellow),
    choice("own-goal", \.ownGoal),
    flag("escalate", \.escalates),
    optional("team-fouls", .teamFouls, \.teamFouls, \.text, TeamFouls.init),
    optional("time-outs", .timeOuts, \.declaredTimeOuts, \.text, TimeOuts.init),
    limit("time-outs-match", 0...99, \.matchTimeOuts),
    optional("time-outs-last", .lastTimeOuts, \.lastTimeOuts, \.text, LastTimeOuts.init),
    number("time-outs-extra", 0...9, \.extraTimeOuts),
    steps("power-play", \.powerPlay),
    number("minimum-minutes", 0...200, \.minimumMinutes),
    flag("minors", \.minors),
    number("win-points", 0...9, \.winPoints),
    number("draw-points", 0...9, \.drawPoints),
    number("loss-points", 0...9, \.lossPoints),
    words("tie-breakers", ["head-to-head", "goal-difference", "goals", "fair-play", "wins"], \.tieBreakers),
    number("caution-limit", 1...99, \.cautionLimit),
    number("second-yellow-matches", 0...99, \.secondYellowMatches),
    number("red-matches", 0...99, \.redMatches),
    number("walkover", 0...99, \.walkover),
  ]

  typealias Path<Value> = WritableKeyPath<RuleSet, Value> & Sendable

  /// The value that stands for nothing.
  static let none = "none"

  static func property<Value>(
    _ key: String, _ expectation: Expectation, _ path: Path<Value>, _ text: @escaping @Sendable (Value) -> String,
    _ parse: @escaping @Sendable (String) -> Value?
  ) -> RuleParameter {
    RuleParameter(
      key: key, expectation: expectation, read: { text($0[keyPath: path]) },
      write: { value, rules in
        guard let parsed = parse(value) else { return false }
        rules[keyPath: path] = parsed
        return true
      })
  }

  /// A property that may be nil, written as the first of these words.
  static func optional<Value>(
    _ key: String, _ expectation: Expectation, _ path: Path<Value?>, _ text: @escaping @Sendable (Value) -> String,
    absent: [String] = [none], _ parse: @escaping @Sendable (String) -> Value?
  ) -> RuleParameter {
    property(
      key, expectation, path, { $0.map(text) ?? absent[0] },
      { absent.contains($0) ? .some(nil) : parse($0).map(Optional.some) })
  }

  /// A property with several values, which is written as words, or as `none` if it is empty.
  static func list<Value>(
    _ key: String, _ expectation: Expectation, _ path: Path<[Value]>, _ text: @escaping @Sendable (Value) -> String,
    separators: Set<Character> = [" "], _ parse: @escaping @Sendable ([String]) -> [Value]?
  ) -> RuleParameter {
    property(
      key, expectation, path, { $0.isEmpty ? none : $0.map(text).joined(separator: " ") },
      { value in
        let words = value == none ? [] : value.split(whereSeparator: separators.contains).map(String.init)
        return words.isEmpty && value != none ? nil : parse(words)
      })
  }

  private static func number(_ key: String, _ range: ClosedRange<Int>, _ path: Path<Int>) -> RuleParameter {
    property(key, .number(range), path, \.description) { number($0, in: range) }
  }

  private static func limit(_ key: String, _ range: ClosedRange<Int>, _ path: Path<Int?>) -> RuleParameter {
    optional(key, .numberOrNone(range), path, \.description, absent: [none, "unlimited"]) { number($0, in: range) }
  }

  static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private static func flag(_ key: String, _ path: Path<Bool>) -> RuleParameter {
    property(key, .yesOrNo, path, { $0 ? "yes" : "no" }, { ["yes": true, "no": false][$0] })
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ key: String, _ path: Path<Value>
  ) -> RuleParameter {
    property(key, .choice(Value.allCases.map(\.rawValue)), path, \.rawValue) { Value(rawValue: $0) }
  }

  private static func steps(_ key: String, _ path: Path<[Int]>) -> RuleParameter {
    list(key, .steps, path, \.description) { words in
      let steps = words.compactMap { number($0, in: 1...99) }
      let areInOrder = zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 }
      return steps.count == words.count && steps.count <= 9 && areInOrder ? steps : nil
    }
  }

  private static func sanction(_ code: CardColor, letters: String) -> RuleParameter {
    RuleParameter(
      key: Family.sanction.key(code), expectation: .sanction(letters: letters),
      read: { $0.sanction(code)?.text ?? "" },
      write: { value, rules in
        guard let sanction = Sanction(code, value), sanction.letters == letters else { return false }
        rules.declare(sanction, in: \.sanctions)
        return true
      })
  }

  private static func sum(_ code: CardColor) -> RuleParameter {
    RuleParameter(
      key: Family.sum.key(code), expectation: .sum,
      read: { rules in rules.sums.first { $0.code == code }?.text ?? "" },
      write: { value, rules in
        guard let sum = SanctionSum(code, value), sum.becomes, sum.kinds == [.yellow] else { return false }
        rules.declare(sum, in: \.sums)
        return true
      })
  }

  private static func words(_ key: String, _ known: [String], _ path: Path<[String]>) -> RuleParameter {
    property(
      key, .words(known), path, { $0.joined(separator: ",") },
      { value in
        let words = value.split { $0 == "," || $0 == " " }.map(String.init)
        return words.allSatisfy(known.contains) ? words : nil
      })
  }
}
