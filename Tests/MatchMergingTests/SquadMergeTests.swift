import MatchMerging
import MatchModel
import MatchRules
import SampleMatches
import Testing

/// Merging of squads: numbers, roles and provisional line-ups.
@Suite struct SquadMergeTests {
  private static func shirt(_ number: Int) -> ShirtNumber { ShirtNumber(number)! }

  /// A provisional squad of 18, and the same one after a foul by a new number. As in recording, the number takes the
  /// places of a starter and, because the bench is full, of a substitute.
  private static let base = Match(teams: BothSides(home: .unnamed("Inca"), away: .unnamed("Muro")))
  private static func recorded(_ number: Int, minute: Int) -> Match {
    var match = base
    match[.home].removePlayers { $1.number == shirt(18) }
    match[.home][base[.home].playerIDs[10]].isStarter = false
    let id = match[.home].add(Player(number: shirt(number), isStarter: true))
    match.actions = [
      PeriodStart(.regular(1), length: 45, wallClock: nil),
      Foul(at: Moment(.during(.regular(1)), minute: MatchMinute(minute)), team: .home, offender: .player(id)),
    ]
    return match
  }

  @Test(arguments: [true, false]) func newNumbersAreDifferentPlayers(hasBase: Bool) {
    var rules = RuleSet()
    rules.bench = 7
    let (one, other) = (Self.recorded(20, minute: 10), Self.recorded(21, minute: 30))
    let merged = MatchMerge(one, other, base: hasBase ? Self.base : nil, rules: rules).merged()
    #expect(merged.contradictions.isEmpty)
    let team = merged.match[.home]
    #expect(team.players.map(\.number.rawValue).sorted() == Array(1...16) + [20, 21])
    #expect(team.players.filter(\.isStarter).map(\.number.rawValue).sorted() == Array(1...9) + [20, 21])
    let offenders = merged.match.actions.compactMap { ($0 as? Foul)?.offender.playerID }
    #expect(offenders.map { team[$0].number.rawValue } == [20, 21])
    #expect(Ledger(replaying: merged.match, rules: rules).judgements.allSatisfy { $0.objections.isEmpty })
  }

  /// One record gives a player the number that a new player has in the other.
  @Test func differentNamesOfANumberAreAskedAbout() {
    var base = exampleMatch()
    let id = base[.home].playerIDs[16]
    (base[.home][id].number, base[.home][id].name) = (Self.shirt(40), "Quim")
    var (one, other) = (base, base)
    one[.home][id].number = Self.shirt(30)
    other[.home].add(Player(number: Self.shirt(30), name: "Hug"))
    let merged = MatchMerge(one, other, base: base, rules: RuleSet()).merged()
    #expect(merged.contradictions.map { [$0.first, $0.second] } == [[.text("Quim"), .text("Hug")]])
  }

  /// Once the number is resolved, the other questions still find the player.
  @Test func contradictingNumbersCanBeResolved() {
    let base = exampleMatch()
    let ids = base[.home].playerIDs
    var (one, other) = (base, base)
    (one[.home][ids[8]].number, one[.home][ids[8]].name) = (Self.shirt(19), "Roca")
    (other[.home][ids[8]].number, other[.home][ids[8]].name) = (Self.shirt(29), "Rocca")
    one[.home][ids[3]].isCaptain = false
    one[.home][ids[8]].isCaptain = true
    other[.home][ids[3]].isCaptain = false
    other[.home][ids[9]].isCaptain = true
    let merged = MatchMerge(one, other, base: base, rules: RuleSet()).keepingContradictions()
    var match = merged.match
    match.disagreements = merged.disagreements
    #expect(match.disagreements.map(\.field) == ["dorsal", "nom", "capita"])
    while let open = match.disagreements.first {
      let isResolved = match.resolve(open, takesOther: true)
      #expect(isResolved, "\(open)")
    }
    let team = match[.home]
    #expect(team[ids[8]].number == Self.shirt(29) && team[ids[8]].name == "Rocca")
    #expect(team.playerIDs.filter { team[$0].isCaptain } == [ids[9]])
  }

  @Test(arguments: [true, false]) func changedSubstituteGoalkeeperIsKept(isGoalkeeper: Bool) {
    var base = exampleMatch()
    let id = base[.home].playerIDs[14]
    base[.home][id].isGoalkeeper = !isGoalkeeper
    var edited = base
    edited[.home][id].isGoalkeeper = isGoalkeeper
    for (one, other) in [(edited, base), (base, edited)] {
      let merged = MatchMerge(one, other, base: base, rules: RuleSet()).merged()
      #expect(merged.contradictions.isEmpty && merged.match.bytes(RuleSet()) == edited.bytes(RuleSet()))
    }
  }
}
