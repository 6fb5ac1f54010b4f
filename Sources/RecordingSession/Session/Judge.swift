import MatchModel
import MatchRules

/// A match as it would be, judged by the laws and compared with the match so far. It needs no session: what to refuse
/// or to ask is a finding. A class, because ledgers are large.
package final class Judge {
  private let old: Ledger
  package private(set) var new: Ledger
  private let correction: CorrectedMatch
  /// The column of the clause or the command in its line.
  private let column: Int

  /// Starts with the match so far, to which actions are appended.
  /// - Parameter agreed: breaches that the user has already confirmed.
  package init(_ ledger: Ledger, agreed: [Breach] = [], column: Int = 1) {
    old = ledger
    new = ledger
    correction = CorrectedMatch(ledger.match, agreed: agreed)
    self.column = column
  }

  package init(_ ledger: Ledger, _ correction: CorrectedMatch, column: Int = 1) {
    old = ledger
    new = Ledger(replaying: correction.match, rules: correction.rules ?? ledger.rules)
    self.correction = correction
    self.column = column
  }
}

// MARK: - New actions

extension Judge {
  /// What to refuse or to ask about the next action of the match.
  package func finding(on judgement: Judgement) -> Finding? { finding(on: judgement, in: new.state) }

  /// Appends an action, with its breaches confirmed.
  /// - Returns: the action as completed by the laws.
  @discardableResult package func append(_ judgement: Judgement) -> Action {
    let judgement = confirmed(judgement, in: new.state)
    new.append(judgement)
    return judgement.action
  }

  /// The places of the new and renewed actions of a correction.
  package var newPlaces: [Int] {
    old.places(of: new.match, renewed: correction.renewed).enumerated().filter { $1 == nil }.map(\.offset)
  }

  /// What to refuse or to ask about the action at a place of the corrected match.
  func finding(at place: Int) -> Finding? {
    if new.judgements[place].objections.isEmpty { return nil }
    return finding(on: new.judgements[place], in: new.state(before: place))
  }

  func confirm(at place: Int) {
    if new.judgements[place].objections.isEmpty { return }
    let action = confirmed(new.judgements[place], in: new.state(before: place)).action
    new = Ledger(replaying: new.match.replacing(place, by: action), rules: new.rules)
  }

  private func finding(on judgement: Judgement, in state: MatchState) -> Finding? {
    let found = judgement.objections.filter { $0.verdict == .refuse || !correction.agreed.contains($0) }
      .map { Objection(breach: $0, action: judgement.action, state: state, match: new.match, recorded: old.match) }
    if let refused = found.refused { return .refuse(Refusal(.law(refused), column: column)) }
    if found.isEmpty { return nil }
    return .ask(
      Inquiry(doubt: .breaches(found), no: .keepOpen, inScript: Refusal(.unconfirmed(found), column: column)))
  }

  private func confirmed(_ judgement: Judgement, in state: MatchState) -> Judgement {
    if judgement.objections.isEmpty { return judgement }
    return Ledger.judge(judgement.action.confirmed(judgement.warnedLaws), in: state, match: new.match)
  }
}

// MARK: - The effects of a correction

extension Judge {
  /// The effects of the correction on the other actions.
  package var effects: [CorrectionEffect] { new.effects(comparedWith: old, renewed: correction.renewed) }

  /// What to refuse or to ask because of these effects. In a script, changes of the field and of the score are recorded
  /// without a question.
  package func finding(on effects: [CorrectionEffect]) -> Finding? {
    let (about, besides) = (correction.about, correction.besides)
    func change(_ facts: [Fact], _ effects: [CorrectionEffect], isAboutField: Bool = false) -> ProposedChange {
      ProposedChange(besides: facts, effects: effects, old: old, new: new, isAboutField: isAboutField)
    }
    if let impossible = effects.first(where: \.isImpossible) {
      return .refuse(Refusal(.correction(change([], [impossible])), column: column))
    }
    let doubtful = effects.filter(\.isWorthAsking)
    let asked = effects.filter { $0.isWorthAsking || correction.asksAboutScore && $0.isOfScore }
    let isAboutField =
      correction.asksAboutField && Side.allCases.contains { Set(old.state[$0].onField) != Set(new.state[$0].onField) }
    if asked.isEmpty, besides.isEmpty, !isAboutField { return nil }
    let isForScripts = !doubtful.isEmpty || !besides.isEmpty
    return .ask(
      Inquiry(
        doubt: .correction(change(about + besides, asked, isAboutField: isAboutField)), no: .keepOpen,
        inScript: isForScripts ? Refusal(.correction(change(about + besides, doubtful)), column: column) : nil))
  }

  /// Confirms the breaches of the actions that the correction affected.
  func confirm(_ effects: [CorrectionEffect]) {
    var match = new.match
    var isChanged = false
    for effect in effects {
      guard case .needsConfirmation(let id, _) = effect, let place = match.actions.place(of: id) else { continue }
      let judgement = new.judgements[place]
      match.actions[place] = judgement.action.confirmed(judgement.warnedLaws)
      isChanged = true
    }
    if isChanged { new = Ledger(replaying: match, rules: new.rules) }
  }
}
