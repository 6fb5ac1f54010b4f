/// A kind of action that a game declares for itself (`accio/@tipus`): `duel`.
public struct ActionCode: Code {
  /// As the match file has it: `duel`.
  public let rawValue: String
  /// - Parameter rawValue: as the match file has it.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None: a game has its own.
  public static let documented: [ActionCode] = []
}

/// An action that the game declares, and no class of its own is for: a duel, a recovery. What it consists of, and what
/// it is called, stands with the rules of the match.
public final class OwnAction: TeamAction, @unchecked Sendable {
  /// Which of the declared actions it is.
  public let code: ActionCode
  /// Who did it; nil where the team did.
  public let player: Person?
  /// Whom of the other side it was against; nil if nobody or unknown.
  public let opponent: Person?
  /// How it ended, as the game calls it; nil if unknown.
  public let outcome: Outcome?
  /// Where it was; nil if unknown. Of the attacking half or of the whole field, as the declaration says.
  public let zone: Zone?

  /// A declared action of the team.
  public init(
    _ code: ActionCode, at moment: Moment, team: Side, player: Person?, opponent: Person? = nil,
    outcome: Outcome? = nil, zone: Zone? = nil, confirmed: [LawID] = []
  ) {
    (self.code, self.player, self.opponent, self.outcome, self.zone) = (code, player, opponent, outcome, zone)
    super.init(at: moment, team: team, confirmed: confirmed)
  }

  public override var specific: SpecificAction { .own(self) }
  public override var participants: [Participant] {
    (player.map { [Participant(.doer, team, $0)] } ?? [])
      + (opponent.map { [Participant(.opponent, team.other, $0)] } ?? [])
  }
  public override func copy(at moment: Moment, confirmed: [LawID]) -> Action {
    OwnAction(
      code, at: moment, team: team, player: player, opponent: opponent, outcome: outcome, zone: zone,
      confirmed: confirmed)
  }
  public override func replacing(_ person: (Side, Person) -> Person) -> Action {
    OwnAction(
      code, at: moment, team: team, player: player.map { person(team, $0) },
      opponent: opponent.map { person(team.other, $0) }, outcome: outcome, zone: zone, confirmed: confirmed)
  }
}
