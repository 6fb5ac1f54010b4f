import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// `fifth foul`, `fouls out` or `third suspension` of a player who has fewer before it.
  static let sumIncomplete = Check("sumIncomplete", at: .actions, for: [.prompt, .scripts]) { proposal, situation in
    guard let sum = proposal.clause.completedSum, let place = proposal.position,
      let part = proposal.actions.lazy.compactMap(\.punished).first,
      !situation.ledger.state(before: place.index).sumsAhead(of: part.person, of: part.side)
        .contains(where: { $0.code == sum })
    else { return nil }
    return .ask(
      Inquiry(
        doubt: .sumIncomplete(part, sum), no: .keepOpen,
        inScript: Refusal(.person(.sumIncomplete(part, sum)), column: proposal.clause.column)))
  }
}

extension Action {
  /// The person who committed the foul or was given the card.
  fileprivate var punished: Participant? {
    switch specific {
    case .foul(let foul): Participant(.booked, foul.team, foul.offender)
    case .card(let card): Participant(.booked, card.team, card.person)
    default: nil
    }
  }
}
