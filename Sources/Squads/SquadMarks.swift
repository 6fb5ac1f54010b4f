import Phrases

/// A name with the marks around it: `Casillas (GK) (c)`, `GK Casillas`, `Xavi C`.
struct SquadMarks {
  private(set) var name = ""
  private(set) var isCaptain = false
  /// As written; empty if not given.
  private(set) var position = ""

  init(in text: String, _ words: SquadWords) {
    takeGroups(from: text, words)
    takeWords(words)
  }

  /// Extracts marks in parentheses or brackets; the rest is the name.
  private mutating func takeGroups(from text: String, _ words: SquadWords) {
    var rest = text[...]
    var pieces: [String] = []
    while let open = rest.firstIndex(where: { "([".contains($0) }),
      let close = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "]")
    {
      pieces.append(rest[..<open].trimmed)
      for mark in rest[rest.index(after: open)..<close].split(whereSeparator: { ",/;".contains($0) }) {
        take(mark.trimmed, words)
      }
      rest = rest[rest.index(after: close)...]
    }
    name = (pieces + [rest.trimmed]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private mutating func take(_ mark: String, _ words: SquadWords) {
    if words.isCaptain(mark) {
      isCaptain = true
    } else if !mark.isEmpty {
      position += (position.isEmpty ? "" : "/") + mark
    }
  }

  /// Extracts the goalkeeper's letters before or after the name, in capitals because Porter is a surname, and a single
  /// `c` after it (before the name it would be an initial).
  private mutating func takeWords(_ words: SquadWords) {
    var parts = name.split(whereSeparator: \.isWhitespace).map(String.init)
    while let last = parts.last, words.isGoalkeeperMark(last) || parts.count > 1 && folded(last) == "c" {
      take(parts.removeLast(), words)
    }
    if let first = parts.first, words.isGoalkeeperMark(first) { take(parts.removeFirst(), words) }
    name = parts.joined(separator: " ")
  }
}
