import MatchModel
import MatchRules
import PromptLanguage

/// Everything that a line would record, as far as it is known at this stage.
package struct Proposal {
  /// A change to what is already recorded. Indirect, because a match is large and proposals are copied often.
  indirect enum Change {
    /// A corrected match, in which one action is different.
    case correction(Match, of: ActionID)
    /// The match with periods of this many minutes.
    case shorterPeriods(Ledger, minutes: Int)
  }

  /// What follows the end of regular time.
  enum Sequel {
    case extraTime, shootOut, nothing
  }

  package internal(set) var line: ClauseLine
  let text: String
  /// The clause that is being processed.
  var clause: Clause
  /// Actions with smaller IDs were recorded before this line.
  let firstNewID: ActionID
  /// True if it records an open line with `take`.
  let isTaken: Bool
  /// The open lines that it replaces: the one that it takes, or those that it types again.
  var replaced: [OpenLine]
  /// The time that it inherits from them, in the notation of the prompt.
  var inheritedTime: String?
  /// The moment and the place among the actions. Nil until they are known, and for whistles.
  var position: LogPosition?
  /// The actions of the clause, once created. While they are checked against the laws, only the current one.
  var actions: [Action] = []
  /// Breaches of laws that the user has confirmed while completing the clause.
  var agreed: [Breach] = []
  var refusal: Refusal?
  /// A correction to make before, or instead of, recording the clause.
  var change: Change?
  /// True if the user has said that the line intentionally repeats an earlier one.
  var isRepetition = false
  /// True if the user has been asked about its time.
  var isTimeAgreed = false
  /// The recorded actions that clauses of the line are about, by the places of the clauses. Their details are added.
  var repeated: [Int: ActionID] = [:]
  /// True if the user has said that the running period has already ended.
  package internal(set) var isEnded = false
  /// True if the user has said that the period or the match ends early.
  var isEarly = false
  /// The user's answer to the question what follows. Nil if it was not asked, or if a later question decides.
  var sequel: Sequel?
  /// The time at which the period ended, as typed at a question.
  var endTyped: String?

  package init(_ line: ClauseLine, text: String, firstNewID: ActionID, taking taken: OpenLine? = nil) {
    self.line = line
    self.text = text
    self.firstNewID = firstNewID
    isTaken = taken != nil
    replaced = taken.map { [$0] } ?? []
    clause = line.clauses.first ?? Clause(.note)
  }

  /// A copy for one of the actions, which has been checked against the laws.
  func judged(_ action: Action, at index: Int) -> Proposal {
    with(\.actions, [action]).with(\.position, LogPosition(moment: action.moment, index: index))
  }

  func with<Part>(_ part: WritableKeyPath<Proposal, Part>, _ value: Part) -> Proposal {
    var proposal = self
    proposal[keyPath: part] = value
    return proposal
  }
}
