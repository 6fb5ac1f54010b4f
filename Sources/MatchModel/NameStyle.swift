/// The form in which players are named.
public enum NameStyle: String, CaseIterable, Sendable {
  case full
  /// `A. Puig`; other given names are left out only behind a comma.
  case short
  /// Shirt numbers alone.
  case numbers

  /// The default style: the names of minors are shown only to the staff.
  public static func standard(isPrivate: Bool, areMinors: Bool) -> NameStyle {
    areMinors && !isPrivate ? .numbers : .full
  }

  /// The name in this style; empty if it is not shown.
  public func shown(_ name: String) -> String {
    switch self {
    case .full: return name
    case .numbers: return ""
    case .short:
      let words = Self.givenNamesFirst(name)
      guard words.count > 1, let initial = words[0].first else { return name }
      return "\(initial). " + words.dropFirst().joined(separator: " ")
    }
  }

  /// The words of a name with those behind a comma, or a Korean given name such as Heung-min, before the surnames.
  /// `part-names.xsl` has the same rule.
  private static func givenNamesFirst(_ name: String) -> [Substring] {
    let words = name.split(whereSeparator: \.isWhitespace)
    if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma + 1 < words.count {
      return [words[comma + 1]] + words[..<comma] + [words[comma].dropLast()]
    }
    return words.count == 2 && hasSyllables(words[1]) ? words.reversed() : words
  }

  /// True if a lower-case syllable follows the only hyphen.
  private static func hasSyllables(_ word: Substring) -> Bool {
    let syllables = word.split(separator: "-", omittingEmptySubsequences: false)
    guard syllables.count == 2, let first = word.first, let last = syllables[1].first else { return false }
    return ("a"..."z").contains(last) && !("a"..."z").contains(first)
  }
}

extension Match {
  /// A copy of the match with all player names in that style.
  public func named(_ style: NameStyle) -> Match {
    if style == .full { return self }
    var match = self
    for side in Side.allCases {
      for id in match[side].playerIDs { match[side][id].name = style.shown(match[side][id].name) }
    }
    return match
  }
}
