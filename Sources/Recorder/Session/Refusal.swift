import MatchModel
import MatchRules

/// Why a line was not carried out. It carries facts; `RefusalWording` words them.
public struct Refusal: Error {
  enum Reason: Sendable {
    case line(LineProblem.Reason)
    /// A law refuses the action; what it says of it.
    case law(Breach, said: String)
    /// It would have to be confirmed, and there was nobody to ask.
    case unconfirmed([Breach], said: String)
    /// A correction would make another action impossible, or would have to be confirmed for what it changes.
    case correction([CorrectionEffect], said: String)
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
    case noSuchSeconds(Int)
    /// Minutes ago that are more than the period has lasted, in seconds.
    case beforePeriod(Period, Double)
    /// What would name it: a side's letter between what stands before and after.
    case sideMissing(before: String = "", String)
    case noSuchPlayer(Side, ShirtNumber, [ShirtNumber])
    /// A number of nobody where `ls` lists somebody; how the last so many are listed.
    case noSuchPlayerToList(Int, example: String)
    case noSuchUnidentified(Side, Int, [Int])
    case numberTaken(Side, ShirtNumber, by: PlayerID)
    case notAGoal(Int)
    /// A time, and not what happened, is said to take the place of action `number`.
    case timeOnly(number: Int, time: String)
    /// The period has ended already, by action `number`; the time at which it is said to end.
    case periodEnded(Period, number: Int, time: String)
    /// A foul is changed without its card, or a card without its foul: the other one, as the log shows it.
    case typedTogether(String)
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
    /// What there is, where it is worth telling.
    case fieldUnknown(String, nearest: String?, known: [String])
    /// A parameter of the rules can not be so.
    case rule(RuleSet.Problem)
    case rulesUnknown(String)
    /// Whose side would be ours.
    case noSide(String)
    case topicUnknown(String, nearest: String?)
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
    var saysItAll: Bool {
      switch self {
      case .unconfirmed, .correction, .typedTogether, .declined, .slip, .restDeclined, .givenUp, .overtaken,
        .nothingAsked,
        .store, .report:
        true
      default: false
      }
    }
  }

  let reason: Reason
  /// Where in the line, from 1.
  public let column: Int

  init(_ reason: Reason, column: Int = 1) {
    self.reason = reason
    self.column = column
  }

  init(_ problem: LineProblem) { self.init(.line(problem.reason), column: problem.column) }
}
