import Phrases
import Standings

/// Which matches of a season are asked for.
public struct SeasonFilter: Sendable {
  /// A competition's name or a part of it.
  public var competition: String?
  /// Days, ISO 8601, both included.
  public var from: String?
  /// The last day, ISO 8601; nil for no limit.
  public var to: String?
  /// A team, by its whole name as the season spells it.
  public var team: String?
  /// Whether only matches at home, or away, of the team in question count.
  public var side: MatchSide?
  /// The number of a round.
  public var matchday: Int?
  /// Only so many of the last ones of each team.
  public var last: Int?

  /// Lets every match pass.
  public init() {}

  /// Whether it chooses among matches.
  public var isOfMatches: Bool {
    from != nil || to != nil || side != nil || matchday != nil || last != nil
  }

  /// Whether what came of a match is asked for.
  public func begins(_ result: MatchResult?) -> Bool {
    guard let from, let result else { return true }
    return result.date >= from
  }

  /// The matches with a file of their own that pass, by the team they are asked for of.
  public func results(in season: Season) -> [String: Set<MatchResult>] {
    var results: [String: Set<MatchResult>] = [:]
    for (place, sides) in chosen(in: season) {
      let result = season.matches[place].result
      for side in sides { results[result[side], default: []].insert(result) }
    }
    return results
  }

  func passes(_ team: String) -> Bool { self.team.map { $0 == team } ?? true }

  /// Whether it is on the side that is asked for.
  public func passes(_ result: MatchResult, _ team: String) -> Bool { side.map { result[$0] == team } ?? true }

  /// Whether what somebody did for a team in a match is asked for.
  public func passes(_ result: MatchResult, of team: String) -> Bool { passes(team) && passes(result, team) }

  /// - Parameter competition: of the match, as the season spells it.
  public func passes(_ result: MatchResult, competition name: String) -> Bool {
    if let competition, !folded(name).contains(folded(competition)) { return false }
    if let from, result.date.isEmpty || result.date < from { return false }
    if let to, result.date.isEmpty || result.date > to { return false }
    if let team {
      guard result.home == team || result.away == team else { return false }
      if let side, result[side] != team { return false }
    }
    if let matchday, result.matchday != matchday { return false }
    return true
  }

  /// The places of the matches that pass, in ``Season/matches``.
  func places(in season: Season) -> [Int] { chosen(in: season).filter { last == nil || !$1.isEmpty }.map(\.0) }

  /// The squads whose matches pass.
  public func squads(in season: Season) -> ChosenSquads {
    ChosenSquads(
      chosen(in: season).flatMap { place, sides in sides.map { SeasonPlayer.Entry(match: place, side: $0, place: 0) } })
  }

  private func chosen(in season: Season) -> [(Int, [MatchSide])] {
    let all = season.matches.indices.filter {
      passes(season.matches[$0].result, competition: season.matches[$0].competition)
    }
    return Array(zip(all, sides(of: all.map { season.matches[$0].result })))
  }

  /// For which sides each match is asked for: those of the team and the ground, and of each team the last so many that are over.
  /// - Parameter results: in their order.
  public func sides(of results: [MatchResult]) -> [[MatchSide]] {
    var sides = results.map { result in MatchSide.allCases.filter { passes(result, of: result[$0]) } }
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

/// The squads of a season that a filter asks for.
public struct ChosenSquads: Sendable {
  private let squads: Set<Int>

  init(_ members: [SeasonPlayer.Entry]) { squads = Set(members.map(\.squad)) }

  /// Whether the squad is one of these that the player was in.
  public func contains(_ entry: SeasonPlayer.Entry) -> Bool { squads.contains(entry.squad) }

  /// In the order of the matches, the home team first.
  var inOrder: [(match: Int, side: MatchSide)] { squads.sorted().map { ($0 / 2, $0 % 2 == 0 ? .home : .away) } }
}
