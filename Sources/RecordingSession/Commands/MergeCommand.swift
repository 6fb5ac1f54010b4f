import MatchModel
import MatchRules
import PromptLanguage

/// `merge FILE`: merges another record of the match, as a single step of undo. `!` merges the file even if it does not
/// identify itself as the same match.
enum MergeCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    guard let first = call.words.first else { throw Stop(call.argumentMissing()) }
    if let unsaved = session.unsaved { throw Stop(.earlierUnsaved(unsaved), column: call.column) }
    var stop = Stop.declined(.givenUp)
    let ask: MergeSource.Asking? = session.dialogue.map { dialogue in
      { question in
        do throws(Stop) {
          return try session.ask(question, dialogue)
        } catch {
          stop = error
          return nil
        }
      }
    }
    let source = MergeSource(file: call.rest, isSameMatch: call.isConfirmed, match: session.ledger.match, ask: ask)
    let merged: MergedRecord?
    do { merged = try session.services.merge(source) } catch {
      throw Stop(.refusedByStore(error), column: first.column)
    }
    guard let merged else { throw stop }
    let match = merged.match.identified(by: session.ledger.match)
    try Refusal.check(match, column: first.column)
    try session.ledger.checkRoom(for: match.actions.count - session.ledger.match.actions.count, column: first.column)
    var draft = Draft(of: session)
    draft.ledger = Ledger(replaying: match, rules: session.ledger.rules(of: match))
    try session.commit(draft, label: session.label(call), merging: merged.source)
    let unchecked = session.findSuspended()
    return merged.said.map { session.fact(.notice($0)) } + unchecked + [session.fact(.look(.score))]
  }
}
