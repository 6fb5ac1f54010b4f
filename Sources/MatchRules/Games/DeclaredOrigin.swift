import MatchModel

/// An origin of attempts that a game declares with `words.origin.CODE`, such as futsal's second penalty.
public struct DeclaredOrigin: Declaration {
  /// The code in the file: `doble-penal`.
  public let code: Origin
  /// The letter typed for it.
  public let letter: Character
  /// Its names in each language.
  public let words: DeclaredWords

  /// Parses `w doble_penal | doble_penalti | second_penalty`: the letter and the names.
  public init?(_ code: Origin, _ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 1, let letter = parts[0].first, Self.isFree(letter),
      let words = DeclaredWords(String(parts[1]))
    else { return nil }
    self.code = code
    self.letter = letter
    self.words = words
  }

  public var text: String { "\(letter) \(words.text)" }
  static let hasOwnNames = true

  /// True if the letter has no other meaning for an attempt: `r`, `l`, `h` and `o` are body parts, and `x` is the
  /// woodwork.
  private static func isFree(_ letter: Character) -> Bool {
    ("a"..."z").contains(letter) && !"rlhox".contains(letter) && !RuleSet.footballOrigins.contains(letter)
  }
}

extension RuleSet {
  /// The letters of the standard origins, in order.
  static let footballOrigins: [Character] = ["j", "e", "d", "c", "f", "p", "k", "b", "t"]

  /// The names of an origin that the game declares. Nil for a standard one.
  public func words(for origin: Origin) -> DeclaredWords? { ownOrigins.first { $0.code == origin }?.words }

  /// Letters of origins that are neither standard nor declared.
  var originsOfNothing: [Character] {
    origins.filter { letter in
      !Self.footballOrigins.contains(letter) && !ownOrigins.contains { $0.letter == letter }
    }
  }
}

extension RuleParameter {
  /// The letters of the game's origins.
  static let origins = list("origins", .letters, \.origins, \.description) { words in
    let areLetters = words.allSatisfy { $0.count == 1 && ("a"..."z").contains($0) }
    return areLetters && Set(words).count == words.count ? words.compactMap(\.first) : nil
  }
}
