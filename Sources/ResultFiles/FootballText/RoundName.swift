import Standings

/// A round as a heading names it: `Matchday 12`, `Group A, Matchday 1`, `Quarter-finals`.
struct RoundName: Equatable {
  let text: String
  /// The same with its leg, `Final - 1st leg`.
  let heading: String
  /// The group or stage that has a table of its own; empty where there is none.
  let group: String
  let kind: Kind

  enum Kind { case group, matchday, knockout, other }

  init(_ heading: String) {
    self.heading = heading
    let text = Self.withoutLeg(heading)
    self.text = text
    let parts = text.split(separator: ",", maxSplits: 1).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let first = parts.first ?? ""
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if Self.groups.contains(first.lowercased().prefix { $0.isLetter }.description), first.contains(" ") {
      (group, kind) = (first, .group)
    } else if words.contains(where: { word in Self.knockouts.contains { word.hasPrefix($0) } })
      || Self.phrases.contains(where: text.lowercased().contains)
    {
      (group, kind) = ("", .knockout)
    } else if words.contains(where: MatchResult.matchdayWords.contains) || words.allSatisfy({ Int($0) != nil }) {
      // `Championship, Matchday 1`: a stage.
      (group, kind) = (parts.count > 1 ? first : "", .matchday)
    } else {
      (group, kind) = ("", .other)
    }
  }

  /// Whether a line without a mark before it is a round's, as older files have them.
  var isOneWithoutAMark: Bool { kind != .other }

  /// Both legs of a tie are one round: `Final - 1st leg`.
  private static func withoutLeg(_ heading: String) -> String {
    var words = heading.split(whereSeparator: \.isWhitespace)
    guard words.count > 2, ["leg", "legs"].contains(words.last?.lowercased() ?? ""),
      ["1st", "2nd", "first", "second"].contains(words[words.count - 2].lowercased())
    else { return heading }
    words.removeLast(2)
    while let last = words.last, ["-", "–", ",", "|"].contains(last) { words.removeLast() }
    return words.joined(separator: " ").trimmingCommas
  }

  private static let groups = ["group", "grup", "grupo", "gruppe", "groupe", "girone", "poule", "pool"]
  private static let knockouts = ["final", "semi", "quarter", "quart", "cuarto", "playoff", "eliminat"]
  private static let phrases = ["round of", "play-off", "third place", "3rd place", "third-place", "last 16", "1/"]
}

extension [ReadResults.Entry] {
  /// What belongs to a table is only known at the end: where a competition has groups, the rest are cup ties; where it has
  /// knock-out rounds, only matchdays are a league's.
  func settled(_ kinds: [RoundName.Kind]) -> [ReadResults.Entry] {
    var seen: [String: Set<RoundName.Kind>] = [:]
    for (entry, kind) in zip(self, kinds) { seen[entry.result.competition, default: []].insert(kind) }
    return zip(self, kinds).map { entry, kind in
      let others = seen[entry.result.competition] ?? []
      let isCup =
        switch kind {
        case .group: false
        case .knockout: true
        case .matchday: others.contains(.group) || (others.contains(.knockout) && !entry.result.isMatchday)
        case .other: others.contains(.group) || others.contains(.knockout)
        }
      var entry = entry
      if isCup { entry.result.kind = .cup }
      return entry
    }
  }
}

extension MatchResult {
  /// `Round 1` is a league's round, or the first of a cup.
  fileprivate var isMatchday: Bool { !round.lowercased().hasPrefix("round") }
}

extension String {
  fileprivate var trimmingCommas: String { String(reversed().drop { $0 == "," }.reversed()) }
}
