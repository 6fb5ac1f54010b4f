import MatchModel

/// Files from 2011 do not order events within a minute. This finds an order that complies with the laws, if there is
/// one.
extension Match {
  /// Maximum number of actions in a minute that are tried. Real minutes have fewer, and each trial checks all the laws.
  private static let reach = 64

  /// The positions of the actions in a legal order: within a minute, repeatedly the first action that breaks no law.
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
  /// True if only the order in the file shows which of the two actions comes first.
  fileprivate func isUnordered(with other: Action) -> Bool {
    let whistles: Set<ActionKind> = [.periodStart, .periodEnd, .matchEnd]
    guard !whistles.contains(kind), !whistles.contains(other.kind) else { return false }
    return moment.phase == other.moment.phase && moment.minute == other.moment.minute
  }
}
