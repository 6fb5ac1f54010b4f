import Phrases
import Standings

/// Which matches of a season are asked for.
public struct SeasonFilter: Sendable {
  /// A competition's name or a part of it.
  public var competition: String?
  /// Days, ISO 8601, both included.
  public var from: String?
  public var to: String?
  /// A team, by its whole name as the season spells it.
  public var team: String?
  /// Whether only matches at home, or away, of the team in question count.
  public var side: MatchSide?
  public var matchday: Int?
  /// Only so many of the last ones of each team.
  public var last: Int?

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

  /// The matches with a file of their own that pass.
  public func results(in season: Season) -> Set<MatchResult> {
    Set(places(in: season).map { season.matches[$0].result })
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
  func places(in season: Season) -> [Int] {
    let all = season.matches.indices.filter {
      passes(season.matches[$0].result, competition: season.matches[$0].competition)
    }
    guard let last else { return all }
    var seen: [String: Int] = [:]
    let played = all.filter { season.matches[$0].sheet.isPlayed }
    // From the last one back.
    let ordered = played.sorted { (season.matches[$0].result.date, $0) > (season.matches[$1].result.date, $1) }
    return ordered.filter { index in
      let result = season.matches[index].result
      let counts = [result.home, result.away].filter { passes($0) }.map { team in
        seen[team, default: 0] += 1
        return seen[team] ?? 0
      }
      return counts.contains { $0 <= last }
    }
    .sorted()
  }
}
