import MatchModel
import MatchRules
import PromptLanguage

/// Handles shots whose outcome is recorded later: `5s`, then `5s+` or `5g`.
extension Situation {
  /// Seconds in which something typed probably belongs to the previous shot or card.
  static let soon: Double = 120

  /// The edit that adds the details of a clause to a shot.
  func completion(of index: Int, by clause: Clause) -> String? {
    ended(index, by: clause)?.attemptCode.map { "\(words.name(.edit)) \(index + 1) \($0)" }
  }

  /// The shot with the details of a clause added.
  func ended(_ index: Int, by clause: Clause) -> Clause? {
    guard let shot = match.actions[index] as? Chance else { return nil }
    var whole = Clause(shot, in: match)
    whole.kind = clause.kind
    whole.outcome = clause.outcome
    whole.bodyPart = whole.bodyPart ?? clause.bodyPart
    whole.origin = whole.origin ?? clause.origin
    whole.zone = whole.zone ?? clause.zone
    whole.other = whole.other ?? clause.other
    return whole
  }
}

extension Session {
  /// Explains once how to add the outcome to a shot that was recorded without one; empty after other lines.
  func reportCompletion(_ line: ClauseLine) -> [Fact] {
    guard dialogue != nil, !memory.isCompletionKnown, line.time == nil, line.clauses.count == 1,
      let clause = line.clauses.first, clause.kind == .chance, clause.outcome == nil,
      let index = ledger.match.actions.indices.last, let shot = ledger.match.actions[index] as? Chance,
      shot.outcome == nil, shot.shot.shooter.playerID != nil
    else { return [] }
    var end = clause
    end.outcome = .saved
    guard let code = situation.ended(index, by: end)?.attemptCode else { return [] }
    memory.isCompletionKnown = true
    return [fact(.completion(of: ledger.match.actions.id(at: index), clause: code))]
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
    other = (attempt as? Chance)?.shot.assistant.map { Who(Who($0, of: side, in: match).name) }
  }
}
