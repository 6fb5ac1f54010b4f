import MatchModel
import MatchRules

/// Objections of the laws: refusals and questions.
extension Draft {
  /// The judgement with confirmations; throws if objections remain. Breaches in `agreed` are not asked about again.
  func settle(
    _ judgement: Judgement, in state: MatchState, match: Match, confirmed: Bool, agreed: [Breach] = [], column: Int
  ) throws(Stop) -> Judgement {
    if judgement.objections.isEmpty { return judgement }
    let found = judgement.objections.filter { $0.verdict == .refuse || !agreed.contains($0) }
      .map { Objection(breach: $0, action: judgement.action, state: state, match: match) }
    if let refused = found.refused { throw Stop(.law(refused), column: column) }
    if !confirmed, !found.isEmpty {
      guard let dialogue else { throw Stop(.unconfirmed(found), column: column) }
      try insist(dialogue, .breaches(found))
    }
    return Ledger.judge(judgement.action.confirmed(judgement.warnedLaws), in: state, match: match)
  }

  /// Takes a corrected match; returns the effects on its other actions. Throws if an action becomes impossible, if a
  /// new action breaks a law, or if the user declines. The `renewed` actions are judged like new ones;
  /// `about` describes the correction if it has to be confirmed.
  mutating func propose(
    _ match: Match, renewed: Set<ActionID> = [], rules: RuleSet? = nil, confirmed: Bool, agreed: [Breach] = [], column: Int,
    about: [Fact] = [], besides: [Fact] = [],
    asksAboutField: Bool = false, asksAboutScore: Bool = false
  ) throws(Stop) -> [CorrectionEffect] {
    try Refusal.check(match, column: column)
    try ledger.checkRoom(for: match.actions.count - ledger.match.actions.count, column: column)
    let rules = rules ?? ledger.rules
    var new = Ledger(replaying: match, rules: rules)
    let origin = ledger.places(of: match, renewed: renewed)
    for (index, place) in origin.enumerated() where place == nil && !new.judgements[index].objections.isEmpty {
      let state = new.state(before: index)
      let settled = try settle(
        new.judgements[index], in: state, match: new.match, confirmed: confirmed, agreed: agreed, column: column)
      var corrected = new.match
      corrected.actions[index] = settled.action
      new = Ledger(replaying: corrected, rules: rules)
    }
    let effects = new.effects(comparedWith: ledger, renewed: renewed)
    if let impossible = effects.first(where: \.isImpossible) {
      let change = ProposedChange(besides: [], effects: [impossible], old: ledger, new: new, isAboutField: false)
      throw Stop(.correction(change), column: column)
    }
    // Scripts are not asked anything.
    let worthAsking = effects.filter { effect in
      if asksAboutScore, dialogue != nil, case .score = effect { return true }
      return effect.isWorthAsking
    }
    let isFieldAsked =
      asksAboutField && dialogue != nil
      && Side.allCases.contains { Set(ledger.state[$0].onField) != Set(new.state[$0].onField) }
    if !(worthAsking.isEmpty && besides.isEmpty) || isFieldAsked, !confirmed {
      let change = ProposedChange(
        besides: about + besides, effects: worthAsking, old: ledger, new: new, isAboutField: isFieldAsked)
      guard let dialogue else { throw Stop(.correction(change), column: column) }
      try insist(dialogue, .correction(change))
    }
    ledger = confirming(effects, in: new)
    return effects
  }

  /// The ledger with confirmed breaches in the actions that a correction affected.
  private func confirming(_ effects: [CorrectionEffect], in ledger: Ledger) -> Ledger {
    var match = ledger.match
    var isChanged = false
    for effect in effects {
      guard case .needsConfirmation(let id, _) = effect, let index = match.actions.place(of: id) else { continue }
      let judgement = ledger.judgements[index]
      match.actions[index] = judgement.action.confirmed(judgement.warnedLaws)
      isChanged = true
    }
    return isChanged ? Ledger(replaying: match, rules: ledger.rules) : ledger
  }
}
