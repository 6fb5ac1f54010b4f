import MatchModel

/// An origin of attempts that a game declares with `words.origin.CODE`, such as futsal's second penalty; or a standard
/// one with the game's own names, such as handball's seven-metre throw: `words.origin.penal = p set_metres | ...`.
public struct DeclaredOrigin: Declaration {
  public let code: Origin
  public let letter: Character
  public let words: DeclaredWords

  /// Parses `w doble_penal | doble_penalti | second_penalty`: the letter and the names.
  public init?(_ code: Origin, _ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 1, let letter = parts[0].first,
      Self.isFree(letter) || RuleSet.standardOrigins.contains(where: { $0 == (letter, code) }),
      let words = DeclaredWords(String(parts[1]))
    else { return nil }
    self.code = code
    self.letter = letter
    self.words = words
  }

  public var text: String { "\(letter) \(words.text)" }
  /// The code in the key, which has no spaces: `centrada-esquerra`.
  var keyCode: String { Self.keyCode(of: code) }

  /// The code that a key contains.
  static func code(inKey text: String) -> Origin {
    RuleSet.standardOrigins.map(\.code).first { keyCode(of: $0) == text } ?? Origin(rawValue: text)
  }

  private static func keyCode(of code: Origin) -> String { code.rawValue.replacing(" ", with: "-") }

  static let hasOwnNames = true

  /// True if the letter has no other meaning for an attempt: `r`, `l`, `h` and `o` are body parts, and `x` is the
  /// woodwork.
  private static func isFree(_ letter: Character) -> Bool {
    ("a"..."z").contains(letter) && !"rlhox".contains(letter) && !RuleSet.footballOrigins.contains(letter)
  }
}

extension RuleSet {
  /// The play that led to an attempt, in order.
  public static let standardOrigins: [(letter: Character, code: Origin)] = [
    ("j", .openPlay), ("e", .crossFromLeft), ("d", .crossFromRight), ("c", .corner), ("f", .freeKick), ("p", .penalty),
    ("k", .counterAttack), ("b", .rebound), ("t", .throwIn),
  ]
  static let footballOrigins = standardOrigins.map(\.letter)

  /// The names of an origin that the game declares. Nil for a standard one without names of its own.
  public func words(for origin: Origin) -> DeclaredWords? { ownOrigins.first { $0.code == origin }?.words }

  /// Letters of origins that are neither standard nor declared.
  var originsOfNothing: [Character] {
    origins.filter { letter in
      !Self.footballOrigins.contains(letter) && !ownOrigins.contains { $0.letter == letter }
    }
  }
}

extension RuleParameter {
  static let origins = list("origins", .letters, \.origins, \.description) { words in
    let areLetters = words.allSatisfy { $0.count == 1 && ("a"..."z").contains($0) }
    return areLetters && Set(words).count == words.count ? words.compactMap(\.first) : nil
  }
}
