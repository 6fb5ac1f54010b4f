import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A player starts or comes on who may not play, by the earlier matches of the season. A person is asked, as the
  /// referee decides; a script was warned when it began.
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
