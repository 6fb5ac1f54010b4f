import MatchModel

/// A law: a named pure function from an action and the state before it to its breaches.
public struct Law: Sendable {
  public let id: LawID
  /// The source to cite, such as "Law 3.3". Empty for a competition's own rule or common practice.
  public let citation: String
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

  init<Kind: Action>(
    _ id: String, _ citation: String, _ kind: ActionKind, _ type: Kind.Type,
    _ check: @escaping @Sendable (Kind, MatchState, Match) -> [(Verdict, Breach.Reason)]
  ) {
    self.init(id, citation, [kind]) { action, state, match in
      (action as? Kind).map { check($0, state, match) } ?? []
    }
  }

  /// The source to cite in a match with these rules, because other games have other rulebooks.
  public func citation(by rules: RuleSet) -> String { rules.laws.source(citation, of: id) }

  /// The breaches of the action in the given state. A law may read the squads of the match but not its actions.
  public func breaches(of action: Action, in state: MatchState, match: Match) -> [Breach] {
    check(action, state, match).map {
      Breach(law: id, citation: citation(by: state.rules), verdict: $0.0, reason: $0.1)
    }
  }
}

extension Set<ActionKind> {
  /// Kinds of action that only happen while the ball is in play.
  static let play = Set(ActionKind.allCases.filter(\.isPlay))
}

/// All laws. To add one, write a function in the file of its section and add a line here.
public enum Laws {
  /// The order in which breaches are reported.
  public static let all: [Law] = [
    // Order of events
    .periodsInTurn, .periodEndsOnce, .periodEndsInItsMinutes, .stoppedClockEnds, .nothingAfterTheEnd, .timeGoesOn,
    .playNeedsAPeriod,
    // Players
    .startWithEnough, .playWithEnough, .maximumPlayers, .powerPlayEnds, .arrivalsAreListed, .departuresAreOnField,
    .goalkeeperIsOnField, .captainIsOnField, .squadLimit,
    // Substitutions
    .changesAreFollowed, .offFromField, .onFromBench, .substitutionsFollowKickOff, .substitutedDoNotReturn,
    .substitutionLimit, .windowLimit, .concussionLimit,
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

  public static func breaches(of action: Action, in state: MatchState, match: Match) -> [Breach] {
    (byKind[action.kind] ?? []).flatMap { $0.breaches(of: action, in: state, match: match) }
  }
}
