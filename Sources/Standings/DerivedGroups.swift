/// Groups that no file names, derived from who meets whom in a group stage. This happens only if the result is a set of
/// small groups of equal size, and if there is other evidence that the competition is a tournament. A league is never
/// split.
struct DerivedGroups {
  /// The names of the derived groups, in the order of their first matches.
  private(set) var names: [String] = []
  /// The group of each team, by stage.
  private var groups: [String: [String: String]] = [:]

  init(_ results: [MatchResult], of competition: String) {
    let isKnown = KnownTournament(competition) != nil
    let hasKnockout = results.contains { $0.kind == .cup }
    let league = results.filter { $0.kind == .league && !$0.isAnnulled }
    for (stage, results) in Dictionary(grouping: league, by: { RoundName.stageKey($0.stage) })
    where results.contains(where: { $0.group.isEmpty }) {
      let isDeclared = isKnown || Self.declares(results)
      guard isDeclared || hasKnockout else { continue }
      let parts = Self.parts(of: results.inOrder())
      if parts.count > 1, Self.areGroups(parts, complete: !isDeclared) { name(parts, stage) }
    }
  }

  /// True if a stage or a round is called a group stage.
  private static func declares(_ results: [MatchResult]) -> Bool {
    Set(results.map(\.round)).union(results.map(\.stage)).contains { RoundName($0).kind == .group }
  }

  func placed(_ source: SeasonResults.Source) -> SeasonResults.Source {
    guard !groups.isEmpty, source.result.kind == .league, source.result.group.isEmpty,
      let teams = groups[RoundName.stageKey(source.result.stage)], let group = teams[source.result.home],
      teams[source.result.away] == group
    else { return source }
    var source = source
    source.result.group = group
    return source
  }

  /// A single match that names its group names it for all of the group's teams. Otherwise the group gets a number.
  private mutating func name(_ parts: [Part], _ stage: String) {
    let known = parts.map { part in
      Dictionary(part.results.map(\.group).filter { !$0.isEmpty }.map { (RoundName.groupKey($0), $0) }) { one, _ in one
      }
    }
    let keys = known.flatMap(\.keys)
    guard known.allSatisfy({ $0.count < 2 }), Set(keys).count == keys.count else { return }
    var number = 0
    for (part, known) in zip(parts, known) {
      var group = known.values.first ?? ""
      if group.isEmpty {
        repeat { number += 1 } while keys.contains(String(number))
        group = "Group \(number)"
        names.append(group)
      }
      for team in part.teams { groups[stage, default: [:]][team] = group }
    }
  }

  private struct Part {
    let teams: Set<String>
    let results: [MatchResult]
  }

  /// The connected parts of the graph of who plays whom, by first match.
  private static func parts(of results: [MatchResult]) -> [Part] {
    var teams = UnionFind<String>()
    for result in results { teams.join(result.home, result.away) }
    return results.grouped { teams.root(of: $0.home) }
      .map { Part(teams: Set($0.flatMap { [$0.home, $0.away] }), results: $0) }
  }

  /// True if all parts are round robins of three to eight teams, and of equal size except for one team.
  /// - Parameter complete: false if matches may be missing.
  private static func areGroups(_ parts: [Part], complete: Bool) -> Bool {
    let sizes = parts.map(\.teams.count)
    guard let smallest = sizes.min(), let largest = sizes.max(), smallest > 2, largest < 9, largest - smallest < 2
    else {
      return false
    }
    return parts.allSatisfy { part in
      let meetings = Dictionary(grouping: part.results) { Set([$0.home, $0.away]) }
      let grounds = Set(part.results.map { [$0.home, $0.away] })
      let counts = Set(meetings.values.map(\.count))
      let pairs = part.teams.count * (part.teams.count - 1) / 2
      return grounds.count == part.results.count && (!complete || meetings.count == pairs && counts.count == 1)
    }
  }
}
