extension CommandCheck {
  /// A number that belongs to another action than when the list was shown.
  static let numberMoved = CommandCheck(name: "numberMoved", onNo: .slip) { target, situation in
    guard case .listed(let actions) = target else { return nil }
    let moved = actions.filter { $0.meaning != .current }.compactMap { action in
      situation.match.actions.place(of: action.meant).map { place in
        Doubt.Renumbered(
          typed: action.number, entry: situation.ledger.logEntry(place), isGone: action.meaning == .gone)
      }
    }
    return moved.isEmpty ? nil : .renumbered(moved)
  }
}
