/// Who takes kicks of the shoot-out.
public enum ShootOutTakers: String, CaseIterable, Sendable {
  /// The players on the field at the end of the match.
  case field
  /// Substitutes too.
  case squad
}

extension RuleParameter {
  private static let turn = 1...20
  private static let everybody = "all"

  /// How many players of a team take all its kicks, in turn.
  static let shootOutTurn = RuleParameter(
    key: "shoot-out-turn", expectation: .numberOrAll(turn), read: { $0.shootOutTurn.map(String.init) ?? everybody },
    write: { value, rules in
      let number = Int(value)
      guard value == everybody || number.map(turn.contains) ?? false else { return false }
      rules.shootOutTurn = number
      return true
    })
}
