import MatchModel
import MatchRules
import Phrases

/// A card that was recorded already, told again with its reason: the edit that takes the reason is what is meant.
extension Session {
  /// The refusal with the edit that gives the recorded card the reason of the clause; as it is where there is none.
  func hintingReason(_ refusal: Refusal, of clause: Clause) -> Refusal {
    guard case .law(let breach, let said) = refusal.reason, clause.kind == .red, let reason = clause.reason,
      let who = clause.who, let side = who.side ?? ledger.match.ours,
      let index = ledger.match.actions.lastIndex(where: { action in
        guard let card = action as? Card, card.team == side, card.reason == nil, card.color == .red else {
          return false
        }
        return Who(card.person, of: side, in: ledger.match).name == who.name
      })
    else { return refusal }
    let hint = book(Phrase("fault.card-reason", ["example": reasonEdit(index, reason)]))
    return Refusal(.law(breach, said: said + "; " + hint), column: refusal.column)
  }

  /// The edit that gives a card a reason.
  func reasonEdit(_ index: Int, _ reason: CardReason?) -> String {
    guard let card = ledger.match.actions[index] as? Card else { return "" }
    let side = card.team
    var who = Who(card.person, of: side, in: ledger.match)
    if side == ledger.match.ours { who.side = nil }
    let edit = CommandKind.edit.name(in: book)
    let word = reason.map(words.cardReason) ?? ""
    return "\(edit) \(index + 1) \(who.typed)\(card.color == .red ? "r" : "y") \(word)"
  }
}
