import Phrases
import Standings
import Wording

/// A table of a season: the results, and what its title and notes say.
struct TitledTable {
  /// Empty if the files do not name it.
  let competition: String
  let group: String
  /// Set if the competition has several stages with tables.
  let stage: String
  let results: [MatchResult]
  /// Number of the competition's matches that do not count for any table.
  let cups: Int
  let friendlies: Int
  /// Groups that no file names, derived from the matches.
  let derivedGroups: [String]

  /// The name by which the table can be selected.
  var name: String { [competition, groupName].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// The group, with its stage if there are several.
  var groupName: String { [stage == group ? "" : stage, group].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// The name with the group in the reader's language.
  func title(_ words: Wording) -> String {
    let group = stage == group ? "" : words.group(group)
    return [competition, words.stage(stage), group].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// True if the filter is a part of the name, or names the group in any language.
  func isMeant(by filter: String) -> Bool {
    if folded(name).contains(folded(filter)) { return true }
    guard let last = filter.split(separator: ",").last, let wanted = RoundName.groupName(String(last)) else {
      return false
    }
    let rest = folded(String(filter.dropLast(last.count + 1)))
    return folded(RoundName.groupKey(group)) == folded(wanted)
      && (rest.isEmpty || folded(competition).contains(rest))
  }
}

extension [TitledTable] {
  /// The tables with this team; all tables if no team is given.
  func of(_ team: String?) -> [TitledTable] {
    guard let team else { return self }
    return filter { $0.results.contains { $0.home == team || $0.away == team } }
  }

  func names(_ words: Wording) -> String { map { $0.title(words) }.filter { !$0.isEmpty }.joined(separator: "; ") }
}

extension SeasonResults {
  /// - Parameter filter: the name of a competition or a group, or a part of it.
  func tables(_ filter: String? = nil) -> [TitledTable] {
    let all = competitions.flatMap { competition in
      competition.groups.enumerated().map { index, group in
        // Printed once, below the last table.
        let isLast = index == competition.groups.count - 1
        return TitledTable(
          competition: competition.name, group: group.name, stage: group.stage, results: group.results,
          cups: isLast ? competition.cups.count : 0, friendlies: isLast ? competition.friendlies.count : 0,
          derivedGroups: isLast ? competition.derivedGroups : [])
      }
    }
    guard let filter else { return all }
    let tests: [(TitledTable) -> Bool] = [
      { folded($0.name) == folded(filter) }, { areOneCompetition($0.competition, filter, fold: folded) },
      { $0.isMeant(by: filter) },
    ]
    return tests.lazy.map { all.filter($0) }.first { !$0.isEmpty } ?? []
  }

  /// All matches with their competitions, by date.
  var byDay: [(competition: String, match: Source)] {
    let all = competitions.flatMap { competition in competition.matches.map { (competition.name, $0) } }
    guard competitions.count > 1 else { return all }
    return all.inOrder(of: \.1.result)
  }
}
