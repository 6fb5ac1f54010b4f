import MatchModel
import MatchRules

/// The registry of statistics, with one line each. Counted statistics name the kinds of action that
/// they count.
extension Statistic {
  /// Sorted for display.
  public static let all: [Statistic] = [
    // Playing time
    .ofPlayers("minutes", .minutes) { $0.minutes },

    // Goals and shots. Shots are chances and goals other than own goals, as in the 2011 specification. Shots on target
    // follow Opta's definition.
    .counted("score", [.goal], Goal.self, for: [.team]) { $0.isAnnulled ? nil : Credit($0.team, amount: $0.points) },
    .counted("goals", [.goal], Goal.self) { $0.isShot ? $0.byShooter : nil },
    .counted("own-goals", [.goal], Goal.self) { $0.isOwn && !$0.isAnnulled ? $0.byShooter : nil },
    .counted("assists", [.goal], Goal.self) { goal in
      goal.isShot ? goal.shot.assistant.map { Credit(goal.team, $0) } : nil
    },
    .counted("key-passes", [.chance], Chance.self) { chance in
      chance.shot.assistant.map { Credit(chance.team, $0) }
    },
    .counted("shots", [.goal, .chance], Attempt.self) { $0.isShot ? $0.byShooter : nil },
    .counted("on-target", [.goal, .chance], Attempt.self) { $0.isOnTarget ? $0.byShooter : nil },
    .counted("saved", [.chance], Chance.self) { $0.outcome == .saved ? $0.byShooter : nil },
    .counted("woodwork", [.chance], Chance.self) { $0.outcome == .woodwork ? $0.byShooter : nil },
    .counted("off-target", [.chance], Chance.self) { $0.outcome == .offTarget ? $0.byShooter : nil },
    .counted("blocked", [.chance], Chance.self) { $0.outcome == .blocked ? $0.byShooter : nil },
    .counted("outcome-unknown", [.chance], Chance.self) { chance in
      chance.outcome.map(Outcome.documented.contains) == true ? nil : chance.byShooter
    },
    .derived("conversion", .percent) { percent($0["goals"], of: $0["shots"]) },
    .counted("penalties", [.goal, .chance], Attempt.self) { $0.isShot && $0.isPenalty ? $0.byShooter : nil },
    .counted("penalties-scored", [.goal], Goal.self) { $0.isShot && $0.isPenalty ? $0.byShooter : nil },
    .countedInPlay("saves", [.chance], Chance.self) { chance, state in
      guard chance.outcome == .saved else { return nil }
      let side = chance.team.other
      return Credit(side, state[side].goalkeeper.map(Person.player))
    },
    .ofPlayers("goals-for", .count) { $0.goalsFor },
    .ofPlayers("goals-against", .count) { $0.goalsAgainst },

    // Play
    .counted("corners", [.corner], Corner.self) { Credit($0.team, $0.taker) },
    .counted("offsides", [.offside], Offside.self) { Credit($0.team, $0.player) },
    .counted("fouls", [.foul], Foul.self) { Credit($0.team, $0.offender) },
    // Team fouls, if the game counts them (docs/LAWS.md, X9).
    .countedInPlay("team-fouls", [.foul], Foul.self, for: [.team]) { foul, state in
      state.isTeamFoul(foul) ? Credit(foul.team) : nil
    },
    .counted("handballs", [.foul], Foul.self) { $0.isHandball ? Credit($0.team, $0.offender) : nil },
    // Handballs and officials' offences have no victim (docs/LAWS.md, F2).
    .counted("fouls-suffered", [.foul], Foul.self) { foul in
      foul.isHandball || foul.offender.isOfficial ? nil : Credit(foul.team.other, foul.victim)
    },

    // Discipline: second yellow cards are counted separately (docs/LAWS.md, C3)
    .counted("yellows", [.card], Card.self) { $0.color == .yellow ? $0.shown : nil },
    .counted("second-yellows", [.card], Card.self) { $0.color == .secondYellow ? $0.shown : nil },
    .counted("reds", [.card], Card.self) { $0.color == .red ? $0.shown : nil },
    .countedInPlay("cards-unknown", [.card], Card.self) { card, state in
      let isKnown = card.color.map { CardColor.documented.contains($0) || state.rules.isOwn($0) }
      return isKnown == true ? nil : card.shown
    },
    .derived("conduct", .points, conduct),

    // Other. Replacing a goalkeeper in the shoot-out does not count as a substitution.
    .counted("substitutions", [.substitution], Substitution.self, for: [.team]) { Credit($0.team) },
    .counted("notes", [.note], Note.self) { note in
      if case .player(let side, let person) = note.subject { Credit(side, person) } else { nil }
    },
  ]

  public static func named(_ key: StatisticKey) -> Statistic? { index[key].map { all[$0] } }

  /// Positions in `all`, which are also the positions in a tally.
  static let index = Dictionary(uniqueKeysWithValues: all.indices.map { (all[$0].key, $0) })

  /// The statistics that an action counts towards, as positions in `all`, with the person to credit.
  static func credits(of action: Action, meeting state: MatchState) -> [(place: Int, credit: Credit)] {
    (counters[action.kind] ?? []).compactMap { place, credit in credit(action, state).map { (place, $0) } }
  }

  private typealias Counter = (place: Int, credit: @Sendable (Action, MatchState) -> Credit?)

  private static let counters: [ActionKind: [Counter]] = Dictionary(
    uniqueKeysWithValues: ActionKind.allCases.map { kind in
      (kind, all.indices.filter { all[$0].kinds.contains(kind) }.compactMap(counter))
    })

  /// Nil if the statistic is not counted.
  private static func counter(_ place: Int) -> Counter? {
    switch all[place].source {
    case .counted(let credit): (place, { action, _ in credit(action) })
    case .countedInPlay(let credit): (place, credit)
    case .derived, .personal: nil
    }
  }
}

extension Attempt {
  /// True for a chance or a counted goal that is not an own goal.
  public var isShot: Bool {
    guard case .goal(let goal) = specific else { return true }
    return !goal.isOwn && !goal.isAnnulled
  }

  /// Goals and saved chances.
  package var isOnTarget: Bool {
    if case .chance(let chance) = specific { chance.outcome == .saved } else { isShot }
  }

  fileprivate var isPenalty: Bool { shot.origin == .penalty }

  var byShooter: Credit { Credit(shooterSide, shot.shooter) }
}

extension Card {
  var shown: Credit { Credit(team, person) }
}

/// Rounded percentage, halves up. Nil if the whole is zero.
func percent(_ part: Int, of whole: Int) -> Int? {
  whole > 0 ? (200 * part + whole) / (2 * whole) : nil
}

/// Conduct points (docs/STATISTICS.md): yellow -1, second yellow -3 including the first, straight red -4, or -5 with an
/// earlier yellow.
@Sendable private func conduct(_ tally: Tally) -> Int? {
  -tally["yellows"] - 2 * tally["second-yellows"] - 4 * tally["reds"]
}
