import MatchModel

/// Laws about the shoot-out (docs/LAWS.md, section H; Law 10.3).
extension Law {
  static let kicksBelongToTheShootOut = Law("H5", "Law 10.3", .shootOutKick, ShootOutKick.self) { _, state, _ in
    state.isShootOut ? [] : [(.refuse, .notInShootOut)]
  }

  static let kicksAlternate = Law("H6", "Law 10.3", .shootOutKick, ShootOutKick.self) { kick, state, _ in
    guard let next = state.shootOut?.next, next != kick.team, state.shootOut?.winner == nil else { return [] }
    return [(.refuse, .notTheirKick(kick.team))]
  }

  /// H5, H8: kickers were on the field at the end of the match and have not been left out or sent off since.
  static let kickersAreEligible = Law("H5", "Law 10.3", .shootOutKick, ShootOutKick.self) { kick, state, match in
    let part = Participant(.taker, kick.team, kick.taker)
    if state.status(kick.taker, of: kick.team) == .leftOut { return [(.refuse, .leftOut(part))] }
    if let id = kick.taker.playerID, state.shootOutTakers(of: kick.team, in: match).contains(id) { return [] }
    return state.mustBeOnField(part, in: match)
  }

  /// H5: in the shoot-out only a goalkeeper who is unable to continue can be replaced.
  static let onlyGoalkeepersAreReplaced = Law("H5", "Law 10.3", .substitution, Substitution.self) { change, state, _ in
    guard state.isShootOut, !change.isConcussion, change.off.playerID != state[change.team].goalkeeper else {
      return []
    }
    return [(.warn, .notTheGoalkeeper(Participant(.off, change.team, change.off)))]
  }

  /// H5: only the team with more players leaves players out. Players who cannot continue may leave in any case.
  static let onlyTheLargerTeamLeavesOut = Law("H5", "Law 10.3", .departure, Departure.self) { departure, state, _ in
    let side = departure.team
    guard state.isShootOut, state[side].playersOnField <= state[side.other].playersOnField else { return [] }
    return [(.warn, .notTheLargerTeam(side))]
  }

  /// H6: no player kicks again until all eligible players of the team have kicked, including the goalkeeper. The
  /// substitute of a goalkeeper who has kicked waits for the next round.
  static let nobodyKicksTwice = Law("H6", "Law 10.3", .shootOutKick, ShootOutKick.self) { kick, state, match in
    guard let shootOut = state.shootOut, kick.taker.playerID != nil else { return [] }
    let eligible = state.kickers(of: kick.team, in: match)
    let mine = shootOut.kicks(by: kick.taker, of: kick.team)
    let waiting = eligible.filter { shootOut.kicks(by: .player($0), of: kick.team) < mine }
    // Any kick by an unidentified player may have been this player's.
    let unidentified = shootOut.kicks[kick.team].count { $0.taker.playerID == nil }
    guard waiting.count > unidentified else { return [] }
    return [(.refuse, .kickedAlready(Participant(.taker, kick.team, kick.taker), waiting: waiting))]
  }

  /// X12: if only some players take all the kicks, the first ones continue in turn. An unidentified one may be anyone.
  static let takersGoOn = Law("X12", "", .shootOutKick, ShootOutKick.self) { kick, state, match in
    guard let id = kick.taker.playerID, let turn = state.rules.shootOutTurn,
      let takers = state.chosenTakers(of: kick.team, in: match), takers.count >= turn, !takers.contains(id)
    else { return [] }
    return [(.refuse, .notATaker(Participant(.taker, kick.team, kick.taker), takers: takers))]
  }

  static let shootOutEnds = Law("H7", "Law 10.3", .shootOutKick, ShootOutKick.self) { _, state, _ in
    guard let shootOut = state.shootOut, shootOut.winner != nil else { return [] }
    return [(.refuse, .shootOutDecided(shootOut.score))]
  }
}

extension MatchState {
  /// The known players who take all kicks of their team, after as many as the game allows have kicked. Nil before that,
  /// or if every player takes one.
  func chosenTakers(of side: Side, in match: Match) -> [PlayerID]? {
    guard let turn = rules.shootOutTurn, let shootOut else { return nil }
    let begun = Set(shootOut.kicks[side].map(\.taker))
    return begun.count < turn ? nil : match[side].playerIDs.filter { begun.contains(.player($0)) }
  }

  /// Players who may take the next kick.
  func kickers(of side: Side, in match: Match) -> [PlayerID] {
    let eligible = shootOutTakers(of: side, in: match)
    guard let chosen = chosenTakers(of: side, in: match) else { return eligible }
    return eligible.filter(chosen.contains)
  }

  /// Eligible players: those on the field at the end, and in some games also substitutes.
  func shootOutTakers(of side: Side, in match: Match) -> [PlayerID] {
    let team = self[side]
    return match[side].playerIDs.filter { id in
      match[side][id].isListed
        && (team.mayAct(id) || rules.shootOutTakers == .squad && [.bench, .substituted, .left].contains(team[id]))
    }
  }
}
