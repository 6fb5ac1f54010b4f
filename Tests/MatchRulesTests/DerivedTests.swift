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

  @Test("A6, A7: a goalkeeper or captain resumes the role after a served dismissal") func a6() {
    let captain = CaptainChange(at: P.at(2), team: .home, player: P.player(9))
    let cards = [P.yellow(P.at(4), 1), P.yellow(P.at(4), 9)]
    let actions: [Action] = [P.start(1), captain] + cards
    func home(_ actions: [Action]) -> TeamState {
      ledger(actions) { rules in (rules.follows, rules.sinBin) = (false, 10) }.state[.home]
    }
    let (away, back) = (home(actions), home(actions + [Note(at: P.at(15), on: .match, text: "")]))
    #expect(away.goalkeeper == nil && away.captain == nil)
    #expect(back.goalkeeper == P.player(1).playerID && back.captain == P.player(9).playerID)
  }

  @Test("B4: extra time adds to the unused substitutions") func b4() {
    let regular = ledger(P.played)
    #expect(regular.state.mostSubstitutions(.home) == 6 && ledger([P.start(1)]).state.mostSubstitutions(.home) == 5)
  }

  @Test("C3: a second yellow card is marked as such and sends off") func c3() {
    let twice = ledger([P.start(1), P.yellow(P.at(4), 9), P.yellow(P.at(5), 9)])
    #expect(twice.judgements.compactMap { ($0.action as? Card)?.color } == [.yellow, .secondYellow])
    #expect(twice.state[.home].isSentOff(P.player(9)))
  }

  @Test("C5: only players on the field leave the team short") func c5() {
    #expect(ledger([P.start(1), P.red(P.at(4), 9)]).state[.home].playersOnField == 10)
    #expect(ledger([P.start(1), P.red(P.at(4), 12)]).state[.home].playersOnField == 11)
  }

  @Test("C5: a sending-off after the match leaves nobody short") func c5AfterTheMatch() throws {
    let handball = try #require(RuleSetLibrary.rules("handball"))
    let afterwards = Moment(.after(.regular(2)))
    let state = ledger(P.played + [MatchEnd(at: afterwards), P.red(afterwards, 9)]) { $0 = handball }.state
    #expect(state[.home].isSentOff(P.player(9)))
    #expect(state[.home].playersOnField == 7 && state.endsOfClosedPlaces(of: .home).isEmpty)
  }

  @Test("C6: yellow cards of the match do not count in the shoot-out") func c6() {
    let match = ledger([P.start(1), P.yellow(P.at(4), 9)] + P.shootOut.dropFirst() + [P.yellow(P.kicks, 9)])
    #expect((match.judgements.last?.action as? Card)?.color == .yellow)
    let within = ledger(P.shootOut + [P.yellow(P.kicks, 9), P.yellow(P.kicks, 9)])
    #expect((within.judgements.last?.action as? Card)?.color == .secondYellow)
  }

  @Test("D2: an own goal counts for the other side") func d2() {
    #expect(ledger([P.start(1), P.goal(P.at(4), 4, isOwn: true)]).state.score == BothSides(home: 0, away: 1))
  }

  @Test("D6: a disallowed goal does not count") func d6() {
    #expect(ledger([P.start(1), P.goal(P.at(4), 9, isAnnulled: true)]).state.score == BothSides(0))
  }

  @Test("D7: shoot-out kicks are not goals") func d7() {
    let state = ledger(P.shootOut + [P.kick(.home, 9)]).state
    #expect(state.score == BothSides(0) && state.shootOut?.score == BothSides(home: 1, away: 0))
  }
}
