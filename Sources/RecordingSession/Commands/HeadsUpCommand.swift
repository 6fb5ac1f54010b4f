import MatchModel

/// `heads-up`: shows players who are one card short of a dismissal, and the remaining substitutions.
enum HeadsUpCommand {
  static func run(_ session: Session) -> [Fact] {
    [session.fact(.look(.headsUp(openLines: session.openLineFacts.count, suspended: session.suspended)))]
      + Side.allCases.filter { $0 != session.ledger.match.ours }.compactMap(session.notesToHeed)
  }
}
