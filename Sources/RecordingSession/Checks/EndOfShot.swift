import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A shot that was recorded before its outcome was known: `5s`, then `5s+` or `5g`. Unless the user says that it is
  /// another shot, the outcome is added to the first one.
  static let endOfShot = Check("endOfShot", at: .line) { proposal, situation in
    let clause = proposal.clause
    guard proposal.line.clauses.count == 1,
      clause.kind == .goal && !clause.isAnnulled || clause.kind == .chance && clause.outcome != nil, !clause.asks,
      let index = situation.unfinishedShot(of: clause, proposal.line.time),
      let edit = situation.completion(of: index, by: clause),
      let call = situation.parser.command(of: edit + " !")
    else { return nil }
    let doubt = Doubt.completes(situation.ledger.logEntry(index), isGoal: clause.kind == .goal)
    return .ask(Inquiry(doubt: doubt, yes: proposal.with(\.isRepetition, true), no: .use(call)))
  }
}

extension Situation {
  /// Index of the player's last recent shot without an outcome.
  fileprivate func unfinishedShot(of clause: Clause, _ time: TimeExpression?) -> Int? {
    guard !state.isShootOut, let (action, place) = firstAction(of: clause, at: time),
      let new = action as? Attempt, new.shot.shooter.playerID != nil
    else { return nil }
    let last = match.actions[..<place.index].last(Chance.self) { old in
      old.outcome == nil && old.shooterSide == new.shooterSide && old.shot.shooter == new.shot.shooter
        && old.moment.phase == new.moment.phase && old.moment.isSoon(before: new.moment, Self.soon)
        && clause.addsTo(Clause(old, in: match))
    }
    return last?.index
  }

  /// The edit that adds the details of a clause to a shot.
  func completion(of index: Int, by clause: Clause) -> String? {
    ended(index, by: clause)?.attemptCode.map { words.edit(index, $0) }
  }

  /// The shot with the details of a clause added.
  func ended(_ index: Int, by clause: Clause) -> Clause? {
    guard let shot = match.actions[index] as? Chance else { return nil }
    let known = Clause(shot, in: match)
    return clause.completed(by: known).with(\.who, known.who)
  }
}

extension Moment {
  /// True if this moment is at most `seconds` before the other one, and not after it.
  func isSoon(before other: Moment, _ seconds: Double) -> Bool {
    if let elapsed, let later = other.elapsed { return (0...seconds).contains(later - elapsed) }
    guard let minute, let later = other.minute else { return false }
    return minute.minute == later.minute && (0...2).contains(later.added - minute.added)
      || later.added == 0 && (0...2).contains(later.minute - minute.minute)
  }
}
