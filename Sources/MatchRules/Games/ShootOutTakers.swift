/// The players who take kicks in the shoot-out.
public enum ShootOutTakers: String, CaseIterable, Sendable {
  case field
  /// Substitutes may take kicks too.
  case squad
}

extension RuleParameter {
  private static let turn = 1...20
  private static let everybody = "all"

  /// Number of players of a team who take all its kicks in turn.
  static let shootOutTurn = RuleParameter(
    key: "shoot-out-turn", expectation: .numberOrAll(turn), read: { $0.shootOutTurn.map(String.init) ?? everybody },
    write: { value, rules in
      let number = Int(value)
      guard value == everybody || number.map(turn.contains) ?? false else { return false }
      rules.shootOutTurn = number
      return true
    })
}
