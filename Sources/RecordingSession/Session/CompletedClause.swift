import MatchModel
import PromptLanguage

/// The details of clauses and recorded actions, compared and completed.
extension Clause {
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

  func with<Part>(_ part: WritableKeyPath<Clause, Part>, _ value: Part) -> Clause {
    var clause = self
    clause[keyPath: part] = value
    return clause
  }

  /// The clause with the details of another one added.
  func completed(by known: Clause) -> Clause {
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

  /// A foul with the details of the recorded one added.
  private func completed(by foul: Foul, in match: Match) -> Clause {
    var whole = self
    whole.other = other ?? foul.victim.map { Who(Who($0, of: foul.team.other, in: match).name) }
    whole.foulCode = foulCode ?? foul.code
    return whole
  }

  /// The clause with the details of a recorded action of its kind added.
  func completed(by action: Action, in match: Match) -> Clause {
    switch action {
    case let foul as Foul: completed(by: foul, in: match)
    case let attempt as Attempt: completed(by: Clause(attempt, in: match))
    default: self
    }
  }
}

extension Foul {
  /// True if both may be the same foul, even if one of them has fewer details.
  func isProbably(_ other: Foul) -> Bool { team == other.team && offender == other.offender && agrees(with: other) }

  /// True if no detail is different, except those that only one of them has.
  func agrees(with other: Foul) -> Bool {
    Clause.agree(victim, other.victim) && Clause.agree(code, other.code) && !(isHandball && other.victim != nil)
      && !(other.isHandball && victim != nil)
  }
}
