import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A second yellow card without a dismissal, because the referee had forgotten the first one.
extension Session {
  /// Records one clause. Where it tells of somebody who was sent off for a second yellow card, perhaps they were not:
  /// a person at the prompt is asked, and what they were shown and what they did since is recorded as it was.
  /// - Parameter known: the ID after those of the actions that were there before the line.
  func recordDoubting(_ clause: Clause, _ line: ClauseLine, after known: ActionID) throws(Refusal) -> [Fact] {
    do { return try record(clause, line, after: known) } catch {
      guard let dialogue, case .law(let objection, _) = error.reason,
        case .sentOff(let part, _) = objection.breach.reason,
        let index = ledger.match.secondYellow(of: part.person, side: part.side)
      else { throw error }
      let card = ledger.match.actions[index]
      guard agrees(dialogue, .notSentOff(part, number: index + 1, card.moment)) else { throw error }
      let said = try takeBackSendingOff(index, column: clause.column)
      return try said + record(clause, line, after: known)
    }
  }

  /// Marks the second yellow card as one without a dismissal, in the ledger only; it is not saved yet.
  func takeBackSendingOff(_ index: Int, column: Int) throws(Refusal) -> [Fact] {
    var match = ledger.match
    guard let card = match.actions[index] as? Card, card.color == .secondYellow else {
      throw Refusal(.noSecondYellow(index + 1), column: column)
    }
    match.actions[index] = card.withoutSendingOff
    let origin = match.actions.indices.map { $0 == index ? nil : Optional($0) }
    let (new, effects) = try propose(match, origin: origin, confirmed: true, column: column)
    ledger = new
    return [entry(index)] + told(effects)
  }
}
