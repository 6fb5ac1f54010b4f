import MatchModel
import MatchRules

extension Session {
  /// The first messages at the prompt: a hint for a new match; for others the score and the last recorded action.
  public func greeting() -> [Fact] {
    guard !ledger.match.actions.isEmpty else { return [fact(.welcome)] }
    var facts = [fact(.look(.score)), entry(ledger.match.actions.count - 1)]
    // The prompt shows the number of open lines only.
    let (open, unresolved) = (openLines.all.count, Todo.all(in: ledger).count)
    if open > 0 { facts.append(fact(.openCount(open))) }
    if unresolved > 0 { facts.append(fact(.todoCount(unresolved))) }
    return facts
  }

  /// The last message: the number of open lines, and how to see them.
  public func farewell() -> [Fact] {
    [fact(.farewell(open: openLines.all.count))]
  }
}
