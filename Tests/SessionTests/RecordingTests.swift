import MatchModel
import MatchRules
import RecordingSession
import Testing

/// Recorded and refused lines, checked as facts without wording, as another program would use the recorder.
@Suite struct RecordingTests {
  @Test func goalReportsTheScore() throws {
    let fixture = SessionFixture()
    let outcome = fixture.perform("9ghc,7")
    let recorded = try #require(outcome.recorded.first)
    let goal = try #require(recorded.action as? Goal)
    #expect(outcome.refusal == nil && outcome.facts.count == 1 && recorded.id == fixture.id(2))
    #expect(goal.shot.shooter == SessionFixture.player(9) && goal.shot.assistant == SessionFixture.player(7))
    #expect(goal.shot.bodyPart == .head && goal.shot.origin == .corner)
    #expect(recorded.newScore == BothSides(home: 1, away: 0) && outcome.ledger.state.score == recorded.newScore)
  }

  @Test func otherActionsReportNoScore() throws {
    let recorded = try #require(SessionFixture().perform("v4f9").recorded.first)
    #expect(recorded.newScore == nil && recorded.consequences.isEmpty && recorded.action is Foul)
  }

  @Test func aSecondYellowSendsOff() throws {
    let outcome = SessionFixture(after: ["start", "4y"]).perform("4y")
    let recorded = try #require(outcome.recorded.first)
    let part = Participant(.booked, .home, SessionFixture.player(4))
    #expect((recorded.action as? Card)?.color == .secondYellow)
    #expect(recorded.consequences.first == .secondYellow(part, players: 10))
    #expect(outcome.ledger.state[.home].playersOnField == 10)
  }

  @Test func substitutionReportsUseAndLimits() throws {
    let recorded = try #require(SessionFixture().perform("10>14").recorded.first)
    #expect(
      recorded.consequences == [.substitutions(.home, used: 1, most: 5, windows: 1, mostWindows: 3)])
  }

  /// A substitution that is recorded late counts in addition to later ones.
  @Test func lateSubstitutionReportsTheTotal() throws {
    let fixture = SessionFixture(after: ["start", "30' 10>14"])
    let recorded = try #require(fixture.perform("20' 9>13").recorded.first)
    #expect(recorded.consequences == [.substitutions(.home, used: 2, most: 5, windows: 2, mostWindows: 3)])
  }

  @Test func foulAndCardAreTwoActions() {
    let fixture = SessionFixture()
    let outcome = fixture.perform("v4f9y 7c")
    #expect(outcome.recorded.map(\.action.kind) == [.foul, .card, .corner])
    #expect(outcome.recorded.map(\.id) == [2, 3, 4].map(fixture.id))
  }

  @Test func refusalNamesItsLaw() throws {
    let bench = SessionFixture()
    let outcome = bench.perform("14>15")
    guard case .law(let objection, nil) = try #require(outcome.refusal).reason else {
      Issue.record("\(String(describing: outcome.refusal))")
      return
    }
    #expect(objection.breach.law == LawID(rawValue: "B1") && objection.breach.verdict == .refuse)
    #expect(objection.breach.reason == .notOnField(Participant(.off, .home, SessionFixture.player(14)), .bench))
    #expect(objection.action is Substitution && outcome.recorded.isEmpty)
    #expect(bench.session.ledger.match.actions.count == 1)
  }

  @Test func scriptMustConfirmBreaches() throws {
    let bench = SessionFixture()
    guard case .unconfirmed(let objections) = try #require(bench.perform("14g").refusal).reason else {
      Issue.record("not asked to confirm")
      return
    }
    #expect(objections.map(\.breach.law.rawValue) == ["D1"])
    #expect(bench.perform("14g !").recorded.first?.action.confirmed == [LawID(rawValue: "D1")])
  }

  @Test func clausesBeforeRefusalStayRecorded() throws {
    let outcome = SessionFixture().perform("9g 14>15")
    #expect(outcome.recorded.map(\.action.kind) == [.goal])
    #expect(try #require(outcome.refusal).column == 4)
  }

  @Test func unreadableLineSuggestsAlternatives() throws {
    let outcome = SessionFixture().perform("8 card")
    guard case .line(.unclear(.cardAlone, _, let lines)) = try #require(outcome.refusal).reason else {
      Issue.record("\(String(describing: outcome.refusal))")
      return
    }
    #expect(lines == ["8y", "8r"])
  }

  /// 15 is on the bench, so cannot have scored or assisted.
  @Test func suggestionsForBenchPlayerAreOnlyCards() throws {
    let outcome = SessionFixture().perform("9g y 15")
    guard case .line(.unclear(.proposed, "y 15", let lines)) = try #require(outcome.refusal).reason else {
      Issue.record("\(String(describing: outcome.refusal))")
      return
    }
    #expect(lines == ["9g 15y"])
  }

  @Test func halfTimeShowsStatistics() throws {
    let person = Person()
    let outcome = SessionFixture(after: ["start", "9g"], person: person).perform("45' end !")
    let subjects = outcome.looks.compactMap { if case .statistics(let subject) = $0 { subject } else { nil } }
    #expect(outcome.recorded.map(\.action.kind) == [.periodEnd] && subjects == [.period(.regular(1))])
  }

  @Test func confirmedEarlyEndIsInItsMinute() throws {
    let fixture = SessionFixture(after: ["start", "45' end !", "start"], person: Person())
    fixture.now += 2100
    let end = try #require(fixture.perform("end !").recorded.first?.action as? PeriodEnd)
    #expect(end.moment.minute == MatchMinute(80) && end.moment.elapsed == 2100)
  }

  /// The shoot-out follows a second half whose `end` was forgotten.
  @Test(arguments: [("start", 0), ("penalty shoot-out", 2)])
  func shootOutFollowsAForgottenEnd(line: String, extraPeriods: Int) {
    let fixture = SessionFixture(
      after: ["set extra-periods \(extraPeriods)", "start", "45' end !", "start"], person: Person(.text("!"), .nothing))
    fixture.now += 3000
    fixture.enter(line)
    #expect(fixture.session.ledger.state.isShootOut)
    #expect(fixture.session.ledger.match.actions.suffix(2).map(\.kind) == [.periodEnd, .periodStart])
  }

  @Test func yellowCardRaisesAlert() {
    let outcome = SessionFixture(person: Person()).perform("4y")
    let sides = outcome.alerts.compactMap { fact -> Side? in
      if case .look(.alert(let side)) = fact.kind { side } else { nil }
    }
    #expect(sides == [.home])
  }

  @Test func quitQuits() {
    #expect(SessionFixture().perform("quit").quits && !SessionFixture().perform("9g").quits)
  }
}
