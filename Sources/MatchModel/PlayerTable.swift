/// A value for each player of a team, looked up by identity. It contains the players that the team had when the table
/// was created, in the order in which they joined.
public struct PlayerTable<Value> {
  /// Indexed by serial number; nil for players who have left the team.
  @usableFromInline var slots: [Value?]

  @inlinable public init(_ team: Team, _ value: (PlayerID) throws -> Value) rethrows {
    slots = Array(repeating: nil, count: team.joined)
    for id in team.playerIDs { slots[id.serial] = try value(id) }
  }

  /// Stops the program if the player has no value, which only a mistake in the code can cause.
  @inlinable public subscript(id: PlayerID) -> Value {
    get { slots[id.serial]! }
    // Modifies in place, because a getter and setter would copy an array for each append.
    _modify { yield &slots[id.serial]! }
  }

  @inlinable public func contains(_ id: PlayerID) -> Bool {
    slots.indices.contains(id.serial) && slots[id.serial] != nil
  }

  @inlinable public var playerIDs: [PlayerID] { map(\.id) }

  @inlinable public func playerIDs(where isWanted: (Value) -> Bool) -> [PlayerID] {
    compactMap { isWanted($0.value) ? $0.id : nil }
  }
}

extension PlayerTable: Sequence {
  public struct Iterator: IteratorProtocol {
    @usableFromInline let slots: [Value?]
    @usableFromInline var serial = 0

    @inlinable init(_ slots: [Value?]) { self.slots = slots }

    @inlinable public mutating func next() -> (id: PlayerID, value: Value)? {
      while serial < slots.count {
        defer { serial += 1 }
        if let value = slots[serial] { return (PlayerID(joinedAfter: serial), value) }
      }
      return nil
    }
  }

  @inlinable public func makeIterator() -> Iterator { Iterator(slots) }
}

extension PlayerTable: Equatable where Value: Equatable {
  @inlinable public func count(of value: Value) -> Int { slots.count { $0 == value } }
}
extension PlayerTable: Sendable where Value: Sendable {}
