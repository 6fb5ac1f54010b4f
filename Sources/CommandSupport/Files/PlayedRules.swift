import MatchRules
import PromptLanguage
import Wording

/// The rules of a new match as its file stores them: the name of a built-in rule set, and the differences from it. A
/// match file is therefore self-contained, wherever its rules came from.
package struct PlayedRules {
  package let name: String
  package let overrides: [String: String]
  package let rules: RuleSet

  /// - Parameters:
  ///   - source: the name of a rule set or the path of a file; nil for the official rules.
  ///   - overrides: parameters set for this match.
  package init(named source: String?, overrides: [(key: String, value: String)] = []) throws(Failure) {
    var rules = try Self.ruleSet(source ?? "official")
    do throws(RuleSet.Problem) {
      for (key, value) in overrides { try rules.set(key, to: value) }
      try rules.check()
      if let problem = TwoReadings.problems(of: rules).first { throw problem }
    } catch {
      throw .usage(.badRule("--set", error))
    }
    let base = RuleSetLibrary.rules(rules.name)
    name = base == nil ? "official" : rules.name
    self.rules = rules
    self.overrides = rules.differences(from: base ?? RuleSet())
  }

  private static func ruleSet(_ source: String) throws(Failure) -> RuleSet {
    if let known = RuleSetLibrary.rules(source) { return known }
    try refuseWord(source)
    return try read(source).rules
  }

  /// Throws for a bare word that is not a file. It was meant as the name of a rule set.
  package static func refuseWord(_ source: String) throws(Failure) {
    if !source.contains("/"), !source.contains("."), !OutputFile.exists(source) {
      throw .usage(.unknownWord(source, known: RuleSetLibrary.names))
    }
  }

  /// Reads a rules file and reports all its problems together.
  package static func read(_ path: String) throws(Failure) -> RuleSetText {
    let read = RuleSetText.checked(try InputFile.text(of: path))
    guard read.problems.isEmpty else {
      throw .text(read.problems.map { TextProblem(file: path, line: $0.line, what: $0.problem.phrase) })
    }
    return read
  }
}
