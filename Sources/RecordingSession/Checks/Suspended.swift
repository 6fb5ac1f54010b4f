import MatchModel
import MatchRules

extension Check {
  /// A player who is suspended according to earlier matches of the season starts or comes on. The user is asked,
  /// because the referee decides. A script was warned when it began.
  static let suspended = Check("suspended", at: .actions) { proposal, situation in
    let suspended = situation.suspended
    var players = proposal.actions.flatMap(\.participants).filter { part in
      (part.role == .on || part.role == .arriving) && part.person.playerID.map(suspended[part.side].contains) == true
    }
    if proposal.actions.first is PeriodStart, situation.state.phase == .before {
      players += Side.allCases.flatMap { side in
        let team = situation.match[side]
        return team.playerIDsByNumber.filter { suspended[side].contains($0) && team[$0].isStarter }
          .map { Participant(.subject, side, .player($0)) }
      }
    }
    return players.isEmpty ? nil : .ask(Inquiry(doubt: .suspended(players), no: .drop))
  }
}
