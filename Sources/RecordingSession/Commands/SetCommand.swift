import MatchModel
import MatchRules
import PromptLanguage

/// `set venue ...`, `set home ...`, `set us away`, `set rules youth`, `set period-length 35`: changes the details of
/// the match and its rules. `set` alone shows them.
extension CommandRun {
  func set() throws(Stop) -> [Fact] {
    guard let field = call.words.first else { return ledger.settings.map { fact(.setting($0)) } }
    let declared = RuleParameter.named(field.text).flatMap { Family.parted($0.key) == nil ? nil : $0.key }
    guard let name = declared ?? parser.vocabulary.fields[field.text], !Vocabulary.playerFields.contains(name)
    else {
      let fields = Vocabulary.matchFields + Vocabulary.squadFields + Vocabulary.ruleFields
      throw unknownField(field, among: fields, listing: true)
    }
    let typed = LineParser.text(
      call.words.dropFirst()[...], of: String(repeating: " ", count: call.words[0].column - 1) + call.rest)
    guard !typed.isEmpty, let column = call.words.dropFirst().first?.column else { throw Stop(call.argumentMissing()) }
    let value = Word(unquoted(typed), column: column)
    if let side = Side.allCases.first(where: { MatchField.squad($0) == name }) {
      return try setSquad(value, of: side)
    }
    let (match, said): (Match, Setting) =
      switch name {
      case MatchField.us: try side(value)
      case MatchField.rules: try rules(value)
      default:
        if let setting = MatchField.named(name) {
          try text(value, typed: typed, of: setting)
        } else {
          try parameter(value, named: name)
        }
      }
    let changes = try setRules(match)
    return [fact(.setting(said))] + changes
  }

  private func text(_ value: Word, typed: String, of setting: MatchField) throws(Stop) -> (Match, said: Setting) {
    var kept = value.text
    if let kind = setting.kind {
      guard let value = kind.value(kept) else { throw Stop(.valueImpossible(typed, kind), column: value.column) }
      kept = value
    }
    var match = ledger.match
    match[keyPath: setting.path] = kept
    guard DetailsCheck.areDistinct(match[.home].name, match[.away].name) else {
      throw Stop(.namesAlike(value.text), column: value.column)
    }
    return (match, .text(field: setting.name, kept))
  }

  private func side(_ value: Word) throws(Stop) -> (Match, said: Setting) {
    let vocabulary = parser.vocabulary
    var match = ledger.match
    match.ours = vocabulary.sides[value.text] ?? session.side(value)
    guard match.ours != nil || vocabulary.particles[value.text] == Vocabulary.Particle.none else {
      throw Stop(.noSide(value.text), column: value.column)
    }
    return (match, .ours(match.ours))
  }

  private func rules(_ value: Word) throws(Stop) -> (Match, said: Setting) {
    guard let found = try served(session.services.rules(value.text), at: value.column) else {
      throw Stop(.rulesUnknown(value.text), column: value.column)
    }
    var match = ledger.match
    (match.ruleSet, match.overrides) = found
    return (match, .text(field: MatchField.rules, found.name))
  }

  private func parameter(_ value: Word, named key: String) throws(Stop) -> (Match, said: Setting) {
    let column = value.column
    // Translate yes, no and none.
    let value =
      switch parser.vocabulary.particles[value.text] {
      case .yes?: "yes"
      case .no?: "no"
      case Vocabulary.Particle.none?: "none"
      default: value.text
      }
    var (rules, match) = (ledger.rules, ledger.match)
    do throws(RuleSet.Problem) {
      try rules.set(key, to: value)
      try rules.check()
      if let problem = TwoReadings.problems(of: rules).first { throw problem }
    } catch { throw Stop(.rule(error), column: column) }
    match.take(rules)
    return (match, .text(field: key, value))
  }

  private func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
