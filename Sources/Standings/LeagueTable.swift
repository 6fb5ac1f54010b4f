/// The table of a league or a group: made from the results alone, in whatever order they come.
public struct LeagueTable: Hashable, Sendable {
  /// A team's line.
  public struct Row: Hashable, Sendable {
    /// From 1. Who shares a rank has the same, and the next is as much further down.
    public let rank: Int
    /// Whether another team has the same rank.
    public let isShared: Bool
    /// What its matches add up to.
    public let record: TeamRecord
    /// What its place means; nil where the rules say nothing.
    public let zone: Zone?
  }

  /// The rules it was made by; the tie-breakers are goal difference and goals where only one side's or the last matches
  /// count.
  public let rules: TableRules
  /// The part of the season it is of.
  public let scope: TableScope
  /// In the order of the table; who shares a rank, by name.
  public let rows: [Row]
  /// How those with as many points were parted, from the top of the table.
  public let ties: [Tie]
  /// Points taken away, those for not appearing among them.
  public let deductions: [Deduction]
  /// Results set by an authority that count, by date.
  public let awarded: [MatchResult]
  /// Matches within the scope that do not count: not played to their end, and not awarded.
  public let leftOut: [MatchResult]
  /// How many matches count.
  public let matches: Int

  /// - Parameters:
  ///   - results: of one table. Cups, friendlies and what was annulled do not count, whoever hands them over.
  ///   - decided: orders that lots or a play-off have decided.
  ///   - sortKey: what names are sorted by, where nothing else parts two teams.
  public init(
    of results: [MatchResult], by rules: TableRules, scope: TableScope = TableScope(), deductions: [Deduction] = [],
    decided: [[String]] = [], sortKey: (String) -> String = { $0 }
  ) {
    let league = results.filter { $0.kind == .league && !$0.isAnnulled }
    let within = league.filter(scope.holds).inOrder()
    let counted = within.compactMap { result in result.counted.map { CountedMatch(result: result, score: $0) } }
    let names = Set(league.flatMap { [$0.home, $0.away] })
    let teams = names.map { (key: sortKey($0), name: $0) }.sorted { ($0.key, $0.name) < ($1.key, $1.name) }.map(\.name)

    var rules = rules
    // What two teams did to each other is nothing that only their matches at home, or their last ones, could tell.
    if !scope.isWhole { rules.tieBreakers = [.goalDifference, .goals] }
    // Nor does anybody lose points there.
    let deductions =
      !scope.isWhole
      ? [] : deductions.filter(scope.holds).filter { names.contains($0.team) } + rules.noShows(in: counted)
    var records = counted.records(of: teams, by: rules, sides: scope.sides, last: scope.last ?? .max)
    for deduction in deductions { records[deduction.team]?.deduct(deduction.points) }

    let ranking = Ranking(teams, records, counted, rules, decided: decided)
    rows = ranking.ranks.flatMap { rank, group in
      group.compactMap { team in
        records[team].map { Row(rank: rank, isShared: group.count > 1, record: $0, zone: rules.zone(of: rank)) }
      }
    }
    ties = ranking.ties
    self.rules = rules
    self.scope = scope
    self.deductions = deductions.sorted {
      ($0.team, $0.date, $0.points, $0.reason) < ($1.team, $1.date, $1.points, $1.reason)
    }
    awarded = within.filter(\.isAwarded)
    leftOut = within.filter { $0.counted == nil }
    matches = counted.count
  }
}

extension TableRules {
  /// What sides that did not appear lose besides the match.
  fileprivate func noShows(in matches: [CountedMatch]) -> [Deduction] {
    guard noShowDeduction > 0 else { return [] }
    return matches.compactMap { match in
      guard let absent = match.result.outcome.absent else { return nil }
      return Deduction(match.result[absent], noShowDeduction, date: match.result.date, reason: match.result.title)
    }
  }
}

extension MatchResult {
  /// `Inca - Llosetense`.
  public var title: String { "\(home) - \(away)" }
}

extension Sequence {
  /// In the order of the results that belong to the elements.
  public func inOrder(of result: (Element) -> MatchResult) -> [Element] {
    map { element in
      let result = result(element)
      // Rounds with a number by their number: 10 is after 9.
      let matchday = result.matchday.map { String(10_000 + Swift.min($0, 89_999)) } ?? ""
      return (
        key: [
          result.date, result.time, matchday, result.round, result.home, result.away, result.competition,
        ], element
      )
    }
    .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.1)
  }
}

extension Sequence<MatchResult> {
  /// The order that lists have them in: by date, time and names. It depends on nothing but the results.
  public func inOrder() -> [MatchResult] { inOrder(of: \.self) }
}
