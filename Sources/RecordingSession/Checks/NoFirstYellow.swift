import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A second yellow card of a player without a first one.
  static let noFirstYellow = Check("noFirstYellow", at: .actions, for: [.prompt, .scripts]) { proposal, situation in
    guard proposal.clause.isSecondYellow, let card = proposal.actions.last as? Card, let place = proposal.position,
      (situation.ledger.state(before: place.index).sanctions(of: card.team)[card.person] ?? [:])
        .values.allSatisfy({ $0 == 0 })
    else { return nil }
    let part = Participant(.booked, card.team, card.person)
    return .ask(
      Inquiry(
        doubt: .firstYellow(part), no: .keepOpen,
        inScript: Refusal(.person(.noFirstYellow(part)), column: proposal.clause.column)))
  }
}
