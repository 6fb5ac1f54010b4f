import MatchModel
import MatchRules

extension Check {
  /// An action of a player who was sent off for a second yellow card: perhaps there was no dismissal, because the
  /// referee had forgotten the first card. If so, that card is corrected, and the action is recorded.
  static let notSentOff = Check("notSentOff", at: .refused) { proposal, situation in
    guard case .law(let objection, _)? = proposal.refusal?.reason,
      case .sentOff(let part, _) = objection.breach.reason,
      let index = situation.match.secondYellow(of: part.person, side: part.side),
      let card = situation.match.actions[index] as? Card
    else { return nil }
    var match = situation.match
    match.actions[index] = card.withoutSendingOff
    let id = match.actions.id(at: index)
    let corrected = proposal.with(\.change, .correction(match, of: id))
    let doubt = Doubt.notSentOff(part, by: id, card.moment)
    return .ask(Inquiry(doubt: doubt, yes: corrected, no: .recordAnyway, instead: { _ in nil }))
  }
}

extension Draft {
  /// Marks a second yellow card as one without a dismissal.
  mutating func takeBackSendingOff(_ index: Int, column: Int) throws(Stop) {
    var match = ledger.match
    let id = match.actions.id(at: index)
    guard let card = match.actions[index] as? Card, card.color == .secondYellow else {
      throw Stop(.noSecondYellow(id), column: column)
    }
    match.actions[index] = card.withoutSendingOff
    try correct(id, to: match, column: column)
  }
}
