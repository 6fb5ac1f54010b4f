import MatchModel

extension Check {
  /// The end of regular time, if the shoot-out may follow, and the user has not said that extra time does. `start`
  /// means yes too.
  static let shootOut = Check("shootOut", at: .ended, for: [.prompt, .confirmed]) { proposal, situation in
    guard proposal.sequel == nil, situation.sequels(proposal).contains(.shootOut) else { return nil }
    let goesOn = proposal.with(\.sequel, .shootOut)
    return .ask(
      Inquiry(
        doubt: .shootOut, yes: goesOn, no: .recordAnyway,
        adding: { $0.kinds == [.start] ? goesOn : $0.endsMatch ? proposal : nil }, instead: { _ in nil }))
  }
}
