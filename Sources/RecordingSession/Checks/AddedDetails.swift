import MatchModel
import PromptLanguage

extension Situation {
  /// Asks whether a line that repeats a recorded action is another event. If it is not, the details that it adds are
  /// added to the action: `9g`, then `9gh,7`.
  func repetition(of index: Int, _ proposal: Proposal, yes: Proposal? = nil) -> Inquiry {
    let entry = ledger.logEntry(index)
    guard proposal.line.clauses.count == 1, let code = completed(index, by: proposal.clause).flatMap(typed),
      let call = edit(index, to: code)
    else { return Inquiry(doubt: .sameAgain(entry), yes: yes, no: .drop) }
    return Inquiry(doubt: .addsDetails(entry), yes: yes, no: .use(call))
  }

  /// Like `repetition`, for a clause that may have others beside it, which are recorded in any case.
  func repeatedClause(of index: Int, _ proposal: Proposal) -> Inquiry {
    guard proposal.line.clauses.count > 1 else { return repetition(of: index, proposal) }
    let entry = ledger.logEntry(index)
    return Inquiry(doubt: .partlyAgain(entry), no: .addDetails(entry.id))
  }

  /// An action with the details of a clause added. Nil without new details, or if they contradict it.
  fileprivate func completed(_ index: Int, by clause: Clause) -> Clause? {
    let action = match.actions[index]
    if clause.asks || clause.isAnnulled || clause.card != nil { return nil }
    switch (clause.kind, action) {
    case (.goal, is Goal), (.chance, is Chance), (.foul, is Foul): break
    default: return nil
    }
    let known = Clause(clause.kind, who: clause.who).completed(by: action, in: match)
    let whole = clause.completed(by: action, in: match)
    guard clause.addsTo(known), Clause.agree(clause.outcome, known.outcome),
      Clause.agree(clause.foulCode, known.foulCode), typed(whole) != typed(known)
    else { return nil }
    return whole
  }

  /// The confirmed command that replaces an action with a clause.
  func edit(_ index: Int, to code: String) -> CommandCall? {
    parser.command(of: words.edit(index, code) + " !")
  }
}

extension Draft {
  /// Adds the details of the clause to the action that it repeats, and the card to a foul, if the action lacks them.
  mutating func addDetails(of proposal: Proposal, to id: ActionID) throws(Stop) {
    guard let index = ledger.match.actions.place(of: id) else { return }
    let old = ledger.match.actions[index]
    let clause = proposal.clause.with(\.who, proposal.clause.who.map { Who($0.name, side: old.side) })
    if let whole = situation.completed(index, by: clause.with(\.card, nil).with(\.reason, nil)) {
      let (actions, changed) = try made(of: whole, at: old.moment, state: ledger.state(before: index))
      let match = (changed ?? ledger.match).replacing(index, by: actions[0])
      try correct(id, to: match, column: clause.column)
    }
    try addCard(of: proposal.with(\.clause, clause), toFoulAt: index)
  }

  /// Records the card of the clause right after the foul, or after a card that the offender has been shown since.
  private mutating func addCard(of proposal: Proposal, toFoulAt index: Int) throws(Stop) {
    guard situation.isCardNew(in: proposal.clause, index), let foul = ledger.match.actions[index] as? Foul else {
      return
    }
    let last = ledger.match.actions.cards(for: foul, from: index).last ?? index
    let place = LogPosition(moment: ledger.match.actions[last].moment, index: last + 1)
    let (actions, _) = try made(of: proposal.clause, at: place.moment, state: ledger.state(before: place.index))
    var shown = proposal.with(\.position, place).with(\.actions, Array(actions.dropFirst()))
    shown = try checked(shown, at: .actions)
    try insert(shown, at: place.index, in: ledger.match)
  }
}
