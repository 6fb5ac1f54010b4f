import MatchModel
import MatchRules
import PromptLanguage

/// Everything that a line would record, as far as it is known at this stage.
struct Proposal {
  /// A change of what is recorded already.
  enum Change {
    /// A corrected match, in which the action with that index is different.
    case correction(Match, at: Int)
    /// The match with periods of this many minutes.
    case shorterPeriods(Ledger, minutes: Int)
  }

  var line: ClauseLine
  /// The typed line.
  let text: String
  /// The clause that is being processed.
  var clause: Clause
  /// Actions with smaller IDs were recorded before this line.
  let known: ActionID
  /// Its moment and its place among the actions; nil before it has one, and for whistles.
  var placement: Placement?
  /// The state before it. Nil before it has a place.
  var state: MatchState?
  /// Its actions, once they are made; while they are judged, only the current one.
  var actions: [Action] = []
  /// Breaches of laws that the person has confirmed while completing it.
  var agreed: [Breach] = []
  /// The refusal by the laws, if any.
  var refusal: Refusal?
  /// A correction to make first, or instead of recording it.
  var change: Change?
  /// True if the person has said that the line repeats an earlier one and is meant.
  var isRepetition = false
  /// True if the person has said that the running period has ended already.
  var isEnded = false
  /// True if the person has said that the period or the match ends early.
  var isEarly = false
  /// The time at which the period ended, as typed at a question.
  var endTyped: String?

  init(_ line: ClauseLine, text: String, known: ActionID) {
    self.line = line
    self.text = text
    self.known = known
    clause = line.clauses.first ?? Clause(.note)
  }

  /// A copy for one of its actions, which the laws have judged.
  func judged(_ action: Action, at index: Int) -> Proposal {
    var proposal = self
    proposal.actions = [action]
    proposal.placement = Placement(moment: action.moment, index: index)
    return proposal
  }

  /// A copy for one of the line's clauses.
  func with(_ clause: Clause) -> Proposal {
    var proposal = self
    proposal.clause = clause
    return proposal
  }
}
