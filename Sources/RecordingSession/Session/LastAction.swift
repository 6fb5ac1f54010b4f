import MatchModel

extension BidirectionalCollection<Action> where Index == Int {
  /// The last action of a class that meets a condition, and its place.
  func last<Kind: Action>(_ kind: Kind.Type, where isWanted: (Kind) -> Bool = { _ in true }) -> (Kind, index: Int)? {
    for index in indices.reversed() {
      if let action = self[index] as? Kind, isWanted(action) { return (action, index) }
    }
    return nil
  }
}
