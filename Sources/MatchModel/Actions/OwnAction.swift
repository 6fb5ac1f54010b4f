/// A kind of action that a game declares (`accio/@tipus`), such as `duel`.
public struct ActionCode: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An action that the game declares, such as a duel or a recovery. Its declaration is part of the match's rules.
public final class OwnAction: TeamAction, @unchecked Sendable {
  public let code: ActionCode
  /// Nil if it belongs to the whole team.
  public let player: Person?
  /// Nil if there was no opponent, or if it is not known.
  public let opponent: Person?
  /// The result in the game's terms. Nil if unknown.
  public let outcome: Outcome?
  /// Nil if unknown. The zones divide the attacking half or the whole field, depending on the declaration.
  public let zone: Zone?

  public init(
    _ code: ActionCode, at moment: Moment, team: Side, player: Person?, opponent: Person? = nil,
    outcome: Outcome? = nil, zone: Zone? = nil, confirmed: [LawID] = []
  ) {
    self.code = code
    self.player = player
    self.opponent = opponent
    self.outcome = outcome
    self.zone = zone
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  public override var specific: SpecificAction { .own(self) }
  public override var participants: [Participant] {
    (player.map { [Participant(.doer, team, $0)] } ?? [])
      + (opponent.map { [Participant(.opponent, team.other, $0)] } ?? [])
  }
  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    OwnAction(
      code, at: moment, team: team, player: player.map { person(team, $0) },
      opponent: opponent.map { person(team.other, $0) }, outcome: outcome, zone: zone, confirmed: confirmed)
  }
}
