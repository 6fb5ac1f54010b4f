import MatchModel

/// What is still unresolved in a match: for `todo`, the heads-up and the end of a half.
public enum Todo: Equatable, Sendable {
  /// An unidentified player, and the actions (places in the order, from 0) he has a part in.
  case unidentified(Side, Int, actions: [Int])
  /// An action recorded against laws.
  case marked(action: Int, laws: [LawID])
  case goalkeeperMissing(Side)
  case captainMissing(Side)
  /// Nobody has confirmed the line-up.
  case lineUpProvisional(Side)
  /// The larger team still has to leave players out of the shoot-out (RULES H5).
  case leaveOut(Side, count: Int)

  /// Everything unresolved in the ledger's match.
  public static func all(in ledger: Ledger) -> [Todo] {
    let match = ledger.match
    let state = ledger.state
    var found: [Todo] = []
    for side in Side.allCases {
      let team = state[side]
      if match[side].isProvisional { found.append(.lineUpProvisional(side)) }
      if team.goalkeeper == nil, !state.isOver { found.append(.goalkeeperMissing(side)) }
      if team.captain == nil, match[side].players.contains(where: \.isCaptain), !state.isOver {
        found.append(.captainMissing(side))
      }
      if state.isShootOut, team.men > state[side.other].men {
        found.append(.leaveOut(side, count: team.men - state[side.other].men))
      }
      found += unidentified(of: side, in: match)
    }
    for (index, judgement) in ledger.judgements.enumerated() where !judgement.action.confirmed.isEmpty {
      found.append(.marked(action: index, laws: judgement.action.confirmed))
    }
    return found
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
    return actions.sorted { $0.key < $1.key }.map { .unidentified(side, $0.key, actions: $0.value) }
  }
}
