/// A kick of the shoot-out. It is not a goal of the match (docs/LAWS.md, D7).
public final class ShootOutKick: TeamAction, @unchecked Sendable {
  public let taker: Person
  /// ``Outcome/scored``, or an outcome of an attempt.
  public let outcome: Outcome

  public init(at moment: Moment, team: Side, taker: Person, outcome: Outcome, confirmed: [LawID] = []) {
    self.taker = taker
    self.outcome = outcome
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  public var isScored: Bool { outcome == .scored }
  public override var specific: SpecificAction { .shootOutKick(self) }
  public override var participants: [Participant] { [Participant(.taker, team, taker)] }
  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    ShootOutKick(at: moment, team: team, taker: person(team, taker), outcome: outcome, confirmed: confirmed)
  }
}
