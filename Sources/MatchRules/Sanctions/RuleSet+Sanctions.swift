import MatchModel

extension RuleSet {
  public func sanction(_ code: CardColor) -> Sanction? { sanctions.first { $0.code == code } }

  /// The card that the referee showed: of a second yellow card, a yellow one.
  func shown(_ color: CardColor) -> CardColor {
    if sanction(color) != nil { return color }
    return sums.first { $0.becomes && $0.code == color }?.kinds.first ?? color
  }

  /// Minutes of a temporary dismissal for a caution, during which the team is a player short; nil where there is none.
  public var sinBin: Int? {
    get {
      guard let effect = sanction(.yellow)?.effect, case .away(let minutes) = effect.exclusion,
        effect == Self.sinBin(minutes)
      else { return nil }
      return minutes
    }
    set {
      set(Sanction(.yellow, letters: "y", newValue.map(Self.sinBin) ?? SanctionEffect(.stays)))
    }
  }

  private static func sinBin(_ minutes: Int) -> SanctionEffect {
    SanctionEffect(.away(minutes: minutes), .short(minutes: minutes))
  }

  mutating func set(_ sanction: Sanction) {
    guard let index = sanctions.firstIndex(where: { $0.code == sanction.code }) else {
      return sanctions.append(sanction)
    }
    sanctions[index] = sanction
  }

  mutating func set(_ sum: SanctionSum) {
    guard let index = sums.firstIndex(where: { $0.code == sum.code }) else { return sums.append(sum) }
    sums[index] = sum
  }

  /// Whether anybody can come to a sum: who is sent off by one of its kinds sees no second.
  func isReachable(_ sum: SanctionSum) -> Bool {
    sum.kinds.contains { kind in sanction(kind).map { $0.effect.exclusion != .out } ?? false }
  }

  /// Fewest players to go on (Law 3.1).
  public var leastToPlay: Int { minimumOn ?? minimum }
}
