import FileWording
import Phrases
import Standings
import TextLayout

/// The tables of a season, and what is said with them.
struct SeasonTables {
  /// A table and what it is called.
  struct Titled {
    /// Empty where no file says it.
    let competition: String
    let group: String
    let results: [MatchResult]
    /// Matches of the competition that no table counts.
    let cups: Int
    let friendlies: Int

    /// What it is chosen by.
    var name: String { [competition, group].filter { !$0.isEmpty }.joined(separator: ", ") }
  }

  let tables: [Titled]

  /// - Parameter filter: what a competition or a group is called, or a part of it.
  init(_ season: SeasonResults, filter: String?) {
    let all = season.competitions.flatMap { competition in
      competition.groups.enumerated().map { index, group in
        // Told once, below the last table.
        let isLast = index == competition.groups.count - 1
        return Titled(
          competition: competition.name, group: group.name, results: group.results,
          cups: isLast ? competition.cups.count : 0, friendlies: isLast ? competition.friendlies.count : 0)
      }
    }
    guard let filter else {
      tables = all
      return
    }
    let exact = all.filter { folded($0.name) == folded(filter) }
    tables = exact.isEmpty ? all.filter { folded($0.name).contains(folded(filter)) } : exact
  }

  private init(_ tables: [Titled]) { self.tables = tables }

  /// Those that a team is in; all where none is named.
  func of(_ team: String?) -> SeasonTables {
    guard let team else { return self }
    return SeasonTables(tables.filter { $0.results.contains { $0.home == team || $0.away == team } })
  }

  var names: String { tables.map(\.name).filter { !$0.isEmpty }.joined(separator: "; ") }
}

extension SeasonResults {
  /// All matches in the order in which they were played, each with its competition.
  var byDay: [(competition: String, match: Source)] {
    let all = competitions.flatMap { competition in competition.matches.map { (competition.name, $0) } }
    guard competitions.count > 1 else { return all }
    return all.inOrder(of: \.1.result)
  }
}
