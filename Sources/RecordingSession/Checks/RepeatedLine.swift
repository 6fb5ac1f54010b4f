import MatchModel
import PromptLanguage

struct RecordedLine {
  let clauses: [Clause]
  /// When its first key was pressed, in seconds since 1970.
  let time: Double
  /// The first of its actions.
  let first: ActionID
  /// The number of actions after the line was recorded.
  let count: Int
}

extension Check {
  /// A foul, corner, chance, offside, basket or declared action of a player that is repeated within ten seconds, in the
  /// same or other words.
  static let repeatedLine = Check("repeatedLine", at: .line) { proposal, situation in
    let (line, match, timekeeper) = (proposal.line, situation.match, situation.timekeeper)
    guard !proposal.isRepetition, line.time == nil, let typed = situation.typedAt,
      let last = situation.memory.lastRecorded, last.clauses.count == line.clauses.count,
      zip(last.clauses, line.clauses).allSatisfy({ $0.isConsistent(with: $1, ours: match.ours) }),
      abs(typed - last.time) < again, last.count == match.actions.count,
      timekeeper.elapsed != nil, timekeeper.minuteAhead == nil, line.clauses.allSatisfy({ $0.kind.form.isOnce($0) }),
      let same = match.actions.place(of: last.first)
    else { return nil }
    let repeated = proposal.with(\.isRepetition, true)
    return .ask(situation.repetition(of: same, proposal, yes: repeated))
  }

  /// Seconds in which such an event hardly happens twice. They include the time to type the first line.
  private static let again: Double = 10
}

extension Clause {
  /// True if the other clause may be the same: equal kind and player, and no contradictory details.
  fileprivate func isConsistent(with other: Clause, ours: Side?) -> Bool {
    guard kind == other.kind, (who?.side ?? ours) == (other.who?.side ?? ours),
      (who?.name ?? .team) == (other.who?.name ?? .team)
    else { return false }
    // `7b,8` and `7b,v8` name the same opponent.
    return addsTo(other) && Self.agree(self.other?.side, other.other?.side) && Self.agree(outcome, other.outcome)
      && attempts == other.attempts
  }
}
