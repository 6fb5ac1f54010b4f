/// A kind of foul that is recorded separately (`falta/@tipus`): handball in football, or a kind that the game declares.
public struct FoulCode: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Handball (Law 12.1).
  public static let handball = FoulCode(rawValue: "ma")
}

/// A foul. It belongs to the side that committed it.
public final class Foul: TeamAction, @unchecked Sendable {
  /// The offender, who may be a team official (Law 12.4).
  public let offender: Person
  /// The opponent who was fouled. Nil if there was no victim, or if it is not known.
  public let victim: Person?
  /// Nil for most fouls.
  public let code: FoulCode?
  /// A handball (Law 12.1) has no victim (docs/LAWS.md, F2).
  public var isHandball: Bool { code == .handball }

  public init(
    at moment: Moment, team: Side, offender: Person, victim: Person? = nil, code: FoulCode? = nil,
    confirmed: [LawID] = []
  ) {
    self.offender = offender
    self.victim = victim
    self.code = code
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  public override var specific: SpecificAction { .foul(self) }
  public override var participants: [Participant] {
    [Participant(.offender, team, offender)]
      + (victim.map { [Participant(.victim, team.other, $0)] } ?? [])
  }
  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    Foul(
      at: moment, team: team, offender: person(team, offender),
      victim: victim.map { person(team.other, $0) }, code: code, confirmed: confirmed)
  }
}

/// An offside, by the side of the player who was offside.
public final class Offside: PlayerAction, @unchecked Sendable {
  public override var specific: SpecificAction { .offside(self) }
  public override var role: Role { .caughtOffside }
}

public final class Card: TeamAction, @unchecked Sendable {
  /// A player, a substitute or an official (docs/LAWS.md, C1).
  public let person: Person
  /// Nil if unknown, as in files from 2011. The laws derive which yellow card is the second.
  public let color: CardColor?
  public let reason: CardReason?
  /// True if the person was explicitly on the bench, in a game that does not track who is on the field.
  public let isFromBench: Bool
  /// Minutes of a temporary dismissal if the referee decides its length. Nil for the length in the rules.
  public let duration: Int?

  public init(
    at moment: Moment, team: Side, person: Person, color: CardColor?, reason: CardReason? = nil,
    isFromBench: Bool = false, duration: Int? = nil, confirmed: [LawID] = []
  ) {
    self.person = person
    self.color = color
    self.reason = reason
    self.isFromBench = isFromBench
    self.duration = duration
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  public override var specific: SpecificAction { .card(self) }
  public override var participants: [Participant] { [Participant(.booked, team, person)] }
  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    Card(
      at: moment, team: team, person: person(team, self.person), color: color, reason: reason,
      isFromBench: isFromBench, duration: duration, confirmed: confirmed)
  }

  /// A copy with the colour that the laws derive.
  public func colored(_ color: CardColor?) -> Card {
    color == self.color
      ? self
      : Card(
        at: moment, team: team, person: person, color: color, reason: reason, isFromBench: isFromBench,
        duration: duration, confirmed: confirmed)
  }
}
