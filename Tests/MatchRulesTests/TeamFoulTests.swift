import MatchModel
import MatchRules
import Testing

/// docs/LAWS.md, X9: team fouls.
@Suite struct TeamFoulTests {
  private typealias P = Pitch

  private func ledger(_ actions: [Action], _ parameters: [(String, String)] = [("team-fouls", "2 per period")]) throws
    -> Ledger
  {
    var (match, rules) = (Pitch.match, RuleSet())
    for (key, value) in parameters { try rules.set(key, to: value) }
    match.actions = ActionList(actions)
    let ledger = Ledger(replaying: match, rules: rules)
    #expect(ledger.firstObjection == nil)
    return ledger
  }

  /// The effect of the last action.
  private func effect(_ ledger: Ledger) throws -> TeamFoulEffect? {
    let last = try #require(ledger.match.actions.last)
    let before = ledger.state(before: ledger.match.actions.count - 1)
    for case .teamFouls(_, _, let effect) in Consequence.of(last, before: before, after: ledger.state) {
      return effect
    }
    return nil
  }

  private static func foul(_ minute: Int, _ code: String? = nil) -> Foul {
    Foul(at: P.at(minute), team: .home, offender: P.player(4), code: code.map(FoulCode.init(rawValue:)))
  }

  private static func fouls(_ count: Int, from minute: Int = 1) -> [Action] { (0..<count).map { foul(minute + $0) } }

  @Test(arguments: [(1, TeamFoulEffect.nothing), (2, .fromTheNext), (3, .now), (4, .now)])
  func foulsBeyondTheLimitHaveAnEffect(count: Int, effect: TeamFoulEffect) throws {
    let ledger = try ledger([P.start(1)] + Self.fouls(count))
    #expect(ledger.state.teamFouls(.home) == count && ledger.state.teamFouls(.away) == 0)
    #expect(try self.effect(ledger) == effect)
    #expect(ledger.state.nextFoulBringsBonus(.home) == (count >= 2))
  }

  /// A foul that is recorded late, in its half or the next one.
  @Test(arguments: [false, true]) func lateFoulCountsAllOfItsPeriod(isInNext: Bool) throws {
    let later: [Action] = isInNext ? [P.end(1), P.start(2), Self.foul(46)] : []
    let ledger = try ledger([P.start(1)] + Self.fouls(3) + later)
    let (before, after) = (ledger.state(before: 1), ledger.state(before: 2))
    let found = Consequence.of(Self.foul(1), before: before, after: after, latest: ledger.state)
    #expect(found == [.teamFouls(.home, 3, .now)])
  }

  @Test func countRestartsPerPeriodButNotInExtraTime() throws {
    let halves = [P.start(1)] + Self.fouls(2) + [P.end(1), P.start(2)] + Self.fouls(1, from: 50)
    #expect(try ledger(halves).state.teamFouls(.home) == 1)
    #expect(try ledger(halves, [("team-fouls", "2 per match")]).state.teamFouls(.home) == 3)
    let extra: [Action] = [P.end(2), PeriodStart(.extra(3), length: 15, wallClock: nil)]
    let late = Foul(
      at: Moment(.during(.extra(3)), minute: MatchMinute(91)), team: .home, offender: P.player(4))
    let played = try ledger(halves + extra + [late])
    #expect(played.state.teamFouls(.home) == 2)
    #expect(try effect(played) == .fromTheNext)
  }

  @Test func someKindsDoNotCountOrGiveNoBonus() throws {
    let rules = [("team-fouls", "1 per period"), ("foul.indirecta", "i no-team"), ("foul.ofensiva", "o no-bonus")]
    let indirect = try ledger([P.start(1), Self.foul(1), Self.foul(2, "indirecta")], rules)
    #expect(indirect.state.teamFouls(.home) == 1)
    #expect(try effect(indirect) == nil)
    let offensive = try ledger([P.start(1), Self.foul(1), Self.foul(2, "ofensiva")], rules)
    #expect(offensive.state.teamFouls(.home) == 2)
    #expect(try effect(offensive) == .fromTheNext)
    let handball = try ledger([P.start(1), Self.foul(1), Self.foul(2, "ma")], rules)
    #expect(handball.state.teamFouls(.home) == 2)
  }

  @Test func onlyFoulsByPlayersCount() throws {
    let official = Foul(at: P.at(2), team: .home, offender: .official(OfficialCode(rawValue: "entrenador")))
    var (match, rules) = (Pitch.match, RuleSet())
    try rules.set("team-fouls", to: "1 per period")
    match.actions = [P.start(1), official]
    #expect(Ledger(replaying: match, rules: rules).state.teamFouls(.home) == 0)
    #expect(try ledger([P.start(1)] + Self.fouls(3), []).state.teamFouls(.home) == nil)
  }

  /// Rink hockey: a direct free hit for the tenth foul and every fifth one after it.
  @Test func effectRepeatsEveryFewFouls() throws {
    let bring = try (1...22).filter { count in
      try effect(ledger([P.start(1)] + Self.fouls(count), [("team-fouls", "9 then 5 per match")])) == .now
    }
    #expect(bring == [10, 15, 20])
  }
}
