import Standings

extension DisciplineRules: SettableRules {
  public static let parameters: [SeasonParameter<DisciplineRules>] = [
    SeasonParameter("caution-cycles", .suchAs("5, 3 2, none"), \.cautionCycles) { text in
      let words = text == "none" ? [] : text.split { $0 == " " || $0 == "," }
      let cycles = words.compactMap { Int($0) }.filter((1...99).contains)
      return (text == "none" || !words.isEmpty) && cycles.count == words.count ? cycles : nil
    },
    SeasonParameter("caution-thresholds", .suchAs("5:1@19 10:2@32 15:3, none"), \.cautionThresholds) { text in
      let words = text == "none" ? [] : text.split(separator: " ")
      let thresholds = words.compactMap(threshold)
      return (text == "none" || !words.isEmpty) && thresholds.count == words.count ? thresholds : nil
    },
    SeasonParameter("caution-wipe", .suchAs("group, quarter-final, none"), \.cautionWipe) { text in
      let names = text.split(separator: ",").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
      return text == "none" ? [] : names.map(String.init)
    },
    .number("second-yellow-matches", 0...99, \.secondYellowMatches, example: "1"),
    .number("red-matches", 0...99, \.redMatches, example: "1"),
    SeasonParameter("serve", .suchAs("competition, dismissals, all"), \.serve) { Serving(rawValue: $0) },
  ]

  /// Parses `5:1@19`.
  private static func threshold(_ text: Substring) -> DisciplineRules.Threshold? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sum = parts[0].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard sum.count == 2, let cautions = sum[0], let matches = sum[1], (1...99).contains(cautions),
      (1...99).contains(matches), parts.count <= 2
    else { return nil }
    if parts.count == 1 { return DisciplineRules.Threshold(cautions, matches) }
    guard let until = Int(parts[1]), (1...999).contains(until) else { return nil }
    return DisciplineRules.Threshold(cautions, matches, until: until)
  }
}
