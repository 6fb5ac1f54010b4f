import MatchModel
import MatchRules
import PromptLanguage

/// The context of a check: the match, the time of the line, and recent answers. A class, because it has many parts and is
/// passed to every check.
package final class Situation {
  /// Seconds in which something typed probably belongs to the previous shot or card.
  static let soon: Double = 120

  let snapshot: LedgerSnapshot
  let timekeeper: Timekeeper
  /// Time of the first key of the line, in seconds since 1970; nil if unknown.
  let typedAt: Double?
  let memory: Memory
  /// Players who may not play in this match.
  let suspended: BothSides<Set<PlayerID>>
  let openLines: [OpenLine]
  /// The number of the line typed last, if it stayed open.
  let latestOpenLine: Int?
  let parser: LineParser
  let words: any SessionWords

  package init(
    snapshot: LedgerSnapshot, timekeeper: Timekeeper, typedAt: Double? = nil, memory: Memory = Memory(),
    suspended: BothSides<Set<PlayerID>> = BothSides([]), openLines: [OpenLine] = [], latestOpenLine: Int? = nil,
    parser: LineParser, words: any SessionWords
  ) {
    self.snapshot = snapshot
    self.timekeeper = timekeeper
    self.typedAt = typedAt
    self.memory = memory
    self.suspended = suspended
    self.openLines = openLines
    self.latestOpenLine = latestOpenLine
    self.parser = parser
    self.words = words
  }

  var ledger: Ledger { _read { yield snapshot.ledger } }
  var match: Match { _read { yield snapshot.ledger.match } }
  var rules: RuleSet { _read { yield snapshot.ledger.rules } }
  var state: MatchState { _read { yield snapshot.ledger.state } }
  /// The time of the line, in seconds since 1970.
  var now: Double { timekeeper.now }

  var undoneMoment: Moment? { memory.undoneMoment(at: now) }

  /// The place of a line with this time, or without a time.
  func place(_ time: TimeExpression?, column: Int) throws(Stop) -> LogPosition {
    if time == nil, let moment = undoneMoment { return timekeeper.place(moment) }
    return try timekeeper.place(time, column: column)
  }

  func fact(_ kind: Fact.Kind) -> Fact { Fact(kind: kind, snapshot: snapshot) }

  /// Like `place`, but nil if the time is invalid.
  func position(_ time: TimeExpression?) -> LogPosition? { try? place(time, column: 1) }

  func trial(_ state: MatchState, at moment: Moment) -> Trial { Trial(match: match, state: state, moment: moment) }

  /// The first action that a clause would make now, and its place. Nil if the clause cannot be recorded at this time, or
  /// names players who are not in the squads yet.
  func firstAction(of clause: Clause, at time: TimeExpression?) -> (action: Action, place: LogPosition)? {
    guard let place = position(time), let made = try? trial(state, at: place.moment).actions(from: clause),
      !made.bringsPlayers, let action = made.actions.first
    else { return nil }
    return (action, place)
  }

  func trial(at place: LogPosition) -> Trial { trial(ledger.state(before: place.index), at: place.moment) }

  /// The laws at the time of a line; nil if it has no valid time.
  func trial(at time: TimeExpression?) -> Trial? { position(time).map { trial(at: $0) } }
}

extension Session {
  package var situation: Situation { situation(of: snapshot) }

  func situation(of snapshot: LedgerSnapshot) -> Situation {
    Situation(
      snapshot: snapshot, timekeeper: timekeeper(of: snapshot), typedAt: clock.typedAt, memory: memory,
      suspended: suspended, openLines: openLines.all, latestOpenLine: openLines.latest,
      parser: matchParser(for: snapshot).parser, words: words)
  }
}
