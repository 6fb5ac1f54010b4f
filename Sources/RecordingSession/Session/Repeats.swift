import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A line that was recorded.
struct RecordedLine {
  let clauses: [Clause]
  /// When its first key was typed, in seconds since 1970.
  let time: Double
  /// How many actions there were after it.
  let count: Int
}

/// One event told twice. A person at the prompt is asked; a script means what it says, and so does a line that ends in
/// ` !`.
extension Session {
  /// Seconds in which nothing of the kind happens twice.
  private static let again: Double = 5

  /// Asks about a goal or a penalty of somebody in the minute of another: most likely one, told twice.
  /// - Parameter index: the place it would take among the actions.
  func agreeToSameAttempt(_ action: Action, at index: Int, column: Int) throws(Refusal) {
    guard let dialogue, let attempt = action as? Attempt, attempt.isWorthAsking, let minute = attempt.moment.minute
    else { return }
    let ofTheMinute = ledger.match.actions[..<index].indices.reversed().prefix { place in
      let moment = ledger.match.actions[place].moment
      return moment.phase == attempt.moment.phase && moment.minute == minute
    }
    guard let same = ofTheMinute.first(where: { attempt.isProbably(ledger.match.actions[$0]) }) else { return }
    try insist(dialogue, .sameAgain(number: same + 1), isSlip: true, column: column)
  }

  /// Asks about a foul by somebody on somebody in the minute of another: they stand where they were.
  func agreeToSameFoul(_ action: Action, at index: Int, column: Int) throws(Refusal) {
    guard let dialogue, let foul = action as? Foul, let victim = foul.victim, foul.offender.playerID != nil,
      victim.playerID != nil, let minute = foul.moment.minute
    else { return }
    let ofTheMinute = ledger.match.actions[..<index].indices.reversed().prefix { place in
      let moment = ledger.match.actions[place].moment
      return moment.phase == foul.moment.phase && moment.minute == minute
    }
    let same = ofTheMinute.first { place in
      guard let other = ledger.match.actions[place] as? Foul else { return false }
      return other.team == foul.team && other.offender == foul.offender && other.victim == victim
    }
    guard let same else { return }
    try insist(dialogue, .sameAgain(number: same + 1), isSlip: true, column: column)
  }

  /// Asks about a foul, corner, chance or offside that is told again within a few seconds, in the same words or others.
  func agreeToRepeat(_ line: ClauseLine) throws(Refusal) {
    guard let dialogue, !line.isConfirmed, line.time == nil, let typed = lineTime, let last = lastRecorded,
      last.clauses.count == line.clauses.count,
      zip(last.clauses, line.clauses).allSatisfy({ $0.tellsNoOther(than: $1, ours: ledger.match.ours) }),
      abs(typed - last.time) < Self.again, last.count == ledger.match.actions.count,
      timekeeper.elapsed != nil, timekeeper.minuteAhead == nil, line.clauses.allSatisfy({ $0.kind.form.isOnce($0) })
    else { return }
    let number = ledger.match.actions.count - line.clauses.count + 1
    try insist(dialogue, .sameAgain(number: number), isSlip: true, column: 1)
  }

  /// Notes a line that was recorded.
  func noteRecorded(_ line: ClauseLine) {
    // What was told of another minute tells nothing of this one.
    lastRecorded =
      line.time == nil ? RecordedLine(clauses: line.clauses, time: now, count: ledger.match.actions.count) : nil
  }
}

extension Attempt {
  /// Whether nobody does the like twice in a minute whom one knows.
  fileprivate var isWorthAsking: Bool {
    if case .unidentified = shot.shooter { return false }
    // Where one player scores so often, that is no doubt: see `ClauseForm.isOnce`.
    if shot.score != nil { return false }
    if let goal = self as? Goal { return !goal.isAnnulled }
    return shot.origin == .penalty
  }

  /// Whether another action tells of the same, though perhaps not how it was made.
  fileprivate func isProbably(_ other: Action) -> Bool {
    guard let other = other as? Attempt, other.isWorthAsking, kind == other.kind, team == other.team,
      shooterSide == other.shooterSide
    else { return false }
    return shot.shooter == other.shot.shooter
  }
}

extension Clause {
  /// Whether another clause may tell of the same: of the same kind and person, and nothing that both say is said
  /// otherwise.
  fileprivate func tellsNoOther(than other: Clause, ours: Side?) -> Bool {
    func agree<Part: Equatable>(_ one: Part?, _ another: Part?) -> Bool {
      one == nil || another == nil || one == another
    }
    guard kind == other.kind, (who?.side ?? ours) == (other.who?.side ?? ours),
      (who?.name ?? .team) == (other.who?.name ?? .team)
    else { return false }
    return agree(self.other, other.other) && agree(outcome, other.outcome) && agree(bodyPart, other.bodyPart)
      && agree(origin, other.origin) && agree(zone, other.zone) && attempts == other.attempts
  }
}
