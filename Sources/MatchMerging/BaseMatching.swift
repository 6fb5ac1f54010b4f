/// Finds each action of the common ancestor in a record.
struct BaseMatching {
  /// For each action of the base, its place in the record; nil if it was deleted.
  let places: [Int?]
  /// Places of the record's actions that are not in the base.
  let new: [Int]
  /// True if the record has actions of the base in a different order.
  let isReordered: Bool

  init(base: [ActionRecord], record: [ActionRecord]) {
    var places: [Int?] = Array(repeating: nil, count: base.count)
    var isTaken = Array(repeating: false, count: record.count)
    func match(_ index: Int, _ place: Int) {
      places[index] = place
      isTaken[place] = true
    }
    // Unchanged actions in the same order.
    let difference = record.difference(from: base)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = zip(base.indices.filter { !removed.contains($0) }, record.indices.filter { !inserted.contains($0) })
    for (index, place) in kept { match(index, place) }
    // Unchanged actions in a different place.
    for index in base.indices where places[index] == nil {
      if let place = record.indices.first(where: { !isTaken[$0] && record[$0] == base[index] }) { match(index, place) }
    }
    // Changed actions: the nearest one of the same kind and side, first with the same moment, then with the same
    // fields.
    for isLike in [{ $0.moment == $1.moment }, { $0.values == $1.values }] as [(ActionRecord, ActionRecord) -> Bool] {
      for index in base.indices where places[index] == nil {
        let candidates = record.indices.filter {
          !isTaken[$0] && record[$0].kind == base[index].kind && record[$0].side == base[index].side
            && record[$0].period == base[index].period && isLike(record[$0], base[index])
        }
        let expected = Self.expected(index, places)
        if let nearest = candidates.min(by: { abs($0 - expected) < abs($1 - expected) }) { match(index, nearest) }
      }
    }
    for index in base.indices where places[index] == nil && base[index].isWhistle {
      let place = record.indices.first {
        !isTaken[$0] && record[$0].kind == base[index].kind && record[$0].period == base[index].period
      }
      if let place { match(index, place) }
    }
    self.places = places
    new = record.indices.filter { !isTaken[$0] }
    let found = places.compactMap { $0 }
    isReordered = zip(found, found.dropFirst()).contains { $0 > $1 }
  }

  /// The place where an action would be, judging by its neighbours.
  private static func expected(_ index: Int, _ places: [Int?]) -> Int {
    var before = index
    while before > 0 {
      before -= 1
      if let place = places[before] { return place + (index - before) }
    }
    return index
  }
}
