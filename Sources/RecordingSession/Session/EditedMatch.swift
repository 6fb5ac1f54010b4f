import MatchModel

extension Match {
  /// A copy in which an action takes the place of another one.
  func replacing(_ index: Int, by action: Action) -> Match {
    var match = self
    match.actions[index] = action
    return match
  }

  /// A copy without the actions at these places.
  func without(_ places: [Int]) -> Match {
    var match = self
    match.actions = actions.picking(actions.indices.filter { !places.contains($0) })
    return match
  }
}
