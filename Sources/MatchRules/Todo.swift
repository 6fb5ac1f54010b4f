import MatchModel

/// An unresolved item in a match, for `todo`, the note at the prompt and the end of a half.
public enum Todo: Equatable, Sendable {
  /// Unidentified players of a side, with the positions of their actions. Grouped only if each has a single action of
  /// the same kind.
  case unidentified(Side, [Unidentified])
  /// An action recorded in breach of laws.
  case marked(action: Int, laws: [LawID])
  case goalkeeperMissing(Side)
  case captainMissing(Side)
  /// Starters who are not confirmed, with the numbers to confirm.
  case lineUpProvisional(Side, [ShirtNumber])
  /// Before kick-off, fewer starters than places on the field, with the numbers of a whole line-up.
  case startersMissing(Side, named: Int, places: Int, [ShirtNumber])
  /// Substitutes who are not confirmed, with the numbers to confirm. The starters are.
  case benchProvisional(Side, [ShirtNumber])
  /// The larger team must leave players out of the shoot-out (docs/LAWS.md, H5).
  case leaveOut(Side, count: Int)
  /// The shoot-out was ended at this score, which has no winner.
  case shootOutUndecided(BothSides<Int>)

  public var isLeaveOut: Bool { if case .leaveOut = self { true } else { false } }

  public static func all(in ledger: Ledger) -> [Todo] {
    let match = ledger.match
    let state = ledger.state
    var found: [Todo] = []
    for side in Side.allCases {
      let team = state[side]
      if let squad = lineUp(of: side, in: match, state) { found.append(squad) }
      if team.goalkeeper == nil, !state.isOver, state.rules.hasGoalkeeper {
        found.append(.goalkeeperMissing(side))
      }
      if state.rules.replacesCaptain, team.captain == nil, match[side].players.contains(where: \.isCaptain),
        !state.isOver
      {
        found.append(.captainMissing(side))
      }
      if state.isShootOut, team.playersOnField > state[side.other].playersOnField {
        found.append(.leaveOut(side, count: team.playersOnField - state[side.other].playersOnField))
      }
      found += unidentified(of: side, in: match)
    }
    if let shootOut = state.shootOut, state.phase == .after(.shootOut), !state.isAbandoned, shootOut.winner == nil {
      found.append(.shootOutUndecided(shootOut.score))
    }
    for (index, judgement) in ledger.judgements.enumerated() where !judgement.action.confirmed.isEmpty {
      found.append(.marked(action: index, laws: judgement.action.confirmed))
    }
    return found
  }

  /// The next step to confirm a squad; nil if it is complete. The numbers repeat the listed roles, but before kick-off
  /// the first substitutes fill the places of missing starters.
  private static func lineUp(of side: Side, in match: Match, _ state: MatchState) -> Todo? {
    let team = match[side]
    let squad = team.playerIDsByNumber.map { team[$0] }.filter(\.isListed)
    let (starters, substitutes) = (squad.filter(\.isStarter), squad.filter { !$0.isStarter })
    let places = state.rules.players
    let missing = state.phase == .before ? max(0, places - starters.count) : 0
    let lineUp = (starters + substitutes.prefix(missing)).map(\.number).sorted()
    if starters.contains(where: { !$0.isConfirmed }) { return .lineUpProvisional(side, lineUp) }
    if missing > 0, state.rules.follows, !substitutes.isEmpty {
      return .startersMissing(side, named: starters.count, places: places, lineUp)
    }
    guard substitutes.contains(where: { !$0.isConfirmed }) else { return nil }
    return .benchProvisional(side, substitutes.map(\.number))
  }

  public struct Unidentified: Equatable, Sendable {
    /// From 1 for each side: `?1`.
    public let number: Int
    public let actions: [Int]

    public init(_ number: Int, actions: [Int]) {
      self.number = number
      self.actions = actions
    }
  }

  private static func unidentified(of side: Side, in match: Match) -> [Todo] {
    var actions: [Int: [Int]] = [:]
    for (index, action) in match.actions.enumerated() {
      for part in action.participants where part.side == side {
        if case .unidentified(let number) = part.person, actions[number]?.last != index {
          actions[number, default: []].append(index)
        }
      }
    }
    var found: [[Unidentified]] = []
    var placeByKind: [ActionKind: Int] = [:]
    for (number, places) in actions.sorted(by: { $0.key < $1.key }) {
      let one = Unidentified(number, actions: places)
      let kind = places.count == 1 ? match.actions[places[0]].kind : nil
      if let place = kind.flatMap({ placeByKind[$0] }) {
        found[place].append(one)
      } else {
        if let kind { placeByKind[kind] = found.count }
        found.append([one])
      }
    }
    return found.map { .unidentified(side, $0) }
  }
}
