/// A kind of foul that is told apart from others (`falta/@tipus`): handball in football, and what a game declares.
public struct FoulCode: Code {
  /// As the match file has it: `ma`.
  public let rawValue: String
  /// - Parameter rawValue: as the match file has it.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The ball is handled (Law 12.1).
  public static let handball = FoulCode(rawValue: "ma")
  /// Handball alone: the others are a game's own.
  public static let documented = [handball]
}

/// A foul. It belongs to the side that committed it.
public final class Foul: TeamAction, @unchecked Sendable {
  /// Who committed it, of the side it belongs to; a team official may (Law 12.4).
  public let offender: Person
  /// An opponent, or nil if nobody or unknown.
  public let victim: Person?
  /// Which kind it is, of those that are told apart; nil for any other foul, as most are.
  public let code: FoulCode?
  /// Whether the ball was handled (Law 12.1), which nobody suffers (RULES F2).
  public var isHandball: Bool { code == .handball }

  /// A foul by somebody of the team, and on somebody of the other one if anybody is known.
  public init(
    at moment: Moment, team: Side, offender: Person, victim: Person? = nil, code: FoulCode? = nil,
    confirmed: [LawID] = []
  ) {
    self.offender = offender
    self.victim = victim
    self.code = code
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  /// The same where no other kind than a handball is known.
  public convenience init(
    at moment: Moment, team: Side, offender: Person, victim: Person? = nil, isHandball: Bool
  ) {
    self.init(at: moment, team: team, offender: offender, victim: victim, code: isHandball ? .handball : nil)
  }

  public override var specific: SpecificAction { .foul(self) }
  public override var participants: [Participant] {
    [Participant(.offender, team, offender)]
      + (victim.map { [Participant(.victim, team.other, $0)] } ?? [])
  }
  public override func copy(at moment: Moment, confirmed: [LawID]) -> Action {
    Foul(at: moment, team: team, offender: offender, victim: victim, code: code, confirmed: confirmed)
  }
  public override func replacing(_ person: (Side, Person) -> Person) -> Action {
    Foul(
      at: moment, team: team, offender: person(team, offender),
      victim: victim.map { person(team.other, $0) }, code: code, confirmed: confirmed)
  }
}

/// An offside, by the side whose player was caught.
public final class Offside: PlayerAction, @unchecked Sendable {
  public override var specific: SpecificAction { .offside(self) }
  public override var role: Role { .caughtOffside }
}

/// A card shown to a player, a substitute or an official of the side.
public final class Card: TeamAction, @unchecked Sendable {
  /// Who was shown it: a player, a substitute or an official (RULES C1).
  public let person: Person
  /// Nil if unknown, as in a file of 2011. Whether a yellow is a second one is derived by the laws.
  public let color: CardColor?
  /// Nil if unknown.
  public let reason: CardReason?
  /// Whether it is said that whoever saw it was on the bench, where nobody follows who is on the field.
  public let isFromBench: Bool
  /// Minutes that the referee gave it, where the rules leave that to the referee; nil for those of the rules.
  public let duration: Int?

  /// A card as it was shown, whatever it follows.
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
  public override func copy(at moment: Moment, confirmed: [LawID]) -> Action {
    Card(
      at: moment, team: team, person: person, color: color, reason: reason, isFromBench: isFromBench,
      duration: duration, confirmed: confirmed)
  }
  public override func replacing(_ person: (Side, Person) -> Person) -> Action {
    Card(
      at: moment, team: team, person: person(team, self.person), color: color, reason: reason,
      isFromBench: isFromBench, duration: duration, confirmed: confirmed)
  }

  /// The same card in the colour the laws derive.
  public func colored(_ color: CardColor?) -> Card {
    color == self.color
      ? self
      : Card(
        at: moment, team: team, person: person, color: color, reason: reason, isFromBench: isFromBench,
        duration: duration, confirmed: confirmed)
  }
}
