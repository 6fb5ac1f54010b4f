/// Which kind of action it is; one for each leaf of the class tree. A new one goes last: their order is a number in stored
/// rows.
public enum ActionKind: String, CaseIterable, Sendable {
  case goal, chance, foul, offside, card, corner, substitution, note
  case goalkeeper, captaincy, arrival, departure, shootOutKick
  case periodStart, periodEnd, matchEnd
  /// Whatever the game declares for itself.
  case own
}

/// An action as what it is, for a `switch` that the compiler keeps complete: whoever has something to say of every kind
/// takes this, and neither casts nor forgets one.
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

  /// The kind, without the action.
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

/// What somebody did in an action.
public enum Role: String, Sendable {
  case scorer, shooter, assistant, offender, victim, booked, caughtOffside, taker, off, on, subject, goalkeeper,
    captain,
    arriving, leaving, doer, opponent
}

/// Somebody with a part in an action.
public struct Participant: Hashable, Sendable {
  /// What they did in it.
  public let role: Role
  /// The side they are of.
  public let side: Side
  /// Who it is.
  public let person: Person

  /// Somebody of a side, in that role.
  public init(_ role: Role, _ side: Side, _ person: Person) {
    self.role = role
    self.side = side
    self.person = person
  }
}

/// Something that happened in a match. Actions are immutable: a correction makes a new one.
///
/// They form a class tree, as the thesis of 2011 drew it: what all actions have in common stands here, what attempts
/// on goal have in common in `Attempt`, and each kind in a file of its own.
///
/// `@unchecked`, here and in each class of the tree: the compiler does not prove it of classes that have others below
/// them, but there is no variable in any of them.
open class Action: @unchecked Sendable {
  /// When it happened.
  public let moment: Moment
  /// The laws it breaks and somebody confirmed nevertheless.
  public let confirmed: [LawID]

  /// For the classes of the tree: what every action has.
  public init(at moment: Moment, confirmed: [LawID] = []) {
    self.moment = moment
    self.confirmed = confirmed
  }

  /// The team it belongs to; nil for what belongs to the match.
  open var side: Side? { nil }

  /// The action as what it is: every leaf of the tree says so of itself.
  open var specific: SpecificAction { preconditionFailure("Action is abstract") }

  /// Which kind it is, where nothing more is asked.
  public final var kind: ActionKind { specific.kind }

  /// Everybody with a part in it.
  open var participants: [Participant] { [] }

  /// The same action at another moment, or with other confirmations.
  open func copy(at moment: Moment, confirmed: [LawID]) -> Action { preconditionFailure("Action is abstract") }

  /// The same action with persons replaced: how an unidentified player gets a number.
  open func replacing(_ person: (Side, Person) -> Person) -> Action { self }

  /// The same action elsewhere in time.
  public final func moved(to moment: Moment) -> Action { copy(at: moment, confirmed: confirmed) }

  /// The same action with these confirmations.
  public final func confirmed(_ laws: [LawID]) -> Action {
    laws == confirmed ? self : copy(at: moment, confirmed: laws)
  }

  /// Whether that person of that side has any part in it.
  public final func involves(_ person: Person, of side: Side) -> Bool {
    participants.contains { $0.side == side && $0.person == person }
  }
}

/// An action of one team.
open class TeamAction: Action, @unchecked Sendable {
  /// The team that it belongs to.
  public let team: Side

  /// For the classes of the tree: what every action of a team has.
  public init(at moment: Moment, team: Side, confirmed: [LawID] = []) {
    self.team = team
    super.init(at: moment, confirmed: confirmed)
  }

  public final override var side: Side? { team }
}

/// An action of one team that is told by naming one player of it.
open class PlayerAction: TeamAction, @unchecked Sendable {
  /// The player; somebody nobody has recognised yet may be one.
  public let player: Person

  /// The action of that player of that team.
  public required init(at moment: Moment, team: Side, player: Person, confirmed: [LawID] = []) {
    self.player = player
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  /// What the player did.
  open var role: Role { .subject }

  public final override var participants: [Participant] { [Participant(role, team, player)] }
  public final override func copy(at moment: Moment, confirmed: [LawID]) -> Action {
    Self(at: moment, team: team, player: player, confirmed: confirmed)
  }
  public final override func replacing(_ person: (Side, Person) -> Person) -> Action {
    Self(at: moment, team: team, player: person(team, player), confirmed: confirmed)
  }
}
