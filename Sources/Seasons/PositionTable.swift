import Phrases

/// The words for positions in every language, and the rules for reading a text with them.
/// `Stylesheets/part-positions.xsl` follows the same steps; a test compares the two.
public struct PositionTable: Sendable {
  public struct Entry: Equatable, Sendable {
    /// See ``PlayingPosition``.
    public let depth: Int
    /// The side that the term itself implies, as in `LB`.
    public let lateral: Int
    /// True if the term is central, so that a side named with it only shifts it: a left centre-back.
    public let isCentral: Bool
  }

  /// Keyed by folded text, with words separated by one space.
  public let terms: [String: Entry]
  /// Terms that mean another line than in football: futsal's pivot is the forward, and football's a midfielder.
  public let termsOfOtherGames: [String: Entry]
  /// Basketball shares no term with football.
  public let termsOfBasketball: [String: Entry]
  /// All the terms of each game.
  private let termsInGame: [PositionGame: [String: Entry]]
  /// Words for a side of the field, folded.
  public let left, right, centre: Set<String>

  public static let shared = PositionTable()

  private static let roles: [(key: String, depth: Int, isCentral: Bool)] = [
    ("goalkeeper", 0, false), ("defender", 1, false), ("centre-back", 1, true), ("defensive-midfielder", 2, false),
    ("pivot", 2, false), ("midfielder", 3, false), ("central-midfielder", 3, true), ("attacking-midfielder", 4, false),
    ("winger", 5, false), ("ala", 5, false), ("forward", 6, false), ("centre-forward", 6, true),
  ]
  private static let depthsInOtherGames = ["pivot": 6, "ala": 4]
  private static let depthsInBasketball: KeyValuePairs = ["guard": 1, "basketball-forward": 3, "basketball-centre": 6]
  /// Roles without terms of their own for a side.
  private static let unsided: Set = ["goalkeeper", "pivot", "ala"]

  private init() {
    let books = Phrasebook.everyLanguage
    func words(_ key: String) -> [String] {
      books.words("words.position.\(key)").map { folded($0).replacing("_", with: " ") }
    }
    var terms: [String: Entry] = [:]
    var termsOfOtherGames: [String: Entry] = [:]
    for (key, depth, isCentral) in Self.roles {
      for (side, lateral) in [("", 0), ("-left", -2), ("-right", 2)] where side.isEmpty || !Self.unsided.contains(key) {
        let entry = Entry(depth: depth, lateral: isCentral ? lateral / 2 : lateral, isCentral: isCentral)
        for word in words(key + side) { terms[word] = entry }
      }
      if let depth = Self.depthsInOtherGames[key] {
        let entry = Entry(depth: depth, lateral: 0, isCentral: isCentral)
        for word in words(key) { termsOfOtherGames[word] = entry }
      }
    }
    self.terms = terms
    self.termsOfOtherGames = termsOfOtherGames
    var termsOfBasketball: [String: Entry] = [:]
    for (key, depth) in Self.depthsInBasketball {
      for word in words(key) { termsOfBasketball[word] = Entry(depth: depth, lateral: 0, isCentral: false) }
    }
    self.termsOfBasketball = termsOfBasketball
    termsInGame = [
      .football: terms, .other: terms.merging(termsOfOtherGames) { $1 }, .basketball: termsOfBasketball,
    ]
    left = Set(words("left"))
    right = Set(words("right"))
    centre = Set(words("centre"))
  }

  /// If a text names several positions, as in `CB/LB`, the first one counts.
  func position(_ text: String, in game: PositionGame) -> PlayingPosition? {
    let terms = termsInGame[game] ?? terms
    let first = folded(text).split(omittingEmptySubsequences: false) { "/,;|(".contains($0) }.first ?? ""
    let words = first.split { $0.isWhitespace || "-._'".contains($0) }.map(String.init)
    guard !words.isEmpty else { return nil }
    if let entry = terms[words.joined(separator: " ")] {
      return PlayingPosition(depth: entry.depth, lateral: entry.lateral)
    }
    let side = words.reduce(0) { left.contains($1) ? -2 : right.contains($1) ? 2 : $0 }
    let rest = words.filter { !left.contains($0) && !right.contains($0) }
    let inner = rest.filter { !centre.contains($0) }
    for (term, isExact, isCentral) in [
      (rest, true, false), (inner, true, true), (rest, false, false), (inner, false, true),
    ] {
      let term = term.joined(separator: " ")
      guard let entry = isExact ? terms[term] : Self.longestBeginning(of: term, in: terms) else { continue }
      let isCentral = entry.isCentral || isCentral && inner.count < rest.count
      return PlayingPosition(
        depth: entry.depth, lateral: side == 0 ? entry.lateral : isCentral ? side / 2 : side)
    }
    return nil
  }

  /// The longest term of at least three letters that the text begins with: `defenders`, `midfield anchor`.
  private static func longestBeginning(of text: String, in terms: [String: Entry]) -> Entry? {
    var text = text[...]
    while text.count >= 3 {
      if let entry = terms[String(text)] { return entry }
      text = text.dropLast()
    }
    return nil
  }
}
