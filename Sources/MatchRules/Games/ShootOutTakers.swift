/// Who takes kicks of the shoot-out.
public enum ShootOutTakers: String, CaseIterable, Sendable {
  /// The players on the field at the end of the match.
  case field
  /// Substitutes too.
  case squad
}
