import MatchModel

extension RuleSet {
  /// The sanction of that code; nil where the game does without it, or declares none.
  public func sanction(_ code: CardColor) -> Sanction? {
    isWithout(code) ? nil : sanctions.first { $0.code == code }
  }

  /// The sanctions that the game has: football's, but for those that it does without, and its own.
  public var sanctionsInForce: [Sanction] {
    without.isEmpty ? sanctions : sanctions.filter { !isWithout($0.code) }
  }

  /// What sanctions that the game has add up to.
  public var sumsInForce: [SanctionSum] {
    without.isEmpty
      ? sums : sums.filter { sum in !isWithout(sum.code) && !sum.kinds.allSatisfy(isWithout) }
  }

  /// The sanctions that no other game has.
  public var ownSanctions: [Sanction] { sanctions.filter { !CardColor.documented.contains($0.code) } }

  /// What sanctions add up to in no other game.
  public var ownSums: [SanctionSum] { sums.filter { !CardColor.documented.contains($0.code) } }

  /// Whether yellow cards add up to a sending-off.
  public var hasSecondYellow: Bool { sumsInForce.contains { $0.kinds == [.yellow] } }

  /// Whether a card of that colour is one that the game knows by a name of its own.
  public func isOwn(_ code: CardColor) -> Bool {
    !CardColor.documented.contains(code) && (sanction(code) != nil || sums.contains { $0.becomes && $0.code == code })
  }

  private func isWithout(_ code: CardColor) -> Bool { without.contains { $0.rawValue == code.rawValue } }

  /// What a sanction, or what some of them add up to, is called; nil where nothing is said.
  public func words(for code: CardColor) -> DeclaredWords? { words[code.rawValue] }

  /// The card that the referee showed: of a second yellow card, a yellow one.
  func shown(_ color: CardColor) -> CardColor {
    if sanction(color) != nil { return color }
    return sumsInForce.first { $0.becomes && $0.code == color }?.kinds.first ?? color
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

  /// Puts a sanction of the game's own among the others, by code: football's come first.
  mutating func declare(_ sanction: Sanction) {
    sanctions.removeAll { $0.code == sanction.code }
    sanctions =
      sanctions.filter { !ownSanctions.contains($0) }
      + (ownSanctions + [sanction]).sorted { $0.code.rawValue < $1.code.rawValue }
  }

  /// Puts a sum of the game's own among the others, by code: football's comes first.
  mutating func declare(_ sum: SanctionSum) {
    sums.removeAll { $0.code == sum.code }
    sums = sums.filter { !ownSums.contains($0) } + (ownSums + [sum]).sorted { $0.code.rawValue < $1.code.rawValue }
  }

  /// The kinds of a sum that the game has neither a sanction nor a foul for. What becomes of a card is of cards alone.
  func unknownKinds(of sum: SanctionSum) -> [CardColor] {
    sum.kinds.filter { sanction($0) == nil && (sum.becomes || !isFoul($0)) }
  }

  /// Whether anybody can come to a sum: who is sent off by one of its kinds sees no second.
  func isReachable(_ sum: SanctionSum) -> Bool {
    sum.kinds.contains { kind in
      guard let sanction = sanction(kind) else { return isFoul(kind) && foul(of: kind)?.effect?.exclusion != .out }
      return sanction.effect.exclusion != .out
    }
  }

  /// Whether something that adds up is a kind of foul, or every one.
  private func isFoul(_ kind: CardColor) -> Bool { kind == SanctionSum.everyFoul || foul(of: kind) != nil }

  private func foul(of kind: CardColor) -> DeclaredFoul? { foul(FoulCode(rawValue: kind.rawValue)) }

  /// Whether fouls may send somebody from the field.
  var punishesFouls: Bool {
    fouls.contains { $0.effect != nil } || sumsInForce.contains { $0.kinds.contains(where: isFoul) }
  }

  /// Fewest players to go on (Law 3.1).
  public var leastToPlay: Int { minimumOn ?? minimum }
}
