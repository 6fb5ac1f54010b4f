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
    case noSuchUnidentified(Side, Int, [Int])
    case numberTaken(Side, ShirtNumber, by: PlayerID)
    case notAGoal(Int)
    /// What began a period that goes on in the log.
    case beginsPeriod(Period, number: Int)
    case nothingOpen
    /// The number typed, and those that there are.
    case noSuchOpenLine(Int, [Int])
    /// Several are open, of these numbers, and none was named.
    case whichOpenLine([Int])
    case nothingToUndo
    case nothingToRedo
    case notRunning
    case fieldUnknown(String, nearest: String?)
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
      case .unconfirmed, .correction, .declined, .slip, .restDeclined, .givenUp, .overtaken, .store, .report: true
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
