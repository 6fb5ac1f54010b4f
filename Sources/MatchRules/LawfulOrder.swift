import MatchModel

/// A documented file of 2011 has no order within a minute. This chooses one that the laws accept, where there is one.
extension Match {
  /// How many of a minute's actions are tried at a time: no minute has as many, and each try asks all the laws.
  private static let reach = 64

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
        let lawful = waiting.prefix(Self.reach).firstIndex {
          Laws.breaches(of: actions[$0], in: state, match: self).isEmpty
        }
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
