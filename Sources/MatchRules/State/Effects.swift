import MatchModel

/// What an action changes in the state of the match. One line a kind in the table; what a kind does is in a function
/// of its own below or beside it.
struct Effect: Sendable {
  let kind: ActionKind
  let apply: @Sendable (Action, inout MatchState) -> Void

  private init<Kind: Action>(
    _ kind: ActionKind, _ type: Kind.Type, _ apply: @escaping @Sendable (Kind, inout MatchState) -> Void
  ) {
    self.kind = kind
    self.apply = { action, state in
      // The table pairs each kind with its class; another class under that kind changes nothing.
      if let action = action as? Kind { apply(action, &state) }
    }
  }

  static let all: [Effect] = [
    Effect(.goal, Goal.self) {
      $1.play($0)
      $1.count($0)
    },
    Effect(.chance, Chance.self) { $1.play($0) },
    Effect(.foul, Foul.self) { $1.play($0) },
    Effect(.offside, Offside.self) { $1.play($0) },
    Effect(.corner, Corner.self) { $1.play($0) },
    Effect(.card, Card.self) { $1.book($0) },
    Effect(.substitution, Substitution.self) { $1.substitute($0) },
    Effect(.arrival, Arrival.self) { $1.arrive($0) },
    Effect(.departure, Departure.self) { $1.depart($0) },
    Effect(.goalkeeper, GoalkeeperChange.self) {
      $1[$0.team].goalkeeper = $0.player.playerID
      $1[$0.team].lastGoalkeeper = nil
    },
    Effect(.captaincy, CaptainChange.self) {
      $1[$0.team].captain = $0.player.playerID
      $1[$0.team].lastCaptain = nil
    },
    Effect(.shootOutKick, ShootOutKick.self) { $1.kick($0) },
    Effect(.periodStart, PeriodStart.self) { $1.begin($0) },
    Effect(.periodEnd, PeriodEnd.self) { $1.end($0) },
    Effect(.matchEnd, MatchEnd.self) { $1.finish($0) },
  ]

  static let byKind: [ActionKind: Effect] = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
}

extension MatchState {
  /// The state after the action, lawful or not: whether it is is the laws' business.
  public mutating func apply(_ action: Action) {
    if let minute = action.moment.minute, action.moment.phase == phase { latest = max(latest ?? minute, minute) }
    Effect.byKind[action.kind]?.apply(action, &self)
  }

  /// The ball was in play: substitutions after this are another stoppage.
  fileprivate mutating func play(_ action: Action) {
    teams.home.openStoppage = nil
    teams.away.openStoppage = nil
  }

  fileprivate mutating func count(_ goal: Goal) {
    guard !goal.isAnnulled else { return }
    score[goal.team] += 1
    if let period = phase.period { scoreByPeriod[period, default: BothSides(0)][goal.team] += 1 }
  }

  fileprivate mutating func begin(_ start: PeriodStart) {
    if phase == .before {
      for side in Side.allCases { self[side].starters = Set(self[side].onField) }
    }
    phase = .during(start.period)
    self.start = StartOfPeriod(
      period: start.period, wallClock: start.moment.wallClock, announced: start.announced)
    periodsPlayed.insert(start.period)
    latest = nil
    closeStoppages()
    for side in Side.allCases {
      // Only now is it known what they left: extra time, which they may come back to, or the shoot-out.
      if start.period == .shootOut {
        for id in self[side].leftInInterval where self[side][id] == .left { self[side].status[id.index] = .leftOut }
      }
      self[side].leftInInterval = []
    }
    if start.period == .shootOut { shootOut = ShootOutState(length: rules.shootOutKicks) }
  }

  fileprivate mutating func end(_ end: PeriodEnd) {
    phase = .after(end.period)
    closeStoppages()
  }

  fileprivate mutating func finish(_ end: MatchEnd) {
    if case .during(let period) = phase { phase = .after(period) }
    isOver = true
    isAbandoned = end.isAbandoned
  }

  private mutating func closeStoppages() {
    teams.home.openStoppage = nil
    teams.away.openStoppage = nil
  }

  fileprivate mutating func kick(_ kick: ShootOutKick) {
    if shootOut == nil { shootOut = ShootOutState(length: rules.shootOutKicks) }
    if shootOut?.first == nil { shootOut?.first = kick.team }
    shootOut?.kicks[kick.team].append(ShootOutState.Kick(taker: kick.taker, isScored: kick.isScored))
  }
}
