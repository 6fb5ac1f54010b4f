import MatchModel
import MatchRules
import PromptLanguage

extension Situation {
  /// Explains how to add the outcome to a shot that was recorded without one, unless the user knows it; nil after other
  /// lines.
  func completionHint(after line: ClauseLine) -> Fact? {
    guard !memory.isCompletionKnown, line.time == nil, let clause = line.onlyClause, clause.kind == .chance,
      clause.outcome == nil,
      let index = match.actions.indices.last, let shot = match.actions[index] as? Chance,
      shot.outcome == nil, shot.shot.shooter.playerID != nil
    else { return nil }
    let code = ended(index, by: clause.with(\.outcome, .saved))?.attemptCode
    return code.map { fact(.completion(of: match.actions.id(at: index), clause: $0)) }
  }
}
