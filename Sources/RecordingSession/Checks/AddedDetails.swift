import MatchModel
import PromptLanguage

extension Situation {
  /// Asks whether a line that repeats a recorded action is another event. If it is not, the details that it adds are
  /// added to the action: `9g`, then `9gh,7`.
  func repetition(of index: Int, _ proposal: Proposal, yes: Proposal? = nil) -> Inquiry {
    let entry = ledger.logEntry(index)
    guard proposal.line.clauses.count == 1, let call = addition(of: proposal.clause, to: index) else {
      return Inquiry(doubt: .sameAgain(entry), yes: yes, no: .drop)
    }
    return Inquiry(doubt: .addsDetails(entry), yes: yes, no: .use(call))
  }

  /// The edit that adds the details of a clause to an action. Nil without new details, or if they contradict it.
  private func addition(of clause: Clause, to index: Int) -> CommandCall? {
    let action = match.actions[index]
    if clause.asks || clause.isAnnulled || clause.card != nil { return nil }
    switch (clause.kind, action) {
    case (.goal, is Goal), (.chance, is Chance), (.foul, is Foul): break
    default: return nil
    }
    let known = Clause(clause.kind, who: clause.who).completed(by: action, in: match)
    guard clause.addsTo(known), Clause.agree(clause.outcome, known.outcome),
      Clause.agree(clause.foulCode, known.foulCode), let code = typed(clause.completed(by: action, in: match)),
      code != typed(known)
    else { return nil }
    return edit(index, to: code)
  }

  /// The confirmed command that replaces an action with a clause.
  func edit(_ index: Int, to code: String) -> CommandCall? {
    parser.command(of: words.edit(index, code) + " !")
  }
}
