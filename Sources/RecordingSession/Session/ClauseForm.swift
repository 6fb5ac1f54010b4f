import MatchModel
import MatchRules
import PromptLanguage

/// How the session records a kind of clause: the role of the subject, and when the clause is allowed. `ActionMaker`
/// converts it to actions.
package struct ClauseForm {
  /// The role of the subject in the action.
  let role: Role
  package let time: Time
  /// True if the log lists the action under the clause's name.
  let lists: (Action) -> Bool
  /// True if the event cannot happen twice within a few seconds and no other check detects the repetition.
  let isOnce: (Clause) -> Bool

  package enum Time {
    case inPlay
    case inPlayOrShootOut
    case betweenPeriods, inPeriod, beforeTheEnd, always
    /// During a period, in games with added time.
    case whereTimeIsAdded
  }

  init(
    _ role: Role, _ time: Time, lists: @escaping (Action) -> Bool, isOnce: @escaping (Clause) -> Bool = { _ in false }
  ) {
    self.role = role
    self.time = time
    self.lists = lists
    self.isOnce = isOnce
  }
}

extension ClauseForm.Time {
  package func isNow(in state: MatchState) -> Bool {
    switch self {
    case .inPlay: state.isPlaying
    case .inPlayOrShootOut: state.isPlaying || state.isShootOut
    case .betweenPeriods: state.period == nil && !state.isOver
    case .inPeriod: state.period != nil
    case .whereTimeIsAdded: state.period != nil && state.rules.hasAddedTime
    case .beforeTheEnd: !state.isOver
    case .always: true
    }
  }
}

extension ClauseKind {
  package var form: ClauseForm {
    switch self {
    case .common(let clause): clause.form
    case .sanction(let code): ClauseForm(.booked, .always) { ($0 as? Card)?.color == code }
    case .score(let code):
      ClauseForm(.scorer, .inPlay, lists: { ($0 as? Attempt)?.shot.score?.code == code }, isOnce: { !$0.asks })
    case .own(let code):
      ClauseForm(
        .doer, .inPlay, lists: { ($0 as? OwnAction)?.code == code },
        isOnce: { clause in !clause.asks && clause.who.map { $0.name != .team } == true })
    }
  }

  package func role(in state: MatchState) -> Role {
    let role = form.role
    return state.isShootOut && (role == .scorer || role == .shooter) ? .taker : role
  }
}

extension CommonClause {
  fileprivate var form: ClauseForm {
    switch self {
    case .goal: ClauseForm(.scorer, .inPlayOrShootOut) { $0 is Goal }
    case .ownGoal: ClauseForm(.scorer, .inPlay) { ($0 as? Goal)?.isOwn == true }
    case .chance:
      ClauseForm(.shooter, .inPlayOrShootOut, lists: { $0 is Chance }, isOnce: { $0.origin != .penalty && !$0.asks })
    case .foul: ClauseForm(.offender, .inPlay, lists: { $0 is Foul }, isOnce: { $0.card == nil && !$0.asks })
    case .yellow: ClauseForm(.booked, .always) { ($0 as? Card)?.color?.isYellow == true }
    case .red: ClauseForm(.booked, .always) { [.red, .secondYellow].contains(($0 as? Card)?.color) }
    case .offside: ClauseForm(.caughtOffside, .inPlay, lists: { $0 is Offside }, isOnce: { !$0.asks })
    case .corner: ClauseForm(.taker, .inPlay, lists: { $0 is Corner }, isOnce: { !$0.asks })
    case .substitution: ClauseForm(.off, .always) { $0 is Substitution }
    case .departure: ClauseForm(.leaving, .always) { $0 is Departure }
    case .arrival: ClauseForm(.arriving, .always) { $0 is Arrival }
    case .note: ClauseForm(.subject, .always) { $0 is Note }
    case .goalkeeper: ClauseForm(.goalkeeper, .always) { $0 is GoalkeeperChange }
    case .captain: ClauseForm(.captain, .always) { $0 is CaptainChange }
    case .start: ClauseForm(.subject, .betweenPeriods) { $0 is PeriodStart }
    case .end: ClauseForm(.subject, .inPeriod) { $0 is PeriodEnd }
    case .added: ClauseForm(.subject, .whereTimeIsAdded) { ($0 as? PeriodStart)?.announced != nil }
    case .finish, .abandon: ClauseForm(.subject, .beforeTheEnd) { $0 is MatchEnd }
    }
  }
}
