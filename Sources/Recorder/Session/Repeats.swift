import MatchModel
import MatchRules
import Phrases

/// A line that was recorded, as it was typed.
struct RecordedLine {
  let text: String
  /// When its first key was typed, in seconds since 1970.
  let time: Double
  /// How many actions there were after it.
  let count: Int
}

/// One event told twice. A person at the prompt is asked; a script means what it says, and so does a line that ends in
/// ` !`.
extension Session {
  /// Seconds in which nothing happens twice that is typed in the same words.
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
    try insist(dialogue, Phrase("ask.same-again", ["number": same + 1]), isSlip: true, column: column)
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
    try insist(dialogue, Phrase("ask.same-again", ["number": same + 1]), isSlip: true, column: column)
  }

  /// Asks about a foul, corner, chance or offside that is typed in the same words within a few seconds.
  func agreeToRepeat(_ line: ClauseLine, _ text: String) throws(Refusal) {
    guard let dialogue, !line.isConfirmed, line.time == nil, let typed = lineTime, let last = lastRecorded,
      last.text == Self.bare(text), abs(typed - last.time) < Self.again, last.count == ledger.match.actions.count,
      timekeeper.elapsed != nil, timekeeper.minuteAhead == nil, line.clauses.allSatisfy(\.happensOnce)
    else { return }
    let number = ledger.match.actions.count - line.clauses.count + 1
    try insist(dialogue, Phrase("ask.same-again", ["number": number]), isSlip: true, column: 1)
  }

  /// Notes a line that was recorded.
  func noteRecorded(_ text: String) {
    lastRecorded = RecordedLine(text: Self.bare(text), time: now, count: ledger.match.actions.count)
  }

  private static func bare(_ text: String) -> String {
    LineParser.words(of: folded(text)).map(\.text).joined(separator: " ")
  }
}

extension Attempt {
  /// Whether nobody does the like twice in a minute whom one knows.
  fileprivate var isWorthAsking: Bool {
    if case .unidentified = shot.shooter { return false }
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
  /// Whether it cannot have happened twice in a few seconds, and nothing else asks about it.
  fileprivate var happensOnce: Bool {
    switch kind {
    case .foul: card == nil && !asks
    case .corner, .offside: !asks
    case .chance: origin != .penalty && !asks
    default: false
    }
  }
}
