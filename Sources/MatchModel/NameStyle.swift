/// The form in which players are named.
public enum NameStyle: String, CaseIterable, Sendable {
  case full
  /// `A. Puig`
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
      let words = name.split(whereSeparator: \.isWhitespace)
      guard words.count > 1, let initial = words[0].first else { return name }
      return "\(initial). " + words.dropFirst().joined(separator: " ")
    }
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
