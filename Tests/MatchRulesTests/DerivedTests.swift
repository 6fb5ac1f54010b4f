import MatchModel
import MatchRules
import Testing

/// Facts that the laws derive.
@Suite struct DerivedTests {
  private typealias P = Pitch

  private func ledger(_ actions: [Action], _ prepare: (inout RuleSet) -> Void = { _ in }) -> Ledger {
    var (match, rules) = (Pitch.match, RuleSet())
    prepare(&rules)
    match.actions = ActionList(actions)
    return Ledger(replaying: match, rules: rules)
  }

  @Test("B4: extra time adds to what was not used") func b4() {
    let regular = ledger(P.played)
    #expect(regular.state.mostSubstitutions(.home) == 6 && ledger([P.start(1)]).state.mostSubstitutions(.home) == 5)
  }

  @Test("C3: a second yellow card has a colour of its own") func c3() {
    let twice = ledger([P.start(1), P.yellow(P.at(4), 9), P.yellow(P.at(5), 9)])
    #expect(twice.judgements.compactMap { ($0.action as? Card)?.color } == [.yellow, .secondYellow])
    #expect(twice.state[.home].isSentOff(P.player(9)))
  }

  @Test("C5: only who is on the field leaves the team short") func c5() {
    #expect(ledger([P.start(1), P.red(P.at(4), 9)]).state[.home].playersOnField == 10)
    #expect(ledger([P.start(1), P.red(P.at(4), 12)]).state[.home].playersOnField == 11)
  }

  @Test("C6: yellow cards of the match do not count in the shoot-out") func c6() {
    let match = ledger([P.start(1), P.yellow(P.at(4), 9)] + P.shootOut.dropFirst() + [P.yellow(P.kicks, 9)])
    #expect((match.judgements.last?.action as? Card)?.color == .yellow)
    let within = ledger(P.shootOut + [P.yellow(P.kicks, 9), P.yellow(P.kicks, 9)])
    #expect((within.judgements.last?.action as? Card)?.color == .secondYellow)
  }

  @Test("D2: an own goal is the other side's") func d2() {
    #expect(ledger([P.start(1), P.goal(P.at(4), 4, isOwn: true)]).state.score == BothSides(home: 0, away: 1))
  }

  @Test("D6: an disallowed goal does not count") func d6() {
    #expect(ledger([P.start(1), P.goal(P.at(4), 9, isAnnulled: true)]).state.score == BothSides(0))
  }

  @Test("D7: kicks of the shoot-out are no goals") func d7() {
    let state = ledger(P.shootOut + [P.kick(.home, 9)]).state
    #expect(state.score == BothSides(0) && state.shootOut?.score == BothSides(home: 1, away: 0))
  }
}
