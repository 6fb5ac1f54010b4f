import MatchModel

/// Laws about substitutions (docs/LAWS.md, section B).
extension Law {
  /// X13: if line-ups are not tracked, substitutions are not recorded, except for players left out of the shoot-out.
  static let changesAreFollowed = Law("X13", "", [.substitution, .arrival, .departure]) { action, state, _ in
    // Before kick-off, they change the line-up (B6).
    if state.rules.follows || state.phase == .before || state.isShootOut && action.kind == .departure { return [] }
    return [(.refuse, .changesAreNotFollowed)]
  }

  /// B1: the player who goes off is on the field, or left it without being replaced.
  static let offFromField = Law("B1", "Law 3.3", .substitution, Substitution.self) { change, state, match in
    let part = Participant(.off, change.team, change.off)
    if change.off == change.on { return [(.refuse, .samePerson(part))] }
    let status = state.status(change.off, of: change.team)
    if status == .left || status == .away || state[change.team].open.contains(change.off) { return [] }
    return state.mustBeOnField(part, in: match)
  }

  /// B1, B8: the player who comes on is a named substitute on the bench. With unlimited returns it may also be one who
  /// left earlier and was not replaced.
  static let onFromBench = Law("B1", "Law 3.3", .substitution, Substitution.self) { change, state, match in
    let part = Participant(.on, change.team, change.on)
    guard let id = change.on.playerID else {
      return change.on.isOfficial ? [(.refuse, .officialOutside(part))] : []
    }
    guard match[change.team][id].isListed else { return [(.refuse, .notListed(part))] }
    let team = state[change.team]
    switch team[id] {
    case .bench, .substituted: return []
    case .onField: return [(.refuse, .alreadyOnField(part))]
    case .sentOff: return [(.refuse, .sentOff(part, at: team.offMinute[id]))]
    case .leftOut:
      // Only for a goalkeeper who is unable to continue (Law 10.3; docs/LAWS.md, H5).
      let isForGoalkeeper = state.isShootOut && team.goalkeeper != nil && team.goalkeeper == change.off.playerID
      return isForGoalkeeper ? [] : [(.refuse, .leftOut(part))]
    case .left, .away: return state.rules.reentry ? [] : [(.refuse, .notASubstitute(part, team[id]))]
    }
  }

  /// B5: a substituted player cannot return unless the rules allow it. B9: a concussion substitute may have been
  /// substituted earlier if the bench is no larger than the number of substitutions.
  static let substitutedDoNotReturn = Law("B5", "Law 3.2", .substitution, Substitution.self) { change, state, match in
    guard let id = change.on.playerID, state[change.team][id] == .substituted, !state.rules.reentry else { return [] }
    if change.isConcussion, match[change.team].substituteCount == state.rules.substitutions { return [] }
    return [
      (.warn, .alreadySubstituted(Participant(.on, change.team, change.on), at: state[change.team].offMinute[id]))
    ]
  }

  /// B6: before kick-off the line-up is changed instead of substituting.
  static let substitutionsFollowKickOff = Law("B6", "Law 3.5", .substitution, Substitution.self) { _, state, _ in
    state.phase == .before ? [(.refuse, .notPlaying(.before, isOver: false))] : []
  }

  /// B2, B4: the number of substitutions is limited. Exceeding it is an ineligible line-up, and the record is evidence,
  /// so it can be confirmed.
  static let substitutionLimit = Law("B2", "Law 3.2", .substitution, Substitution.self) { change, state, _ in
    guard !change.isConcussion, state.status(change.on, of: change.team) != .leftOut,
      let most = state.mostSubstitutions(change.team), state[change.team].substitutionsUsed >= most
    else { return [] }
    return [(.warn, .substitutionsUsedUp(change.team, most: most))]
  }

  /// B3: the number of stoppages for substitutions is limited.
  static let windowLimit = Law("B3", "Law 3.2", .substitution, Substitution.self) { change, state, _ in
    guard !change.isConcussion, !state.isShootOut, let most = state.mostWindows(change.team),
      state.stoppage(for: change.moment, of: change.team).usesWindow, state[change.team].windowsUsed >= most
    else { return [] }
    return [(.warn, .windowsUsedUp(change.team, most: most))]
  }

  /// B9: one additional concussion substitution per team.
  static let concussionLimit = Law("B9", "Law 3, concussion protocol", .substitution, Substitution.self) {
    change, state, _ in
    guard change.isConcussion, state[change.team].concussionsUsed >= state.rules.concussion else { return [] }
    return [(.warn, .concussionsUsedUp(change.team, most: state.rules.concussion))]
  }
}
