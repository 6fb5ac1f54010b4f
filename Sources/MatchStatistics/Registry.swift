import MatchModel
import MatchRules

/// The registry of statistics, with one line each, and the statistics that each kind of action counts towards.
extension Statistic {
  /// Sorted for display.
  public static let all: [Statistic] = [
    // Playing time
    .ofPlayers("minutes", .minutes) { $0.minutes },

    // Goals and shots. Shots are chances and goals other than own goals, as in the 2011 specification. Shots on target
    // follow Opta's definition.
    .counted("score", Goal.self, for: [.team]) { $0.isAnnulled ? nil : Credit($0.team, amount: $0.points) },
    .counted("goals", Goal.self) { $0.isShot ? $0.byShooter : nil },
    .counted("own-goals", Goal.self) { $0.isOwn && !$0.isAnnulled ? $0.byShooter : nil },
    .counted("assists", Goal.self) { goal in
      goal.isShot ? goal.shot.assistant.map { Credit(goal.team, $0) } : nil
    },
    .counted("key-passes", Chance.self) { chance in
      chance.shot.assistant.map { Credit(chance.team, $0) }
    },
    .counted("shots", Attempt.self) { $0.isShot ? $0.byShooter : nil },
    .counted("on-target", Attempt.self) { $0.isOnTarget ? $0.byShooter : nil },
    .counted("saved", Chance.self) { $0.ending == .saved ? $0.byShooter : nil },
    .counted("woodwork", Chance.self) { $0.ending == .woodwork ? $0.byShooter : nil },
    .counted("off-target", Chance.self) { $0.ending == .offTarget ? $0.byShooter : nil },
    .counted("blocked", Chance.self) { $0.ending == .blocked ? $0.byShooter : nil },
    .counted("outcome-unknown", Chance.self) { $0.ending == .unknown ? $0.byShooter : nil },
    .derived("conversion", .percent) { percent($0[.goals], of: $0[.shots]) },
    .counted("penalties", Attempt.self) { $0.isShot && $0.isPenalty ? $0.byShooter : nil },
    .counted("penalties-scored", Goal.self) { $0.isShot && $0.isPenalty ? $0.byShooter : nil },
    .countedInPlay("saves", Chance.self) { chance, state in
      guard chance.ending == .saved else { return nil }
      let side = chance.team.other
      return Credit(side, state[side].goalkeeper.map(Person.player))
    },
    .ofPlayers("goals-for", .count) { $0.goalsFor },
    .ofPlayers("goals-against", .count) { $0.goalsAgainst },

    // Play
    .counted("corners", Corner.self) { Credit($0.team, $0.taker) },
    .counted("offsides", Offside.self) { Credit($0.team, $0.player) },
    .counted("fouls", Foul.self) { Credit($0.team, $0.offender) },
    // Team fouls, if the game counts them (docs/LAWS.md, X9).
    .countedInPlay("team-fouls", Foul.self, for: [.team]) { foul, state in
      state.isTeamFoul(foul) ? Credit(foul.team) : nil
    },
    .counted("handballs", Foul.self) { $0.isHandball ? Credit($0.team, $0.offender) : nil },
    // Handballs and officials' offences have no victim (docs/LAWS.md, F2).
    .counted("fouls-suffered", Foul.self) { foul in
      foul.isHandball || foul.offender.isOfficial ? nil : Credit(foul.team.other, foul.victim)
    },

    // Discipline: second yellow cards are counted separately (docs/LAWS.md, C3)
    .counted("yellows", Card.self) { $0.color == .yellow ? $0.shown : nil },
    .counted("second-yellows", Card.self) { $0.color == .secondYellow ? $0.shown : nil },
    .counted("reds", Card.self) { $0.color == .red ? $0.shown : nil },
    .countedInPlay("cards-unknown", Card.self) { card, state in
      CardColor.documented.contains(card.knownColor) || state.rules.isOwn(card.knownColor) ? nil : card.shown
    },
    .derived("conduct", .points, conduct),

    // Other. Replacing a goalkeeper in the shoot-out does not count as a substitution.
    .counted("substitutions", Substitution.self, for: [.team]) { Credit($0.team) },
    .counted("notes", Note.self) { note in
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
    uniqueKeysWithValues: ActionKind.allCases.map { kind in (kind, kind.statistics.map(counter)) })

  private static func counter(_ key: StatisticKey) -> Counter {
    guard let place = index[key] else { preconditionFailure("\(key) is no statistic") }
    switch all[place].source {
    case .counted(let credit): return (place, { action, _ in credit(action) })
    case .countedInPlay(let credit): return (place, credit)
    case .derived, .personal: preconditionFailure("\(key) is not counted")
    }
  }
}

extension ActionKind {
  /// Statistics that a kind of action may count towards. Declared actions have their own counts.
  fileprivate var statistics: [StatisticKey] {
    switch self {
    case .goal:
      ["score", "goals", "own-goals", "assists", "shots", "on-target", "penalties", "penalties-scored"]
    case .chance:
      [
        "key-passes", "shots", "on-target", "saved", "woodwork", "off-target", "blocked", "outcome-unknown",
        "penalties", "saves",
      ]
    case .foul: ["fouls", "team-fouls", "handballs", "fouls-suffered"]
    case .offside: ["offsides"]
    case .card: ["yellows", "second-yellows", "reds", "cards-unknown"]
    case .corner: ["corners"]
    case .substitution: ["substitutions"]
    case .note: ["notes"]
    case .goalkeeper, .captaincy, .arrival, .departure, .shootOutKick, .periodStart, .periodEnd, .matchEnd, .own: []
    }
  }
}

/// Rounded percentage, halves up. Nil if the whole is zero.
func percent(_ part: Int, of whole: Int) -> Int? {
  whole > 0 ? (200 * part + whole) / (2 * whole) : nil
}

/// Conduct points (docs/STATISTICS.md): yellow -1, second yellow -3 including the first, straight red -4, or -5 with an
/// earlier yellow.
@Sendable private func conduct(_ tally: Tally) -> Int? {
  -tally[.yellows] - 2 * tally[.secondYellows] - 4 * tally[.reds]
}
