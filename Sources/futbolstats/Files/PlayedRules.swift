import Bounds
import MatchRules
import Phrases
import TextFiles

/// The rules a new match is played by, as its file will hold them: the name of a rule set that comes with the
/// program, and what differs from it. So a match needs no other file, wherever its rules are from.
struct PlayedRules {
  let name: String
  let overrides: [String: String]
  let rules: RuleSet

  /// - Parameters:
  ///   - source: the name of a rule set, or the path of a file; the official one unless told.
  ///   - overrides: parameters set for this match.
  init(
    named source: String?, overrides: [(key: String, value: String)], _ console: Console
  ) throws(Failure) {
    var rules = try Self.ruleSet(source ?? "official")
    for (key, value) in overrides {
      do { try rules.set(key, to: value) } catch { throw .usage(.badRule("--set", error)) }
    }
    do { try rules.check() } catch { throw .usage(.badRule("--set", error)) }
    let base = RuleSetLibrary.rules(rules.name) ?? RuleSet()
    name = RuleSetLibrary.rules(rules.name) == nil ? "official" : rules.name
    self.rules = rules
    self.overrides = rules.differences(from: base)
  }

  private static func ruleSet(_ source: String) throws(Failure) -> RuleSet {
    if let known = RuleSetLibrary.rules(source) { return known }
    // A bare word that is no file was meant for a name.
    if !source.contains("/"), !source.contains("."), !OutputFile.exists(source) {
      throw .usage(.unknownWord(source, known: RuleSetLibrary.names))
    }
    let text = TextFile.decoded(try InputFile.read(source, limit: Bounds.textFile))
    do {
      return try RuleSet(text: text)
    } catch {
      throw .text([TextProblem(file: source, line: error.place, what: .rule(error))])
    }
  }
}
