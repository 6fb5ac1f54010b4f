import MatchModel

/// Eligibility checks that several laws share.
extension MatchState {
  /// The reasons why a person cannot take part in play. Empty for players on the field and unidentified ones
  /// (docs/LAWS.md, D1: confirmation for bench and substituted players, refusal for sent-off and unlisted ones).
  func eligibility(of part: Participant, in match: Match) -> [(Verdict, Breach.Reason)] {
    if let reason = ineligibility(of: part, in: match) { return [(.refuse, reason)] }
    switch part.person {
    case .unidentified: return []
    case .official: return [(.refuse, .officialOutside(part))]
    case .player(let id):
      let status = self[part.side][id]
      return self[part.side].mayAct(id) || !match[part.side].isLineUpKnown ? [] : [(.warn, .notOnField(part, status))]
    }
  }

  /// Why a person may take no part in the match: sent off or not listed. Nil for everyone else.
  func ineligibility(of part: Participant, in match: Match) -> Breach.Reason? {
    if self[part.side].isSentOff(part.person) {
      return .sentOff(part, at: part.person.playerID.flatMap { self[part.side].offMinute[$0] })
    }
    let isListed =
      switch part.person {
      case .player(let id): match[part.side][id].isListed
      case .official(let code): match[part.side].official(code) != nil
      case .unidentified: true
      }
    return isListed ? nil : .notListed(part)
  }

  /// Like `eligibility`, but refuses in every case, for actions that would be impossible.
  func mustBeOnField(_ part: Participant, in match: Match) -> [(Verdict, Breach.Reason)] {
    eligibility(of: part, in: match).map { (.refuse, $0.1) }
  }
}

/// Checks of laws that ask nothing else.
extension Law {
  static func participantsAreEligible(
    _ action: Action, _ state: MatchState, _ match: Match
  ) -> [(Verdict, Breach.Reason)] {
    action.participants.flatMap { state.eligibility(of: $0, in: match) }
  }

  static func participantsMustBeOnField(
    _ action: Action, _ state: MatchState, _ match: Match
  ) -> [(Verdict, Breach.Reason)] {
    action.participants.flatMap { state.mustBeOnField($0, in: match) }
  }
}

extension Action {
  func participant(_ role: Role) -> Participant? { participants.first { $0.role == role } }
}
