import MatchModel
import MatchRules
import PromptLanguage

extension Draft {
  /// Shows the user the summary of the period, or of the match after the final whistle, and the unresolved items.
  mutating func summarize(_ period: Period) {
    if dialogue == nil { return }
    let subject: StatisticsSubject? =
      ledger.state.isOver ? .matchInShort : period.kind == .shootOut ? nil : .period(period)
    if let subject { say(.look(.statistics(subject))) }
    say(.look(.headsUp(openLines: nil, suspended: session.suspended)))
    let whistles: [ClauseKind] = ledger.state.isOver ? [.end, .added, .finish, .abandon] : [.end, .added]
    let blown = situation.blownWhistles(whistles)
    for open in session.openLines.uncorrected where !blown.contains(open) {
      say(.open(open, .stays, timekeeper.minute(of: open)))
    }
    // The players to leave out of a shoot-out that has begun are an alert.
    for todo in Todo.all(in: ledger) where !todo.isLeaveOut { say(.look(.todo(todo))) }
  }
}
