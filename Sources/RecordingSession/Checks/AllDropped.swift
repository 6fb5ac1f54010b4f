extension CommandCheck {
  /// `drop all` with several open lines: none of them could be taken back.
  static let allDropped = CommandCheck(name: "allDropped", onNo: .slip) { target, _ in
    guard case .openLines(let lines) = target, lines.count > 1 else { return nil }
    return .dropsAll(lines)
  }
}
