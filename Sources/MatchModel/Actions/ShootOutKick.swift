/// A kick of the shoot-out; no goal of the match (RULES D7).
public final class ShootOutKick: TeamAction, @unchecked Sendable {
  /// Who took it.
  public let taker: Person
  /// How it ended: ``Outcome/scored``, or as an attempt does.
  public let outcome: Outcome

  /// A kick of the team; which of its kicks it is, the order of the match tells.
  public init(at moment: Moment, team: Side, taker: Person, outcome: Outcome, confirmed: [LawID] = []) {
    self.taker = taker
    self.outcome = outcome
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  /// Whether it counts for the shoot-out.
  public var isScored: Bool { outcome == .scored }
  public override var specific: SpecificAction { .shootOutKick(self) }
  public override var participants: [Participant] { [Participant(.taker, team, taker)] }
  public override func copy(at moment: Moment, confirmed: [LawID]) -> Action {
    ShootOutKick(at: moment, team: team, taker: taker, outcome: outcome, confirmed: confirmed)
  }
  public override func replacing(_ person: (Side, Person) -> Person) -> Action {
    ShootOutKick(at: moment, team: team, taker: person(team, taker), outcome: outcome, confirmed: confirmed)
  }
}
