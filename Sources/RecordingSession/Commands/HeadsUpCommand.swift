import MatchModel

/// `heads-up`: shows players who are one card short of a dismissal, and the remaining substitutions.
enum HeadsUpCommand {
  static func run(_ session: Session) -> [Fact] {
    [session.fact(.look(.headsUp(openLines: session.openLineFacts.count, suspended: session.suspended)))]
      + Side.allCases.filter { $0 != session.ledger.match.ours }.compactMap { notesToHeed(on: $0, session) }
  }

  private static func notesToHeed(on side: Side, _ session: Session) -> Fact? {
    let notes = session.services.earlierNotes().mostImportant(on: session.ledger.match[side])
    return notes.isEmpty || session.ledger.state.isOver ? nil : session.fact(.look(.notesToHeed(side, notes)))
  }
}
