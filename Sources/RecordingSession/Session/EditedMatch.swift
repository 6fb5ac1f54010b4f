import MatchModel

extension Match {
  func replacing(_ index: Int, by action: Action) -> Match {
    var match = self
    match.actions[index] = action
    return match
  }

  func without(_ places: [Int]) -> Match {
    var match = self
    match.actions = actions.picking(actions.indices.filter { !places.contains($0) })
    return match
  }
}
