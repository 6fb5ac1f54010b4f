public final class Corner: TeamAction, @unchecked Sendable {
  /// Nil if unknown.
  public let taker: Person?

  public init(at moment: Moment, team: Side, taker: Person? = nil, confirmed: [LawID] = []) {
    self.taker = taker
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  public override var specific: SpecificAction { .corner(self) }
  public override var participants: [Participant] { taker.map { [Participant(.taker, team, $0)] } ?? [] }
  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    Corner(at: moment, team: team, taker: taker.map { person(team, $0) }, confirmed: confirmed)
  }
}
