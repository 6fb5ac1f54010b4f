import MatchModel

/// The consequence of breaking a law.
public enum Verdict: Sendable {
  /// The action is impossible and cannot be confirmed.
  case refuse
  /// The action needs confirmation, because it may be a typing error or a mistake by the referee.
  case warn
}

/// A law broken by an action, as plain values without wording.
public struct Breach: Equatable, Sendable {
  public let law: LawID
  public let citation: String
  public let verdict: Verdict
  public let reason: Reason

  public init(law: LawID, citation: String, verdict: Verdict, reason: Reason) {
    self.law = law
    self.citation = citation
    self.verdict = verdict
    self.reason = reason
  }

  public enum Reason: Equatable, Sendable {
    // Persons
    case notListed(Participant)
    case sentOff(Participant, at: MatchMinute?)
    case notOnField(Participant, PlayerStatus)
    case alreadyOnField(Participant)
    case notASubstitute(Participant, PlayerStatus)
    case alreadySubstituted(Participant, at: MatchMinute?)
    case officialOutside(Participant)
    case leftOut(Participant)
    /// In the shoot-out, only the goalkeeper can be replaced.
    case notTheGoalkeeper(Participant)
    /// Only the team with more players may leave players out of the shoot-out.
    case notTheLargerTeam(Side)
    /// A second yellow card without a sending-off.
    case notSentOff(Participant)
    case servingDismissal(Participant, until: TimeOfReturn?)
    case samePerson(Participant)

    // Numbers of players and limits
    case tooManyPlayers(Side, most: Int)
    case tooFewToStart(Side, players: Int, minimum: Int)
    case tooFewToPlay(Side, players: Int, minimum: Int)
    case numberTwice(Side, ShirtNumber)
    case benchTooLong(Side, count: Int, most: Int)
    case substitutionsUsedUp(Side, most: Int)
    case windowsUsedUp(Side, most: Int)
    case concussionsUsedUp(Side, most: Int)
    /// The game does not track who is on the field, so substitutions cannot be recorded.
    case changesAreNotFollowed
    /// The person has already had this sanction or a harsher one as often as allowed.
    case sanctionedAlready(Participant, CardColor)
    /// The person has already had this sanction for the same offence, so a harsher one is due.
    case sanctionedForTheSame(Participant, CardColor)
    /// The players or the officials of the team have had this sanction as often as allowed.
    case sanctionsUsedUp(Side, CardColor, most: Int, ofOfficials: Bool)
    /// The team has used all of its time-outs for the period. `most` is the limit for that half of the match.
    case timeOutsUsedUp(Side, most: Int, Period)
    case lateTimeOutsUsedUp(Side, LastTimeOuts)

    // Details of the action
    case assistToOwnGoal
    case ownGoalFromRestart(Origin)
    case directFromThrowIn
    case assistToPenalty
    case victimOfHandball
    /// The rules do not declare this action, or not with this outcome.
    case notDeclared(ActionCode)

    // Time
    case notPlaying(Phase, isOver: Bool)
    case notInShootOut
    case periodNotOver(Period)
    case periodTwice(Period)
    case periodNotInRules(Period)
    case periodOutOfTurn(Period)
    case noPeriodToEnd
    case minuteOfAnotherPeriod(MatchMinute, Period)
    /// A time after the end of a period without stoppage time.
    case beyondPeriod(Period)
    case matchOver
    case outOfOrder(Phase, now: Phase)
    case backwards(MatchMinute, after: MatchMinute)

    // The shoot-out
    case notTheirKick(Side)
    case kickedAlready(Participant, waiting: [PlayerID])
    /// As many players as allowed have already taken kicks, and this player is not one of them.
    case notATaker(Participant, takers: [PlayerID])
    case shootOutDecided(BothSides<Int>)
  }
}
