import MatchModel
import MatchRules
import PromptLanguage

/// How the session records a kind of clause: the role of the subject, when the clause is allowed, and its actions.
package struct ClauseForm {
  typealias Making = (inout ActionMaker, Clause, Moment) throws(Stop) -> [Action]

  /// The role of the subject in the action.
  let role: Role
  package let time: Time
  /// True if the log lists the action under the clause's name.
  let lists: (Action) -> Bool
  /// True if the event cannot happen twice within a few seconds and no other check detects the repetition.
  let isOnce: (Clause) -> Bool
  /// Converts the clause to actions; empty for whistles, which are recorded separately.
  let actions: Making

  package enum Time {
    /// While the ball is in play.
    case inPlay
    /// While the ball is in play, and in the shoot-out.
    case inPlayOrShootOut
    case betweenPeriods, inPeriod, beforeTheEnd, always
    /// During a period, in games with added time.
    case whereTimeIsAdded
  }

  init(
    _ role: Role, _ time: Time, lists: @escaping (Action) -> Bool, isOnce: @escaping (Clause) -> Bool = { _ in false },
    actions: @escaping Making
  ) {
    self.role = role
    self.time = time
    self.lists = lists
    self.isOnce = isOnce
    self.actions = actions
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
    case .sanction(let code): .card { $0.color == code }
    case .score(let code):
      ClauseForm(
        .scorer, .inPlay, lists: { ($0 as? Attempt)?.shot.score?.code == code }, isOnce: { !$0.asks },
        actions: { maker, clause, moment throws(Stop) in try maker.attempts(code, clause, at: moment) })
    case .own(let code):
      ClauseForm(
        .doer, .inPlay, lists: { ($0 as? OwnAction)?.code == code }, isOnce: { $0.other != nil && !$0.asks },
        actions: { maker, clause, moment throws(Stop) in [try maker.own(code, clause, at: moment)] })
    }
  }

  /// The role of the subject in the action.
  package func role(in state: MatchState) -> Role {
    let role = form.role
    return state.isShootOut && (role == .scorer || role == .shooter) ? .taker : role
  }
}

extension CommonClause {
  fileprivate var form: ClauseForm {
    switch self {
    case .goal:
      ClauseForm(.scorer, .inPlayOrShootOut, lists: { $0 is Goal }, actions: ClauseForm.attempt)
    case .ownGoal:
      ClauseForm(
        .scorer, .inPlay, lists: { ($0 as? Goal)?.isOwn == true },
        actions: { maker, clause, moment throws(Stop) in [try maker.ownGoal(clause, at: moment)] })
    case .chance:
      ClauseForm(
        .shooter, .inPlayOrShootOut, lists: { $0 is Chance }, isOnce: { $0.origin != .penalty && !$0.asks },
        actions: ClauseForm.attempt)
    case .foul:
      ClauseForm(
        .offender, .inPlay, lists: { $0 is Foul }, isOnce: { $0.card == nil && !$0.asks },
        actions: { maker, clause, moment throws(Stop) in try maker.foul(clause, at: moment) })
    case .yellow: .card { $0.color?.isYellow == true }
    case .red: .card { $0.color == .red || $0.color == .secondYellow }
    case .offside: .single(.caughtOffside, .inPlay, Offside.self, isOnce: { !$0.asks })
    case .corner:
      ClauseForm(
        .taker, .inPlay, lists: { $0 is Corner }, isOnce: { !$0.asks },
        actions: { maker, clause, moment throws(Stop) in [try maker.corner(clause, at: moment)] })
    case .substitution:
      ClauseForm(
        .off, .always, lists: { $0 is Substitution },
        actions: { maker, clause, moment throws(Stop) in [try maker.substitution(clause, at: moment)] })
    case .departure: .single(.leaving, .always, Departure.self)
    case .arrival: .single(.arriving, .always, Arrival.self)
    case .note:
      ClauseForm(
        .subject, .always, lists: { $0 is Note },
        actions: { maker, clause, moment throws(Stop) in
          try maker.departure(ofInjured: clause, at: moment) + [try maker.note(clause, at: moment)]
        })
    case .goalkeeper: .single(.goalkeeper, .always, GoalkeeperChange.self)
    case .captain: .single(.captain, .always, CaptainChange.self)
    case .start: .whistle(.betweenPeriods) { $0 is PeriodStart }
    case .end: .whistle(.inPeriod) { $0 is PeriodEnd }
    case .added: .whistle(.whereTimeIsAdded) { ($0 as? PeriodStart)?.announced != nil }
    case .finish, .abandon: .whistle(.beforeTheEnd) { $0 is MatchEnd }
    }
  }
}

extension ClauseForm {
  /// An action with a single player.
  fileprivate static func single<Kind: PlayerAction>(
    _ role: Role, _ time: Time, _ type: Kind.Type, isOnce: @escaping (Clause) -> Bool = { _ in false }
  ) -> ClauseForm {
    ClauseForm(
      role, time, lists: { $0 is Kind }, isOnce: isOnce,
      actions: { maker, clause, moment throws(Stop) in [try maker.single(clause, at: moment, role, type)] })
  }

  fileprivate static func card(_ lists: @escaping (Card) -> Bool) -> ClauseForm {
    ClauseForm(
      .booked, .always, lists: { ($0 as? Card).map(lists) ?? false },
      actions: { maker, clause, moment throws(Stop) in [try maker.card(clause, at: moment)] })
  }

  /// A whistle, which is recorded with the clock and not by `ActionMaker`.
  fileprivate static func whistle(_ time: Time, _ lists: @escaping (Action) -> Bool) -> ClauseForm {
    ClauseForm(.subject, time, lists: lists, actions: { _, _, _ throws(Stop) in [] })
  }

  /// A goal or a chance; in the shoot-out, a kick.
  fileprivate static func attempt(
    _ maker: inout ActionMaker, _ clause: Clause, at moment: Moment
  ) throws(Stop) -> [Action] { [try maker.attempt(clause, at: moment)] }
}
