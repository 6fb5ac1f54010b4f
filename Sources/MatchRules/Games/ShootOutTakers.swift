enum ShootOutTakers: String, CaseIterable, Sendable {
  case field
  /// Substitutes may take kicks too.
  case squad
}
