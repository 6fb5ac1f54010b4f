import MatchModel
import MatchRules
import PromptLanguage

/// What a line would record, as far as that is known when a check looks at it.
struct Proposal {
  /// A change of what is recorded already.
  enum Change {
    /// A corrected match, in which the action with that index is different.
    case correction(Match, at: Int)
    /// The match with periods of this many minutes.
    case shorterPeriods(Ledger, minutes: Int)
  }

  var line: ClauseLine
  /// The line as it was typed.
  let text: String
  /// The clause in turn.
  var clause: Clause
  /// The ID after those of the actions that were there before the line.
  let known: ActionID
  /// Its moment and its place among the actions; nil before it has one, and for whistles.
  var placement: Placement?
  /// The state before it; nil as long as it has no place.
  var state: MatchState?
  /// Its actions, once they are made; when they are judged, the one in turn.
  var actions: [Action] = []
  /// Breaches of laws that the person has confirmed while completing it.
  var agreed: [Breach] = []
  /// Why the laws refuse it.
  var refusal: Refusal?
  /// What has to be changed before it is recorded, or in its place.
  var change: Change?
  /// True if the person has said that the line repeats an earlier one and is meant.
  var isRepetition = false
  /// True if the person has said that the running period has ended already.
  var isEnded = false
  /// True if the person has said that the period or the match ends early.
  var isEarly = false
  /// When the period ended, as typed at a question.
  var endTyped: String?

  init(_ line: ClauseLine, text: String, known: ActionID) {
    (self.line, self.text, self.known) = (line, text, known)
    clause = line.clauses.first ?? Clause(.note)
  }

  /// The same with one of its actions in turn, which the laws have judged.
  func judged(_ action: Action, at index: Int) -> Proposal {
    var proposal = self
    proposal.actions = [action]
    proposal.placement = Placement(moment: action.moment, index: index)
    return proposal
  }

  /// The same line with one of its clauses in turn.
  func with(_ clause: Clause) -> Proposal {
    var proposal = self
    proposal.clause = clause
    return proposal
  }
}
