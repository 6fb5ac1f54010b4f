/// The knock-out rounds of a competition. Ties are in the order in which a bracket is drawn: the two that lead to a
/// later tie are neighbours.
public struct Bracket: Sendable {
  public struct Round: Sendable {
    public let round: CupRound
    public let ties: [CupTie]
  }

  /// The rounds of the bracket up to the final, the earliest first.
  public let rounds: [Round]
  public let thirdPlace: CupTie?
  /// Other rounds, such as a preliminary round or the match for fifth place, by date.
  public let others: [Round]

  public var champion: String? { final?.winner }
  public var final: CupTie? { rounds.last.flatMap { $0.round == .of(teams: 2) ? $0.ties.first : nil } }
  /// All rounds in order of listing: the match for third place comes before the final.
  public var inOrder: [Round] {
    let third = thirdPlace.map { [Round(round: .thirdPlace, ties: [$0])] } ?? []
    return final == nil ? others + rounds + third : others + rounds.dropLast() + third + rounds.suffix(1)
  }
  public var isEmpty: Bool { rounds.isEmpty && thirdPlace == nil && others.isEmpty }

  public init(of results: [MatchResult], awayGoals: Bool) {
    let ties = CupTie.ties(in: results, awayGoals: awayGoals)
    let byRound = Dictionary(grouping: ties, by: \.round)
    thirdPlace = byRound[.thirdPlace]?.first
    others = ties.filter { !$0.round.isKnown }.grouped(by: \.round).map { Round(round: $0[0].round, ties: $0) }
    var drawn: [Round] = []
    for teams in byRound.keys.compactMap(\.teams).sorted() {
      let round = CupRound.of(teams: teams)
      let ties = Self.ordered(byRound[round] ?? [], before: drawn.last?.ties ?? [])
      drawn.append(Round(round: round, ties: ties))
    }
    rounds = drawn.reversed()
  }

  /// Puts ties beside each other if their winners meet in the next round.
  private static func ordered(_ ties: [CupTie], before next: [CupTie]) -> [CupTie] {
    var left = ties
    var ordered: [CupTie] = []
    for team in next.flatMap(\.teams) {
      guard
        let index = left.firstIndex(where: { $0.winner == team }) ?? left.firstIndex(where: { $0.teams.contains(team) })
      else { continue }
      ordered.append(left.remove(at: index))
    }
    return ordered + left
  }
}
