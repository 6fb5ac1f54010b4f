extension Match {
  /// Players of a team who appear in an action.
  package func activePlayers(of side: Side) -> Set<PlayerID> {
    Set(actions.flatMap(\.participants).filter { $0.side == side }.compactMap(\.person.playerID))
  }

  /// Removes the substitutes of a provisional line-up who appear in no action.
  package mutating func removeUnusedNumbers() {
    for side in Side.allCases where self[side].players.contains(where: \.isUnconfirmedSubstitute) {
      let active = activePlayers(of: side)
      self[side].removePlayers { $1.isUnconfirmedSubstitute && !active.contains($0) }
    }
  }
}

extension Player {
  fileprivate var isUnconfirmedSubstitute: Bool { isPlaceholder && !isStarter }
}
