import MatchModel
import PromptLanguage

extension Check {
  /// A foul with a card, soon after the same foul without one: `4f9` and then `4f9y`. The card is shown for the first
  /// foul unless the user says that it is another one; other clauses of the line are recorded in any case. If the first
  /// one led to the player's dismissal, this question comes before those about a player who was sent off.
  static let cardOfFoul = Check("cardOfFoul", at: .line) { proposal, situation in
    guard !proposal.isRepetition else { return nil }
    for (place, clause) in proposal.line.clauses.enumerated() where proposal.repeated[place] == nil {
      guard let index = situation.foul(of: clause, at: proposal.line.time),
        let inquiry = situation.inquiry(aboutTheFoulAt: index, place: place, proposal)
      else { continue }
      return .ask(inquiry)
    }
    return nil
  }
}

extension Situation {
  /// The recorded foul that a clause with a card probably means.
  fileprivate func foul(of clause: Clause, at time: TimeExpression?) -> Int? {
    guard clause.kind == .foul, clause.card != nil, !clause.asks,
      let (action, place) = firstAction(of: clause, at: time),
      let new = action as? Foul, new.offender.playerID != nil
    else { return nil }
    return ofTheLastMinute(new.moment, before: place.index).first { index in
      (match.actions[index] as? Foul)?.isProbably(new) == true
    }
  }

  fileprivate func inquiry(aboutTheFoulAt index: Int, place: Int, _ proposal: Proposal) -> Inquiry? {
    let (entry, clause) = (ledger.logEntry(index), proposal.line.clauses[place])
    guard let foul = match.actions[index] as? Foul else { return nil }
    let other = proposal.with(\.isRepetition, true)
    let isAlone = proposal.line.clauses.count == 1
    let same = proposal.with(\.repeated, proposal.repeated.merging([place: entry.id]) { $1 })
    if match.actions.hasCard(for: foul, from: index) {
      if isAlone { return isSentOff(foul) ? repetition(of: index, proposal, yes: other) : nil }
      guard !isCardNew(in: clause, index) else { return nil }
      return Inquiry(doubt: .partlyAgain(entry), yes: other, no: .record(same))
    }
    if !isAlone { return Inquiry(doubt: .cardOfFoul(entry), yes: other, no: .record(same)) }
    guard let code = typed(clause.completed(by: foul, in: match)), let call = edit(index, to: code) else { return nil }
    return Inquiry(doubt: .cardOfFoul(entry), yes: other, no: .use(call))
  }

  private func isSentOff(_ foul: Foul) -> Bool {
    foul.offender.playerID.map { state[foul.team][$0] == .sentOff } ?? false
  }

  /// True if a clause shows the offender a card that was not shown since the foul at this index.
  func isCardNew(in clause: Clause, _ index: Int) -> Bool {
    guard let color = clause.card.map(rules.shown), let foul = match.actions[index] as? Foul, !isSentOff(foul) else {
      return false
    }
    return !match.actions.cards(for: foul, from: index).contains { place in
      (match.actions[place] as? Card)?.color.map(rules.shown) == color
    }
  }
}
