import Standings

/// Rules for players' totals and for the ranking of scorers.
public struct CountingRules: Hashable, Sendable {
  public enum ScorerTie: String, CaseIterable, Sendable {
    case assists
    case minutes
  }

  /// Applied in order; players still level share a rank (FIFA's Golden Boot: assists, minutes).
  public var scorerTies: [ScorerTie] = []
  /// True if minutes and goals count in matches with an awarded result. Cards always count.
  var keepsAwardedMatches = true
  /// Minutes in goal needed for a clean sheet in a match of 90 minutes; scaled for other lengths.
  var cleanSheetMinutes = 60

  public init() {}
}

extension CountingRules: SettableRules {
  public static let parameters: [SeasonParameter<CountingRules>] = [
    SeasonParameter("scorer-ties", .suchAs("assists minutes, none"), \.scorerTies) { text in
      let words = text == "none" ? [] : text.split { $0 == "," || $0 == " " }
      let ties = words.compactMap { ScorerTie(rawValue: String($0)) }
      return ties.count == words.count ? ties : nil
    },
    SeasonParameter("awarded-statistics", .suchAs("keep, drop"), \.keepsAwardedMatches) {
      ["keep": true, "drop": false][$0]
    },
    .number("clean-sheet-minutes", 1...90, \.cleanSheetMinutes, example: "60"),
  ]
}
