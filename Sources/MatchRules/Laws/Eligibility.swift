import MatchModel

/// Questions that several laws ask about somebody with a part in an action.
extension MatchState {
  /// What is wrong with a person taking part in play: nothing if they are on the field or unidentified; otherwise a
  /// reason, and whether it can be (RULES D1: WARN for bench and substituted players, REFUSE for sent-off and
  /// unlisted ones).
  func eligibility(of part: Participant, in match: Match) -> [(Verdict, Breach.Reason)] {
    if self[part.side].isSentOff(part.person) {
      return [(.refuse, .sentOff(part, at: part.person.playerID.flatMap { self[part.side].offMinute[$0] }))]
    }
    switch part.person {
    case .unidentified: return []
    case .official(let code):
      return match[part.side].official(code) == nil
        ? [(.refuse, .notListed(part))] : [(.refuse, .officialOutside(part))]
    case .player(let id):
      guard match[part.side][id].isListed else { return [(.refuse, .notListed(part))] }
      let status = self[part.side][id]
      return self[part.side].mayAct(id) || !match[part.side].isLineUpKnown ? [] : [(.warn, .notOnField(part, status))]
    }
  }

  /// The same where the state could not exist at all: then even a substitute is refused.
  func mustBeOnField(_ part: Participant, in match: Match) -> [(Verdict, Breach.Reason)] {
    eligibility(of: part, in: match).map { (.refuse, $0.1) }
  }
}

extension Action {
  func participant(_ role: Role) -> Participant? { participants.first { $0.role == role } }
}
