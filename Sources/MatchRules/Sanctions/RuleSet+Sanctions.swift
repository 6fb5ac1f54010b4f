import MatchModel

extension RuleSet {
  /// Nil if the game disables the sanction or does not declare it.
  public func sanction(_ code: CardColor) -> Sanction? {
    isWithout(code) ? nil : sanctions.first { $0.code == code }
  }

  /// The enabled standard sanctions and the declared ones.
  public var sanctionsInForce: [Sanction] {
    without.isEmpty ? sanctions : sanctions.filter { !isWithout($0.code) }
  }

  /// The sums whose sanctions are enabled.
  public var sumsInForce: [SanctionSum] {
    without.isEmpty
      ? sums : sums.filter { sum in !isWithout(sum.code) && !sum.kinds.allSatisfy(isWithout) }
  }

  /// Sanctions that only this game has.
  public var ownSanctions: [Sanction] { sanctions.filter { !CardColor.documented.contains($0.code) } }

  public var ownSums: [SanctionSum] { sums.filter { !CardColor.documented.contains($0.code) } }

  /// True if yellow cards add up to a sending-off.
  public var hasSecondYellow: Bool { sumsInForce.contains { $0.kinds == [.yellow] } }

  /// True if the game declares this card.
  public func isOwn(_ code: CardColor) -> Bool {
    !CardColor.documented.contains(code) && (sanction(code) != nil || sums.contains { $0.becomes && $0.code == code })
  }

  private func isWithout(_ code: CardColor) -> Bool { without.contains { $0.rawValue == code.rawValue } }

  /// The card that the referee showed: for a second yellow card, a yellow one.
  package func shown(_ color: CardColor) -> CardColor {
    if sanction(color) != nil { return color }
    return sumsInForce.first { $0.becomes && $0.code == color }?.kinds.first ?? color
  }

  /// Minutes of a temporary dismissal for a caution, during which the team is a player short. Nil if the rules have
  /// none.
  public var sinBin: Int? {
    get {
      guard let effect = sanction(.yellow)?.effect, case .away(let minutes) = effect.exclusion,
        effect == Self.sinBin(minutes)
      else { return nil }
      return minutes
    }
    set {
      declare(Sanction(.yellow, letters: "y", newValue.map(Self.sinBin) ?? SanctionEffect(.stays)), in: \.sanctions)
    }
  }

  private static func sinBin(_ minutes: Int) -> SanctionEffect {
    SanctionEffect(.away(minutes: minutes), .short(minutes: minutes))
  }

  /// The kinds in a sum that are neither a sanction nor a foul of the game. A sum that becomes a card can only have
  /// cards.
  func unknownKinds(of sum: SanctionSum) -> [CardColor] {
    sum.kinds.filter { sanction($0) == nil && (sum.becomes || !isFoul($0)) }
  }

  /// False if the first sanction of the sum already sends off.
  func isReachable(_ sum: SanctionSum) -> Bool {
    sum.kinds.contains { kind in
      guard let sanction = sanction(kind) else { return isFoul(kind) && foul(of: kind)?.effect?.exclusion != .out }
      return sanction.effect.exclusion != .out
    }
  }

  /// True for a kind of foul, or for any foul.
  private func isFoul(_ kind: CardColor) -> Bool { kind == SanctionSum.everyFoul || foul(of: kind) != nil }

  private func foul(of kind: CardColor) -> DeclaredFoul? { foul(FoulCode(rawValue: kind.rawValue)) }

  /// True if fouls can have a personal sanction.
  var punishesFouls: Bool {
    fouls.contains { $0.effect != nil } || sumsInForce.contains { $0.kinds.contains(where: isFoul) }
  }

  /// Minimum number of players to continue (Law 3.1).
  var leastToPlay: Int {
    get { minimumOn ?? minimum }
    set { minimumOn = newValue == minimum ? nil : newValue }
  }
}
