import MatchModel

extension Check {
  /// A second yellow card in the minute of the first or less than a minute later, probably a duplicate.
  static let secondCard = Check("secondCard", at: .judged) { proposal, situation in
    guard let place = proposal.position, let card = proposal.actions.first as? Card, card.color == .secondYellow,
      let (first, index) = situation.match.actions[..<place.index].last(
        Card.self, where: { $0.person == card.person && $0.team == card.team }),
      first.moment.phase == card.moment.phase,
      first.moment.minute == card.moment.minute || first.moment.isWithinAMinute(before: card.moment)
    else { return nil }
    let isReason = card.reason != nil && first.reason == nil
    let edit = isReason ? situation.reasonEdit(index, card.reason) : nil
    let id = situation.match.actions.id(at: index)
    let doubt = Doubt.secondCard(Participant(.booked, card.team, card.person), first: id, edit)
    return .ask(Inquiry(doubt: doubt, no: .drop))
  }
}
