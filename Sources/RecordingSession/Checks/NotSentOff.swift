import MatchModel
import MatchRules

extension Check {
  /// An action of a player who was sent off for a second yellow card: perhaps there was no dismissal, because the
  /// referee had forgotten the first card. If so, that card is corrected, and the action is recorded.
  static let notSentOff = Check("notSentOff", at: .refused) { proposal, situation in
    guard case .law(let objection, _)? = proposal.refusal?.reason,
      case .sentOff(let part, _) = objection.breach.reason,
      let index = situation.match.secondYellow(of: part.person, side: part.side),
      let match = situation.match.takingBackSendingOff(index)
    else { return nil }
    let id = match.actions.id(at: index)
    let corrected = proposal.with(\.change, .correction(match, of: id))
    let doubt = Doubt.notSentOff(part, by: id, match.actions[index].moment)
    return .ask(Inquiry(doubt: doubt, yes: corrected, no: .recordAnyway, instead: { _ in nil }))
  }
}

extension Draft {
  /// Marks a second yellow card as one without a dismissal.
  mutating func takeBackSendingOff(_ index: Int, column: Int) throws(Stop) {
    let id = ledger.match.actions.id(at: index)
    guard let match = ledger.match.takingBackSendingOff(index) else { throw Stop(.noSecondYellow(id), column: column) }
    try correct(id, to: match, column: column)
  }
}

extension Match {
  /// The match in which the second yellow card at a place did not lead to a dismissal; nil if it is another action.
  fileprivate func takingBackSendingOff(_ index: Int) -> Match? {
    guard let card = actions[index] as? Card, card.color == .secondYellow else { return nil }
    return replacing(index, by: card.withoutSendingOff)
  }
}
