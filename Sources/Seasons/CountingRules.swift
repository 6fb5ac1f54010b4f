/// What counts of what players did, and how scorers are ranked.
public struct CountingRules: Hashable, Sendable {
  /// What parts scorers of as many goals.
  public enum ScorerTie: String, CaseIterable, Sendable {
    /// The more come first.
    case assists
    /// The fewer come first.
    case minutes
  }

  /// One after the other; whom they leave level share a rank (FIFA's boot: assists, minutes).
  public var scorerTies: [ScorerTie] = []
  /// Whether minutes and goals of a match count where its result was awarded. Cards always do.
  public var keepsAwardedMatches = true
  /// Minutes in goal, of 90 or as much of another length, that a goalkeeper needs for a clean sheet.
  public var cleanSheetMinutes = 60

  /// Scorers of as many goals share a rank, awarded matches count, and a clean sheet takes 60 minutes.
  public init() {}
}

extension CountingRules: SettableRules {
  /// Every rule, as a season file names it.
  public static let parameters: [SeasonParameter<CountingRules>] = [
    SeasonParameter(name: "scorer-ties", example: "assists minutes, none") { text, rules in
      let words = text == "none" ? [] : text.split { $0 == "," || $0 == " " }
      let ties = words.compactMap { ScorerTie(rawValue: String($0)) }
      guard ties.count == words.count else { return false }
      rules.scorerTies = ties
      return true
    },
    SeasonParameter(name: "awarded-statistics", example: "keep, drop") { text, rules in
      guard ["keep", "drop"].contains(text) else { return false }
      rules.keepsAwardedMatches = text == "keep"
      return true
    },
    .number("clean-sheet-minutes", example: "60", 1...90, \.cleanSheetMinutes),
  ]
}
