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
      case .command(let call)? = try? situation.parser.parse(edit + " !")
    else { return nil }
    return .ask(
      Inquiry(doubt: .completes(situation.ledger.logEntry(index), isGoal: clause.kind == .goal), no: .use(call)))
  }
}

extension Situation {
  /// Index of the player's last recent shot without an outcome.
  fileprivate func unfinishedShot(of clause: Clause, _ time: TimeExpression?) -> Int? {
    guard let place = placement(time), !state.isShootOut,
      let made = try? trial(state, at: place.moment).actions(from: clause), !made.bringsPlayers,
      let new = made.actions.first as? Attempt, new.shot.shooter.playerID != nil
    else { return nil }
    let last = match.actions[..<place.index].last(Chance.self) { old in
      old.outcome == nil && old.shooterSide == new.shooterSide && old.shot.shooter == new.shot.shooter
        && old.moment.phase == new.moment.phase && old.moment.isSoon(before: new.moment, Self.soon)
        && clause.addsTo(Clause(old, in: match))
    }
    return last?.index
  }
}

extension Clause {
  /// True if this clause does not contradict the other one.
  fileprivate func addsTo(_ old: Clause) -> Bool {
    func agree<Part: Equatable>(_ one: Part?, _ another: Part?) -> Bool {
      one == nil || another == nil || one == another
    }
    return agree(bodyPart, old.bodyPart) && agree(origin, old.origin) && agree(zone, old.zone)
      && agree(other?.name, old.other?.name)
  }
}
