import MatchModel
import MatchRules
import PromptLanguage

/// Why a line was not carried out. It carries facts; `RefusalWording` words them.
public struct Refusal: Error {
  /// Each reason for refusing a line, with the facts that explain it.
  public enum Reason: Sendable {
    case line(LineProblem.Reason)
    /// A law refuses the action; what is most likely meant.
    case law(Objection, LawHint? = nil)
    /// It would have to be confirmed, and there was nobody to ask.
    case unconfirmed([Objection])
    /// A correction would make another action impossible, or would have to be confirmed for what it changes.
    case correction(ProposedChange)
    /// Somebody was asked, and has not agreed.
    case declined
    /// The same of what is nothing that has happened in the match, but a slip.
    case slip
    /// The same in a line of which something has been recorded.
    case restDeclined
    /// Ctrl-C: somebody was asked, and has dropped it.
    case givenUp
    /// Another line was typed where an answer was awaited.
    case overtaken
    case noSuchAction(String, count: Int)
    case noSuchMinute(MatchMinute, nearest: MatchMinute?)
    case noSuchSeconds(Int, period: Int?)
    /// A time after the end of a period to which none is added.
    case beyondPeriod(Period)
    /// Minutes ago that are more than the period has lasted, in seconds.
    case beforePeriod(Period, Double)
    /// What would name it: a side's letter between what stands before and after.
    case sideMissing(before: String = "", String)
    case noSuchPlayer(Side, ShirtNumber, [ShirtNumber])
    /// A number of nobody where a list was asked for, by that word: the last so many may be meant.
    case noSuchPlayerToList(Int, command: String)
    case noSuchUnidentified(Side, Int, [Int])
    case numberTaken(Side, ShirtNumber, by: PlayerID)
    case notAGoal(Int)
    /// A time, and not what happened, is said to take the place of action `number`.
    case timeOnly(number: Int, time: String)
    /// The period has ended already, by action `number`; the time at which it is said to end.
    case periodEnded(Period, number: Int, time: MatchMinute)
    /// A foul is changed without its card, or a card without its foul: the other one.
    case typedTogether(LogEntry)
    /// A card is said to have sent nobody off, and would have sent nobody off anyway.
    case noFirstYellow(Participant)
    case noSecondYellow(Int)
    /// There is none that counts.
    case noGoal
    /// The last goal, of that number, is annulled already; the last one that counts is an earlier one.
    case annulledAlready(Int, before: Int)
    /// The period that was named is not the one that can begin or end now.
    case otherPeriod(Period, begins: Bool)
    /// What began a period that goes on in the log.
    case beginsPeriod(Period, number: Int)
    /// Yes or no, where nobody has asked.
    case nothingAsked
    case nothingOpen
    /// The number typed, and those that there are.
    case noSuchOpenLine(Int, [Int])
    /// Several are open, of these numbers, and none was named.
    case whichOpenLine([Int])
    case nothingToUndo
    case nothingToRedo
    case notRunning
    /// The clock of the period has run for so many seconds: somebody has forgotten it.
    case clockForgotten(Period, Double)
    /// The nearest field there is, and all there are where that is worth telling, by their codes.
    case fieldUnknown(String, nearest: String?, known: [String])
    /// A parameter of the rules can not be so.
    case rule(RuleSet.Problem)
    case rulesUnknown(String)
    /// Whose side would be ours.
    case noSide(String)
    case topicUnknown(String, nearest: HelpTopic?)
    /// What `ls` can not list.
    case kindUnknown(String)
    case valueImpossible(String, MatchField.Kind)
    /// Both teams would be called so.
    case namesAlike(String)
    case tooManyStarters(Int, most: Int)
    case store(StoreProblem)
    /// The match is saved; its report could not be written.
    case report(StoreProblem)
    /// The store will never take it.
    case refusedByStore(StoreProblem)

    /// Whether what is said of it needs no "not recorded" before it.
    package var saysItAll: Bool {
      switch self {
      case .unconfirmed, .correction, .typedTogether, .declined, .slip, .restDeclined, .givenUp, .overtaken,
        .nothingAsked,
        .store, .report:
        true
      default: false
      }
    }
  }

  /// Why it was refused.
  public let reason: Reason
  /// Where in the line, from 1.
  public let column: Int

  init(_ reason: Reason, column: Int = 1) {
    self.reason = reason
    self.column = column
  }

  init(_ problem: LineProblem) { self.init(.line(problem.reason), column: problem.column) }
}

/// What a law says to an action, in the match as the action meets it. An object, as a state is large.
public final class Objection: Sendable {
  /// The law that is broken, and how.
  public let breach: Breach
  /// The action that breaks it.
  public let action: Action
  /// The state that the action meets.
  public let state: MatchState
  /// The match that the action is of, for its names.
  public let match: Match

  init(breach: Breach, action: Action, state: MatchState, match: Match) {
    (self.breach, self.action, self.state, self.match) = (breach, action, state, match)
  }
}

/// What is most likely meant by a line that a law refuses.
public enum LawHint: Sendable {
  /// The card of that number is told again, with its reason: see `CardReasonHint`.
  case cardReason(CardEdit)
  /// The same line of the other team.
  case ofOtherTeam(line: String)
}

/// An edit that gives the card of that number a reason.
public struct CardEdit: Sendable {
  /// The number of the card's action, from 1.
  public let number: Int
  /// The card, as it is typed without a reason.
  public let code: String
  /// The reason to give it; nil where none was typed.
  public let reason: CardReason?
}

/// What a correction would change in the rest of the match. An object, as a ledger is large.
public final class ProposedChange: Sendable {
  /// What is corrected, and what it changes besides actions.
  public let besides: [Fact]
  /// What it changes in other actions and in the score.
  public let effects: [CorrectionEffect]
  /// The match as it was, where somebody has to know who is on the field then.
  public let old: Ledger?
  /// The match as it would be.
  public let new: Ledger
  /// For each action of the new match its place in the old one.
  public let origin: [Int?]

  init(besides: [Fact], effects: [CorrectionEffect], old: Ledger?, new: Ledger, origin: [Int?]) {
    (self.besides, self.effects, self.old, self.new, self.origin) = (besides, effects, old, new, origin)
  }
}
