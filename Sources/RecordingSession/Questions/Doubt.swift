import MatchModel
import MatchRules

/// The subject of a yes-or-no question.
public enum Doubt: Sendable {
  // Laws
  /// The laws warn of an action.
  case breaches([Objection])
  /// A correction has side effects.
  case correction(ProposedChange)
  /// Action of a player who was dismissed by the second yellow card with that number; perhaps there was no dismissal.
  case notSentOff(Participant, number: Int, Moment)
  /// A second yellow card in the minute of the first, with that number; and the edit that adds the reason to the first,
  /// if that may be meant.
  case secondCard(Participant, number: Int, CardEdit?)
  /// A second yellow card without a first.
  case firstYellow(Participant)

  // What may have been told already
  case sameAgain(LogEntry)
  /// The end of a shot whose end nobody has told.
  case completes(LogEntry, isGoal: Bool)
  case renumbered([Renumbered])
  /// An action was typed with another one that is now edited; whether it is removed too.
  case typedTogether(LogEntry, removes: Bool)
  /// The goal that `annul` would annul, while an open line may contain a later one.
  case annulsBeforeOpen(OpenLine, MatchMinute?, goal: LogEntry)
  /// The same if the last goal, with that number, is already annulled.
  case annulsEarlier(than: Int, goal: LogEntry)
  /// The same if it was long ago.
  case annulsOld(goal: LogEntry)

  // Times
  /// A minute that the clock (in seconds) has not reached.
  case ahead(MatchMinute, clock: Double)
  /// The clock is set back by minutes; both times as it shows them, in seconds.
  case setsBack(from: Double, to: Double)
  /// A substitution may have been made in the interval after that period.
  case atInterval(after: Period)
  case periodEnded(Period, MatchMinute)
  /// The clock of the period has run for so many seconds.
  case clockForgotten(Period, Double)

  // How the match goes on
  /// These players begin it or come on, and are suspended.
  case suspended([Participant])
  case finishesShort(Phase)
  case endsUndecided(BothSides<Int>)
  /// A period ends when the clock shows this time, before its last minute.
  case endsEarly(clock: Double, full: MatchMinute)
  /// Periods of this length.
  case periodsOf(minutes: Int)
  case extraTime
  case shootOut

  /// An action whose number has changed since it was shown.
  public struct Renumbered: Sendable {
    /// The number that was typed.
    public let typed: Int
    /// The action that is meant.
    public let entry: LogEntry
    /// True if the action with that number has been removed.
    public let isGone: Bool
  }
}
