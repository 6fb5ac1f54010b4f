import MatchModel
import MatchRules

/// What somebody is asked about for yes or no.
public enum Doubt: Sendable {
  // What the laws say
  /// They warn of an action.
  case breaches([Objection])
  /// A correction changes something else.
  case correction(ProposedChange)
  /// Somebody was sent off by the second yellow card of that number: perhaps they were not.
  case notSentOff(Participant, number: Int, Moment)
  /// A second yellow card in the minute of the first, of that number; the edit that gives the first one its reason,
  /// where that may be meant.
  case secondCard(Participant, number: Int, CardEdit?)
  /// A card that was said to be a second yellow one, without a first.
  case firstYellow(Participant)

  // What may have been told already
  case sameAgain(LogEntry)
  /// The end of a shot whose end nobody has told.
  case completes(LogEntry, isGoal: Bool)
  case renumbered([Renumbered])
  /// An action was typed with another one that is changed; whether it goes with it.
  case typedTogether(LogEntry, removes: Bool)
  /// The goal that `annul` means, while an open line may tell a later one.
  case annulsBeforeOpen(OpenLine, MatchMinute?, goal: LogEntry)
  /// The same where the last goal, of that number, is annulled already.
  case annulsEarlier(than: Int, goal: LogEntry)
  /// The same where it was long ago.
  case annulsOld(goal: LogEntry)

  // When it was
  /// A minute that the clock, in seconds, has not reached.
  case ahead(MatchMinute, clock: Double)
  /// A substitution was perhaps made in the interval after that period.
  case atInterval(after: Period)
  case periodEnded(Period, MatchMinute)
  /// The clock of the period has run for so many seconds.
  case clockForgotten(Period, Double)

  // How the match goes on
  /// These players begin it or come on, and are suspended.
  case suspended([Participant])
  case finishesShort(Phase)
  case endsUndecided(BothSides<Int>)
  /// A period ends when the clock shows so many seconds, before its last minute.
  case endsEarly(clock: Double, full: MatchMinute)
  /// Periods of so many minutes.
  case periodsOf(minutes: Int)
  case extraTime
  case shootOut

  /// An action that had another number when that was shown.
  public struct Renumbered: Sendable {
    /// The number that was typed.
    public let typed: Int
    /// What is meant by the number.
    public let entry: LogEntry
    /// Whether what had the number is not there any more.
    public let isGone: Bool
  }
}
