import MatchModel
import Phrases
import Standings

/// Selects matches of a season.
public struct SeasonFilter: Sendable {
  /// The competition as typed: its name or a part of it.
  public private(set) var competition: String?
  /// The selected competitions in the season's spelling. Nil for all.
  private var competitions: Set<String>?
  /// First day included, in ISO 8601. Nil for no limit.
  public var from: String?
  /// Last day included, in ISO 8601. Nil for no limit.
  public var to: String?
  /// The full name of a team in the season's spelling.
  public var team: String?
  public var side: Side?
  public var matchday: Int?
  /// Only this number of each team's most recent matches.
  public var last: Int?

  public init() {}

  /// Selects the competition with this name, with or without the season; otherwise all whose names contain the text.
  /// - Parameter names: the season's competitions.
  public mutating func select(competition text: String, of names: [String]) {
    let tests: [(String) -> Bool] = [
      { folded($0) == folded(text) }, { areOneCompetition($0, text, fold: folded) },
      { folded($0).contains(folded(text)) },
    ]
    competition = text
    competitions = Set(tests.lazy.map { names.filter($0) }.first { !$0.isEmpty } ?? [])
  }

  /// The same filter for one team, or for all.
  public func of(_ team: String?) -> SeasonFilter {
    var filter = self
    filter.team = team
    return filter
  }

  /// True if the filter restricts the matches by date, ground, round or number.
  public var isOfMatches: Bool {
    from != nil || to != nil || side != nil || matchday != nil || last != nil
  }

  /// True if the match is not before the first selected day.
  public func begins(_ result: MatchResult?) -> Bool {
    guard let from, let result else { return true }
    return result.date >= from
  }

  /// Selected matches with a file, by team.
  public func results(in season: Season) -> [String: Set<MatchResult>] {
    var results: [String: Set<MatchResult>] = [:]
    for (place, sides) in chosen(in: season) {
      let result = season.matches[place].result
      for side in sides { results[result[side], default: []].insert(result) }
    }
    return results
  }

  public func passes(_ team: String) -> Bool { self.team.map { $0 == team } ?? true }

  public func passes(_ player: SeasonPlayer) -> Bool { team.map(player.isOf) ?? true }

  /// - Parameter name: the season's spelling.
  public func selects(competition name: String) -> Bool { competitions?.contains(name) ?? true }

  /// - Parameter competition: the season's spelling.
  public func passes(_ result: MatchResult, competition name: String) -> Bool {
    guard selects(competition: name) else { return false }
    if let from, result.date.isEmpty || result.date < from { return false }
    if let to, result.date.isEmpty || result.date > to { return false }
    if let team {
      guard result.home == team || result.away == team else { return false }
      if let side, result[side] != team { return false }
    }
    if let matchday, result.matchday != matchday { return false }
    return true
  }

  /// Indices of selected matches in ``Season/matches``.
  func places(in season: Season) -> [Int] { chosen(in: season).filter { last == nil || !$1.isEmpty }.map(\.0) }

  public func squads(in season: Season) -> ChosenSquads {
    ChosenSquads(
      chosen(in: season).flatMap { place, sides in sides.map { SeasonPlayer.Entry(match: place, side: $0, place: 0) } })
  }

  private func chosen(in season: Season) -> [(Int, [Side])] {
    // A file that was never recorded may have a score from a list, but none of the team's most recent sheets.
    let all = season.matches.indices.filter {
      (last == nil || season.matches[$0].sheet.isPlayed)
        && passes(season.matches[$0].result, competition: season.matches[$0].competition)
    }
    return Array(zip(all, sides(of: all.map { season.matches[$0].result })))
  }

  /// The sides for which each match is selected: by team and ground, and among each team's most recent completed
  /// matches.
  /// - Parameter results: in order.
  public func sides(of results: [MatchResult]) -> [[Side]] {
    var sides = results.map { result in Side.allCases.filter { passes(result[$0]) && $0 == side ?? $0 } }
    guard let last else { return sides }
    var seen: [String: Int] = [:]
    for (index, result) in zip(results.indices, results).reversed() {
      sides[index] =
        !result.isOver
        ? []
        : sides[index].filter { side in
          seen[result[side], default: 0] += 1
          return seen[result[side], default: 0] <= last
        }
    }
    return sides
  }
}

public struct ChosenSquads: Sendable {
  private let squads: Set<Int>

  init(_ members: [SeasonPlayer.Entry]) { squads = Set(members.map(\.squad)) }

  /// True if the player's squad in this match is selected.
  public func contains(_ entry: SeasonPlayer.Entry) -> Bool { squads.contains(entry.squad) }

  /// Sorted like the matches, the home team first.
  var inOrder: [(match: Int, side: Side)] { squads.sorted().map { ($0 / 2, $0 % 2 == 0 ? .home : .away) } }
}
