import MatchModel

/// The effect of a number of team fouls.
public enum TeamFoulEffect: Equatable, Sendable {
  case nothing
  /// The next foul gives the bonus.
  case fromTheNext
  /// This foul gives the bonus.
  case now
}

/// Fouls and time-outs counted by team (docs/LAWS.md, X8, X9).
extension MatchState {
  /// Counts a player's foul for the team unless its kind does not count; officials' fouls never do (docs/LAWS.md, X9).
  mutating func count(_ foul: Foul) {
    guard isTeamFoul(foul), let period = foul.moment.phase.period else { return }
    self[foul.team].fouls[periodOfCount(period), default: 0] += 1
  }

  /// The period whose count a foul joins: extra time continues the last regular period.
  private func periodOfCount(_ period: Period) -> Period {
    period.kind == .extra ? .regular(rules.periods) : period
  }

  public func isTeamFoul(_ foul: Foul) -> Bool {
    guard rules.teamFouls != nil, let period = foul.moment.phase.period, period != .shootOut, !isOver else {
      return false
    }
    return !foul.offender.isOfficial && foul.code.flatMap(rules.foul)?.countsForTeam != false
  }

  mutating func count(_ timeOut: OwnAction) {
    guard let period = timeOut.moment.phase.period else { return }
    self[timeOut.team].timeOuts[period, default: 0] += 1
    if rules.isLate(timeOut.moment) { self[timeOut.team].lateTimeOuts += 1 }
  }

  /// The team's current foul count. Nil if the game does not count them or before the match.
  public func teamFouls(_ side: Side) -> Int? { phase.period.flatMap { teamFouls(side, in: $0) } }

  /// The team's foul count in a period, or in the whole match if the rules do not count by period.
  func teamFouls(_ side: Side, in period: Period) -> Int? {
    guard let counted = rules.teamFouls, period != .shootOut else { return nil }
    switch counted.span {
    case .match: return self[side].fouls.values.reduce(0, +)
    case .period: return self[side].fouls[periodOfCount(period)] ?? 0
    }
  }

  func teamFoulEffect(_ count: Int, of foul: Foul) -> TeamFoulEffect {
    let brings = foul.code.flatMap(rules.foul)?.bringsBonus ?? true
    return rules.teamFouls?.isBeyond(count) == true && brings ? .now : expectation(after: count)
  }

  public func nextFoulBringsBonus(_ side: Side) -> Bool {
    teamFouls(side).map { expectation(after: $0) == .fromTheNext } ?? false
  }

  private func expectation(after count: Int) -> TeamFoulEffect {
    rules.teamFouls?.isBeyond(count + 1) == true ? .fromTheNext : .nothing
  }
}
