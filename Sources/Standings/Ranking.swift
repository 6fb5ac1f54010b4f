/// Ranks teams by points, and breaks ties by the rules.
struct Ranking {
  private(set) var rows: [LeagueTable.Row] = []
  private(set) var ties: [TieBreak] = []

  init(
    _ teams: some Sequence<String>, _ records: [String: TeamRecord], _ matches: [CountedMatch], _ rules: TableRules,
    decided: [[String]], sortKey: (String) -> String
  ) {
    let teams = teams.map { (key: sortKey($0), name: $0) }.sorted { ($0.key, $0.name) < ($1.key, $1.name) }.map(\.name)
    let first = rules.firstCriterion
    let step = TieBreakStep(first, teams) { team in records[team].flatMap(first.figure) }
    for part in step.parts where !part.isEmpty {
      var refinement = Refinement(rules: rules, records: records, matches: matches, decided: decided)
      refinement.rank(part)
      if part.count > 1, let figure = records[part[0]].flatMap(first.figure) {
        ties.append(
          TieBreak(
            teams: refinement.ranks.flatMap(\.self), criterion: first, figure: figure, steps: refinement.steps,
            level: refinement.ranks.filter { $0.count > 1 }))
      }
      for group in refinement.ranks {
        let rank = rows.count + 1
        rows += group.compactMap { team in
          records[team].map {
            LeagueTable.Row(rank: rank, isShared: group.count > 1, record: $0, zone: rules.zone(of: rank))
          }
        }
      }
    }
  }
}
