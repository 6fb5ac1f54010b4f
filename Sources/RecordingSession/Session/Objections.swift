import MatchModel
import MatchRules
import Phrases

/// What the laws object to: refused, or asked about.
extension Session {
  /// The judgement with what was confirmed; throws if the laws object to it still. Nobody is asked again about what
  /// was agreed to.
  func settle(
    _ judgement: Judgement, in state: MatchState, match: Match, confirmed: Bool, agreed: [Breach] = [], column: Int
  ) throws(Refusal) -> Judgement {
    if judgement.objections.isEmpty { return judgement }
    let objections = judgement.objections.filter { $0.verdict == .refuse || !agreed.contains($0) }
    if let refused = objections.first(where: { $0.verdict == .refuse }) {
      throw Refusal(
        .law(Objection(breach: refused, action: judgement.action, state: state, match: match)), column: column)
    }
    if !confirmed, !objections.isEmpty {
      let found = objections.map { Objection(breach: $0, action: judgement.action, state: state, match: match) }
      guard let dialogue else { throw Refusal(.unconfirmed(found), column: column) }
      try insist(dialogue, .breaches(found), column: column)
    }
    return Ledger.judge(judgement.action.confirmed(judgement.warnedLaws), in: state, match: match)
  }

  /// The ledger of a corrected match and what it changes in the rest. Throws if it makes an action impossible, if
  /// what is new in it breaks laws, or if nobody agrees to what it changes. `origin` gives for each action its place
  /// in the match as it is; nil for new ones. `about` is what is corrected, where it has to be asked about.
  func propose(
    _ match: Match, rules: RuleSet? = nil, origin: [Int?], confirmed: Bool, agreed: [Breach] = [], column: Int,
    about: [Fact] = [], besides: [Fact] = [],
    asksAboutField: Bool = false, asksAboutScore: Bool = false
  ) throws(Refusal) -> (ledger: Ledger, effects: [CorrectionEffect]) {
    try Refusal.check(match, column: column)
    try checkRoom(for: match.actions.count - ledger.match.actions.count, column: column)
    let rules = rules ?? ledger.rules
    var new = Ledger(replaying: match, rules: rules)
    for (index, place) in origin.enumerated() where place == nil && !new.judgements[index].objections.isEmpty {
      let state = new.state(before: index)
      let settled = try settle(
        new.judgements[index], in: state, match: new.match, confirmed: confirmed, agreed: agreed, column: column)
      var corrected = new.match
      corrected.actions[index] = settled.action
      new = Ledger(replaying: corrected, rules: rules)
    }
    let effects = new.effects(comparedWith: ledger, origin: origin)
    if let impossible = effects.first(where: { if case .impossible = $0 { true } else { false } }) {
      let change = ProposedChange(besides: [], effects: [impossible], old: nil, new: new, origin: origin)
      throw Refusal(.correction(change), column: column)
    }
    // A script means what it says.
    let worthAsking = effects.filter { effect in
      if asksAboutScore, dialogue != nil, case .score = effect { return true }
      return effect.isWorthAsking
    }
    let isFieldAsked = asksAboutField && dialogue != nil && ledger.fieldDiffers(from: new)
    if !(worthAsking.isEmpty && besides.isEmpty) || isFieldAsked, !confirmed {
      let change = ProposedChange(
        besides: about + besides, effects: worthAsking, old: isFieldAsked ? ledger : nil, new: new, origin: origin)
      guard let dialogue else { throw Refusal(.correction(change), column: column) }
      try insist(dialogue, .correction(change), column: column)
    }
    return (confirming(effects, in: new), effects)
  }

  /// The ledger with the marks of actions that a correction made doubtful.
  private func confirming(_ effects: [CorrectionEffect], in ledger: Ledger) -> Ledger {
    var match = ledger.match
    var isChanged = false
    for effect in effects {
      guard case .needsConfirmation(let index, _) = effect else { continue }
      let judgement = ledger.judgements[index]
      match.actions[index] = judgement.action.confirmed(judgement.warnedLaws)
      isChanged = true
    }
    return isChanged ? Ledger(replaying: match, rules: ledger.rules) : ledger
  }
}

extension Ledger {
  /// Whether others are on the field at the end.
  fileprivate func fieldDiffers(from other: Ledger) -> Bool {
    Side.allCases.contains { Set(state[$0].onField) != Set(other.state[$0].onField) }
  }
}
