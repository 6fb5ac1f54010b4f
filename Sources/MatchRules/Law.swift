import MatchModel

/// One law: a named pure function from an action and the state it meets to what is wrong with it.
public struct Law: Sendable {
  /// Its number: `A1`.
  public let id: LawID
  /// The source, as it is cited to people: "Law 3.3"; empty for a competition's own rule or common practice.
  public let citation: String
  /// The kinds of action it has something to say about.
  let kinds: Set<ActionKind>
  private let check: @Sendable (Action, MatchState, Match) -> [(Verdict, Breach.Reason)]

  init(
    _ id: String, _ citation: String, _ kinds: Set<ActionKind>,
    _ check: @escaping @Sendable (Action, MatchState, Match) -> [(Verdict, Breach.Reason)]
  ) {
    self.id = LawID(rawValue: id)
    self.citation = citation
    self.kinds = kinds
    self.check = check
  }

  /// A law about one kind of action only.
  init<Kind: Action>(
    _ id: String, _ citation: String, _ kind: ActionKind, _ type: Kind.Type,
    _ check: @escaping @Sendable (Kind, MatchState, Match) -> [(Verdict, Breach.Reason)]
  ) {
    self.init(id, citation, [kind]) { action, state, match in
      (action as? Kind).map { check($0, state, match) } ?? []
    }
  }

  /// The source in a match by these rules: another game has other laws.
  public func citation(by rules: RuleSet) -> String { rules.laws.source(citation, of: id) }

  /// What the law says to the action in that state, in that match (whose squads it may read; its actions it may not).
  public func breaches(of action: Action, in state: MatchState, match: Match) -> [Breach] {
    check(action, state, match).map {
      Breach(law: id, citation: citation(by: state.rules), verdict: $0.0, reason: $0.1)
    }
  }
}

extension Set<ActionKind> {
  /// What can only happen with the ball in play.
  static let play = Set(ActionKind.allCases.filter(\.isPlay))
}

/// The laws, in the order in which they speak: one line a law. A new one is a function in a file of its section and a
/// line here.
public enum Laws {
  /// Every law, in the order in which they speak.
  public static let all: [Law] = [
    // When: the order of a match
    .periodsInTurn, .periodEndsOnce, .periodEndsInItsMinutes, .stoppedClockEnds, .nothingAfterTheEnd, .timeGoesOn,
    .playNeedsAPeriod,
    // Who: the players
    .startWithEnough, .playWithEnough, .maximumPlayers, .powerPlayEnds, .arrivalsAreListed, .departuresAreOnField,
    .goalkeeperIsOnField,
    .captainIsOnField, .squadLimit,
    // Substitutions
    .changesAreFollowed, .offFromField, .onFromBench, .substitutionsFollowKickOff, .substitutedDoNotReturn,
    .substitutionLimit, .windowLimit,
    .concussionLimit,
    // Cards
    .cardsAreForParticipants, .secondYellowSendsOff, .sinBinIsServed, .sanctionsAreLimited, .sameOffenceEscalates,
    // Goals and chances
    .attemptsAreByPlayersOnField, .ownGoalHasNoAssist, .noOwnGoalFromOwnRestart, .noDirectGoalFromThrowIn,
    .noAssistToPenalty,
    // Offside, fouls, corners
    .offsideIsByPlayerOnField, .foulIsByPlayerOnField, .victimIsAnOpponentOnField, .cornerIsByPlayerOnField,
    // Shoot-out
    .kicksBelongToTheShootOut, .kicksAlternate, .kickersAreEligible, .onlyGoalkeepersAreReplaced,
    .onlyTheLargerTeamLeavesOut, .nobodyKicksTwice, .takersGoOn, .shootOutEnds,
    // Notes
    .notesAreAboutListed,
    // A game's own actions
    .ownActionsAreDeclared, .ownActionsAreByPlayersOnField, .timeOutsAreLimited,
  ]

  private static let byKind: [ActionKind: [Law]] = Dictionary(
    uniqueKeysWithValues: ActionKind.allCases.map { kind in (kind, all.filter { $0.kinds.contains(kind) }) })

  /// What all laws say to an action in that state.
  public static func breaches(of action: Action, in state: MatchState, match: Match) -> [Breach] {
    (byKind[action.kind] ?? []).flatMap { $0.breaches(of: action, in: state, match: match) }
  }
}
