import MatchModel
import MatchRules

extension Session {
  /// What to say first at the prompt: a hint to who is new; to who goes on where the match is, and what was recorded
  /// last.
  public func greeting() -> [Fact] {
    guard !ledger.match.actions.isEmpty else { return [fact(.welcome)] }
    var facts = [fact(.look(.score)), entry(ledger.match.actions.count - 1)]
    // The prompt counts the open ones alone.
    let (open, unresolved) = (openLines.all.count, Todo.all(in: ledger).count)
    if open > 0 { facts.append(fact(.openCount(open))) }
    if unresolved > 0 { facts.append(fact(.todoCount(unresolved))) }
    return facts
  }

  /// What to say last: what is still open, and how to see it.
  public func farewell() -> [Fact] {
    [fact(.farewell(open: openLines.all.count))]
  }
}
