/// Detects a probable mistake in a typed line, or something that should be recorded differently from how it was typed.
/// To add a check, write a file with one value and list it in `Check.all`.
package struct Check: Sendable {
  /// The stage at which a line meets a check.
  package enum Stage: String, Sendable, CaseIterable {
    /// A line is about to be executed. The proposal is empty unless the line records something.
    case before
    /// The line as typed, which may be an open line typed again.
    case typed
    /// The whole line, before any of it is recorded.
    case line
    /// A clause, before missing parts are asked for.
    case clause
    /// The moment of the clause and its place are known.
    case moment
    /// All parts of the clause are known.
    case complete
    /// The actions of the clause have been created.
    case actions
    /// One of the actions has been checked against the laws.
    case judged
    /// The laws forbid the clause.
    case refused
    /// The clause begins or ends a period.
    case whistle
    /// A period begins.
    case start
    /// A period or the match ends, at a time that is not known yet.
    case end
    /// Like `end`, once the time is known.
    case length
    /// Like `end`, once the length of the period is known.
    case early
    /// A period has ended.
    case ended
    /// The line has been recorded.
    case after
  }

  /// The lines to which a check applies.
  struct Lines: OptionSet {
    let rawValue: Int
    static let prompt = Lines(rawValue: 1), scripts = Lines(rawValue: 2)
    /// Also those that end with ` !`.
    static let confirmed = Lines(rawValue: 4)
    static let all: Lines = [.prompt, .scripts, .confirmed]
  }

  /// The name in docs/ARCHITECTURE.md; its file has the same name.
  package let name: String
  package let stages: [Stage]
  let lines: Lines
  package let find: @Sendable (Proposal, Situation) -> Finding?

  init(
    _ name: String, at stages: Stage..., for lines: Lines = .prompt,
    find: @escaping @Sendable (Proposal, Situation) -> Finding?
  ) {
    self.name = name
    self.stages = stages
    self.lines = lines
    self.find = find
  }
}

extension Check {
  /// All checks, in the order in which a line meets them.
  package static let all: [Check] = [
    .forgottenClock,
    .reversedSubstitution, .retypedLine,
    .restartedClock, .takerOfKick, .endOfShot, .playerOfEvent, .repeatedLine, .cardOfFoul,
    .alreadySo, .sameSubstitution, .cardOfSubstituted,
    .halfTimeSubstitution, .aheadOfClock, .injury,
    .goalDisallowed, .foulByOtherTeam,
    .suspended, .sameEvent, .noFirstYellow, .sumIncomplete,
    .secondCard, .sameAttempt, .sameFoul,
    .notSentOff, .cardReason,
    .otherPeriod, .endedPeriod,
    .forgottenEnd, .notLevel,
    .forgottenClockInScript, .shortMatch, .lateEnd,
    .shorterPeriods, .earlyEnd,
    .extraTime, .shootOut,
    .overdue, .endMinute,
  ]

  static let byStage = Dictionary(
    uniqueKeysWithValues: Stage.allCases.map { stage in (stage, all.filter { $0.stages.contains(stage) }) })
}
