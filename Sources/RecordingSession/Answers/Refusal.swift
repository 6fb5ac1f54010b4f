import MatchModel
import MatchRules
import PromptLanguage

/// The reason why a line was not executed. It contains facts, which `RefusalWording` words.
public struct Refusal: Error, Sendable {
  public enum Reason: Sendable {
    case line(LineProblem.Reason)
    /// A law forbids the action. The hint is what the line probably meant.
    case law(Objection, LawHint? = nil)
    /// The line needs confirmation, which a script cannot give.
    case unconfirmed([Objection])
    /// A correction would make another action impossible, or its side effects need confirmation.
    case correction(ProposedChange)
    case time(TimeFault)
    /// Like `unconfirmed`, for a whistle.
    case unconfirmedTime(TimeFault)
    case person(PersonFault)
    case action(ActionFault)
    case text(TextFault)
    case earlier(EarlierFault)
    /// The match was recorded, but could not be saved yet.
    case unsaved(StoreProblem)
    /// The command needs everything on disk, and earlier changes could not be saved yet.
    case earlierUnsaved(StoreProblem)
    /// The match is saved, but its report could not be written.
    case report(StoreProblem)
    /// The store cannot do this, or can never save the match.
    case refusedByStore(StoreProblem)

    /// True if the message already makes clear that nothing was recorded.
    package var saysItAll: Bool {
      switch self {
      case .unconfirmed, .unconfirmedTime, .correction, .action(.typedTogether), .earlier(.nothingAsked), .unsaved,
        .earlierUnsaved, .report:
        true
      default: false
      }
    }
  }

  /// An impossible time, or a period that cannot begin or end.
  public enum TimeFault: Sendable {
    case noSuchMinute(MatchMinute, nearest: MatchMinute?)
    /// Seconds, or a time with its period.
    case noSuchTime(TimeExpression)
    /// The seconds on a clock that is already further when the period begins.
    case beforeClock(Period, Int)
    /// A time after the end of a period without added time.
    case beyondPeriod(Period)
    /// A time before the start of the period, which has lasted this many seconds.
    case beforePeriod(Period, Double)
    /// `edit` was given only a time as the replacement of an action.
    case timeOnly(ActionID, time: String)
    case notRunning
    /// The clock has been running for so long, in seconds, that it must have been forgotten.
    case clockForgotten(Period, Double)
    /// The match has regular periods after this phase.
    case finishesShort(Phase)
    /// The named period cannot begin or end now.
    case otherPeriod(Period, begins: Bool)
    /// The period has already ended with this action; the time is the one given for its end.
    case periodEnded(Period, by: ActionID, time: MatchMinute)
    /// The action is the start of a period that has later actions, so it cannot be removed.
    case beginsPeriod(Period, ActionID)
    /// The start of a period cannot be edited into another action.
    case staysStart(Period, ActionID)
  }

  /// A person or a side that is unknown or missing.
  public enum PersonFault: Sendable {
    /// The text around the missing letter of a side.
    case sideMissing(before: String = "", String)
    case noSuchPlayer(Side, ShirtNumber, [ShirtNumber])
    /// Only the other team has the number; the line is probably about its player.
    case numberOfOtherTeam(Side, ShirtNumber, line: String)
    /// An unknown shirt number after the command. Perhaps it was meant as a count: the last that many actions.
    case noSuchPlayerToList(Int, command: String)
    case noSuchUnidentified(Side, Int, [Int])
    case numberTaken(Side, ShirtNumber, by: PlayerID)
    case tooManyStarters(Int, most: Int)
    /// "No dismissal" was typed for a card that would not have led to one.
    case noFirstYellow(Participant)
    /// The words say that a foul or sanction completes this sum, but the person has fewer before it.
    case sumIncomplete(Participant, CardColor)
  }

  /// The line refers to an action that does not exist or that it cannot apply to.
  public enum ActionFault: Sendable {
    case noSuchAction(String, count: Int)
    case notAGoal(ActionID)
    /// The match has no valid goal.
    case noGoal
    /// The last goal is already annulled; the last valid goal is an earlier one.
    case annulledAlready(ActionID, valid: ActionID)
    case noSecondYellow(ActionID)
    /// A foul was changed without its card, or a card without its foul; this is the other one.
    case typedTogether(LogEntry)
  }

  /// A text that matches no name, or is not a valid value of a setting.
  public enum TextFault: Sendable {
    /// The code of the most similar field, and the codes of all fields if they should be listed.
    case fieldUnknown(String, nearest: String?, known: [String])
    /// An invalid value of a rule parameter.
    case rule(RuleSet.Problem)
    case rulesUnknown(String)
    /// The unknown side of `set us`.
    case noSide(String)
    case topicUnknown(String, nearest: HelpTopic?)
    /// A kind that `ls` does not know.
    case kindUnknown(String)
    case valueImpossible(String, MatchField.Kind)
    case namesAlike(String)
  }

  /// An earlier line, step or question that does not exist.
  public enum EarlierFault: Sendable {
    /// Yes or no without a question.
    case nothingAsked
    case nothingOpen
    /// The number typed, and the existing ones.
    case noSuchOpenLine(Int, [Int])
    /// Several lines are open, with these numbers, and the command does not say which.
    case whichOpenLine([Int])
    case nothingToUndo
    case nothingToRedo
  }

  public let reason: Reason
  /// Place in the line, from 1.
  public let column: Int

  init(_ reason: Reason, column: Int = 1) {
    self.reason = reason
    self.column = column
  }

  init(_ problem: LineProblem) { self.init(.line(problem.reason), column: problem.column) }
}

/// A breach of a law, with its context. A class, because a state is large.
public final class Objection: Sendable {
  public let breach: Breach
  public let action: Action
  /// The state before the action.
  public let state: MatchState
  /// The match, for the names.
  public let match: Match
  /// The match as recorded, whose log has the numbers that the user sees.
  public let recorded: Match

  /// - Parameter recorded: nil for the same match.
  init(breach: Breach, action: Action, state: MatchState, match: Match, recorded: Match? = nil) {
    self.breach = breach
    self.action = action
    self.state = state
    self.match = match
    self.recorded = recorded ?? match
  }
}

extension [Objection] {
  /// The first one that confirming cannot overrule.
  var refused: Objection? { first { $0.breach.verdict == .refuse } }
}

/// The probable meaning of a refused line.
public enum LawHint: Sendable {
  /// The card was repeated with its reason.
  case cardReason(CardEdit)
  /// The same line for the other team.
  case ofOtherTeam(line: String)
}

/// An edit that adds a reason to a card.
public struct CardEdit: Sendable {
  public let id: ActionID
  /// The card as typed without a reason.
  public let card: String
  /// The reason; nil if none was typed.
  public let reason: CardReason?
}

/// The effects of a correction. A class, because a ledger is large.
public final class ProposedChange: Sendable {
  /// The correction itself, and its changes other than those to actions.
  public let besides: [Fact]
  /// The effects on other actions and on the score.
  public let effects: [CorrectionEffect]
  /// The match before and afterwards.
  public let old, new: Ledger
  /// True if the change of the players on the field needs confirmation.
  public let isAboutField: Bool

  init(besides: [Fact], effects: [CorrectionEffect], old: Ledger, new: Ledger, isAboutField: Bool) {
    self.besides = besides
    self.effects = effects
    self.old = old
    self.new = new
    self.isAboutField = isAboutField
  }
}
