import MatchModel
import MatchRules
import PromptLanguage

extension Ledger {
  /// What `set` lists.
  var settings: [Setting] {
    let fields = Vocabulary.matchFields + Vocabulary.squadFields
    let parameters = Vocabulary.ruleFields.filter { !$0.hasPrefix("sanction.") && !$0.hasPrefix("sum.") }
    var settings = fields.map { name -> Setting in
      switch name {
      case MatchField.us: .ours(match.ours)
      case MatchField.rules: .text(field: name, match.ruleSet)
      case MatchField.squad(.home): .text(field: name, numbers(of: .home))
      case MatchField.squad(.away): .text(field: name, numbers(of: .away))
      default: .text(field: name, MatchField.named(name).map { match[keyPath: $0.path] } ?? "")
      }
    }
    // Most fields are empty, and a line for each of them would not fit on a screen.
    let empty = settings.compactMap { if case .text(let field, "") = $0 { field } else { nil } }
    settings.removeAll { if case .text(_, "") = $0 { true } else { false } }
    if !empty.isEmpty { settings.append(.empty(empty)) }
    settings.append(.parameters(parameters))
    settings += rules.sanctionsInForce.map { Setting.sanction($0.code) }
    settings += rules.sumsInForce.map { Setting.sum($0.code) }
    return settings + rules.actions.map { Setting.declared($0.code) }
  }

  private func numbers(of side: Side) -> String {
    let squad = match[side]
    return squad.playerIDsByNumber.filter { squad[$0].isListed }.map { squad[$0].number.description }
      .joined(separator: " ")
  }
}

extension CommandRun {
  /// Adopts changed settings: replays the recorded match under its new rules, renames the minutes accordingly, and
  /// returns the effects.
  func setRules(_ match: Match) throws(Stop) -> [Fact] {
    let old = ledger
    guard match.ruleSet != old.match.ruleSet || match.overrides != old.match.overrides else {
      _ = try correct(CorrectedMatch(match))
      return []
    }
    let rules = RuleSetLibrary.rules(of: match) ?? old.rules
    var new = session.timekeeper.restartingClock(match.relabelled(from: old.rules, to: rules), by: rules)
    new.fitUnnamedSquads(to: rules)
    if let number = new.numberOutside(rules.numbers) {
      throw Stop(.line(.badNumber(number.description)), column: call.column)
    }
    let minutes = minuteChanges(from: old.match, to: new)
    let effects = try correct(CorrectedMatch(new, rules: rules, besides: dialogue == nil ? [] : minutes))
    let parameters = Vocabulary.ruleFields.filter { key in
      RuleParameter.named(key).map { $0.read(rules) != $0.read(old.rules) } ?? false
    }
    let isOne = match.ruleSet == old.match.ruleSet && parameters.count < 2
    return (isOne || parameters.isEmpty ? [] : [fact(.setting(.parameters(parameters)))]) + minutes
      + facts(effects.filter { dialogue == nil || !$0.isWorthAsking })
  }

  /// The first renamed minute, and the number of renamed minutes.
  private func minuteChanges(from old: Match, to new: Match) -> [Fact] {
    let changed = zip(old.actions, new.actions).filter { $0.moment.minute != $1.moment.minute && !($0 is MatchEnd) }
    guard let first = changed.first, let was = first.0.moment.minute, let now = first.1.moment.minute else { return [] }
    return [fact(.change(.minutes(from: was, to: now, count: changed.count)))]
  }
}

extension Match {
  /// Adopts these rules: the name of the rule set, and the differences from it.
  mutating func take(_ rules: RuleSet) {
    overrides = rules.differences(from: RuleSetLibrary.rules(ruleSet) ?? RuleSet())
  }

  /// As long as nothing is recorded, squads of placeholders get the number of starters in the rules.
  fileprivate mutating func fitUnnamedSquads(to rules: RuleSet) {
    for side in Side.allCases where actions.isEmpty {
      let isUnnamed = self[side].players.allSatisfy { !$0.isConfirmed && $0.name.isEmpty }
      guard isUnnamed else { continue }
      self[side].replacePlayers(with: rules.unnamedTeam(self[side].name).players)
    }
  }
}
