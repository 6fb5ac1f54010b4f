/// The matches of two teams in a knock-out round: a single match, two legs, or a match with its replays.
public struct CupTie: Hashable, Sendable {
  public let round: CupRound
  public let matches: [MatchResult]
  /// The home team of the first match, then the other.
  public let teams: [String]
  /// Nil until it is decided.
  public let winner: String?
  /// The aggregate score from the first team's point of view. Nil unless there are two legs and both have been played.
  public let aggregate: MatchScore?

  /// - Parameter matches: at least one, all between the same teams.
  init(_ matches: [MatchResult], awayGoals: Bool) {
    let first = matches[0]
    round = CupRound(of: first)
    self.matches = matches
    teams = [first.home, first.away]
    if matches.count == 2, first.home == matches[1].away {
      let legs = TwoLeggedTie(first, matches[1], awayGoals: awayGoals)
      winner = legs.winner
      aggregate = legs.aggregate
    } else {
      winner = matches.last?.winner
      aggregate = nil
    }
  }

  /// A team's goals in each match, in the order of the matches. Nil for a match without a score.
  public func goals(of team: String) -> [Int?] {
    matches.map { match in match.counted.map { $0[match.home == team ? .home : .away] } }
  }

  /// A team's goals in the shoot-out. Nil if there was none.
  public func kicks(of team: String) -> Int? {
    matches.last.flatMap { match in match.shootOut.map { $0[match.home == team ? .home : .away] } }
  }

  static func ties(in results: [MatchResult], awayGoals: Bool) -> [CupTie] {
    results.filter { $0.kind == .cup && !$0.isAnnulled }.inOrder()
      .grouped { Pair(round: CupRound(of: $0), teams: [$0.home, $0.away]) }
      .map { CupTie($0, awayGoals: awayGoals) }
  }

  private struct Pair: Hashable {
    let round: CupRound
    let teams: Set<String>
  }
}

extension MatchResult {
  /// The winner on the field, in the shoot-out or by an award. Nil for a draw or a match without a result.
  var winner: String? {
    guard let score = counted else { return nil }
    let margin = score.home - score.away
    let kicks = shootOut.map { $0.home - $0.away } ?? 0
    let deciding = margin == 0 ? kicks : margin
    return deciding == 0 ? nil : deciding > 0 ? home : away
  }
}
