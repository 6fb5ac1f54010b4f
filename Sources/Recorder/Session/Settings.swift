import MatchModel
import MatchRules
import Phrases

/// What can be set of a match, and how it is set: what `set` shows.
struct Settings {
  private let session: Session
  private var match: Match { session.ledger.match }

  init(_ session: Session) { self.session = session }

  /// A line a field of the match, and one for the rules.
  var lines: [String] {
    let rules = Vocabulary.ruleFields.map { key in
      session.fieldName(key) + " " + (RuleParameter.named(key)?.read(session.ledger.rules) ?? "")
    }
    return (Vocabulary.matchFields + Vocabulary.squadFields).map { name in
      session.book(Phrase("answer.set", ["field": session.fieldName(name), "value": value(of: name)]))
    } + [rules.joined(separator: ", ")] + declared
  }

  /// The actions that the game declares, a line each.
  private var declared: [String] {
    session.ledger.rules.actions.map { "\(Family.action.rawValue).\($0.code.rawValue) \($0.text)" }
  }

  private func value(of name: String) -> String {
    switch name {
    case MatchField.us: session.said(match.ours)
    case MatchField.rules: match.ruleSet
    case MatchField.squad(.home): squad(.home)
    case MatchField.squad(.away): squad(.away)
    default: MatchField.named(name).map { match[keyPath: $0.path] } ?? ""
    }
  }

  /// The numbers of a squad.
  private func squad(_ side: Side) -> String {
    let squad = match[side]
    return squad.playerIDsByNumber.filter { squad[$0].isListed }.map { squad[$0].number.description }
      .joined(separator: " ")
  }
}

extension Session {
  /// What a field is called in the language.
  func fieldName(_ name: String) -> String { book.words("words.field.\(name)").first ?? name }

  /// Whose side is ours: its name, or none.
  func said(_ side: Side?) -> String {
    side.map { ledger.match[$0].name } ?? book.words(Vocabulary.Particle.none.wordsKey).first ?? "none"
  }

  /// Takes a match that is set anew, and by its rules what was recorded: replayed before it is accepted, minutes as the
  /// new rules call them. Says what that changes.
  func setRules(_ match: Match, _ call: CommandCall) throws(Refusal) -> [String] {
    let old = ledger
    guard match.ruleSet != old.match.ruleSet || match.overrides != old.match.overrides else {
      _ = try correct(match, origin: match.actions.indices.map(Optional.some), call)
      return []
    }
    let rules = RuleSetLibrary.rules(of: match) ?? old.rules
    var new = match.relabelled(from: old.rules, to: rules)
    new.fitUnnamedSquads(to: rules)
    let minutes = minuteChanges(from: old.match, to: new)
    let effects = try correct(
      new, rules: rules, origin: new.actions.indices.map(Optional.some), call, besides: dialogue == nil ? [] : minutes)
    let parameters = Vocabulary.ruleFields.compactMap { key -> String? in
      guard let parameter = RuleParameter.named(key), parameter.read(rules) != parameter.read(old.rules) else {
        return nil
      }
      return fieldName(key) + " " + parameter.read(rules)
    }
    let isOne = match.ruleSet == old.match.ruleSet && parameters.count < 2
    return (isOne || parameters.isEmpty ? [] : [parameters.joined(separator: ", ")]) + minutes
      + effects.filter { dialogue == nil || !$0.isWorthAsking }.map { words.effect($0, in: ledger) }
  }

  /// Which minutes are called otherwise: the first of them, and how many.
  private func minuteChanges(from old: Match, to new: Match) -> [String] {
    let changed = zip(old.actions, new.actions).filter { $0.moment.minute != $1.moment.minute && !($0 is MatchEnd) }
    guard let first = changed.first, let was = first.0.moment.minute, let now = first.1.moment.minute else { return [] }
    return [
      book(
        Phrase("effect.minutes", ["old": words.minute(was), "new": words.minute(now)], count: changed.count))
    ]
  }
}

extension Match {
  /// Is played by these rules: by the set it names, and what differs from it.
  mutating func take(_ rules: RuleSet) {
    overrides = rules.differences(from: RuleSetLibrary.rules(ruleSet) ?? RuleSet())
  }

  /// Before anything has happened, squads that nobody has named yet start with as many as the rules have.
  fileprivate mutating func fitUnnamedSquads(to rules: RuleSet) {
    for side in Side.allCases where actions.isEmpty {
      let isUnnamed = self[side].players.allSatisfy { !$0.isConfirmed && $0.name.isEmpty }
      guard isUnnamed else { continue }
      self[side].players = rules.unnamedTeam(self[side].name).players
    }
  }
}
