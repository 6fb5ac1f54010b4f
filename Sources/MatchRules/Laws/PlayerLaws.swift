import MatchModel

/// Laws about the players (docs/LAWS.md, section A).
extension Law {
  /// A2: a match cannot start with fewer than seven players.
  static let startWithEnough = Law("A2", "Law 3.1", .periodStart, PeriodStart.self) { _, state, match in
    guard state.phase == .before else { return [] }
    return Side.allCases.filter { match[$0].isLineUpKnown }.compactMap { side in
      let players = state[side].playersOnField
      return players < state.rules.minimum
        ? (.refuse, .tooFewToStart(side, players: players, minimum: state.rules.minimum)) : nil
    }
  }

  /// A2: play cannot continue with fewer either, even after an interval, except in the shoot-out (H8).
  static let playWithEnough = Law("A2", "Law 3.1", .play.union([.periodStart])) { action, state, match in
    if let start = action as? PeriodStart {
      guard state.phase != .before, start.period != .shootOut else { return [] }
    } else {
      guard state.isPlaying else { return [] }
    }
    return Side.allCases.filter { match[$0].isLineUpKnown }.compactMap { side in
      let players = state[side].playersOnField
      let minimum = state.rules.leastToPlay
      return players < minimum ? (.warn, .tooFewToPlay(side, players: players, minimum: minimum)) : nil
    }
  }

  /// A1: at most eleven players are on the field. A3: a short team can be completed up to eleven minus dismissals and
  /// players serving temporary dismissals. A substitution for a player who has already left adds a player, as an
  /// arrival does. An extra player can go unnoticed, so this needs confirmation. Referees never overlook a replacement
  /// for a dismissed player, so that is refused.
  static let maximumPlayers = Law("A1", "Law 3.1", [.arrival, .substitution, .periodStart]) { action, state, _ in
    func oneMore(_ side: Side, for person: Person) -> [(Verdict, Breach.Reason)] {
      if state.hasRoom(for: person, of: side) { return [] }
      let isComplete = state[side].playersOnField >= state.complete(side) && !state.isShootOut
      // With unlimited substitution, an extra player means that someone's departure was not recorded.
      let isOversight = state.rules.reentry && state.rules.substitutions == nil
      let verdict = isComplete && !isOversight ? Verdict.warn : .refuse
      return [(verdict, .tooManyPlayers(side, most: state.maximumPlayers(of: side, with: person)))]
    }
    if let arrival = action as? Arrival { return oneMore(arrival.team, for: arrival.player) }
    if let change = action as? Substitution {
      let isOff =
        [.left, .away].contains(state.status(change.off, of: change.team))
        || state[change.team].open.contains(change.off)
      return isOff ? oneMore(change.team, for: change.off) : []
    }
    guard state.phase == .before else { return [] }
    return Side.allCases.compactMap { side in
      let most = state.rules.players
      return state[side].playersOnField > most ? (.refuse, .tooManyPlayers(side, most: most)) : nil
    }
  }

  /// A3, A3b: a player who arrives late or returns is listed, not on the field, and neither sent off nor substituted.
  static let arrivalsAreListed = Law("A3", "Law 3.1", .arrival, Arrival.self) { arrival, state, match in
    let part = Participant(.arriving, arrival.team, arrival.player)
    guard let id = arrival.player.playerID else {
      return arrival.player.isOfficial ? [(.refuse, .officialOutside(part))] : []
    }
    guard match[arrival.team][id].isListed else { return [(.refuse, .notListed(part))] }
    let team = state[arrival.team]
    switch team[id] {
    case .onField: return [(.refuse, .alreadyOnField(part))]
    case .sentOff: return [(.refuse, .sentOff(part, at: team.offMinute[id]))]
    case .substituted:
      return state.rules.reentry ? [] : [(.warn, .alreadySubstituted(part, at: team.offMinute[id]))]
    case .bench: return state.isShootOut ? [(.refuse, .notOnField(part, .bench))] : []
    case .leftOut: return state.isShootOut ? [(.refuse, .leftOut(part))] : []
    case .left, .away: return []
    }
  }

  /// A1: after the score has changed, a team cannot keep more players than the power play allows.
  static let powerPlayEnds = Law("A1", "", .play) { _, state, match in
    guard !state.rules.powerPlay.isEmpty, state.isPlaying else { return [] }
    return Side.allCases.compactMap { side in
      // Do not count extra players, who were already confirmed when they came on.
      state[side].playersOnField - state[side].extra.count > state.maximumPlayers(of: side)
        ? (.warn, .tooManyPlayers(side, most: state.maximumPlayers(of: side))) : nil
    }
  }

  static let departuresAreOnField = Law("A3b", "Law 3", [.departure], participantsMustBeOnField)

  static let goalkeeperIsOnField = Law("A5", "Law 3.4", [.goalkeeper], participantsMustBeOnField)

  static let captainIsOnField = Law("A7", "Law 3.10", [.captaincy], participantsMustBeOnField)

  /// A4: numbers are unique within a team, and the competition limits the size of the squad.
  static let squadLimit = Law("A4", "", .periodStart, PeriodStart.self) { _, state, match in
    guard state.phase == .before else { return [] }
    return Side.allCases.flatMap { side -> [(Verdict, Breach.Reason)] in
      let team = match[side]
      var seen: Set<ShirtNumber> = []
      var found: [(Verdict, Breach.Reason)] = team.players.filter { !seen.insert($0.number).inserted }
        .map { (.refuse, .numberTwice(side, $0.number)) }
      if let most = state.rules.bench, team.substituteCount > most {
        found.append((.warn, .benchTooLong(side, count: team.substituteCount, most: most)))
      }
      return found
    }
  }
}
