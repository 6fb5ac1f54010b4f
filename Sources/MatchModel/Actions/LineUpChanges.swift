/// One player off, a named substitute on.
public final class Substitution: TeamAction, @unchecked Sendable {
  /// Who goes off.
  public let off: Person
  /// Who comes on.
  public let on: Person
  /// An additional permanent concussion substitution (RULES B9).
  public let isConcussion: Bool
  /// Which stoppage of its team it was made in, counted from 1; nil if unknown. Derived by the laws (RULES B3).
  public let stoppage: Int?

  /// A substitution of the team; the laws derive its stoppage.
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
  public override func copy(at moment: Moment, confirmed: [LawID]) -> Action {
    Substitution(
      at: moment, team: team, off: off, on: on, isConcussion: isConcussion, stoppage: stoppage, confirmed: confirmed)
  }
  public override func replacing(_ person: (Side, Person) -> Person) -> Action {
    Substitution(
      at: moment, team: team, off: person(team, off), on: person(team, on), isConcussion: isConcussion,
      stoppage: stoppage, confirmed: confirmed)
  }

  /// The same substitution in the stoppage the laws derive.
  public func inStoppage(_ stoppage: Int?) -> Substitution {
    stoppage == self.stoppage
      ? self
      : Substitution(
        at: moment, team: team, off: off, on: on, isConcussion: isConcussion, stoppage: stoppage,
        confirmed: confirmed)
  }
}

/// A player already listed joins a team that is short: a late arrival, or a return after leaving (RULES A3, A3b).
public final class Arrival: PlayerAction, @unchecked Sendable {
  public override var specific: SpecificAction { .arrival(self) }
  public override var role: Role { .arriving }
}

/// A player leaves and is not replaced: an injury, or left out of the shoot-out (RULES A3b, H5).
public final class Departure: PlayerAction, @unchecked Sendable {
  public override var specific: SpecificAction { .departure(self) }
  public override var role: Role { .leaving }
}

/// A player on the field becomes goalkeeper: a change of role, no substitution (RULES A5).
public final class GoalkeeperChange: PlayerAction, @unchecked Sendable {
  public override var specific: SpecificAction { .goalkeeper(self) }
  public override var role: Role { .goalkeeper }
}

/// A player takes the captain's armband (RULES A7).
public final class CaptainChange: PlayerAction, @unchecked Sendable {
  public override var specific: SpecificAction { .captaincy(self) }
  public override var role: Role { .captain }
}
