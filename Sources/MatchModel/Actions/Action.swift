/// The kind of an action, with a case for each leaf class. Stored rows use the position as a number, so add new cases
/// at the end.
public enum ActionKind: String, CaseIterable, Sendable {
  case goal, chance, foul, offside, card, corner, substitution, note
  case goalkeeper, captaincy, arrival, departure, shootOutKick
  case periodStart, periodEnd, matchEnd
  /// An action declared by the game.
  case own

  /// The code in files.
  public var code: String {
    switch self {
    case .goal: "gol"
    case .chance: "jugada"
    case .foul: "falta"
    case .offside: "foradejoc"
    case .card: "targeta"
    case .corner: "corner"
    case .substitution: "canvi"
    case .note: "nota"
    case .goalkeeper: "porter"
    case .captaincy: "capita"
    case .arrival: "entra"
    case .departure: "surt"
    case .shootOutKick: "llancament"
    case .periodStart: "inici"
    case .periodEnd: "fi"
    case .matchEnd: "final"
    case .own: "accio"
    }
  }
}

/// An action as its concrete class, for exhaustive `switch` statements without casts.
public enum SpecificAction {
  case goal(Goal)
  case chance(Chance)
  case foul(Foul)
  case offside(Offside)
  case card(Card)
  case corner(Corner)
  case substitution(Substitution)
  case note(Note)
  case goalkeeper(GoalkeeperChange)
  case captaincy(CaptainChange)
  case arrival(Arrival)
  case departure(Departure)
  case shootOutKick(ShootOutKick)
  case periodStart(PeriodStart)
  case periodEnd(PeriodEnd)
  case matchEnd(MatchEnd)
  case own(OwnAction)

  public var kind: ActionKind {
    switch self {
    case .goal: .goal
    case .chance: .chance
    case .foul: .foul
    case .offside: .offside
    case .card: .card
    case .corner: .corner
    case .substitution: .substitution
    case .note: .note
    case .goalkeeper: .goalkeeper
    case .captaincy: .captaincy
    case .arrival: .arrival
    case .departure: .departure
    case .shootOutKick: .shootOutKick
    case .periodStart: .periodStart
    case .periodEnd: .periodEnd
    case .matchEnd: .matchEnd
    case .own: .own
    }
  }
}

public enum Role: String, Sendable {
  case scorer, shooter, assistant, offender, victim, booked, caughtOffside, taker, off, on, subject, goalkeeper,
    captain, arriving, leaving, doer, opponent
}

/// A person involved in an action, with their role.
public struct Participant: Hashable, Sendable {
  public let role: Role
  public let side: Side
  public let person: Person

  public init(_ role: Role, _ side: Side, _ person: Person) {
    self.role = role
    self.side = side
    self.person = person
  }
}

/// Something that happened in a match. Actions are immutable: a correction creates a new one.
///
/// They form a class hierarchy: properties of all actions are here, those of attempts on goal in `Attempt`, and each
/// kind has a separate file.
///
/// `@unchecked`, here and in all subclasses: the compiler cannot check Sendable for non-final classes, but all of their
/// properties are constants.
open class Action: @unchecked Sendable {
  public let moment: Moment
  /// Broken laws that the user has confirmed.
  public let confirmed: [LawID]

  public init(at moment: Moment, confirmed: [LawID] = []) {
    self.moment = moment
    self.confirmed = confirmed
  }

  /// The team it belongs to. Nil if it belongs to the match.
  open var side: Side? { nil }

  /// The action as its concrete class. Every leaf class overrides this.
  open var specific: SpecificAction { preconditionFailure("Action is abstract") }

  public final var kind: ActionKind { specific.kind }

  open var participants: [Participant] { [] }

  /// A copy with another moment, other confirmations and each person replaced. Every leaf class overrides this.
  open func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    preconditionFailure("Action is abstract")
  }

  /// A copy with persons replaced, for example when an unidentified player gets a number.
  public final func replacing(_ person: (Side, Person) -> Person) -> Action {
    participants.isEmpty ? self : copy(at: moment, confirmed: confirmed, person)
  }

  public final func moved(to moment: Moment) -> Action { copy(at: moment, confirmed: confirmed) { $1 } }

  public final func confirmed(_ laws: [LawID]) -> Action {
    laws == confirmed ? self : copy(at: moment, confirmed: laws) { $1 }
  }

  public final func involves(_ person: Person, of side: Side) -> Bool {
    participants.contains { $0.side == side && $0.person == person }
  }
}

open class TeamAction: Action, @unchecked Sendable {
  public let team: Side

  public init(at moment: Moment, team: Side, confirmed: [LawID] = []) {
    self.team = team
    super.init(at: moment, confirmed: confirmed)
  }

  public final override var side: Side? { team }
}

/// A team action described by a single player.
open class PlayerAction: TeamAction, @unchecked Sendable {
  /// The player, possibly an unidentified one.
  public let player: Person

  public required init(at moment: Moment, team: Side, player: Person, confirmed: [LawID] = []) {
    self.player = player
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  open var role: Role { .subject }

  public final override var participants: [Participant] { [Participant(role, team, player)] }
  public final override func copy(
    at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person
  ) -> Action {
    Self(at: moment, team: team, player: person(team, player), confirmed: confirmed)
  }
}
