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
  case lineUpProvisional(Side)
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
      if match[side].isProvisional { found.append(.lineUpProvisional(side)) }
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
