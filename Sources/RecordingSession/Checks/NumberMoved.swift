extension CommandCheck {
  /// A number that belongs to another action than when the list was shown.
  static let numberMoved = CommandCheck(name: "numberMoved", onNo: .slip) { target, situation in
    guard case .listed(let actions) = target else { return nil }
    let moved = actions.filter { $0.meaning != .current }
    if moved.isEmpty { return nil }
    return .renumbered(
      moved.map { action in
        Doubt.Renumbered(
          typed: action.typed + 1, entry: situation.ledger.logEntry(action.index), isGone: action.meaning == .gone)
      })
  }
}
