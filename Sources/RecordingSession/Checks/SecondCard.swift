import MatchModel
import MatchRules

extension Check {
  /// A second yellow card in the minute of the first, probably a duplicate.
  static let secondCard = Check("secondCard", at: .judged) { proposal, situation in
    let actions = situation.match.actions
    guard let place = proposal.placement, let card = proposal.actions.first as? Card, card.color == .secondYellow,
      let side = card.side,
      let index = actions[..<place.index].lastIndex(where: { earlier in
        (earlier as? Card).map { $0.person == card.person && $0.side == side } == true
      }), actions[index].moment.phase == card.moment.phase, actions[index].moment.minute == card.moment.minute
    else { return nil }
    let isReason = card.reason != nil && (actions[index] as? Card)?.reason == nil
    let edit = isReason ? situation.ledger.reasonEdit(index, card.reason) : nil
    let doubt = Doubt.secondCard(Participant(.booked, side, card.person), number: index + 1, edit)
    return .ask(Inquiry(doubt: doubt, no: .drop))
  }
}
