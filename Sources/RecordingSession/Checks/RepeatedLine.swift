import MatchModel
import PromptLanguage

struct RecordedClause {
  let clause: Clause
  /// When the first key of its line was pressed, in seconds since 1970.
  let time: Double
  /// The first of its actions.
  let id: ActionID
}

extension Check {
  /// A foul, corner, chance, offside, basket or declared action of a player that is repeated within ten seconds, in the
  /// same or other words, whatever was recorded in between. A line may repeat some of its clauses to complete them:
  /// `7s-` and then `7s- c`. Unless the user says that all of them are other events, only what is new is recorded.
  static let repeatedLine = Check("repeatedLine", at: .line) { proposal, situation in
    let line = proposal.line
    guard !proposal.isRepetition, line.time == nil, situation.timekeeper.elapsed != nil else { return nil }
    let repeated = situation.justRecorded(line.clauses)
    guard let first = repeated.min(by: { $0.key < $1.key })?.value,
      let index = situation.match.actions.place(of: first)
    else { return nil }
    let other = proposal.with(\.isRepetition, true)
    if repeated.count == line.clauses.count { return .ask(situation.repetition(of: index, proposal, yes: other)) }
    return .ask(
      Inquiry(
        doubt: .partlyAgain(situation.ledger.logEntry(index)), yes: other,
        no: .record(proposal.with(\.repeated, repeated))))
  }
}

extension Situation {
  /// The actions that clauses repeat, by the places of the clauses. An action is matched by one clause only.
  fileprivate func justRecorded(_ clauses: [Clause]) -> [Int: ActionID] {
    guard let typedAt else { return [:] }
    var recent = memory.recorded(since: typedAt).filter { match.actions.place(of: $0.id) != nil }
    var repeated: [Int: ActionID] = [:]
    for (place, clause) in clauses.enumerated() where clause.kind.form.isOnce(clause) {
      guard let earlier = recent.firstIndex(where: { $0.clause.isConsistent(with: clause, ours: match.ours) }) else {
        continue
      }
      repeated[place] = recent.remove(at: earlier).id
    }
    return repeated
  }
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
