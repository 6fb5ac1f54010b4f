/// The game's declarations as lines of `joc`: overridden parameters of a family such as `action.duel`, with their
/// names.
struct DeclarationList {
  /// A line: `<mena>`.
  struct Line {
    /// The family: `action`.
    let kind: String
    /// The code after the dot: `duel`.
    let code: String
    /// Nil for a line that has only names. For an origin, its letter.
    let value: String?
    /// Sorted like ``languages``. Empty if the line has no names.
    let words: [String]
  }

  /// The attributes with names, in the order of rule sets.
  static let languages: [StaticString] = ["ca", "es", "en"]
  static let words = "words"
  /// The family of limits, which have no separate names.
  private static let most = "most"
  private static let origin = "origin."
  private static let separator = " | "
  /// Sanctions that are standard parameters.
  private static let football = ["sanction.groga", "sanction.vermella", "sum.segonagroga"]

  /// Sorted by family and code.
  let lines: [Line]

  init(_ parameters: [String: String]) {
    let parted = parameters.compactMap { key, value -> (kind: String, code: String, value: String)? in
      guard let dot = key.firstIndex(of: "."), Self.holds(key, value) else { return nil }
      return (String(key[..<dot]), String(key[key.index(after: dot)...]), value)
    }.sorted { ($0.code, $0.kind) < ($1.code, $1.kind) }
    let named = Dictionary(uniqueKeysWithValues: parted.filter { $0.kind == Self.words }.map { ($0.code, $0.value) })
    let others = Set(parted.filter { $0.kind != Self.words }.map(\.code))
    lines = parted.filter { $0.kind != Self.words || !others.contains($0.code) }.map { part in
      var words = (part.kind == Self.most ? nil : named[part.code]).map(Self.parted) ?? []
      var value = part.kind == Self.words ? nil : part.value
      if part.kind == Self.words, part.code.hasPrefix(Self.origin), let first = words.first {
        let letter = first.prefix { $0 != " " }
        value = String(letter)
        words[0] = String(first.dropFirst(letter.count + 1))
      }
      return Line(kind: part.kind, code: part.code, value: value, words: words)
    }
  }

  /// True if lines of the family have a value. Lines with names have none, except for origins.
  static func hasValue(_ kind: String, _ code: String) -> Bool { kind != words || code.hasPrefix(origin) }

  /// True if a parameter is written here instead of in `parametres`.
  static func holds(_ key: String, _ value: String) -> Bool {
    switch key.firstIndex(of: ".").map({ key[..<$0] }) {
    case "action", "score", "foul", "most": return true
    // Football's sanctions are written in `parametres` in every file.
    case "sanction", "sum": return !football.contains(key)
    // Names in every language.
    case "words": return parted(value).count { !$0.isEmpty } == languages.count
    default: return false
    }
  }

  private static func parted(_ names: String) -> [String] {
    names.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  static func parameters(of line: Line) -> [(key: String, value: String)] {
    if line.kind == words, let letter = line.value {
      return [(key: "\(words).\(line.code)", value: "\(letter) " + line.words.joined(separator: separator))]
    }
    let own = line.value.map { [(key: "\(line.kind).\(line.code)", value: $0)] } ?? []
    if line.words.allSatisfy(\.isEmpty) { return own }
    return own + [(key: "\(words).\(line.code)", value: line.words.joined(separator: separator))]
  }
}
