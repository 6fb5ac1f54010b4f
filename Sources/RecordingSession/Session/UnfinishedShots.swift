import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A shot that was recorded before its outcome was known: `5s`, then `5s+` or `5g`. A person is asked whether it is
/// another shot; if not, the first one gets the outcome.
extension Session {
  /// Seconds in which an outcome probably belongs to the previous shot.
  static let soon: Double = 120

  /// The answer if a line adds the outcome to an earlier shot; nil if it is a shot of its own.
  func completed(_ line: ClauseLine) throws(Refusal) -> [Fact]? {
    guard let dialogue, !line.isConfirmed, line.clauses.count == 1, let clause = line.clauses.first,
      clause.kind == .goal && !clause.isAnnulled || clause.kind == .chance && clause.outcome != nil, !clause.asks,
      let index = unfinishedShot(of: clause, line.time)
    else { return nil }
    do {
      try insist(dialogue, .completes(logEntry(index), isGoal: clause.kind == .goal), isSlip: true, column: 1)
      return nil
    } catch {
      guard case .slip = error.reason else { throw error }
    }
    guard let example = completion(of: index, by: clause), case .command(let call)? = try? parser.parse(example + " !")
    else {
      return nil
    }
    return try answer(call)
  }

  /// Explains once how to add the outcome to a shot that was recorded without one; empty after other lines.
  func toldCompletion(_ line: ClauseLine) -> [Fact] {
    guard dialogue != nil, !isCompletionKnown, line.time == nil, line.clauses.count == 1,
      let clause = line.clauses.first, clause.kind == .chance, clause.outcome == nil,
      let index = ledger.match.actions.indices.last, let shot = ledger.match.actions[index] as? Chance,
      shot.outcome == nil, shot.shooterID != nil
    else { return [] }
    var end = clause
    end.outcome = .saved
    guard let code = ended(index, by: end)?.attemptCode else { return [] }
    isCompletionKnown = true
    return [fact(.completion(number: index + 1, clause: code))]
  }

  /// Index of the player's last recent shot without an outcome.
  private func unfinishedShot(of clause: Clause, _ time: TimeExpression?) -> Int? {
    guard let place = try? placement(time, column: 1), !ledger.state.isShootOut else { return nil }
    let trial = Trial(match: ledger.match, rules: ledger.rules, state: ledger.state, moment: place.moment)
    guard let made = try? trial.actions(from: clause), !made.bringsPlayers, let new = made.actions.first as? Attempt,
      new.shooterID != nil
    else { return nil }
    return ledger.match.actions[..<place.index].indices.reversed().first { index in
      guard let old = ledger.match.actions[index] as? Chance, old.outcome == nil, old.shooterSide == new.shooterSide,
        old.shot.shooter == new.shot.shooter, old.moment.phase == new.moment.phase
      else { return false }
      return old.moment.isSoon(before: new.moment, Self.soon) && clause.addsTo(Clause(old, in: ledger.match))
    }
  }

  /// The edit that adds the details of a clause to a shot.
  func completion(of index: Int, by clause: Clause) -> String? {
    ended(index, by: clause)?.attemptCode.map { "\(words.name(.edit)) \(index + 1) \($0)" }
  }

  /// The shot with the details of a clause added.
  private func ended(_ index: Int, by clause: Clause) -> Clause? {
    guard let shot = ledger.match.actions[index] as? Chance else { return nil }
    var whole = Clause(shot, in: ledger.match)
    whole.kind = clause.kind
    whole.outcome = clause.outcome
    whole.bodyPart = whole.bodyPart ?? clause.bodyPart
    whole.origin = whole.origin ?? clause.origin
    whole.zone = whole.zone ?? clause.zone
    whole.other = whole.other ?? clause.other
    return whole
  }
}

extension Attempt {
  /// The shooter; nil if unidentified.
  fileprivate var shooterID: PlayerID? { shot.shooter.playerID }
}

extension Moment {
  /// True if it is at most so many seconds before the other moment, and not after it.
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
    func named(_ person: Person) -> Who {
      var who = Who(person, of: side, in: match)
      if side == match.ours { who.side = nil }
      return who
    }
    self.init(attempt is Goal ? .goal : .chance, who: named(attempt.shot.shooter))
    (bodyPart, origin, zone) = (attempt.shot.bodyPart, attempt.shot.origin, attempt.shot.zone)
    outcome = (attempt as? Chance)?.outcome
    other = (attempt as? Chance)?.shot.assistant.map { Who(named($0).name) }
  }

  /// True if it does not contradict the other clause.
  fileprivate func addsTo(_ old: Clause) -> Bool {
    func agree<Part: Equatable>(_ one: Part?, _ another: Part?) -> Bool {
      one == nil || another == nil || one == another
    }
    return agree(bodyPart, old.bodyPart) && agree(origin, old.origin) && agree(zone, old.zone)
      && agree(other?.name, old.other?.name)
  }
}
