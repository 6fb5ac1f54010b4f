import MatchModel
import MatchRules
import PromptLanguage

/// `undo`, `redo`: one line at a time, without limit, across periods and sessions.
enum UndoCommand {
  static func undo(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    let undone = session.ledger.match.actions
    let step = try adopt(session.store.undo, orRefuse: .nothingToUndo, call, session)
    session.noteUndone(firstLost(undone, session.ledger.match.actions))
    return [session.fact(.undone(step.label)), session.fact(.look(.score))] + session.undoneMinuteFacts
  }

  static func redo(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    let step = try adopt(session.store.redo, orRefuse: .nothingToRedo, call, session)
    session.noteUndone(nil)
    return [session.fact(.redone(step.label)), session.fact(.look(.score))]
  }

  private static func adopt(
    _ next: () throws(StoreProblem) -> StoredStep?, orRefuse fault: Refusal.EarlierFault, _ call: CommandCall,
    _ session: Session
  ) throws(Stop) -> StoredStep {
    // An unsaved change is not yet a step of the history and would be lost.
    if let unsaved = session.unsaved { throw Stop(.store(unsaved), column: call.column) }
    let step: StoredStep?
    do { step = try next() } catch { throw Stop(.store(error)) }
    guard let step else { throw Stop(fault, column: call.column) }
    try session.adopt(step)
    return step
  }

  /// The moment of the first action that is gone; the next clause gets its minute.
  static func firstLost(_ old: ActionList, _ new: ActionList) -> Moment? {
    guard old.count > new.count else { return nil }
    let index = new.indices.first { old.id(at: $0) != new.id(at: $0) } ?? new.count
    return old[index] is PeriodStart || old[index] is PeriodEnd || old[index] is MatchEnd ? nil : old[index].moment
  }
}

extension Session {
  /// The rules of the match at another step of the history, because `set` may have changed them.
  func rules(of match: Match) -> RuleSet {
    let now = ledger.match
    if match.ruleSet == now.ruleSet, match.overrides == now.overrides { return ledger.rules }
    return RuleSetLibrary.rules(of: match) ?? ledger.rules
  }
}
