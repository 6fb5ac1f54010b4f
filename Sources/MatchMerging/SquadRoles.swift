import MatchModel

extension SquadMerging {
  /// Fills the remaining places with numbers that neither record has used and that start in only one provisional
  /// line-up. In the other record, they gave way to a number that was used.
  func completeLineUp(_ team: inout Team, _ identities: [PlayerID: PlayerID]) {
    // If each record has put another number into the same place, numbers that neither has used give way, as in
    // recording: the last ones, preferably not the goalkeeper.
    while team.starterCount > max(one.starterCount, other.starterCount) {
      let unused = team.playerIDs.filter { team[$0].isStarter && !team[$0].isConfirmed }
      guard let demoted = unused.last(where: { !team[$0].isGoalkeeper }) ?? unused.last else { break }
      team[demoted].isStarter = false
    }
    guard base == nil else { return }
    var places = max(one.starterCount, other.starterCount) - team.starterCount
    for (id, merged) in identities.sorted(by: { other[$0.key].number < other[$1.key].number }) where places > 0 {
      guard one.place(of: merged) != nil, !one[merged].isConfirmed, !other[id].isConfirmed,
        one[merged].isStarter != other[id].isStarter, !team[merged].isStarter
      else { continue }
      team[merged].isStarter = true
      places -= 1
    }
  }

  /// Leaves out the last numbers that neither record has used if there are more substitutes than in either.
  func shortenBench(_ team: inout Team, _ identities: [PlayerID: PlayerID]) {
    func isUsed(_ id: PlayerID, _ team: Team, _ active: Set<PlayerID>) -> Bool {
      !team[id].isPlaceholder || team[id].isCaptain || team[id].isGoalkeeper || active.contains(id)
    }
    let used = Set(
      one.playerIDs.filter { isUsed($0, one, active.one) }
        + other.playerIDs.filter { isUsed($0, other, active.other) }.compactMap { identities[$0] })
    let unused = team.playerIDs.filter { !team[$0].isStarter && !used.contains($0) }
    let excess = team.substituteCount - max(one.substituteCount, other.substituteCount)
    let leftOut = unused.suffix(max(0, excess))
    team.removePlayers { id, _ in leftOut.contains(id) }
  }

  /// Merges the captain and the goalkeeper among the starters, so that there is one of each.
  func mergeRoles(_ team: inout Team, _ identities: [PlayerID: PlayerID], _ chooser: inout Chooser) {
    role(\.isCaptain, .captain(side), &team, identities, &chooser)
    role(\.isGoalkeeper, .goalkeeper(side), &team, identities, &chooser)
    for (id, merged) in identities where !team[merged].isStarter {
      if let base, base.place(of: id) != nil, merged == id {
        // Take the side that changed it.
        if one[merged].isGoalkeeper == base[id].isGoalkeeper { team[merged].isGoalkeeper = other[id].isGoalkeeper }
      } else if other[id].isGoalkeeper, !other[id].isStarter {
        team[merged].isGoalkeeper = true
      }
    }
  }

  private func role(
    _ path: WritableKeyPath<Player, Bool>, _ subject: Contradiction.Subject, _ team: inout Team,
    _ identities: [PlayerID: PlayerID], _ chooser: inout Chooser
  ) {
    func holder(_ team: Team) -> PlayerID? {
      team.playerIDs.first { team[$0][keyPath: path] && team[$0].isStarter }
        ?? (path == \Player.isCaptain ? team.playerIDs.first { team[$0][keyPath: path] } : nil)
    }
    let mine = holder(one)
    let theirs = holder(other)
    let theirsHere = theirs.flatMap { identities[$0] }
    guard mine != theirsHere, let theirsHere else { return }
    let chosen: PlayerID?
    if let base, let before = holder(base) {
      if before == theirsHere { return }
      chosen = before == mine ? theirsHere : nil
    } else if let mine, let theirs {
      // A provisional line-up gives way to a confirmed one.
      let isKnown = (one[mine].isConfirmed, other[theirs].isConfirmed)
      if isKnown == (true, false) { return }
      chosen = isKnown == (false, true) ? theirsHere : nil
    } else {
      chosen = theirsHere
    }
    let holder = chosen ?? chooser.value(subject, mine, theirsHere) { .person(side, .player($0)) }
    if let mine, team.place(of: mine) != nil { team[mine][keyPath: path] = false }
    if let holder, team.place(of: holder) != nil { team[holder][keyPath: path] = true }
  }

  func mergeOfficials(_ team: inout Team, _ chooser: inout Chooser) {
    team.officials = []
    for code in (one.officials + other.officials).map(\.code) where team.official(code) == nil {
      let before = base?.official(code)
      guard let mine = one.official(code), let theirs = other.official(code) else {
        let only = one.official(code) ?? other.official(code)
        // An official who is in the base but missing from one record has left.
        if let only, before != only { team.officials.append(only) }
        continue
      }
      var official = mine
      for field in OfficialField.allCases {
        official[keyPath: field.path] = chooser.joined(
          .official(side, code, field), mine[keyPath: field.path], theirs[keyPath: field.path],
          base: before?[keyPath: field.path])
      }
      team.officials.append(official)
    }
  }
}

extension Team {
  fileprivate var starterCount: Int { players.count { $0.isStarter } }
}
