import MatchModel

/// Recent lines and answers that affect the next line, each for a limited time.
package struct Memory {
  private var undone: (moment: Moment, at: Double)?
  private var recorded: [RecordedClause] = []
  /// The last answer to the question whether a substitution was made at half-time.
  var intervalAnswer: IntervalAnswer?
  /// The period of the last question about a clock, and when the user said that it continues.
  var doubted: (period: Period, continuesAt: Double?)?
  /// The period after which the match goes on, as the user has said.
  var goesOnAfter: Period?
  var shownNumbers = ShownNumbers()
  /// True if the user has seen how to record the outcome of an earlier shot.
  var isCompletionKnown = false
  /// The words of which the user has seen that they are not recorded.
  var unrecorded: Set<String> = []

  package init() {}

  /// Seconds in which an event hardly happens twice. They include the time to type the first line.
  private static let again: Double = 10

  /// The clauses recorded without a time less than ten seconds before, in their order.
  func recorded(since now: Double) -> [RecordedClause] { recorded.filter { abs(now - $0.time) < Self.again } }

  mutating func note(_ clauses: [RecordedClause], at now: Double) { recorded = recorded(since: now) + clauses }

  /// Seconds in which the next line replaces the undone one.
  private static let atOnce: Double = 60

  /// The moment of the next line after a recent undo.
  func undoneMoment(at now: Double) -> Moment? {
    undone.flatMap { abs(now - $0.at) < Self.atOnce ? $0.moment : nil }
  }

  /// - Parameter moment: nil if the next line is to have the present time, as after `redo`.
  mutating func noteUndone(_ moment: Moment?, at now: Double) {
    undone = moment.map { ($0, now) }
    // A retyped substitution may be at half-time after all.
    intervalAnswer = nil
  }

  /// Call this if the undone action is not going to be replaced.
  mutating func forgetUndone() { undone = nil }
}
