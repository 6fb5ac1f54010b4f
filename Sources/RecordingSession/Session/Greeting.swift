import MatchModel
import MatchRules

extension Session {
  /// The first messages at the prompt: a hint for a new match; for others the score and the last recorded action. If
  /// earlier matches have notes on the rival, their number follows.
  public func greeting() -> [Fact] {
    guard !ledger.match.actions.isEmpty else { return [fact(.welcome)] + rivalNotes }
    var facts = [fact(.look(.score)), fact(.entry(shownEntry(ledger.match.actions.count - 1)))]
    // The prompt only shows the number of open lines.
    let (open, unresolved) = (openLines.all.count, Todo.all(in: ledger).count)
    if open > 0 { facts.append(fact(.openCount(open))) }
    if unresolved > 0 { facts.append(fact(.todoCount(unresolved))) }
    return ledger.state.isOver ? facts : facts + rivalNotes
  }

  /// If neither side is ours, notes about both sides count.
  private var rivalNotes: [Fact] {
    Side.allCases.filter { $0 != ledger.match.ours }.compactMap { side in
      let count = services.earlierNotes().count { $0.isAbout(ledger.match[side]) }
      return count > 0 ? fact(.earlierNoteCount(side, count)) : nil
    }
  }

  /// The last message: the number of open lines, and how to see them.
  public func farewell() -> [Fact] {
    [fact(.farewell(open: openLines.all.count))]
  }
}
