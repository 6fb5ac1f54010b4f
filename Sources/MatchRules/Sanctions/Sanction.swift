import MatchModel

/// A sanction that the rules know: a card, or what a game has instead.
public struct Sanction: Hashable, Sendable {
  /// In the file: `groga`.
  public let code: CardColor
  /// What is typed for it.
  public let letters: String
  /// What it does to the person, and to the place in the team.
  public let effect: SanctionEffect

  /// - Parameter letters: what is typed for it.
  public init(_ code: CardColor, letters: String, _ effect: SanctionEffect) {
    (self.code, self.letters, self.effect) = (code, letters, effect)
  }

  /// Reads `r out short`: the letters, and the effect.
  init?(_ code: CardColor, _ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let letters = words.first, Self.areLetters(letters),
      let effect = SanctionEffect(words: Array(words.dropFirst()))
    else { return nil }
    self.init(code, letters: letters, effect)
  }

  /// As it is read.
  public var text: String { "\(letters) \(effect.text)" }

  static func areLetters(_ text: String) -> Bool {
    (1...4).contains(text.count) && text.allSatisfy { ("a"..."z").contains($0) }
  }
}

/// Sanctions or fouls that add up to a sanction: two yellow cards to a red, five fouls to leaving the court.
public struct SanctionSum: Hashable, Sendable {
  /// In the file: `segonagroga`.
  public let code: CardColor
  /// How many of them come to it.
  public let count: Int
  /// Which sanctions and kinds of foul are counted, in any mixture.
  public let kinds: [CardColor]
  /// Among the kinds, every foul.
  static let everyFoul = CardColor(rawValue: "fouls")
  /// What it does to the person, and to the place in the team.
  public let effect: SanctionEffect
  /// Whether the last of them is kept as a card of this code.
  public let becomes: Bool

  /// - Parameter becomes: whether the last of them is kept as a card of this code.
  public init(_ code: CardColor, _ count: Int, of kinds: [CardColor], _ effect: SanctionEffect, becomes: Bool) {
    (self.code, self.count, self.kinds, self.effect, self.becomes) = (code, count, kinds, effect, becomes)
  }

  /// Reads `2 of groga : out short becomes`.
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

  /// As it is read.
  public var text: String {
    "\(count) of \(kinds.map(\.rawValue).joined(separator: " ")) : \(effect.text)\(becomes ? " becomes" : "")"
  }
}
