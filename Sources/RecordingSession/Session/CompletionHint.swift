import MatchModel
import MatchRules
import PromptLanguage

extension Session {
  /// Explains once how to add the outcome to a shot that was recorded without one; empty after other lines.
  func reportCompletion(_ line: ClauseLine) -> [Fact] {
    guard dialogue != nil, !memory.isCompletionKnown, line.time == nil, line.clauses.count == 1,
      let clause = line.clauses.first, clause.kind == .chance, clause.outcome == nil,
      let index = ledger.match.actions.indices.last, let shot = ledger.match.actions[index] as? Chance,
      shot.outcome == nil, shot.shot.shooter.playerID != nil
    else { return [] }
    var end = clause
    end.outcome = .saved
    guard let code = situation.ended(index, by: end)?.attemptCode else { return [] }
    memory.isCompletionKnown = true
    return [fact(.completion(of: ledger.match.actions.id(at: index), clause: code))]
  }
}
