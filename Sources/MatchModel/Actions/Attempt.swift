/// A way of scoring that a game declares (`gol/@tipus`), such as `triple`.
public struct ScoreCode: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The way of scoring of an attempt, in a game that has several.
public struct Score: Hashable, Sendable {
  public let code: ScoreCode
  /// Points if the attempt is successful.
  public let points: Int

  public init(_ code: ScoreCode, points: Int) {
    self.code = code
    self.points = points
  }
}

/// How an attempt on goal was made; part of goals and chances.
public struct Shot: Equatable, Sendable {
  /// The player who touched the ball last.
  public var shooter: Person
  /// The player who passed to the shooter. Nil if there was no pass, or if it is not known (docs/LAWS.md, D1).
  public var assistant: Person?
  public var bodyPart: BodyPart?
  public var origin: Origin?
  /// The zone from which the shot was taken. Nil if unknown or outside the zones.
  public var zone: Zone?
  /// Nil in games where every goal counts 1.
  public var score: Score?

  public init(
    shooter: Person, assistant: Person? = nil, bodyPart: BodyPart? = nil, origin: Origin? = nil, zone: Zone? = nil,
    score: Score? = nil
  ) {
    self.shooter = shooter
    self.assistant = assistant
    self.bodyPart = bodyPart
    self.origin = origin
    self.zone = zone
    self.score = score
  }

  func replacing(of side: Side, _ person: (Side, Person) -> Person) -> Shot {
    var new = self
    new.shooter = person(side, shooter)
    new.assistant = assistant.map { person(side, $0) }
    return new
  }
}

open class Attempt: TeamAction, @unchecked Sendable {
  public let shot: Shot

  public init(at moment: Moment, team: Side, shot: Shot, confirmed: [LawID] = []) {
    self.shot = shot
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  /// The shooter's side. An own goal counts for the other side.
  open var shooterSide: Side { team }

  open override var participants: [Participant] {
    let shooter = Participant(kind == .goal ? .scorer : .shooter, shooterSide, shot.shooter)
    return [shooter] + (shot.assistant.map { [Participant(.assistant, shooterSide, $0)] } ?? [])
  }
}

/// A goal. It belongs to the side it is credited to.
public final class Goal: Attempt, @unchecked Sendable {
  /// True if a player of the other side put the ball into their own net.
  public let isOwn: Bool
  /// True if the goal was disallowed. It stays in the log but does not count (docs/LAWS.md, D6).
  public let isAnnulled: Bool

  public init(
    at moment: Moment, team: Side, shot: Shot, isOwn: Bool = false, isAnnulled: Bool = false, confirmed: [LawID] = []
  ) {
    self.isOwn = isOwn
    self.isAnnulled = isAnnulled
    super.init(at: moment, team: team, shot: shot, confirmed: confirmed)
  }

  /// 1 unless the game declares several ways of scoring.
  public var points: Int { shot.score?.points ?? 1 }

  public override var specific: SpecificAction { .goal(self) }
  public override var shooterSide: Side { isOwn ? team.other : team }

  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    Goal(
      at: moment, team: team, shot: shot.replacing(of: shooterSide, person), isOwn: isOwn, isAnnulled: isAnnulled,
      confirmed: confirmed)
  }

  public func annulled(_ isAnnulled: Bool) -> Goal {
    Goal(at: moment, team: team, shot: shot, isOwn: isOwn, isAnnulled: isAnnulled, confirmed: confirmed)
  }
}

/// An attempt that did not result in a goal.
public final class Chance: Attempt, @unchecked Sendable {
  public let outcome: Outcome?

  public init(at moment: Moment, team: Side, shot: Shot, outcome: Outcome?, confirmed: [LawID] = []) {
    self.outcome = outcome
    super.init(at: moment, team: team, shot: shot, confirmed: confirmed)
  }

  public override var specific: SpecificAction { .chance(self) }

  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    Chance(
      at: moment, team: team, shot: shot.replacing(of: shooterSide, person), outcome: outcome, confirmed: confirmed)
  }
}
