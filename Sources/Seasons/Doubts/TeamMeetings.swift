import Standings

/// Whom the teams of a competition met, and when.
struct TeamMeetings {
  /// A team's part in a match.
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

  /// Sorted.
  var teams: [String] { parts.keys.sorted() }

  /// How many matches the team has.
  func count(of team: String) -> Int { counts[team] ?? 0 }

  /// Pairs of teams that had the same opponent, on the same ground and the same day: each sorted.
  var ofOneMatch: [[String]] {
    var teams: [Part: [String]] = [:]
    for (team, parts) in parts { for part in parts { teams[part, default: []].append(team) } }
    return teams.values.flatMap { names -> [[String]] in
      let names = names.sorted()
      return names.indices.flatMap { index in names[(index + 1)...].map { [names[index], $0] } }
    }
  }

  /// Whether they never met, nor had different matches on one day.
  func mayBeOne(_ one: String, _ other: String) -> Bool {
    guard !met.contains([one, other]) else { return false }
    let (mine, theirs) = (parts[one, default: []], parts[other, default: []])
    let common = mine.intersection(theirs)
    return Set(mine.subtracting(common).map(\.date)).isDisjoint(with: theirs.subtracting(common).map(\.date))
  }
}
