/// A way of scoring that a game declares for itself (`gol/@tipus`): `triple`.
public struct ScoreCode: Code {
  /// As the match file has it: `triple`.
  public let rawValue: String
  /// - Parameter rawValue: as the match file has it.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None: a game has its own.
  public static let documented: [ScoreCode] = []
}

/// What an attempt would bring, in a game with several ways of scoring.
public struct Score: Hashable, Sendable {
  /// Which of the declared ways it is.
  public let code: ScoreCode
  /// What it counts for if it goes in.
  public let points: Int

  /// - Parameter points: what it counts for if it goes in.
  public init(_ code: ScoreCode, points: Int) { (self.code, self.points) = (code, points) }
}

/// How an attempt on goal was made: what goals and chances have in common.
public struct Shot: Equatable, Sendable {
  /// Who struck the ball last.
  public var shooter: Person
  /// Who passed to the shooter; nil if nobody, or unknown (RULES D1).
  public var assistant: Person?
  /// Nil if unknown.
  public var bodyPart: BodyPart?
  /// Nil if unknown.
  public var origin: Origin?
  /// Where it was struck from; nil if unknown, or from farther than the zones reach.
  public var zone: Zone?
  /// What it brings where it goes in; nil in a game where a goal is a goal.
  public var score: Score?

  /// A shot of which nothing need be known but who took it.
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

/// An attempt on goal: a goal or a chance.
open class Attempt: TeamAction, @unchecked Sendable {
  /// Who struck the ball, and how.
  public let shot: Shot

  /// For goals and chances: what both have.
  public init(at moment: Moment, team: Side, shot: Shot, confirmed: [LawID] = []) {
    self.shot = shot
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  /// The side whose player struck the ball; for an own goal, not the side it counts for.
  open var shooterSide: Side { team }

  open override var participants: [Participant] {
    let shooter = Participant(kind == .goal ? .scorer : .shooter, shooterSide, shot.shooter)
    return [shooter] + (shot.assistant.map { [Participant(.assistant, shooterSide, $0)] } ?? [])
  }
}

/// A goal. It belongs to the side it is credited to.
public final class Goal: Attempt, @unchecked Sendable {
  /// By a player of the other side, into their own net.
  public let isOwn: Bool
  /// Kept in the log and not counted (RULES D6).
  public let isAnnulled: Bool

  /// A goal for the team, by a player of it unless it is an own goal.
  public init(
    at moment: Moment, team: Side, shot: Shot, isOwn: Bool = false, isAnnulled: Bool = false, confirmed: [LawID] = []
  ) {
    self.isOwn = isOwn
    self.isAnnulled = isAnnulled
    super.init(at: moment, team: team, shot: shot, confirmed: confirmed)
  }

  /// What it counts for: 1, unless the game says otherwise.
  public var points: Int { shot.score?.points ?? 1 }

  public override var specific: SpecificAction { .goal(self) }
  public override var shooterSide: Side { isOwn ? team.other : team }

  public override func copy(at moment: Moment, confirmed: [LawID]) -> Action {
    Goal(at: moment, team: team, shot: shot, isOwn: isOwn, isAnnulled: isAnnulled, confirmed: confirmed)
  }

  public override func replacing(_ person: (Side, Person) -> Person) -> Action {
    Goal(
      at: moment, team: team,
      shot: shot.replacing(of: shooterSide, person), isOwn: isOwn,
      isAnnulled: isAnnulled, confirmed: confirmed)
  }

  /// The same goal, annulled or counted again.
  public func annulled(_ isAnnulled: Bool) -> Goal {
    Goal(at: moment, team: team, shot: shot, isOwn: isOwn, isAnnulled: isAnnulled, confirmed: confirmed)
  }
}

/// An attempt on goal that was no goal.
public final class Chance: Attempt, @unchecked Sendable {
  /// How it ended; nil if unknown.
  public let outcome: Outcome?

  /// A chance of the team.
  public init(at moment: Moment, team: Side, shot: Shot, outcome: Outcome?, confirmed: [LawID] = []) {
    self.outcome = outcome
    super.init(at: moment, team: team, shot: shot, confirmed: confirmed)
  }

  public override var specific: SpecificAction { .chance(self) }

  public override func copy(at moment: Moment, confirmed: [LawID]) -> Action {
    Chance(at: moment, team: team, shot: shot, outcome: outcome, confirmed: confirmed)
  }

  public override func replacing(_ person: (Side, Person) -> Person) -> Action {
    Chance(
      at: moment, team: team, shot: shot.replacing(of: shooterSide, person),
      outcome: outcome, confirmed: confirmed)
  }
}
