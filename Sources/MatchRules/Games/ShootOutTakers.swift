/// The players who take kicks in the shoot-out.
enum ShootOutTakers: String, CaseIterable, Sendable {
  case field
  /// Substitutes may take kicks too.
  case squad
}
