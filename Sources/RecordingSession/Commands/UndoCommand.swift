import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// `undo`, `redo`: one line at a time, without limit, across periods and sessions.
enum UndoCommand {
  static func undo(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    try requireSaved(session, call)
    let step: StoredStep?
    do { step = try session.store.undo() } catch { throw Stop(.store(error)) }
    guard let step else { throw Stop(.nothingToUndo, column: call.column) }
    let undone = session.ledger.match.actions
    try session.adopt(step)
    session.noteUndone(firstLost(undone, session.ledger.match.actions))
    return [session.fact(.undone(step.label)), session.fact(.look(.score))] + session.toldUndoneMinute
  }

  static func redo(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    try requireSaved(session, call)
    let step: StoredStep?
    do { step = try session.store.redo() } catch { throw Stop(.store(error)) }
    guard let step else { throw Stop(.nothingToRedo, column: call.column) }
    try session.adopt(step)
    session.noteUndone(nil)
    return [session.fact(.redone(step.label)), session.fact(.look(.score))]
  }

  /// An unsaved change is not yet a step of the history and would be lost.
  private static func requireSaved(_ session: Session, _ call: CommandCall) throws(Stop) {
    if let unsaved = session.unsaved { throw Stop(.store(unsaved), column: call.column) }
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
