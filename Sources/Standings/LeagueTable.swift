/// The table of a league or a group, computed from its results regardless of their order.
public struct LeagueTable: Equatable, Sendable {
  public struct Row: Equatable, Sendable {
    /// From 1. Teams that share a rank have the same number, and the following numbers are skipped.
    public let rank: Int
    public let isShared: Bool
    public let record: TeamRecord
    /// The meaning of the rank, such as promotion. Nil if the rules define none.
    public let zone: Zone?
  }

  /// The rules used. In partial tables (home, away or last matches) the tie-breakers are goal difference and goals.
  public let rules: TableRules
  public let scope: TableScope
  /// In table order; teams with a shared rank are sorted by name.
  public let rows: [Row]
  public let ties: [TieBreak]
  /// Deducted points, including those for not appearing.
  public let deductions: [Deduction]
  /// Counted results set by an authority, by date.
  public let awarded: [MatchResult]
  /// Matches in the scope that do not count, because they are neither finished nor awarded.
  public let leftOut: [MatchResult]
  public let matches: Int
  /// The number of results that do not count because they are not confirmed.
  public let unconfirmed: Int

  /// - Parameters:
  ///   - results: the results of one table. Cup matches, friendlies and annulled matches are ignored.
  ///   - decided: orders decided by lots or a play-off.
  ///   - sortKey: key for sorting names if nothing else breaks the tie.
  public init(
    of results: [MatchResult], by rules: TableRules, scope: TableScope = TableScope(), deductions: [Deduction] = [],
    decided: [[String]] = [], sortKey: (String) -> String = { $0 }
  ) {
    let league = results.filter { $0.kind == .league && !$0.isAnnulled }
    let within = league.filter(scope.holds).inOrder()
    func isChosen(_ result: MatchResult) -> Bool { !scope.isConfirmedOnly || result.isConfirmed }
    let counted = within.filter(isChosen).compactMap { result in
      result.counted.map { CountedMatch(result: result, score: $0) }
    }
    let names = Set(league.flatMap { [$0.home, $0.away] })

    var rules = rules
    // Head-to-head comparisons make no sense with only home, away or recent matches.
    if !scope.isWhole { rules.tieBreakers = [.goalDifference, .goals] }
    // Deductions do not apply to partial tables.
    let deductions =
      !scope.isWhole
      ? [] : deductions.filter(scope.holds).filter { names.contains($0.team) } + rules.noShows(in: counted)
    var records = counted.records(of: names, by: rules, sides: scope.sides, last: scope.last ?? .max)
    for deduction in deductions { records[deduction.team]?.deduct(deduction.points) }

    let ranking = Ranking(names, records, counted, rules, decided: decided, sortKey: sortKey)
    rows = ranking.rows
    ties = ranking.ties
    self.rules = rules
    self.scope = scope
    self.deductions = deductions.sorted {
      ($0.team, $0.date, $0.points, $0.reason) < ($1.team, $1.date, $1.points, $1.reason)
    }
    awarded = within.filter { $0.isAwarded && isChosen($0) }
    leftOut = within.filter { $0.counted == nil }
    matches = counted.count
    unconfirmed = within.count { $0.counted != nil && !isChosen($0) }
  }
}

extension LeagueTable {
  /// False if no match can be drawn. Results that do not come from a match file may say otherwise.
  public var hasDraws: Bool { rules.allowsDraws || rows.contains { $0.record.drawn > 0 } }

  /// Ranks teams that have not played each other.
  init(ranking records: [TeamRecord], by rules: TableRules, decided: [[String]], sortKey: (String) -> String) {
    let byTeam = Dictionary(records.map { ($0.team, $0) }) { one, _ in one }
    let ranking = Ranking(records.map(\.team), byTeam, [], rules, decided: decided, sortKey: sortKey)
    rows = ranking.rows
    ties = ranking.ties
    self.rules = rules
    matches = records.reduce(0) { $0 + $1.played }
    scope = TableScope()
    deductions = []
    awarded = []
    leftOut = []
    unconfirmed = 0
  }
}

extension TableRules {
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
  public func inOrder(of result: (Element) -> MatchResult) -> [Element] {
    map { element in
      let result = result(element)
      // Numbered rounds are sorted by number: 10 comes after 9.
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
  /// Sorted by date, time and names, so that the order depends only on the results.
  public func inOrder() -> [MatchResult] { inOrder(of: \.self) }
}
