/// One player goes off and a named substitute comes on.
public final class Substitution: TeamAction, @unchecked Sendable {
  public let off: Person
  public let on: Person
  /// True for an additional permanent concussion substitution (docs/LAWS.md, B9).
  public let isConcussion: Bool
  /// The team's stoppage in which it was made, from 1. Nil if unknown. Derived by the laws (docs/LAWS.md, B3).
  public let stoppage: Int?

  public init(
    at moment: Moment, team: Side, off: Person, on: Person, isConcussion: Bool = false, stoppage: Int? = nil,
    confirmed: [LawID] = []
  ) {
    self.off = off
    self.on = on
    self.isConcussion = isConcussion
    self.stoppage = stoppage
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  public override var specific: SpecificAction { .substitution(self) }
  public override var participants: [Participant] {
    [Participant(.off, team, off), Participant(.on, team, on)]
  }
  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    Substitution(
      at: moment, team: team, off: person(team, off), on: person(team, on), isConcussion: isConcussion,
      stoppage: stoppage, confirmed: confirmed)
  }

  /// A copy with the stoppage that the laws derive.
  public func inStoppage(_ stoppage: Int?) -> Substitution {
    stoppage == self.stoppage
      ? self
      : Substitution(
        at: moment, team: team, off: off, on: on, isConcussion: isConcussion, stoppage: stoppage,
        confirmed: confirmed)
  }
}

/// A squad player joins a team that is short of players: a late arrival, or a return after leaving (docs/LAWS.md, A3,
/// A3b).
public final class Arrival: PlayerAction, @unchecked Sendable {
  public override var specific: SpecificAction { .arrival(self) }
  public override var role: Role { .arriving }
}

/// A player leaves without being replaced: injured, or left out of the shoot-out (docs/LAWS.md, A3b, H5).
public final class Departure: PlayerAction, @unchecked Sendable {
  public override var specific: SpecificAction { .departure(self) }
  public override var role: Role { .leaving }
}

/// A player on the field becomes the goalkeeper. This changes a role and is not a substitution (docs/LAWS.md, A5).
public final class GoalkeeperChange: PlayerAction, @unchecked Sendable {
  public override var specific: SpecificAction { .goalkeeper(self) }
  public override var role: Role { .goalkeeper }
}

/// A player takes the captain's armband (docs/LAWS.md, A7).
public final class CaptainChange: PlayerAction, @unchecked Sendable {
  public override var specific: SpecificAction { .captaincy(self) }
  public override var role: Role { .captain }
}
