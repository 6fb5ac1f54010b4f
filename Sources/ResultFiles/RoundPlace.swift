import Standings

/// The round of a match and the stage of its competition.
struct RoundPlace {
  let kind: RoundName.Kind
  /// From a second-level heading; empty for none.
  let stage: String
  /// True for `Round 1`, which can be a league round or the first round of a cup.
  let mayBeOfACup: Bool

  /// - Parameter kind: nil for the kind of the name.
  init(_ round: RoundName, kind: RoundName.Kind? = nil, stage: String = "") {
    self.kind = kind ?? round.kind
    self.stage = stage
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
