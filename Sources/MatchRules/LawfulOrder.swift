import MatchModel

/// A documented file of 2011 has no order within a minute. This chooses one that the laws accept, where there is one.
extension Match {
  /// The places of the actions in a lawful order: within a minute the first action that breaks nothing goes first.
  public func lawfulOrder(rules: RuleSet) -> [Int] {
    var state = MatchState(of: self, rules: rules)
    var order: [Int] = []
    order.reserveCapacity(actions.count)
    var next = 0
    while next < actions.count {
      var end = next + 1
      while end < actions.count, actions[end].isUnordered(with: actions[next]) { end += 1 }
      var waiting = Array(next..<end)
      while !waiting.isEmpty {
        let lawful = waiting.firstIndex { Laws.breaches(of: actions[$0], in: state, match: self).isEmpty }
        let index = waiting.remove(at: lawful ?? 0)
        state.apply(actions[index])
        order.append(index)
      }
      next = end
    }
    return order
  }
}

extension Action {
  /// Whether nothing but the order of the file says which of two comes first.
  fileprivate func isUnordered(with other: Action) -> Bool {
    let whistles: Set<ActionKind> = [.periodStart, .periodEnd, .matchEnd]
    guard !whistles.contains(kind), !whistles.contains(other.kind) else { return false }
    return moment.phase == other.moment.phase && moment.minute == other.moment.minute
  }
}
