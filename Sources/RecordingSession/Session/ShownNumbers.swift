import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Which action had which number when it was last on the screen. What is put into the middle of the log gives those
/// after it other numbers; who reads an older list means what stands there.
struct ShownNumbers {
  private var actions: [Int: ActionID] = [:]

  /// - Parameter index: its place from 0.
  mutating func note(_ action: ActionID, at index: Int) { actions[index] = action }

  /// What somebody means who types a number.
  enum Meaning: Equatable {
    /// What has it now.
    case current
    /// What had it then, and stands elsewhere now.
    case moved(to: Int)
    /// What had it then is not there any more, and what has it now was shown by another number.
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

extension Session {
  /// The places of the actions that a person means by numbers: those of the list that was shown. Where one of them has
  /// another number by now, it is named and asked about.
  func meant(_ places: [Int], _ call: CommandCall) throws(Refusal) -> [Int] {
    guard let dialogue, !call.hasCurrentNumbers else { return places }
    let actions = ledger.match.actions
    let meanings = places.map { shownNumbers.meaning(of: $0, in: actions) }
    let meant = zip(places, meanings).map { place, meaning in
      if case .moved(let now) = meaning { now } else { place }
    }
    let doubtful = meant.indices.filter { meanings[$0] != .current }
    guard !doubtful.isEmpty, !call.isConfirmed else { return meant }
    let renumbered = doubtful.map { index in
      Doubt.Renumbered(
        typed: places[index] + 1, entry: logEntry(meant[index], isSeen: false), isGone: meanings[index] == .gone)
    }
    try insist(dialogue, .renumbered(renumbered), isSlip: true, column: call.column)
    return meant
  }
}
