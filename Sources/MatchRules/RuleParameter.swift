import MatchModel

/// A parameter of a rule set: its key in files and on the command line, and how it is read and written. The parser,
/// `--set` and the listing all use this table.
public struct RuleParameter: Sendable {
  /// The valid values of a parameter.
  public enum Expectation: Equatable, Sendable {
    case number(ClosedRange<Int>)
    case numberOrNone(ClosedRange<Int>)
    case yesOrNo
    /// One of these words.
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
    /// A sum that the game declares.
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
    /// Time-outs in the last minutes.
    case lastTimeOuts
    /// A number, or the word for all.
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
    text("name", \.name),
    choice("laws", \.laws),
    absent("without"),
    origins("origins"),
    bodies,
    number("players", 1...99, \.players),
    number("minimum", 1...99, \.minimum),
    RuleParameter(
      key: "minimum-on", expectation: .number(1...99), read: { String($0.leastToPlay) },
      write: { value, rules in
        guard let number = Int(value), (1...99).contains(number) else { return false }
        rules.minimumOn = number == rules.minimum ? nil : number
        return true
      }),
    shirtNumbers,
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
    shootOutTurn,
    limit("sin-bin", 1...45, \.sinBin),
    sanction(.yellow, letters: "y"),
    sanction(.red, letters: "r"),
    sum(.secondYellow),
    choice("own-goal", \.ownGoal),
    flag("escalate", \.escalates),
    optional(
      "team-fouls", .teamFouls, { $0.teamFouls?.text },
      { $0.teamFouls = $1 }, TeamFouls.init),
    optional("time-outs", .timeOuts, { $0.timeOuts?.text }, { $0.setTimeOuts($1) }, TimeOuts.init),
    limit("time-outs-match", 0...99, \.matchTimeOuts),
    optional("time-outs-last", .lastTimeOuts, { $0.lastTimeOuts?.text }, { $0.lastTimeOuts = $1 }, LastTimeOuts.init),
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

  private typealias Path<Value> = WritableKeyPath<RuleSet, Value> & Sendable

  private static func text(_ key: String, _ path: Path<String>) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .text, read: { $0[keyPath: path] },
      write: { value, rules in
        rules[keyPath: path] = value
        return !value.isEmpty
      })
  }

  private static let shirtNumbers = RuleParameter(
    key: "numbers", expectation: .shirtNumbers, read: { $0.numbers.text },
    write: { value, rules in
      guard let numbers = ShirtNumbers(value) else { return false }
      rules.numbers = numbers
      return true
    })

  private static func number(_ key: String, _ range: ClosedRange<Int>, _ path: Path<Int>) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .number(range), read: { String($0[keyPath: path]) },
      write: { value, rules in
        guard let number = Int(value), range.contains(number) else { return false }
        rules[keyPath: path] = number
        return true
      })
  }

  private static func limit(_ key: String, _ range: ClosedRange<Int>, _ path: Path<Int?>) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .numberOrNone(range), read: { $0[keyPath: path].map { String($0) } ?? "none" },
      write: { value, rules in
        if value == "none" || value == "unlimited" {
          rules[keyPath: path] = nil
          return true
        }
        guard let number = Int(value), range.contains(number) else { return false }
        rules[keyPath: path] = number
        return true
      })
  }

  private static func flag(_ key: String, _ path: Path<Bool>) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .yesOrNo, read: { $0[keyPath: path] ? "yes" : "no" },
      write: { value, rules in
        guard value == "yes" || value == "no" else { return false }
        rules[keyPath: path] = value == "yes"
        return true
      })
  }

  private static func absent(_ key: String) -> RuleParameter {
    let known = AbsentClause.allCases
    return RuleParameter(
      key: key, expectation: .words(known.map(\.rawValue) + ["none"]),
      read: { $0.without.isEmpty ? "none" : $0.without.map(\.rawValue).joined(separator: " ") },
      write: { value, rules in
        let words = value == "none" ? [] : value.split { $0 == "," || $0 == " " }.map(String.init)
        guard words.allSatisfy({ AbsentClause(rawValue: $0) != nil }), value == "none" || !words.isEmpty else {
          return false
        }
        rules.without = known.filter { words.contains($0.rawValue) }
        rules.setHandball(!rules.without.contains(.handball))
        return true
      })
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ key: String, _ path: Path<Value>
  ) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .choice(Value.allCases.map(\.rawValue)), read: { $0[keyPath: path].rawValue },
      write: { value, rules in
        guard let chosen = Value(rawValue: value) else { return false }
        rules[keyPath: path] = chosen
        return true
      })
  }

  private static func steps(_ key: String, _ path: Path<[Int]>) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .steps,
      read: { $0[keyPath: path].isEmpty ? "none" : $0[keyPath: path].map(String.init).joined(separator: " ") },
      write: { value, rules in
        let words = value == "none" ? [] : value.split(separator: " ")
        let steps = words.compactMap { Int($0) }
        guard steps.count == words.count, steps.count <= 9, steps.allSatisfy({ (1...99).contains($0) }),
          zip(steps, steps.dropFirst()).allSatisfy({ $0 < $1 }), value == "none" || !steps.isEmpty
        else { return false }
        rules[keyPath: path] = steps
        return true
      })
  }

  /// A parameter with a custom format that can be `none`.
  private static func optional<Value>(
    _ key: String, _ expectation: Expectation, _ read: @escaping @Sendable (RuleSet) -> String?,
    _ write: @escaping @Sendable (inout RuleSet, Value?) -> Void, _ parse: @escaping @Sendable (String) -> Value?
  ) -> RuleParameter {
    RuleParameter(
      key: key, expectation: expectation, read: { read($0) ?? "none" },
      write: { value, rules in
        let parsed = parse(value)
        guard parsed != nil || value == "none" else { return false }
        write(&rules, parsed)
        return true
      })
  }

  private static func sanction(_ code: CardColor, letters: String) -> RuleParameter {
    RuleParameter(
      key: "sanction.\(code.rawValue)", expectation: .sanction(letters: letters),
      read: { $0.sanction(code)?.text ?? "" },
      write: { value, rules in
        guard let sanction = Sanction(code, value), sanction.letters == letters else { return false }
        rules.set(sanction)
        return true
      })
  }

  private static func sum(_ code: CardColor) -> RuleParameter {
    RuleParameter(
      key: "sum.\(code.rawValue)", expectation: .sum,
      read: { rules in rules.sums.first { $0.code == code }?.text ?? "" },
      write: { value, rules in
        guard let sum = SanctionSum(code, value), sum.becomes, sum.kinds == [.yellow] else { return false }
        rules.set(sum)
        return true
      })
  }

  private static func words(_ key: String, _ known: [String], _ path: Path<[String]>) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .words(known), read: { $0[keyPath: path].joined(separator: ",") },
      write: { value, rules in
        let words = value.split { $0 == "," || $0 == " " }.map(String.init)
        guard words.allSatisfy(known.contains) else { return false }
        rules[keyPath: path] = words
        return true
      })
  }
}
