import Standings

/// A season with known matches between some teams and known totals. The rest is invented, against opponents who play no
/// other team.
struct SeasonFixture {
  private(set) var results: [MatchResult]
  private var strangers = 0

  /// - Parameter text: `Real Madrid 2-0 Barcelona; Barcelona 3-3 Real Madrid`.
  init(_ text: String) {
    results = text.split(separator: ";").map { match in
      let words = match.split(separator: " ")
      let index = words.firstIndex { $0.contains("-") && $0.first?.isNumber == true } ?? 0
      let goals = words[index].split(separator: "-").compactMap { Int($0) }
      return MatchResult(
        words[..<index].joined(separator: " "), words[(index + 1)...].joined(separator: " "),
        .played(MatchScore(goals[0], goals[1])))
    }
  }

  /// Adds matches of a team until it has these points (three for a win) and this goal difference.
  mutating func bring(_ team: String, to points: Int, _ difference: Int) {
    let record = LeagueTable(of: results, by: RuleFamily.rfef.rules).rows.first { $0.record.team == team }?.record
    let missing = points - (record?.points ?? 0)
    let goals = difference - (record?.difference ?? 0) - missing / 3
    for index in 0..<missing / 3 { add(team, 1 + (index == 0 ? max(0, goals) : 0), 0) }
    for _ in 0..<missing % 3 { add(team, 0, 0) }
    if goals < 0 { add(team, 0, -goals) }
  }

  private mutating func add(_ team: String, _ scored: Int, _ conceded: Int) {
    strangers += 1
    results.append(MatchResult(team, "stranger \(strangers)", .played(MatchScore(scored, conceded))))
  }

  /// The given teams in table order; a shared rank as `A = B`.
  func order(
    _ rules: TableRules, of teams: Set<String>, deductions: [Deduction] = [], decided: [[String]] = []
  ) -> [String] {
    results.order(rules, of: teams, deductions: deductions, decided: decided)
  }
}

extension SeasonResults {
  /// Compares all names without case.
  init(_ sources: [Source]) { self.init(sources, fold: { $0.lowercased() }, team: { $0.lowercased() }) }
}

extension [MatchResult] {
  func order(
    _ rules: TableRules, of teams: Set<String>, deductions: [Deduction] = [], decided: [[String]] = []
  ) -> [String] {
    let table = LeagueTable(of: self, by: rules, deductions: deductions, decided: decided)
    var order: [(rank: Int, name: String)] = []
    for row in table.rows where teams.contains(row.record.team) {
      if let last = order.last, last.rank == row.rank {
        order[order.count - 1].name = last.name + " = " + row.record.team
      } else {
        order.append((row.rank, row.record.team))
      }
    }
    return order.map(\.name)
  }

  func rank(_ team: String, _ rules: TableRules, deductions: [Deduction] = []) -> Int? {
    LeagueTable(of: self, by: rules, deductions: deductions).rows.first { $0.record.team == team }?.rank
  }
}

extension TableRules {
  func with(_ change: (inout TableRules) -> Void) -> TableRules {
    var rules = self
    change(&rules)
    return rules
  }
}
