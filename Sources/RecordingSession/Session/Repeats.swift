import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A line that was recorded.
struct RecordedLine {
  let clauses: [Clause]
  /// Time of its first key in seconds since 1970.
  let time: Double
  /// The first of its actions.
  let first: ActionID
  /// How many actions there were after it.
  let count: Int
}

/// Events that are typed twice. A person is asked about them; scripts and lines that end with ` !` are recorded.
extension Session {
  /// Seconds in which such an event cannot happen twice.
  private static let again: Double = 5

  /// Asks about a goal or penalty of a player within a minute of another one, probably a duplicate.
  /// - Parameter index: its index among the actions.
  func agreeToSameAttempt(_ action: Action, at index: Int, column: Int) throws(Refusal) {
    guard let dialogue, let attempt = action as? Attempt, attempt.isWorthAsking else { return }
    let recent = ofTheLastMinute(attempt.moment, before: index)
    guard let same = recent.first(where: { attempt.isProbably(ledger.match.actions[$0]) }) else { return }
    try insist(dialogue, .sameAgain(logEntry(same)), isSlip: true, column: column)
  }

  /// The actions in the minute of a moment, and those less than 60 seconds before it, last first.
  /// - Parameter index: the index among the actions before which they are.
  private func ofTheLastMinute(_ moment: Moment, before index: Int) -> [Int] {
    let actions = ledger.match.actions
    return Array(actions[..<index].indices.reversed().prefix { actions[$0].moment.isWithinAMinute(before: moment) })
  }

  /// Asks about a foul with the same players within a minute of another one, probably a duplicate.
  func agreeToSameFoul(_ action: Action, at index: Int, column: Int) throws(Refusal) {
    guard let dialogue, !hasAgreedToRepeat, let foul = action as? Foul, let victim = foul.victim,
      foul.offender.playerID != nil, victim.playerID != nil
    else { return }
    let same = ofTheLastMinute(foul.moment, before: index).first { place in
      guard let other = ledger.match.actions[place] as? Foul else { return false }
      return other.team == foul.team && other.offender == foul.offender && other.victim == victim
    }
    guard let same else { return }
    try insist(dialogue, .sameAgain(logEntry(same)), isSlip: true, column: column)
  }

  /// Asks about a foul, corner, chance or offside of an earlier minute that is there already. In the running minute a
  /// team may well have two corners or a player two shots; only a foul or offside of one player is asked about.
  /// - Parameter known: the ID after those of the actions that were there before the line.
  func agreeToSameEvent(
    _ actions: [Action], _ clause: Clause, at placement: Placement, _ line: ClauseLine, after known: ActionID
  ) throws(Refusal) {
    guard let dialogue, !line.isConfirmed, !hasAgreedToRepeat, let new = actions.first,
      clause.kind.form.isOnce(clause), let minute = new.moment.minute
    else { return }
    let now = timekeeper.present.moment
    let isRunning = now.phase == new.moment.phase && now.minute == minute
    guard !isRunning || new.isRareWithinAMinute else { return }
    let recorded = ledger.match.actions
    let same = recorded[..<placement.index].indices.last { place in
      let old = recorded[place]
      let isThen =
        isRunning
        ? old.moment.isWithinAMinute(before: new.moment)
        : old.moment.phase == new.moment.phase && old.moment.minute == minute
      return isThen && recorded.id(at: place) < known && new.tellsNoOther(than: old)
    }
    guard let same else { return }
    try insist(dialogue, .sameAgain(logEntry(same)), isSlip: true, column: clause.column)
  }

  /// Asks about a foul, corner, chance or offside that is repeated within a few seconds, in the same or other words.
  func agreeToRepeat(_ line: ClauseLine) throws(Refusal) {
    guard let dialogue, !line.isConfirmed, line.time == nil, let typed = lineTime, let last = lastRecorded,
      last.clauses.count == line.clauses.count,
      zip(last.clauses, line.clauses).allSatisfy({ $0.tellsNoOther(than: $1, ours: ledger.match.ours) }),
      abs(typed - last.time) < Self.again, last.count == ledger.match.actions.count,
      timekeeper.elapsed != nil, timekeeper.minuteAhead == nil, line.clauses.allSatisfy({ $0.kind.form.isOnce($0) }),
      let same = ledger.match.actions.place(of: last.first)
    else { return }
    try insist(dialogue, .sameAgain(logEntry(same)), isSlip: true, column: 1)
    hasAgreedToRepeat = true
  }

  /// Notes a line that was recorded.
  /// - Parameter first: the ID of the first of its actions.
  func noteRecorded(_ line: ClauseLine, first: ActionID) {
    // What was told of another minute tells nothing of this one.
    lastRecorded =
      line.time == nil
      ? RecordedLine(clauses: line.clauses, time: now, first: first, count: ledger.match.actions.count) : nil
  }
}

extension Action {
  /// Whether another action may be the same event: of the same kind and people, and how it ended is not told otherwise.
  fileprivate func tellsNoOther(than other: Action) -> Bool {
    guard kind == other.kind, side == other.side else { return false }
    // Two fouls with victims are compared by `agreeToSameFoul`.
    if let foul = self as? Foul, let other = other as? Foul {
      return foul.offender == other.offender && (foul.victim == nil || other.victim == nil)
    }
    guard participants == other.participants else { return false }
    guard let outcome = (self as? Chance)?.outcome, let another = (other as? Chance)?.outcome else { return true }
    return outcome == another
  }
}

extension Moment {
  /// True if it is in the same minute as a later moment of its period, or less than 60 seconds before it.
  fileprivate func isWithinAMinute(before other: Moment) -> Bool {
    guard phase == other.phase, let minute, let later = other.minute else { return false }
    if minute == later { return true }
    guard let elapsed, let then = other.elapsed else { return false }
    return (0..<60).contains(then - elapsed)
  }
}

extension Action {
  /// True for a foul or offside of a known player, who hardly commits two within a minute.
  fileprivate var isRareWithinAMinute: Bool {
    switch self {
    case let foul as Foul: foul.offender.playerID != nil
    case let offside as Offside: offside.player.playerID != nil
    default: false
    }
  }
}

extension Attempt {
  /// True if a known player cannot plausibly do it twice in a minute.
  fileprivate var isWorthAsking: Bool {
    if case .unidentified = shot.shooter { return false }
    // In games with many scores it is plausible; see `ClauseForm.isOnce`.
    if shot.score != nil { return false }
    if let goal = self as? Goal { return !goal.isAnnulled }
    return shot.origin == .penalty
  }

  /// True if the other action may be the same, even if its details differ.
  fileprivate func isProbably(_ other: Action) -> Bool {
    guard let other = other as? Attempt, other.isWorthAsking, kind == other.kind, team == other.team,
      shooterSide == other.shooterSide
    else { return false }
    return shot.shooter == other.shot.shooter
  }
}

extension Clause {
  /// True if the other clause may be the same: equal kind and player, and no contradictory details.
  fileprivate func tellsNoOther(than other: Clause, ours: Side?) -> Bool {
    func agree<Part: Equatable>(_ one: Part?, _ another: Part?) -> Bool {
      one == nil || another == nil || one == another
    }
    guard kind == other.kind, (who?.side ?? ours) == (other.who?.side ?? ours),
      (who?.name ?? .team) == (other.who?.name ?? .team)
    else { return false }
    // `7b,8` and `7b,v8` name the same opponent.
    return agree(self.other?.name, other.other?.name) && agree(self.other?.side, other.other?.side)
      && agree(outcome, other.outcome) && agree(bodyPart, other.bodyPart)
      && agree(origin, other.origin) && agree(zone, other.zone) && attempts == other.attempts
  }
}
