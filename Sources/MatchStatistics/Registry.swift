import MatchModel
import MatchRules

/// The statistics, in the order in which they are shown: one line each. Below, what each kind of action counts as.
extension Statistic {
  /// Every statistic, in the order in which they are shown.
  public static let all: [Statistic] = [
    // Playing time (RULES I3)
    .ofPlayers("starter", .yesOrNo) { $0.isStarter ? 1 : 0 },
    .ofPlayers("minutes", .minutes) { $0.minutes },
    .ofPlayers("seconds", .seconds) { $0.seconds.map { Int($0.rounded()) } },

    // Goals and shots: shots are goals and chances, own goals apart, as the document of 2011 counts; on target as
    // Opta does
    .ofTeams("score", Goal.self, amount: \.points) { $0.isAnnulled ? nil : $0.team },
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
    // Those that add up for the team, where the game has it so (RULES X9).
    .ofTeamsInPlay("team-fouls", Foul.self) { foul, state in state.isTeamFoul(foul) ? foul.team : nil },
    .counted("handballs", Foul.self) { $0.isHandball ? Credit($0.team, $0.offender) : nil },
    // Nobody suffers a handball, nor an official's offence (RULES F2).
    .counted("fouls-suffered", Foul.self) { foul in
      foul.isHandball || foul.isByOfficial ? nil : Credit(foul.team.other, foul.victim)
    },

    // Discipline: a second yellow card is its own kind (RULES C3)
    .counted("yellows", Card.self) { $0.color == .yellow ? $0.shown : nil },
    .counted("second-yellows", Card.self) { $0.color == .secondYellow ? $0.shown : nil },
    .counted("reds", Card.self) { $0.color == .red ? $0.shown : nil },
    .countedInPlay("cards-unknown", Card.self) { card, state in
      CardColor.documented.contains(card.knownColor) || state.rules.isOwn(card.knownColor) ? nil : card.shown
    },
    .derived("conduct", .points, conduct),

    // The match: in the shoot-out a goalkeeper may be replaced, which is not counted
    .ofTeams("substitutions", Substitution.self) { $0.team },
    .counted("notes", Note.self) { note in
      if case .player(let side, let person) = note.subject { Credit(side, person) } else { nil }
    },
  ]

  /// Nil if there is none of that name.
  public static func named(_ key: StatisticKey) -> Statistic? { index[key].map { all[$0] } }

  /// The place of each in `all`, which is its place in a tally.
  static let index = Dictionary(uniqueKeysWithValues: all.indices.map { (all[$0].key, $0) })

  /// What an action counts as: places in `all`, and for whom.
  static func credits(of action: Action, meeting state: MatchState) -> [(place: Int, credit: Credit)] {
    (counters[action.kind] ?? []).compactMap { place, credit in credit(action, state).map { (place, $0) } }
  }

  private typealias Counter = (place: Int, credit: @Sendable (Action, MatchState) -> Credit?)

  private static let counters: [ActionKind: [Counter]] = Dictionary(
    uniqueKeysWithValues: ActionKind.allCases.map { kind in (kind, kind.statistics.map(counter)) })

  /// How a statistic that a kind of action counts as is counted.
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
  /// What an action of the kind may count as; what a game declares for itself has counts of its own.
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

/// Whole per cent, halves up; nil of nothing.
func percent(_ part: Int, of whole: Int) -> Int? {
  whole > 0 ? (200 * part + whole) / (2 * whole) : nil
}

/// Conduct points (RULES I4): a yellow -1; a second yellow makes -3 of it; a straight red -4, which a yellow before
/// it makes -5.
@Sendable private func conduct(_ tally: Tally) -> Int? {
  -tally[.yellows] - 2 * tally[.secondYellows] - 4 * tally[.reds]
}
