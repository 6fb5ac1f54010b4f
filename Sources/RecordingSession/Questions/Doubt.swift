import MatchModel

/// The subject of a yes-or-no question.
public enum Doubt: Sendable {
  // Laws
  /// The laws object to an action but allow it if confirmed.
  case breaches([Objection])
  /// A correction has side effects.
  case correction(ProposedChange)
  /// An action by a player whom a second yellow card dismissed; perhaps there was no dismissal.
  case notSentOff(Participant, by: ActionID, Moment)
  /// A second yellow card in the same minute as the first. If the line may have been meant to add a reason to the first
  /// card, also the edit that does so.
  case secondCard(Participant, first: ActionID, CardEdit?)
  /// A second yellow card without a first.
  case firstYellow(Participant)
  /// A foul or sanction that was said to complete this sum, of a person who has fewer.
  case sumIncomplete(Participant, CardColor)

  /// A card for a player who was substituted at that moment, and the line with the same card for the other team's
  /// player, if there is one.
  case cardOfSubstituted(Participant, Moment, theirs: String?)

  // Possible duplicates
  case sameAgain(LogEntry)
  /// Like `sameAgain`, but the line has details that the action does not have.
  case addsDetails(LogEntry)
  /// Like `sameAgain`, but only for a part of the line.
  case partlyAgain(LogEntry)
  /// The outcome of a shot whose outcome was not recorded.
  case completes(LogEntry, isGoal: Bool)
  /// A foul with a card, like a recorded foul without one.
  case cardOfFoul(LogEntry)
  /// An event of a player, like a recorded one of the team or of an unidentified player.
  case playerOf(LogEntry)
  case renumbered([Renumbered])
  /// The action that was typed together with one that is now being edited; true if it would be removed too.
  case typedTogether(LogEntry, removes: Bool)
  /// The goal that `annul` would annul, while an open line may contain a later one.
  case annulsBeforeOpen(OpenLine, MatchMinute?, goal: LogEntry)
  /// Like `annulsBeforeOpen`, if the last goal is already annulled.
  case annulsEarlier(than: ActionID, goal: LogEntry)
  /// Like `annulsBeforeOpen`, if the goal was scored long ago.
  case annulsOld(goal: LogEntry)
  /// The command drops all open lines, which are listed above the question.
  case dropsAll([OpenLine])

  // Times
  /// A minute that the clock (in seconds) has not reached.
  case ahead(MatchMinute, clock: Double)
  /// A time on the clock that belongs to an earlier period, and what the clock shows in the running one if it was
  /// restarted. Both are in seconds.
  case earlierOnClock(Double, Period, now: Double)
  /// The clock is set back by minutes. Both times are those it shows, in seconds.
  case setsBack(from: Double, to: Double)
  /// A substitution may have been made in the interval after that period.
  case atInterval(after: Period)
  case periodEnded(Period, MatchMinute)
  /// The clock of the period has been running for this many seconds.
  case clockForgotten(Period, Double)

  // The course of the match
  case goesOff(Participant)
  /// These players start or come on, but are suspended.
  case suspended([Participant])
  case finishesShort(Phase)
  /// Extra time or the shoot-out begins although the score is not level.
  case notLevel(BothSides<Int>, Period)
  case endsUndecided(BothSides<Int>)
  /// The period ends at this clock time, before its full length.
  case endsEarly(clock: Double, full: MatchMinute)
  /// The period ends although a clock that counts down still shows this time.
  case endsWithTimeLeft(Double)
  /// Periods of this length.
  case periodsOf(minutes: Int)
  case extraTime
  case shootOut

  /// An action whose number has changed since it was shown.
  public struct Renumbered: Sendable {
    /// The number typed by the user.
    public let typed: Int
    /// The action that is meant.
    public let entry: LogEntry
    /// True if the action with that number has been removed.
    public let isGone: Bool
  }
}
