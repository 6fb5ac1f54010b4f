/// Breaks ties criterion by criterion into smaller groups. A pairwise comparison would be wrong, because a head-to-head
/// order depends on all the teams that are level.
struct Refinement {
  let rules: TableRules
  let records: [String: TeamRecord]
  let matches: [CountedMatch]
  let decided: [[String]]
  private(set) var steps: [TieBreakStep] = []
  /// Best first; teams in a group share a rank.
  private(set) var ranks: [[String]] = []

  /// Ranks teams that are level in all criteria before the given index.
  mutating func rank(_ group: [String], from index: Int = 0) {
    guard group.count > 1 else { return ranks.append(group) }
    guard index < rules.tieBreakers.count else { return decide(group) }
    let criterion = rules.tieBreakers[index]
    if criterion.isHeadToHead { return rankAmongThemselves(group, index) }
    if criterion == .lots { return decide(group) { $0.rank(group, from: index + 1) } }
    for part in step(criterion, group, records).parts { rank(part, from: index + 1) }
  }

  // MARK: - Head-to-head matches

  /// Ranks teams by the block of head-to-head criteria that begins at the given index.
  private mutating func rankAmongThemselves(_ group: [String], _ index: Int) {
    let block = Array(rules.tieBreakers[index...].prefix(while: \.isHeadToHead))
    let next = index + block.count
    let members = Set(group)
    let among = matches.filter { members.contains($0.result.home) && members.contains($0.result.away) }
    if rules.headToHeadIncomplete == .skip, let missing = incomplete(group, among) {
      steps.append(TieBreakStep(criterion: block[0], teams: group, figures: [], among: group, effect: missing))
      return rank(group, from: next)
    }
    let mini = among.records(of: group, by: rules)
    switch rules.headToHead {
    case .restart:
      for criterion in block {
        let step = step(criterion, group, mini, among: group)
        if step.parts.count > 1 {
          for part in step.parts { rank(part, from: index) }
          return
        }
      }
      rank(group, from: next)
    case .replay:
      let parts = split(group, by: block[...], mini, among: group)
      for part in parts { rank(part, from: part.count < group.count ? index : next) }
    case .once:
      for part in split(group, by: block[...], mini, among: group) { rank(part, from: next) }
    }
  }

  /// Applies all criteria of a block to the same head-to-head table.
  private mutating func split(
    _ group: [String], by block: ArraySlice<Criterion>, _ mini: [String: TeamRecord], among: [String]
  ) -> [[String]] {
    guard group.count > 1, let criterion = block.first else { return [group] }
    let parts = step(criterion, group, mini, among: among).parts
    return parts.flatMap { split($0, by: block.dropFirst(), mini, among: among) }
  }

  private mutating func step(
    _ criterion: Criterion, _ group: [String], _ records: [String: TeamRecord], among: [String] = []
  ) -> TieBreakStep {
    let step = TieBreakStep(criterion, group, among: among) { team in records[team].flatMap(criterion.figure) }
    steps.append(step)
    return step
  }

  /// Nil if every two teams of the group have played all their matches.
  private func incomplete(_ group: [String], _ among: [CountedMatch]) -> TieBreakStep.Effect? {
    var met: [Set<String>: Int] = [:]
    for match in among { met[[match.result.home, match.result.away], default: 0] += 1 }
    let pairs = group.count * (group.count - 1) / 2
    let isComplete = met.count == pairs && met.values.allSatisfy { $0 >= rules.legs }
    return isComplete
      ? nil : .incomplete(played: met.values.reduce(0) { $0 + min($1, rules.legs) }, of: pairs * rules.legs)
  }

  // MARK: - Decisions

  /// Applies a recorded decision by lots or a play-off. Without a decision, the teams stay level.
  private mutating func decide(_ group: [String], otherwise: ((inout Refinement) -> Void)? = nil) {
    guard let order = decided.first(where: { order in group.allSatisfy(order.contains) }) else {
      if let otherwise { otherwise(&self) } else { ranks.append(group) }
      return
    }
    let step = TieBreakStep(.lots, group) { team in order.firstIndex(of: team).map { Figure($0 + 1) } }
    steps.append(step)
    ranks += step.parts
  }
}
