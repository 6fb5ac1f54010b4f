extension Match {
  /// Players of a team who appear in an action.
  package func activePlayers(of side: Side) -> Set<PlayerID> {
    Set(actions.flatMap(\.participants).filter { $0.side == side }.compactMap(\.person.playerID))
  }

  /// Numbers that are only proposals of a provisional line-up: they have no name and appear in no action.
  /// - Parameter keepsStarters: true to keep the starters of a team about which nothing else is known.
  package func unusedNumbers(of side: Side, keepsStarters: Bool) -> Set<PlayerID> {
    let team = self[side]
    guard team.isProvisional else { return [] }
    let active = activePlayers(of: side)
    let unused = team.playerIDs.filter { team[$0].isPlaceholder && team[$0].traits.isEmpty && !active.contains($0) }
    let isAnyKnown = unused.count < team.players.count
    return Set(unused.filter { isAnyKnown || !keepsStarters || !team[$0].isStarter })
  }
}
