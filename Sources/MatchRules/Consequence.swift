import MatchModel

/// The time at which a team may have another player on the field.
public struct TimeOfReturn: Equatable, Sendable {
  public let minute: MatchMinute
  /// Seconds on the match clock. Nil if the sanction was not clocked.
  public let clock: Int?

  public init(minute: MatchMinute, clock: Int?) {
    self.minute = minute
    self.clock = clock
  }
}

/// A consequence of an action, for the answer to the line. Plain values without wording.
public enum Consequence: Equatable, Sendable {
  /// A second yellow card and sending-off. `players` is nil if the team keeps its number of players.
  case secondYellow(Participant, players: Int?)
  case firstYellow(Moment)
  case sentOff(Participant, players: Int?)
  case belowMinimum(Side, players: Int, minimum: Int)
  /// The team's substitutions and windows, including those recorded for later minutes.
  case substitutions(Side, used: Int, most: Int?, windows: Int, mostWindows: Int?)
  case playersOnField(Side, Int)
  case goalkeeperMissing(Side)
  case goalkeeper(Side, PlayerID)
  case captainMissing(Side)
  /// The opponents gain a substitution and a window (docs/LAWS.md, B9).
  case concussionGain(Side)
  case addedUp(SanctionSum)
  /// The team's number of players until `until`. Nil if the end is unknown.
  case short(Side, players: Int, until: TimeOfReturn?)
  case away(Participant, until: TimeOfReturn?)
  /// The team may have another player from this time, and so many in all. `players` is nil if it is then complete.
  case placeOpens(Side, at: TimeOfReturn, players: Int?)
  /// A closed place is open again, and a player may take it. `players` as for `placeOpens`.
  case placeOpened(Side, players: Int?)
  case mayBeReplaced(Participant)
  /// The team's number of fouls, including those recorded for later minutes, and its effect (docs/LAWS.md, X9).
  case teamFouls(Side, Int, TeamFoulEffect)
  /// Time-outs that the team has left in the half or the period of extra time, after those recorded for later minutes.
  case timeOutsLeft(Side, Int)
  case shootOutScore(BothSides<Int>)
  case shootOutWon(Side)

  /// The consequences of the action that are worth reporting.
  /// - Parameter latest: the state after the last action of the match, if that is another one.
  public static func of(
    _ action: Action, before: MatchState, after: MatchState, latest: MatchState? = nil
  ) -> [Consequence] {
    let latest = latest ?? after
    var found: [Consequence] = []
    switch action.specific {
    case .card(let card): found += of(card, before: before, after: after)
    case .substitution(let change):
      let team = latest[change.team]
      found.append(
        .substitutions(
          change.team, used: team.substitutionsUsed, most: latest.mostSubstitutions(change.team),
          windows: team.windowsUsed, mostWindows: latest.mostWindows(change.team)))
      if change.isConcussion { found.append(.concussionGain(change.team.other)) }
    case .goal:
      var opened = before
      opened.openPlaces(at: action.moment)
      for side in Side.allCases where after[side].closedPlaces.count < opened[side].closedPlaces.count {
        found.append(
          after.rules.follows
            ? .placeOpened(side, players: after.playersIfShort(side))
            : .playersOnField(side, after[side].playersOnField))
      }
    case .arrival(let arrival): found.append(.playersOnField(arrival.team, after[arrival.team].playersOnField))
    case .foul(let foul):
      found += of(foul, before: before, after: after)
      guard before.isTeamFoul(foul), let period = foul.moment.phase.period,
        let count = latest.teamFouls(foul.team, in: period)
      else { break }
      found.append(.teamFouls(foul.team, count, after.teamFoulEffect(count, of: foul)))
    case .own(let own) where own.code == .timeOut:
      if let period = own.moment.phase.period, let left = latest.timeOutsLeft(own.team, in: period) {
        found.append(.timeOutsLeft(own.team, max(0, left)))
      }
    case .departure(let departure):
      found.append(.playersOnField(departure.team, after[departure.team].playersOnField))
    // For the other kinds, only roles and the score have consequences; see below.
    default: break
    }
    for side in Side.allCases { found += ofRoles(side, action, before: before[side], after: after[side], after) }
    if action.kind == .shootOutKick, let shootOut = after.shootOut {
      found.append(.shootOutScore(shootOut.score))
      if let winner = shootOut.winner { found.append(.shootOutWon(winner)) }
    }
    return found
  }

  private static func of(_ card: Card, before: MatchState, after: MatchState) -> [Consequence] {
    let part = Participant(.booked, card.team, card.person)
    let isOwn = card.color.map(before.rules.isOwn) ?? false
    let first = before[card.team].firstYellow[card.person].map { [Consequence.firstYellow($0)] } ?? []
    if before.isSecondYellow(card), card.isWithoutSendingOff { return first }
    let place = after[card.team].closedPlaces.first { $0.person == card.person }
    if !before[card.team].isSentOff(card.person), after[card.team].isSentOff(card.person) {
      let players = place == nil ? nil : after[card.team].playersOnField
      let sentOff =
        before.derivedColor(of: card) == .secondYellow
        ? [.secondYellow(part, players: players)] + first : [Consequence.sentOff(part, players: players)]
      let added = before.completedSums(card).first { $0.kinds != [.yellow] }.map { [Consequence.addedUp($0)] } ?? []
      if !added.isEmpty || isOwn, place?.end != nil {
        return added + [.sentOff(part, players: nil), short(card.team, after)]
      }
      if !added.isEmpty { return added + sentOff }
      if let end = place?.end {
        let time = after.timeOfReturn(of: card.person, on: card.team, at: end)
        return sentOff + [.placeOpens(card.team, at: time, players: after.playersIfShort(card.team, at: end))]
      }
      return after[card.team].open.contains(card.person) ? sentOff + [.mayBeReplaced(part)] : sentOff
    }
    // If line-ups are not tracked, only the number of missing players matters.
    if isOwn || !before.rules.follows, let place, !before.isOver, before.phase != .during(.shootOut) {
      return [
        place.end == nil
          ? .short(card.team, players: after[card.team].playersOnField, until: nil) : short(card.team, after)
      ]
    }
    let end = after.awayUntil(card.person, of: card.team)
    guard end != nil, end != before.awayUntil(card.person, of: card.team) else { return [] }
    let away = Consequence.away(part, until: after.endOfAbsence(card.person, of: card.team))
    // When a substitute is sent off, no place on the field opens.
    let leftPlace = after[card.team].isAway(card.person) && !card.isFromBench
    return place != nil || !leftPlace ? [away] : [away, .mayBeReplaced(part)]
  }

  private static func of(_ foul: Foul, before: MatchState, after: MatchState) -> [Consequence] {
    guard before.rules.punishesFouls else { return [] }
    let (side, part) = (foul.team, Participant(.offender, foul.team, foul.offender))
    let added = before.completedSums(foul).first.map { [Consequence.addedUp($0)] } ?? []
    let place = after[side].closedPlaces.first { $0.person == foul.offender }
    let isMissing = place != nil && before[side].closedPlaces.count < after[side].closedPlaces.count
    let missing = place?.end.map { _ in [short(side, after)] }
    if !before[side].isSentOff(foul.offender), after[side].isSentOff(foul.offender) {
      if let missing { return added + [.sentOff(part, players: nil)] + missing }
      let mayBeReplaced = after[side].open.contains(foul.offender) ? [Consequence.mayBeReplaced(part)] : []
      return added + [.sentOff(part, players: isMissing ? after[side].playersOnField : nil)] + mayBeReplaced
    }
    guard after[side].isAway(foul.offender), !before[side].isAway(foul.offender) else { return added }
    return added + (missing ?? [.away(part, until: after.endOfAbsence(foul.offender, of: side))])
  }

  /// With several sanctions in force, the number of players changes when the first of them ends.
  private static func short(_ side: Side, _ state: MatchState) -> Consequence {
    .short(side, players: state[side].playersOnField, until: state.endOfNumber(of: side))
  }

  private static func ofRoles(
    _ side: Side, _ action: Action, before: TeamState, after: TeamState, _ state: MatchState
  ) -> [Consequence] {
    var found: [Consequence] = []
    let minimum = state.rules.leastToPlay
    if before.playersOnField >= minimum, after.playersOnField < minimum, !state.isShootOut {
      found.append(.belowMinimum(side, players: after.playersOnField, minimum: minimum))
    }
    // If the players on the field are not tracked, another goalkeeper may have come on.
    if state.rules.follows, before.goalkeeper != nil, after.goalkeeper == nil { found.append(.goalkeeperMissing(side)) }
    if let goalkeeper = after.goalkeeper, goalkeeper != before.goalkeeper, !(action is GoalkeeperChange) {
      found.append(.goalkeeper(side, goalkeeper))
    }
    if state.rules.replacesCaptain, before.captain != nil, after.captain == nil { found.append(.captainMissing(side)) }
    return found
  }
}
