import MatchModel

/// The action numbers that were last shown. Insertions change the numbers of later actions, but a user who reads an
/// older list means the action shown in it.
struct ShownNumbers {
  private var actions: [Int: ActionID] = [:]

  mutating func note(_ action: ActionID, in match: ActionList) {
    if let place = match.place(of: action) { actions[place] = action }
  }

  enum Meaning: Equatable {
    /// The action that has the number now.
    case current
    /// The action that had the number then; its number is different now.
    case moved(to: Int)
    /// The action that had the number then is gone, and the one that has it now was shown with another number.
    case gone
  }

  func meaning(of index: Int, in match: ActionList) -> Meaning {
    guard let shown = actions[index], match.indices.contains(index), match.id(at: index) != shown else {
      return .current
    }
    if let place = match.place(of: shown) { return .moved(to: place) }
    return actions.contains { $0.key != index && $0.value == match.id(at: index) } ? .gone : .current
  }
}
