import Standings

/// Opponents and dates of the teams in a competition.
struct TeamMeetings {
  /// A team's side of a match.
  struct Part: Hashable {
    let date: String
    let isHome: Bool
    let opponent: String
  }

  private var parts: [String: Set<Part>] = [:]
  private var met: Set<Set<String>> = []
  private var counts: [String: Int] = [:]

  init(_ results: [MatchResult]) {
    for result in results {
      met.insert([result.home, result.away])
      for (team, opponent) in [(result.home, result.away), (result.away, result.home)] {
        counts[team, default: 0] += 1
        let part = Part(date: result.date, isHome: team == result.home, opponent: opponent)
        parts[team, default: []].formUnion(result.date.isEmpty ? [] : [part])
      }
    }
  }

  var teams: [String] { parts.keys.sorted() }

  func count(of team: String) -> Int { counts[team] ?? 0 }

  /// Sorted pairs of teams with the same opponent at the same ground on the same day.
  var ofOneMatch: [[String]] {
    var teams: [Part: [String]] = [:]
    for (team, parts) in parts { for part in parts { teams[part, default: []].append(team) } }
    return teams.values.flatMap { names in names.sorted().pairs.map { [$0.one, $0.other] } }
  }

  /// True if they never met and never had different matches on one day.
  func mayBeOne(_ one: String, _ other: String) -> Bool {
    guard !met.contains([one, other]) else { return false }
    let (mine, theirs) = (parts[one, default: []], parts[other, default: []])
    let common = mine.intersection(theirs)
    return Set(mine.subtracting(common).map(\.date)).isDisjoint(with: theirs.subtracting(common).map(\.date))
  }
}
