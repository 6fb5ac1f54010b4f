import Standings

/// A round heading: `Matchday 12`, `Group A, Matchday 1`, `Quarter-finals`.
struct RoundName: Equatable {
  let text: String
  /// The heading including the leg: `Final - 1st leg`.
  let heading: String
  /// The group or stage with its own table; empty if there is none.
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

  /// True if a line without a mark is a round heading, as in older files.
  var isOneWithoutAMark: Bool { kind != .other }

  /// Removes the leg, because both legs of a tie belong to one round: `Final - 1st leg`.
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

/// The round of a match and the stage of its competition.
struct RoundPlace {
  let kind: RoundName.Kind
  /// From a second-level heading; empty for none.
  let stage: String
  /// True for `Round 1`, which can be a league round or the first round of a cup.
  let mayBeOfACup: Bool

  /// - Parameter kind: nil for the kind of the name.
  init(_ round: RoundName, kind: RoundName.Kind? = nil, stage: String = "") {
    (self.kind, self.stage) = (kind ?? round.kind, stage)
    mayBeOfACup = round.text.lowercased().hasPrefix("round")
  }
}

extension [ReadResults.Entry] {
  /// Decides which matches belong to a table, which is only clear at the end: in a competition with groups, all others
  /// are cup matches; in one with knock-out rounds, only matchdays belong to the league. Each stage is decided alone.
  func settled(_ places: [RoundPlace]) -> [ReadResults.Entry] {
    var seen: [[String]: Set<RoundName.Kind>] = [:]
    for (entry, place) in zip(self, places) {
      seen[[entry.result.competition, place.stage], default: []].insert(place.kind)
    }
    return zip(self, places).map { entry, place in
      let others = seen[[entry.result.competition, place.stage]] ?? []
      let isCup =
        switch place.kind {
        case .group: false
        case .knockout: true
        case .matchday: others.contains(.group) || (others.contains(.knockout) && place.mayBeOfACup)
        case .other: others.contains(.group) || others.contains(.knockout)
        }
      guard isCup else { return entry }
      var entry = entry
      entry.result.kind = .cup
      if entry.result.group == place.stage { entry.result.group = "" }
      return entry
    }
  }
}

extension String {
  fileprivate var trimmingCommas: String { String(reversed().drop { $0 == "," }.reversed()) }
}
