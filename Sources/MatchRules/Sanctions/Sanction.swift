import MatchModel

/// A sanction in the rules: a card, or the equivalent of another game.
public struct Sanction: Declaration {
  public let code: CardColor
  public let letters: String
  public let effect: SanctionEffect

  public init(_ code: CardColor, letters: String, _ effect: SanctionEffect) {
    self.code = code
    self.letters = letters
    self.effect = effect
  }

  /// Parses `r out short`: the letters and the effect.
  init?(_ code: CardColor, _ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let letters = words.first, Self.areLetters(letters),
      let effect = SanctionEffect(words: Array(words.dropFirst()))
    else { return nil }
    self.init(code, letters: letters, effect)
  }

  public var text: String { "\(letters) \(effect.text)" }

  static func areLetters(_ text: String) -> Bool {
    (1...4).contains(text.count) && text.allSatisfy { ("a"..."z").contains($0) }
  }
}

/// Sanctions or fouls that add up to a sanction: two yellow cards to a red one, five fouls to a disqualification.
public struct SanctionSum: Declaration {
  public let code: CardColor
  public let count: Int
  /// The sanctions and kinds of foul that count, in any combination.
  public let kinds: [CardColor]
  /// In `kinds`: any foul.
  package static let everyFoul = CardColor(rawValue: "fouls")
  public let effect: SanctionEffect
  /// True if the last one is stored as a card with this code.
  public let becomes: Bool

  public init(_ code: CardColor, _ count: Int, of kinds: [CardColor], _ effect: SanctionEffect, becomes: Bool) {
    self.code = code
    self.count = count
    self.kinds = kinds
    self.effect = effect
    self.becomes = becomes
  }

  /// Parses `2 of groga : out short becomes`.
  init?(_ code: CardColor, _ text: String) {
    let halves = text.split(separator: ":", maxSplits: 1).map { $0.split(separator: " ").map(String.init) }
    guard halves.count == 2, halves[0].count >= 3, let count = Int(halves[0][0]), (2...20).contains(count),
      halves[0][1] == "of"
    else { return nil }
    var effect = halves[1]
    let becomes = effect.last == "becomes"
    if becomes { effect.removeLast() }
    guard let effect = SanctionEffect(words: effect) else { return nil }
    self.init(code, count, of: halves[0][2...].map(CardColor.init(rawValue:)), effect, becomes: becomes)
  }

  public var text: String {
    "\(count) of \(kinds.map(\.rawValue).joined(separator: " ")) : \(effect.text)\(becomes ? " becomes" : "")"
  }
}
