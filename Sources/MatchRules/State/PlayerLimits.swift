import MatchModel

extension MatchState {
  /// True if the team may have this person as an additional player: dismissed players are not replaced (docs/LAWS.md,
  /// A3, B7), and the place of a temporarily dismissed player is reserved for that player or a substitute (C8).
  func hasRoom(for person: Person, of side: Side) -> Bool {
    self[side].playersOnField < maximumPlayers(of: side, with: person)
  }

  /// Maximum number of players on the field; with a person, the maximum if that person is one of them.
  func maximumPlayers(of side: Side, with person: Person? = nil) -> Int {
    var unidentified = max(0, self[side].unidentifiedOn)
    if case .unidentified? = person { unidentified += 1 }
    return complete(side) - self[side].closedPlaces(butFor: person, unidentified: unidentified)
  }

  /// Number of excess players on the field (docs/LAWS.md, A1).
  public func excess(of side: Side) -> Int { max(0, self[side].playersOnField - maximumPlayers(of: side)) }

  /// The number of players that the team may have while places are closed; nil if none is.
  /// - Parameter time: cumulative seconds of play at which places may have opened; nil for now.
  func playersIfShort(_ side: Side, at time: Double? = nil) -> Int? {
    var team = self[side]
    if let time { team.openPlaces(at: time) }
    return team.closedPlaces.isEmpty ? nil : complete(side) - team.closedPlaces.count
  }

  /// The size of a full team, which the power play increases for a side that is far behind.
  func complete(_ side: Side) -> Int {
    let behind = score[side.other] - score[side]
    return rules.players + rules.powerPlay.count { behind >= $0 }
  }
}
