import MatchModel
import MatchRules
import PromptLanguage

/// Players who may not play, by the earlier matches of the season. A person at the prompt is asked before one of them
/// does: the referee decides. A script was warned when it began.
extension Session {
  /// Asks who is suspended: at first, and when a squad was read from a file.
  func findSuspended() { suspended = services.suspended(ledger) }

  func lineUp(_ side: Side) -> Fact { fact(.look(.lineUp(side, suspended: suspended[side]))) }

  /// Asks before the match begins with somebody who is suspended.
  func agreeToSuspendedStarters(_ line: ClauseLine, _ clause: Clause) throws(Refusal) {
    guard ledger.state.phase == .before else { return }
    let starters = Side.allCases.flatMap { side in
      ledger.match[side].playerIDsByNumber.filter { suspended[side].contains($0) && ledger.match[side][$0].isStarter }
        .map { Participant(.subject, side, .player($0)) }
    }
    try agreeToSuspended(starters, line, column: clause.column)
  }

  /// Asks before somebody comes on who is suspended.
  func agreeToSuspendedSubstitutes(_ actions: [Action], _ line: ClauseLine, _ clause: Clause) throws(Refusal) {
    let arriving = actions.flatMap(\.participants).filter { part in
      (part.role == .on || part.role == .arriving) && part.person.playerID.map(suspended[part.side].contains) == true
    }
    try agreeToSuspended(arriving, line, column: clause.column)
  }

  private func agreeToSuspended(_ players: [Participant], _ line: ClauseLine, column: Int) throws(Refusal) {
    guard let dialogue, !line.isConfirmed, !players.isEmpty else { return }
    try insist(dialogue, .suspended(players), isSlip: true, column: column)
  }
}
