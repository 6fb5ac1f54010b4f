extension ActionList {
  /// These actions with the IDs that they have in another version of the match. Actions that look the same in the log
  /// get the same ID. If equally many actions differ in both versions, one of the same kind in the same place is
  /// treated as edited.
  package func identified(by other: ActionList) -> ActionList {
    let shared = Swift.min(count, other.count)
    var first = 0
    while first < shared, self[first].looksLike(other[first]) { first += 1 }
    var last = 0
    while last < shared - first, self[count - 1 - last].looksLike(other[other.count - 1 - last]) { last += 1 }

    // The differences lie between the common beginning and the common end.
    let (changed, old) = (first..<count - last, first..<other.count - last)
    var left = Array(old)
    var origin: [Int?] = changed.map { place in
      guard let found = left.firstIndex(where: { self[place].looksLike(other[$0]) }) else { return nil }
      return left.remove(at: found)
    }
    if changed.count == old.count {
      for (index, place) in changed.enumerated()
      where origin[index] == nil && left.contains(place) && self[place].kind == other[place].kind {
        origin[index] = place
      }
    }

    var list = other.emptied
    for place in indices {
      let was: Int? =
        place < first ? place : place >= changed.upperBound ? place - count + other.count : origin[place - first]
      list.append(self[place], as: was.map(other.id) ?? list.nextID)
    }
    return list
  }
}

extension Action {
  /// True if both look the same in the log. A file may have rounded anything finer than a minute.
  fileprivate func looksLike(_ other: Action) -> Bool {
    self === other
      || kind == other.kind && side == other.side && moment.phase == other.moment.phase
        && moment.minute == other.moment.minute && participants == other.participants
  }
}
