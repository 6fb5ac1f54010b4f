import MatchModel

/// What a number of team fouls brings the opponents.
public enum TeamFoulEffect: Equatable, Sendable {
  case nothing
  /// The next one brings it.
  case fromTheNext
  /// This one brings it.
  case now
}

/// Fouls and time-outs, which are counted by team (RULES X8, X9).
extension MatchState {
  /// A player's foul counts for the team, unless its kind does not; an official's never does (RULES X9).
  mutating func count(_ foul: Foul) {
    guard isTeamFoul(foul), let period = foul.moment.phase.period else { return }
    // Extra time goes on from the last period.
    let counted = period.kind == .extra ? Period.regular(rules.periods) : period
    self[foul.team].fouls[counted, default: 0] += 1
  }

  /// Whether a foul that meets this state is one of its team's, in a game that adds them up.
  public func isTeamFoul(_ foul: Foul) -> Bool {
    guard rules.teamFouls != nil, let period = foul.moment.phase.period, period != .shootOut, !isOver else {
      return false
    }
    if case .official = foul.offender { return false }
    return foul.code.flatMap(rules.foul)?.countsForTeam ?? true
  }

  mutating func count(_ timeOut: OwnAction) {
    guard let period = timeOut.moment.phase.period else { return }
    self[timeOut.team].timeOuts[period, default: 0] += 1
    if rules.isLate(timeOut.moment) { self[timeOut.team].lateTimeOuts += 1 }
  }

  /// How many fouls of the side count now; nil where the game adds none up, and before the match.
  public func teamFouls(_ side: Side) -> Int? {
    guard let counted = rules.teamFouls, let period = phase.period, period != .shootOut else { return nil }
    switch counted.span {
    case .match: return self[side].fouls.values.reduce(0, +)
    case .period: return self[side].fouls[period.kind == .extra ? .regular(rules.periods) : period] ?? 0
    }
  }

  /// What so many fouls of a team bring its opponents now, the last of them being this one.
  func teamFoulEffect(_ count: Int, of foul: Foul) -> TeamFoulEffect {
    let brings = foul.code.flatMap(rules.foul)?.bringsBonus ?? true
    return rules.teamFouls?.isBeyond(count) == true && brings ? .now : expectation(after: count)
  }

  /// Whether the next foul of the side brings its opponents something.
  public func nextFoulBringsBonus(_ side: Side) -> Bool {
    teamFouls(side).map { expectation(after: $0) == .fromTheNext } ?? false
  }

  private func expectation(after count: Int) -> TeamFoulEffect {
    rules.teamFouls?.isBeyond(count + 1) == true ? .fromTheNext : .nothing
  }
}
