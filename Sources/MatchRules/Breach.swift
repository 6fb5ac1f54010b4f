import MatchModel

/// What a law says to an action that breaks it.
public enum Verdict: Sendable {
  /// The state cannot exist; no confirmation helps.
  case refuse
  /// Not recorded unless somebody confirms it: a slip of the recorder, or a mistake of the referee.
  case warn
}

/// An action breaks a law. It carries facts; what people read is worded elsewhere.
public struct Breach: Equatable, Sendable {
  /// The law that is broken.
  public let law: LawID
  /// The source: "Law 3.3".
  public let citation: String
  /// Whether the action may be confirmed all the same.
  public let verdict: Verdict
  /// What is wrong with the action.
  public let reason: Reason

  /// - Parameter citation: the source; empty for a competition's own rule or common practice.
  public init(law: LawID, citation: String, verdict: Verdict, reason: Reason) {
    (self.law, self.citation, self.verdict, self.reason) = (law, citation, verdict, reason)
  }

  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    // Who
    case notListed(Participant)
    case sentOff(Participant, at: MatchMinute?)
    case notOnField(Participant, PlayerStatus)
    case alreadyOnField(Participant)
    case notASubstitute(Participant, PlayerStatus)
    case alreadySubstituted(Participant, at: MatchMinute?)
    case officialOutside(Participant)
    case leftOut(Participant)
    /// Replaced in the shoot-out, though not a goalkeeper.
    case notTheGoalkeeper(Participant)
    /// Somebody is left out of the shoot-out by a team that has no more players than the other one.
    case notTheLargerTeam(Side)
    /// No sending-off followed a second yellow card.
    case notSentOff(Participant)
    case servingDismissal(Participant, until: MatchMinute?)
    case samePerson(Participant)

    // How many
    case tooManyPlayers(Side, most: Int)
    case tooFewToStart(Side, players: Int, minimum: Int)
    case tooFewToPlay(Side, players: Int, minimum: Int)
    case numberTwice(Side, ShirtNumber)
    case benchTooLong(Side, count: Int, most: Int)
    case substitutionsUsedUp(Side, most: Int)
    case windowsUsedUp(Side, most: Int)
    case concussionsUsedUp(Side, most: Int)
    /// In this game nobody follows who is on the field.
    case changesAreNotFollowed
    /// They have had it, or a harsher one, as often as there may be.
    case sanctionedAlready(Participant, CardColor)
    /// They have had it for the same offence, which would bring a harsher one now.
    case sanctionedForTheSame(Participant, CardColor)
    /// The players of the team have had as many of it as there may be, or its officials.
    case sanctionsUsedUp(Side, CardColor, most: Int, ofOfficials: Bool)
    /// None is left in that period; `most` is what a team has in its half of the match.
    case timeOutsUsedUp(Side, most: Int, Period)
    /// None of those of the last minutes is left.
    case lateTimeOutsUsedUp(Side, LastTimeOuts)

    // What
    case assistToOwnGoal
    case ownGoalFromRestart(Origin)
    case directFromThrowIn
    case assistToPenalty
    case victimOfHandball
    /// No action that the rules declare, or an outcome that it does not have.
    case notDeclared(ActionCode)

    // When
    case notPlaying(Phase, isOver: Bool)
    case notInShootOut
    case periodNotOver(Period)
    case periodTwice(Period)
    case periodNotInRules(Period)
    case periodOutOfTurn(Period)
    case noPeriodToEnd
    case minuteOfAnotherPeriod(MatchMinute, Period)
    /// Time after the end of a period to which none is added.
    case beyondPeriod(Period)
    case matchOver
    case outOfOrder(Phase, now: Phase)
    case backwards(MatchMinute, after: MatchMinute)

    // The shoot-out
    case notTheirKick(Side)
    case kickedAlready(Participant, waiting: [PlayerID])
    /// As many as take all kicks have taken one already.
    case notATaker(Participant, takers: [PlayerID])
    case shootOutDecided(BothSides<Int>)
  }
}
