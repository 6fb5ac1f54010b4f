import MatchModel

/// `heads-up`: shows players who are one card short of a dismissal, and the remaining substitutions.
extension CommandRun {
  func headsUp() -> [Fact] {
    [fact(.look(.headsUp(openLines: session.openLineFacts.count, suspended: session.suspended)))]
      + Side.allCases.filter { $0 != ledger.match.ours }.compactMap { notesToHeed(on: $0) }
  }

  private func notesToHeed(on side: Side) -> Fact? {
    let notes = session.services.earlierNotes().mostImportant(on: ledger.match[side])
    return notes.isEmpty || ledger.state.isOver ? nil : fact(.look(.notesToHeed(side, notes)))
  }
}
