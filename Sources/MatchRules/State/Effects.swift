import MatchModel

extension ActionKind {
  /// True for actions with the ball in play or that stop play (Law 9).
  package var isPlay: Bool {
    switch self {
    case .goal, .chance, .foul, .offside, .corner, .own: true
    case .card, .substitution, .note, .goalkeeper, .captaincy, .arrival, .departure, .shootOutKick, .periodStart,
      .periodEnd, .matchEnd:
      false
    }
  }
}

/// The effects of actions on the state, one line per kind; functions for each kind are below or in other files.
extension MatchState {
  /// Applies the action whether or not it is legal.
  public mutating func apply(_ action: Action) {
    openPlaces(at: action.moment)
    if let minute = action.moment.minute, action.moment.phase == phase { latest = max(latest ?? minute, minute) }
    switch action.specific {
    case .goal(let goal):
      closeStoppages()
      count(goal)
    // The ball was in play, so later substitutions belong to another stoppage.
    case .chance, .offside, .corner: closeStoppages()
    case .foul(let foul):
      closeStoppages()
      count(foul)
      punish(foul)
    // A time-out is not play.
    case .own(let own) where own.code == .timeOut: count(own)
    case .own: closeStoppages()
    case .card(let card): book(card)
    case .substitution(let change): substitute(change)
    case .arrival(let arrival): arrive(arrival)
    case .departure(let departure): depart(departure)
    case .goalkeeper(let change):
      self[change.team].goalkeeper = change.player.playerID
      self[change.team].lastGoalkeeper = nil
    case .captaincy(let change):
      self[change.team].captain = change.player.playerID
      self[change.team].lastCaptain = nil
    case .shootOutKick(let kick): self.kick(kick)
    case .periodStart(let start): begin(start)
    case .periodEnd(let end): self.end(end)
    case .matchEnd(let end): finish(end)
    case .note: break
    }
  }

  private mutating func count(_ goal: Goal) {
    guard !goal.isAnnulled else { return }
    if self[goal.team].playersOnField > self[goal.team.other].playersOnField { self[goal.team.other].openPlaceByGoal() }
    score[goal.team] += goal.points
    if let period = phase.period { scoreByPeriod[period, default: BothSides(0)][goal.team] += goal.points }
  }

  private mutating func begin(_ start: PeriodStart) {
    if phase == .before {
      for side in Side.allCases { self[side].starters = Set(self[side].onField) }
    }
    phase = .during(start.period)
    self.start = StartOfPeriod(
      period: start.period, wallClock: start.moment.wallClock, announced: start.announced,
      standing: start.standing)
    periodsPlayed.insert(start.period)
    latest = nil
    closeStoppages()
    for side in Side.allCases {
      // Only now is it clear whether they left before extra time, in which case they may return, or before the
      // shoot-out.
      if start.period == .shootOut {
        for id in self[side].leftInInterval where self[side][id] == .left { self[side].status[id] = .leftOut }
      }
      self[side].leftInInterval = []
    }
    if start.period == .shootOut { shootOut = ShootOutState(length: rules.shootOutKicks) }
  }

  private mutating func end(_ end: PeriodEnd) {
    completedPeriods.append((end.period, playedBefore))
    playedBefore += rules.length(of: end)
    phase = .after(end.period)
    closeStoppages()
  }

  private mutating func finish(_ end: MatchEnd) {
    if case .during(let period) = phase { phase = .after(period) }
    isOver = true
    isAbandoned = end.isAbandoned
  }

  private mutating func closeStoppages() {
    teams.home.openStoppage = nil
    teams.away.openStoppage = nil
  }

  private mutating func kick(_ kick: ShootOutKick) {
    if shootOut == nil { shootOut = ShootOutState(length: rules.shootOutKicks) }
    if shootOut?.first == nil { shootOut?.first = kick.team }
    shootOut?.kicks[kick.team].append(ShootOutState.Kick(taker: kick.taker, isScored: kick.isScored))
  }
}
