import MatchModel
import MatchRules
import Phrases
import Wording

/// Checks that the clause table of a rule set is unambiguous. The letters of each declaration are scanned with every
/// other clause in turn, and its words are compared with those already in use.
public struct TwoReadings {
  private let rules: RuleSet
  /// All declarations of the rules except kinds of fouls.
  private let declared: [ClauseSpec]
  /// The words of every game.
  private let vocabulary = Vocabulary.standard

  /// The ambiguities in the clause table of these rules, as problems of the rule set.
  public static func problems(of rules: RuleSet) -> [RuleSet.Problem] {
    let declared =
      rules.scores.map { ClauseSpec($0, rules) } + rules.ownSanctions.map { ClauseSpec($0, rules) }
      + rules.actions.map { ClauseSpec($0, rules) }
    // Most rule sets declare nothing.
    return declared.isEmpty && rules.fouls == [.handball]
      ? [] : TwoReadings(rules: rules, declared: declared).problems
  }

  private var problems: [RuleSet.Problem] {
    let found = declared.enumerated().flatMap { index, spec in
      let earlier = declared[..<index]
      return [letters(of: spec, against: earlier), words(of: spec, against: earlier)].compactMap(\.self)
    }
    return found + sanctionProblems + foulProblems
  }

  private func family(_ spec: ClauseSpec) -> Family {
    switch spec.kind {
    case .sanction: .sanction
    case .score: .score
    default: .action
    }
  }

  private func reading(_ spec: ClauseSpec) -> RuleSet.Reading {
    switch spec.kind {
    case .own(let code): .action(code)
    case .sanction(let code): .sanction(code)
    case .score(let code): .score(code)
    default: .clause(spec.kind.key)
    }
  }

  // MARK: - Letters

  /// The other meaning of its letters, alone or after the letter of a side.
  private func letters(of spec: ClauseSpec, against earlier: ArraySlice<ClauseSpec>) -> RuleSet.Problem? {
    func problem(_ line: String, _ reading: RuleSet.Reading) -> RuleSet.Problem {
      .twoReadings(key: family(spec).key(spec.kind.key), line: line, reading)
    }
    if spec.code.count == 1, spec.code.first.flatMap(LineParser.side) != nil { return problem(spec.code, .side) }
    // After the letter of a side without a number, a command takes precedence over a player's clause: `ls`, `hu`.
    let isOfTeam = spec.declared?.subject == .team
    for line in [spec.code] + (isOfTeam ? Side.allCases.map { $0.mark + spec.code } : []) {
      if vocabulary.commands[line] != nil { return problem(line, .command(line)) }
      if let kind = vocabulary.clauses[line] { return problem(line, .clause(kind.key)) }
    }
    for other in ClauseSpec.all.filter({ !$0.isAbsent(from: rules) }) + earlier where other.code != ">" {
      if let line = line(that: other, readsOf: spec) ?? line(that: spec, readsOf: other) {
        return problem(line, reading(other))
      }
    }
    return nil
  }

  /// A line for the clause that the other clause would accept too; nil if the two do not conflict.
  private func line(that reader: ClauseSpec, readsOf spec: ClauseSpec) -> String? {
    let table = ClauseTable([reader], rules)
    let lines = spec.isWord ? [spec.code] : ["9" + spec.code, spec.code]
    return lines.first { (try? table.clause(inCodes: $0)) != nil }
  }

  // MARK: - Sanctions

  /// Conflicts of the letters and words of sanctions within fouls.
  private var sanctionProblems: [RuleSet.Problem] {
    rules.ownSanctions.flatMap { sanction -> [RuleSet.Problem] in
      let code = sanction.code.rawValue
      var found: [RuleSet.Problem] = []
      if let kind = rules.fouls.first(where: { String($0.letter) == sanction.letters }) {
        found.append(.twoReadings(key: Family.sanction.key(code), line: "9f" + sanction.letters, .foul(kind.code)))
      }
      let names = lines(rules.words(for: sanction.code), or: code)
      if let line = names.first(where: { vocabulary.particles[$0] != nil || isOfficial($0) }) {
        found.append(.twoReadings(key: wordsKey(code, .sanction), line: line, .partOfFoul))
      }
      return found
    }
  }

  // MARK: - Kinds of foul

  private var foulProblems: [RuleSet.Problem] {
    rules.fouls.enumerated().flatMap { index, foul in
      let earlier = rules.fouls[..<index]
      return [letter(of: foul, against: earlier), words(of: foul, against: earlier)].compactMap(\.self)
    }
  }

  /// The other meaning of its letter after the code of a foul.
  private func letter(of foul: DeclaredFoul, against earlier: ArraySlice<DeclaredFoul>) -> RuleSet.Problem? {
    let line = "9f\(foul.letter)"
    func problem(_ line: String, _ reading: RuleSet.Reading) -> RuleSet.Problem {
      .twoReadings(key: Family.foul.key(foul.code), line: line, reading)
    }
    if LineParser.side(foul.letter) != nil { return problem(line + "4", .partOfFoul) }
    if Modifiers.cards.contains(where: { $0.letter == foul.letter }) { return problem(line, .partOfFoul) }
    return earlier.first { $0.letter == foul.letter }.map { problem(line, .foul($0.code)) }
  }

  /// The other meaning of its words within a foul.
  private func words(of foul: DeclaredFoul, against earlier: ArraySlice<DeclaredFoul>) -> RuleSet.Problem? {
    // The words for handballs are built in.
    if foul.code == .handball { return nil }
    for line in names(of: foul) {
      let isPartOfFoul =
        vocabulary.codes.color(named: line) != nil || vocabulary.particles[line] != nil || isOfficial(line)
      if let reading = usual(line) ?? (isPartOfFoul ? .partOfFoul : namesake(line, earlier)) {
        return .twoReadings(key: wordsKey(foul.code.rawValue, .foul), line: line, reading)
      }
    }
    return nil
  }

  /// True for the code of an official. Other words for officials give way to declared ones.
  private func isOfficial(_ line: String) -> Bool {
    PersonCode(whole: folded(line), rules.numbers)?.name?.isOfficial == true
  }

  /// The sanction, the action or the kind of foul with this name.
  private func namesake(_ line: String, _ fouls: ArraySlice<DeclaredFoul>) -> RuleSet.Reading? {
    let same = declared.first { !$0.kind.isScore && isNamed(line, lines($0.names, or: $0.kind.key)) }
    if let same { return reading(same) }
    return fouls.first { $0.code != .handball && isNamed(line, names(of: $0)) }.map { .foul($0.code) }
  }

  private func names(of foul: DeclaredFoul) -> [String] { lines(rules.words(for: foul.code), or: foul.code.rawValue) }

  private func isNamed(_ line: String, _ names: [String]) -> Bool { names.contains { folded($0) == folded(line) } }

  /// The key of the declaration's words, or of the declaration itself if its code is its only word.
  private func wordsKey(_ code: String, _ family: Family) -> String {
    (rules.words[code] == nil ? family : .words).key(code)
  }

  /// The texts to type for a declaration: its words, or its code if it has none.
  private func lines(_ words: DeclaredWords?, or code: String? = nil) -> [String] {
    (words?.all ?? [code].compactMap(\.self)).map { $0.replacing("_", with: " ") }
  }

  /// The meaning that a text has in every game, as a clause, a command or a side.
  private func usual(_ line: String) -> RuleSet.Reading? {
    if line.first?.isNumber == true, let clause = try? ClauseTable(rules).clause(inCodes: line) {
      return .clause(clause.kind.key)
    }
    if let kind = vocabulary.clauses[line] { return .clause(kind.key) }
    if let command = vocabulary.commands[line] { return .command(command.spec.code) }
    return vocabulary.sides[line] == nil ? nil : .side
  }

  // MARK: - Words

  /// Another meaning of its words, among the words of clauses and commands in every language and the words for sides.
  private func words(of spec: ClauseSpec, against earlier: ArraySlice<ClauseSpec>) -> RuleSet.Problem? {
    for line in lines(spec.names) {
      let same = earlier.first { isNamed(line, lines($0.names)) }
      if let reading = usual(line) ?? same.map(reading) {
        return .twoReadings(key: wordsKey(spec.kind.key, family(spec)), line: line, reading)
      }
    }
    return nil
  }
}

extension RuleSetText {
  /// The rule set with the ambiguities of its clause table added to its problems.
  public static func checked(_ text: String) -> RuleSetText {
    var read = RuleSetText(text)
    for problem in TwoReadings.problems(of: read.rules) { read.add(problem) }
    return read
  }
}
