import MatchModel
import MatchRules
import PromptLanguage

/// `merge FILE`: merges another record of the match, as a single step of undo. `!` merges the file even if it does not
/// identify itself as the same match.
extension CommandRun {
  func merge() throws(Stop) -> [Fact] {
    guard let first = call.words.first else { throw Stop(call.argumentMissing()) }
    if let unsaved = session.unsaved { throw Stop(.earlierUnsaved(unsaved), column: call.column) }
    var stop = Stop.declined(.givenUp)
    let ask: MergeSource.Asking? = dialogue.map { dialogue in
      { question in
        do throws(Stop) {
          return try session.ask(question, dialogue)
        } catch {
          stop = error
          return nil
        }
      }
    }
    let source = MergeSource(file: call.rest, isSameMatch: call.isConfirmed, match: ledger.match, ask: ask)
    guard let merged = try served(session.services.merge(source), at: first.column) else { throw stop }
    let match = merged.match.identified(by: ledger.match)
    try Refusal.check(match, column: first.column)
    try ledger.checkRoom(for: match.actions.count - ledger.match.actions.count, column: first.column)
    var draft = Draft(of: session)
    draft.ledger = Ledger(replaying: match, rules: ledger.rules(of: match))
    try session.commit(draft, label: label, merging: merged.source)
    let unchecked = session.findSuspended()
    return merged.said.map { fact(.notice($0)) } + unchecked + [fact(.look(.score))]
  }
}
