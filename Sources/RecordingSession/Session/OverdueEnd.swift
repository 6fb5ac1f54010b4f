import MatchModel
import MatchRules
import PromptLanguage

extension Session {
  /// Asks once per period whether it has ended, when its clock is far beyond its length: after a line that got its
  /// minute from the clock, which is then already recorded, or after an empty line.
  func askWhetherEnded() -> [Fact] {
    guard let dialogue, let period = situation.overduePeriod else { return [] }
    guard dialogue.typedAhead.isEmpty else {
      memory.doubted = (period, nil)
      return []
    }
    let whistle = Proposal(
      ClauseLine(clauses: [Clause(.end)], isConfirmed: false), text: "", firstNewID: ledger.match.actions.nextID)
    var draft = Draft(of: self)
    guard let proposal = try? draft.checked(whistle, at: .after), let typed = proposal.endTyped else { return [] }
    do {
      try draft.recordWhistle(proposal)
      return try commitEnd(draft, label: typed + " " + words.endWord)
    } catch { return [fact(error)] }
  }
}
