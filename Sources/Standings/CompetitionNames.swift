/// True if two names mean one competition: they are equal apart from the season, which one of them may lack.
/// - Parameter fold: normalises names for comparing.
package func areOneCompetition(_ one: String, _ other: String, fold: (String) -> String) -> Bool {
  if one == other { return true }
  let keys = [one, other].map { CompetitionNames.Key($0, fold) }
  return !keys[0].name.isEmpty && keys[0].name == keys[1].name
    && (keys[0].year == keys[1].year || keys.contains(where: \.year.isEmpty))
}

/// Matches the names of competitions across files: some include the season, and some files give no name at all.
struct CompetitionNames {
  /// A competition without its season, and the first year of the season.
  struct Key: Hashable {
    var name: String
    var year: String
  }

  private let keys: [String: Key]
  private let shown: [Key: String]

  init(_ names: [String], fold: (String) -> String) {
    let distinct = Set(names)
    let parsed = Dictionary(uniqueKeysWithValues: distinct.map { ($0, Key($0, fold)) })
    let known = Set(parsed.values).filter { !$0.name.isEmpty }
    keys = parsed.mapValues { key in
      // A key without a year stands for the only season of that name, and a key without a name for the only
      // competition.
      let meant = key.name.isEmpty ? known : known.filter { $0.name == key.name }
      let seasons = meant.filter { !$0.year.isEmpty }
      if !key.name.isEmpty, !key.year.isEmpty { return key }
      if seasons.count == 1, let only = seasons.first, key.name == only.name || Set(known.map(\.name)).count == 1 {
        return only
      }
      return key.name.isEmpty && known.count == 1 ? known.first ?? key : key
    }
    var shown: [Key: String] = [:]
    for name in distinct {
      guard let key = keys[name] else { continue }
      // Show the longest name, which has the most information.
      let other = shown[key]
      if other.map({ ($0.count, name) < (name.count, $0) }) ?? true { shown[key] = name }
    }
    self.shown = shown
  }

  func key(of name: String) -> Key { keys[name] ?? Key(name: name, year: "") }
  func name(of key: Key) -> String { shown[key] ?? key.name }
}

extension CompetitionNames.Key {
  /// Splits `Primera Regional 2026/27` into `primera regional` and 2026.
  fileprivate init(_ text: String, _ fold: (String) -> String) {
    var words = fold(text).split(whereSeparator: \.isWhitespace)
    var year = ""
    // `Benjamí 10/11 2026/27`: two digits may be an age class.
    let full = words.firstIndex { Self.isSeason($0) && $0.prefix(while: \.isNumber).count == 4 }
    if let index = full ?? words.firstIndex(where: Self.isSeason) {
      let first = words[index].prefix(while: \.isNumber)
      year = first.count == 4 ? String(first) : (first < "50" ? "20" : "19") + first
      words.remove(at: index)
    }
    self.init(name: words.joined(separator: " "), year: year)
  }

  /// True for `2026`, `2026/27`, `2026-27`, `2026-2027`, `26/27`.
  private static func isSeason(_ word: Substring) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "-" || $0 == "–" }
    guard let first = parts.first, (1...2).contains(parts.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }), let year = Int(first)
    else { return false }
    if first.count == 2 { return parts.count == 2 && parts[1].count == 2 && Int(parts[1]) == (year + 1) % 100 }
    return first.count == 4 && (1850...2150).contains(year) && (parts.count == 1 || [2, 4].contains(parts[1].count))
  }
}
