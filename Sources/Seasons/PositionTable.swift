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
  /// Words for a side of the field, folded.
  public let left, right, centre: Set<String>

  public static let shared = PositionTable()

  private enum Role: String, CaseIterable {
    case goalkeeper, defender
    case centreBack = "centre-back"
    case defensiveMidfielder = "defensive-midfielder"
    case midfielder
    case centralMidfielder = "central-midfielder"
    case attackingMidfielder = "attacking-midfielder"
    case winger, forward
    case centreForward = "centre-forward"

    var depth: Int {
      switch self {
      case .goalkeeper: 0
      case .defender, .centreBack: 1
      case .defensiveMidfielder: 2
      case .midfielder, .centralMidfielder: 3
      case .attackingMidfielder: 4
      case .winger: 5
      case .forward, .centreForward: 6
      }
    }

    var isCentral: Bool { [.centreBack, .centralMidfielder, .centreForward].contains(self) }
  }

  private init() {
    let books = Phrasebook.everyLanguage
    func words(_ key: String) -> [String] {
      books.words("words.position.\(key)").map { folded($0).replacing("_", with: " ") }
    }
    var terms: [String: Entry] = [:]
    for role in Role.allCases {
      for (side, lateral) in [("", 0), ("-left", -2), ("-right", 2)] where role != .goalkeeper || side.isEmpty {
        let entry = Entry(
          depth: role.depth, lateral: role.isCentral ? lateral / 2 : lateral, isCentral: role.isCentral)
        for word in words(role.rawValue + side) { terms[word] = entry }
      }
    }
    self.terms = terms
    left = Set(words("left"))
    right = Set(words("right"))
    centre = Set(words("centre"))
  }

  /// If a text names several positions, as in `CB/LB`, the first one counts.
  func position(_ text: String) -> PlayingPosition? {
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
      guard let entry = isExact ? terms[term] : longestBeginning(of: term) else { continue }
      let isCentral = entry.isCentral || isCentral && inner.count < rest.count
      return PlayingPosition(
        depth: entry.depth, lateral: side == 0 ? entry.lateral : isCentral ? side / 2 : side)
    }
    return nil
  }

  /// The longest term of at least three letters that the text begins with: `defenders`, `midfield anchor`.
  private func longestBeginning(of text: String) -> Entry? {
    var text = text[...]
    while text.count >= 3 {
      if let entry = terms[String(text)] { return entry }
      text = text.dropLast()
    }
    return nil
  }
}
