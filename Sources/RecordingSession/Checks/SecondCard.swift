import MatchModel
import MatchRules

extension Check {
  /// The same card or sanction again, in the minute of the first or less than a minute later, or while the person still
  /// serves the first one: probably a duplicate. Repetitions that the laws ask about are left to them.
  static let secondCard = Check("secondCard", at: .judged) { proposal, situation in
    let rules = situation.rules
    guard let place = proposal.position, let card = proposal.actions.first as? Card, !card.isRepeatedKnowingly,
      let color = card.color.map(rules.shown),
      let (first, index) = situation.match.actions[..<place.index].last(
        Card.self, where: { $0.person == card.person && $0.team == card.team && $0.color.map(rules.shown) == color })
    else { return nil }
    let isSoon = first.moment.isWithinAMinute(before: card.moment)
    guard card.color == .secondYellow else {
      let before = situation.ledger.state(before: place.index)
      guard isSoon || before.isServing(card.person, of: card.team, at: card.moment) else { return nil }
      return .ask(Inquiry(doubt: .sameAgain(situation.ledger.logEntry(index)), no: .drop))
    }
    guard isSoon else { return nil }
    let isReason = card.reason != nil && first.reason == nil
    let edit = isReason ? situation.reasonEdit(index, card.reason) : nil
    let id = situation.match.actions.id(at: index)
    let doubt = Doubt.secondCard(Participant(.booked, card.team, card.person), first: id, edit)
    return .ask(Inquiry(doubt: doubt, no: .drop))
  }
}
