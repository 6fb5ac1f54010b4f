/// A probable mistake in a line that a person types, or something that should be recorded differently from how it was
/// typed. Each check is one file with one value, and a line of `Check.all`.
package struct Check: Sendable {
  /// The stage at which a line meets a check.
  package enum Stage: String, Sendable, CaseIterable {
    /// The whole line, before any of it is recorded.
    case line
    /// A clause, before missing parts are asked for.
    case clause
    /// Its moment and place are known.
    case moment
    /// All its parts are known.
    case complete
    /// Its actions are made.
    case actions
    /// The laws have judged one of its actions.
    case judged
    /// The laws refuse it.
    case refused
    /// A period begins.
    case start
    /// A period or the match ends, at a time that is not known yet.
    case end
    /// The same once the time is known.
    case length
    /// The same once the length of its period is known.
    case early
    /// The line is recorded.
    case after
  }

  /// The name in docs/ARCHITECTURE.md; its file has the same name.
  package let name: String
  package let stages: [Stage]
  /// True if it looks at lines of scripts too.
  let isForScripts: Bool
  /// True if it looks at lines that end with ` !` too.
  let isForConfirmed: Bool
  let find: @Sendable (Proposal, Situation) -> Finding?

  init(
    _ name: String, at stages: Stage..., isForScripts: Bool = false, isForConfirmed: Bool = false,
    find: @escaping @Sendable (Proposal, Situation) -> Finding?
  ) {
    self.name = name
    self.stages = stages
    self.isForScripts = isForScripts
    self.isForConfirmed = isForConfirmed
    self.find = find
  }
}

extension Check {
  /// All checks, in the order in which a line meets them.
  package static let all: [Check] = [
    .endOfShot, .repeatedLine,
    .alreadySo, .sameSubstitution,
    .halfTimeSubstitution, .aheadOfClock, .injury,
    .goalDisallowed, .foulByOtherTeam,
    .suspended, .sameEvent, .noFirstYellow,
    .secondCard, .sameAttempt, .sameFoul,
    .notSentOff, .cardReason,
    .forgottenEnd, .shortMatch, .lateEnd,
    .shorterPeriods, .earlyEnd,
    .overdue, .endMinute,
  ]
}
