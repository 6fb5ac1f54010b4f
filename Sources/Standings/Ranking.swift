/// Ranks teams by points, and breaks ties by the rules.
struct Ranking {
  /// Groups of teams with a shared rank; usually a single team.
  private(set) var ranks: [(rank: Int, teams: [String])] = []
  private(set) var ties: [Tie] = []
  /// Number of teams ranked so far.
  private var above = 0

  /// - Parameter teams: sorted by name.
  init(
    _ teams: [String], _ records: [String: TeamRecord], _ matches: [CountedMatch], _ rules: TableRules,
    decided: [[String]]
  ) {
    let first = rules.firstCriterion
    let step = Step(first, teams) { team in records[team].flatMap(first.figure) }
    for part in step.parts where !part.isEmpty {
      var refinement = Refinement(rules, records, matches, decided: decided)
      refinement.rank(part)
      if part.count > 1, let figure = records[part[0]].flatMap(first.figure) {
        ties.append(
          Tie(
            teams: refinement.ranks.flatMap(\.self), criterion: first, figure: figure, steps: refinement.steps,
            level: refinement.ranks.filter { $0.count > 1 }))
      }
      for group in refinement.ranks { append(group) }
    }
  }

  private mutating func append(_ group: [String]) {
    ranks.append((above + 1, group))
    above += group.count
  }
}
