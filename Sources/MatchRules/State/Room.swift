import MatchModel

/// How many players a team may have on the field.
extension MatchState {
  /// Whether the team may have one more player on the field, and that one is this person: dismissals are not replaced
  /// (RULES A3, B7), and the place of somebody who serves a temporary one is kept for them, or for their substitute
  /// (RULES C8).
  public func hasRoom(for person: Person, of side: Side) -> Bool {
    self[side].playersOnField < maximumPlayers(of: side, with: person)
  }

  /// Most players the team may have on the field now.
  public func maximumPlayers(of side: Side) -> Int {
    complete(side) - self[side].closedPlaces(unidentified: self[side].unidentifiedOn)
  }

  /// Most players the team may have on the field, this person among them.
  func maximumPlayers(of side: Side, with person: Person) -> Int {
    var unidentified = max(0, self[side].unidentifiedOn)
    if case .unidentified = person { unidentified += 1 }
    return complete(side) - self[side].closedPlaces(butFor: person, unidentified: unidentified)
  }

  /// How many players too many are on the field (RULES A1); 0 where there are none.
  public func excess(of side: Side) -> Int { max(0, self[side].playersOnField - maximumPlayers(of: side)) }

  /// How many players the team has when nobody is missing: more than the rules' number for who is far behind, where
  /// they have a power play.
  func complete(_ side: Side) -> Int {
    let behind = score[side.other] - score[side]
    return rules.players + rules.powerPlay.count { behind >= $0 }
  }
}
