import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A red card that is repeated with its reason: the refusal suggests an edit of the recorded one.
  static let cardReason = Check("cardReason", at: .refused, for: .all) { proposal, situation in
    let (clause, match) = (proposal.clause, situation.match)
    guard proposal.change == nil, let refusal = proposal.refusal, case .law(let objection, nil) = refusal.reason,
      clause.kind == .red,
      let reason = clause.reason, let who = clause.who, let side = who.side ?? match.ours,
      let (_, index) = match.actions.last(
        Card.self,
        where: { card in
          card.team == side && card.reason == nil && card.color == .red
            && Who(card.person, of: side, in: match).name == who.name
        }), let edit = situation.reasonEdit(index, reason)
    else { return nil }
    return .refuse(Refusal(.law(objection, .cardReason(edit)), column: refusal.column))
  }
}
