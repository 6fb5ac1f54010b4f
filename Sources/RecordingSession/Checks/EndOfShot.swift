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
    var whole = clause.with(known)
    whole.who = known.who
    return whole
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

extension Clause {
  /// A goal or a chance as a clause.
  init(_ attempt: Attempt, in match: Match) {
    let side = attempt.shooterSide
    let shooter = Who(short: attempt.shot.shooter, of: side, in: match)
    self.init(attempt is Goal ? .goal : .chance, who: shooter)
    bodyPart = attempt.shot.bodyPart
    origin = attempt.shot.origin
    zone = attempt.shot.zone
    outcome = (attempt as? Chance)?.outcome
    other = attempt.shot.assistant.map { Who(Who($0, of: side, in: match).name) }
  }
}

extension Clause {
  /// The clause with the details of another one added.
  func with(_ known: Clause) -> Clause {
    var whole = self
    whole.bodyPart = bodyPart ?? known.bodyPart
    whole.origin = origin ?? known.origin
    whole.zone = zone ?? known.zone
    whole.outcome = outcome ?? known.outcome
    whole.other = other ?? known.other
    return whole
  }

  /// True if this clause does not contradict the other one, apart from the outcome.
  func addsTo(_ old: Clause) -> Bool {
    Self.agree(bodyPart, old.bodyPart) && Self.agree(origin, old.origin) && Self.agree(zone, old.zone)
      && Self.agree(other?.name, old.other?.name)
  }

  /// True if both parts may be the same, because one is unknown or they are equal.
  static func agree<Part: Equatable>(_ one: Part?, _ another: Part?) -> Bool {
    one == nil || another == nil || one == another
  }
}
