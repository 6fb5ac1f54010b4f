/// A value for each player of a team, found by who it is and not by the place in the squad. Its players are those of the
/// team it was made for, in the order in which they joined.
public struct PlayerTable<Value> {
  /// By the players' serial numbers; nil for those who have left the team.
  @usableFromInline var slots: [Value?]

  /// A value for each player that the team has now.
  @inlinable public init(_ team: Team, _ value: (PlayerID) throws -> Value) rethrows {
    slots = Array(repeating: nil, count: team.joined)
    for id in team.playerIDs { slots[id.serial] = try value(id) }
  }

  /// The value of a player, who must be one of the table's.
  @inlinable public subscript(id: PlayerID) -> Value {
    get { slots[id.serial]! }
    // In place: a list of the player's would be copied for each that is appended.
    _modify { yield &slots[id.serial]! }
  }

  /// Whether it has a value for the player.
  @inlinable public func contains(_ id: PlayerID) -> Bool {
    slots.indices.contains(id.serial) && slots[id.serial] != nil
  }

  /// Its players.
  @inlinable public var playerIDs: [PlayerID] { map(\.id) }

  /// Those of its players whose values are wanted.
  @inlinable public func playerIDs(where isWanted: (Value) -> Bool) -> [PlayerID] {
    var found: [PlayerID] = []
    for (id, value) in self where isWanted(value) { found.append(id) }
    return found
  }
}

extension PlayerTable: Sequence {
  /// What goes through players and values.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let slots: [Value?]
    @usableFromInline var serial = 0

    @inlinable init(_ slots: [Value?]) { self.slots = slots }

    /// The next player with the value; nil after the last one.
    @inlinable public mutating func next() -> (id: PlayerID, value: Value)? {
      while serial < slots.count {
        defer { serial += 1 }
        if let value = slots[serial] { return (PlayerID(joinedAfter: serial), value) }
      }
      return nil
    }
  }

  /// Goes through players and values, in the order in which the players joined.
  @inlinable public func makeIterator() -> Iterator { Iterator(slots) }
}

extension PlayerTable: Equatable where Value: Equatable {
  /// How many of its players have the value.
  @inlinable public func count(of value: Value) -> Int {
    var count = 0
    for slot in slots where slot == value { count += 1 }
    return count
  }
}
extension PlayerTable: Sendable where Value: Sendable {}
