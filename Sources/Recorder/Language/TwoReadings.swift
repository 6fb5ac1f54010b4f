import MatchModel
import MatchRules
import Phrases
import Wording

/// Whether a game's table gives every line one meaning. What it declares is tried as it is typed, by the scanner that
/// will read it, against each of the other clauses alone; and its words against those that are taken.
public struct TwoReadings {
  private let rules: RuleSet
  private let vocabulary: Vocabulary

  /// - Parameter vocabulary: the words of every game.
  public init(_ rules: RuleSet, _ vocabulary: Vocabulary = .standard) {
    (self.rules, self.vocabulary) = (rules, vocabulary)
  }

  /// What a table with these rules would give two meanings, as problems of the rule set; none where it is sound.
  public static func problems(of rules: RuleSet) -> [RuleSet.Problem] {
    // Nothing is declared nearly always.
    rules.actions.isEmpty ? [] : TwoReadings(rules).problems
  }

  var problems: [RuleSet.Problem] {
    let declared = rules.actions.map { ClauseSpec($0, rules) }
    var found: [RuleSet.Problem] = []
    for (index, spec) in declared.enumerated() {
      if let problem = letters(of: spec, against: declared[..<index]) { found.append(problem) }
      if let problem = words(of: spec, against: declared[..<index]) { found.append(problem) }
    }
    return found
  }

  private func key(_ spec: ClauseSpec, _ family: Family) -> String { "\(family.rawValue).\(spec.kind.key)" }

  private func reading(_ spec: ClauseSpec) -> RuleSet.Reading {
    if case .own(let code) = spec.kind { .action(code) } else { .clause(spec.kind.key) }
  }

  // MARK: - Letters

  /// What its letters mean already, alone or with the letter of a side before them.
  private func letters(of spec: ClauseSpec, against earlier: ArraySlice<ClauseSpec>) -> RuleSet.Problem? {
    func problem(_ line: String, _ reading: RuleSet.Reading) -> RuleSet.Problem {
      .twoReadings(key: key(spec, .action), line: line, reading)
    }
    if LineParser.isSideLetter(spec.code) { return problem(spec.code, .side) }
    // Of a player's clause with the letter of a side and no number, a command of that name is meant: `ls`, `hu`.
    let isOfTeam = spec.declared?.subject == .team
    for line in [spec.code] + (isOfTeam ? Side.allCases.map { $0.mark + spec.code } : []) {
      if vocabulary.commands[line] != nil { return problem(line, .command(line)) }
      if let kind = vocabulary.clauses[line] { return problem(line, .clause(kind.key)) }
    }
    for other in ClauseSpec.all + earlier where other.code != ">" {
      if let line = line(that: other, readsOf: spec) ?? line(that: spec, readsOf: other) {
        return problem(line, reading(other))
      }
    }
    return nil
  }

  /// A line of the one clause that the other would read alone; nil where there is none.
  private func line(that reader: ClauseSpec, readsOf spec: ClauseSpec) -> String? {
    let table = ClauseTable([reader])
    let lines = spec.isWord ? [spec.code] : ["9" + spec.code, spec.code]
    return lines.first { line in
      var scanner = ClauseScanner(line, column: 1, table)
      return (try? scanner.scan()) ?? nil != nil
    }
  }

  // MARK: - Words

  /// What its words mean already: the words of clauses and commands, in every language, and those of sides.
  private func words(of spec: ClauseSpec, against earlier: ArraySlice<ClauseSpec>) -> RuleSet.Problem? {
    // What has no words of its own goes by its code.
    let key = key(spec, rules.words[spec.kind.key] == nil ? .action : .words)
    for word in spec.names?.all ?? [] {
      let line = word.replacing("_", with: " ")
      if let kind = vocabulary.clauses[line] {
        return .twoReadings(key: key, line: line, .clause(kind.key))
      }
      if let command = vocabulary.commands[line] {
        return .twoReadings(key: key, line: line, .command(command.spec.code))
      }
      if vocabulary.sides[line] != nil { return .twoReadings(key: key, line: line, .side) }
      let folded = folded(line)
      let same = earlier.first { other in
        (other.names?.all ?? []).contains { Phrases.folded($0.replacing("_", with: " ")) == folded }
      }
      if let same { return .twoReadings(key: key, line: line, reading(same)) }
    }
    return nil
  }
}

extension LineParser {
  /// The letters before a number, of both sides.
  static let sideLetters = ["l", "h", "v", "a"]

  static func isSideLetter(_ text: String) -> Bool { sideLetters.contains(text) }
}

extension RuleSetText {
  /// The same with what a table of its clauses would give two meanings.
  public static func checked(_ text: String) -> RuleSetText {
    var read = RuleSetText(text)
    for problem in TwoReadings.problems(of: read.rules) { read.add(problem) }
    return read
  }
}
