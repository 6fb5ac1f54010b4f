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
      let said = words.refusal(refused, of: judgement.action, state: state, in: match)
      throw Refusal(.law(refused, said: said), column: column)
    }
    if !confirmed, !objections.isEmpty {
      let said = objections.map { words.refusal($0, of: judgement.action, state: state, in: match) }
        .joined(separator: "; ")
      guard let dialogue else { throw Refusal(.unconfirmed(objections, said: said), column: column) }
      try insist(dialogue, Phrase("ask.record-anyway", ["what": said]), column: column)
    }
    return Ledger.judge(judgement.action.confirmed(judgement.warnedLaws), in: state, match: match)
  }

  /// The ledger of a corrected match and what it changes in the rest. Throws if it makes an action impossible, if
  /// what is new in it breaks laws, or if nobody agrees to what it changes. `origin` gives for each action its place
  /// in the match as it is; nil for new ones. `about` says what is corrected, where it has to be asked about.
  func propose(
    _ match: Match, rules: RuleSet? = nil, origin: [Int?], confirmed: Bool, agreed: [Breach] = [], column: Int,
    about: [String] = [], besides: [String] = [],
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
      throw Refusal(.correction([impossible], said: words.effect(impossible, in: new, origin: origin)), column: column)
    }
    // A script means what it says.
    let worthAsking = effects.filter { effect in
      if asksAboutScore, dialogue != nil, case .score = effect { return true }
      return effect.isWorthAsking
    }
    let field = asksAboutField && dialogue != nil ? words.fieldChange(from: ledger, to: new) : []
    if !(worthAsking.isEmpty && besides.isEmpty && field.isEmpty), !confirmed {
      let said = (about + besides + worthAsking.map { words.effect($0, in: new, origin: origin) } + field)
        .joined(separator: "; ")
      guard let dialogue else { throw Refusal(.correction(worthAsking, said: said), column: column) }
      let isDoubtful = worthAsking.contains { if case .needsConfirmation = $0 { true } else { false } }
      let question = isDoubtful ? Phrase("ask.correct-anyway", ["what": said]) : Phrase("ask.correct", ["what": said])
      try insist(dialogue, question, column: column)
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
