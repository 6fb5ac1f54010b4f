import MatchModel
import MatchRules
import RecordingSession
import Testing

/// Questions, checked as facts without wording.
@Suite struct QuestionTests {
  /// Commands with valid arguments are still commands if a text is asked for.
  @Test(arguments: ["ls -5", "lista -5", "ls v", "stats v", "notes v"]) func lookupIsNotText(line: String) {
    let person = Person(.text(line), .text("drifts left"))
    let fixture = SessionFixture(person: person)
    fixture.enter("9n")
    #expect(fixture.session.ledger.match.actions.compactMap { ($0 as? Note)?.text } == ["drifts left"])
    #expect(person.asked.count == 2)
  }

  @Test(arguments: ["del 2", "edit 2 v9s-", "move 2 1'"]) func correctionIsNotText(line: String) {
    let fixture = SessionFixture(after: ["start", "v9s+"], person: Person(.text(line), .text("!")))
    fixture.now += 120
    fixture.enter("9n")
    #expect(!fixture.session.ledger.match.actions.contains { $0 is Note })
    #expect(fixture.openLines == ["9n"])
  }

  /// Any command that cannot be a remark is carried out instead of the note.
  @Test(arguments: [
    "drop 1,2", "drop 1 and 2", "drop all", "take 1", "take 9s+", "take 1 9s+", "del 2, 3", "move 3 to 1'",
    "move 3 before 2", "annul v", "edit 2 stays", "edit 2 1' v9s-", "clock 12:30", "lineup 1 2 3", "award 3-0",
    "award none", "redo", "quit",
  ])
  func unmistakableCommandIsNotText(line: String) {
    let fixture = SessionFixture(after: ["start", "v9s+", "vc"], person: Person(.text(line)))
    fixture.now += 120
    #expect(fixture.enter("9n").fates.map(\.text) == ["9n", line])
  }

  @Test(arguments: [
    "drop deep", "move up", "take 9 seriously", "help at the back", "stats improving", "lista d'espera",
    "drop 2 metres back", "take corners short", "merge with the midfield", "set venue Camp Nou", "player 9 name Joan",
    "award for the best", "clock is wrong", "redo the drill", "quit complaining",
  ])
  func aTextMayBeginLikeACommand(text: String) {
    let fixture = SessionFixture(person: Person(.text(text)))
    fixture.enter("9n")
    #expect(fixture.session.ledger.match.actions.compactMap { ($0 as? Note)?.text } == [text])
  }

  /// What means an outcome in a line means it as an answer too, in any language.
  @Test(arguments: [("parado", Outcome.saved), ("palo", .woodwork), ("blocked", .blocked)])
  func wordsOfALineAnswerAQuestion(text: String, outcome: Outcome) {
    let fixture = SessionFixture(person: Person(.text(text), .nothing, .nothing, .nothing, .nothing))
    fixture.enter("9s?")
    #expect(fixture.session.ledger.match.actions.compactMap { ($0 as? Chance)?.outcome } == [outcome])
    #expect(fixture.openLines == [])
  }

  @Test func scorerChoicesArePlayersOnTheField() throws {
    let person = Person(.text("9"), .nothing, .nothing, .nothing, .nothing)
    let outcome = SessionFixture(person: person).perform("g")
    let question = try #require(person.asked.first)
    guard case .part(.who, of: .goal, .home) = question.subject else {
      Issue.record("\(question.subject)")
      return
    }
    #expect(question.choices.map(\.meaning) == (1...11).map { .person(.home, SessionFixture.player($0)) })
    #expect(question.choices.map(\.key) == (1...11).map(String.init) && question.isOptional && !question.allowsBack)
    #expect((outcome.recorded.first?.action as? Goal)?.shot.shooter == SessionFixture.player(9))
  }

  @Test func sideChoicesAreBothTeams() throws {
    let person = Person(.text("2"))
    let outcome = SessionFixture(person: person, ours: nil).perform("9g")
    #expect(person.asked.first?.choices.map(\.meaning) == [.side(.home), .side(.away)])
    #expect(outcome.recorded.first?.newScore == BothSides(home: 0, away: 1))
  }

  @Test func invalidAnswerRepeatsQuestionWithReason() throws {
    let person = Person(.text("77x"), .dropped)
    let outcome = SessionFixture(person: person).perform("g")
    guard case .noAnswer("77x") = try #require(person.asked.last?.complaint) else {
      Issue.record("\(person.asked)")
      return
    }
    guard case .declined(.givenUp) = try #require(outcome.facts.first).kind else {
      Issue.record("\(outcome.facts)")
      return
    }
    #expect(outcome.refusal == nil && outcome.recorded.isEmpty)
  }

  @Test func lookupIsAnsweredBeforeQuestionRepeats() {
    let person = Person(.text("score"), .dropped)
    _ = SessionFixture(person: person).perform("g")
    guard person.asked.count == 2, case .look(.score) = person.asked[1].said.first?.kind else {
      Issue.record("\(person.asked)")
      return
    }
  }

  /// A player with a new number may have started, also one who is identified later.
  @Test func identifiedScorerMayHaveStarted() throws {
    let person = Person(.text("1"))
    let unnamed = BothSides(home: Team.unnamed("Home"), away: Team.unnamed("Away"))
    let fixture = SessionFixture(after: ["start", "?g"], person: person, teams: unnamed)
    _ = fixture.perform("?1=17")
    guard case .status(.home, _) = try #require(person.asked.first).subject else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(fixture.session.ledger.match[.home][PlayerID(joinedAfter: 16)].isStarter)
  }

  @Test func breachNeedsConfirmation() throws {
    let person = Person(.text("!"))
    let outcome = SessionFixture(person: person).perform("14g")
    guard case .doubt(.breaches(let objections)) = try #require(person.asked.first).subject else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(objections.map(\.breach.law.rawValue) == ["D1"] && outcome.recorded.count == 1)
  }

  /// Play with too few players is asked about once, and again when another player is missing.
  @Test func playWithTooFewPlayersIsAskedAboutOnce() {
    let person = Person(.text("!"), .text("!"))
    let fixture = SessionFixture(person: person)
    let lines = ["2>", "3>", "4>", "5>", "6>", "9s+", "10s-", "vc", "7>", "11s+", "9g"]
    for line in lines {
      fixture.now += 60
      fixture.enter(line)
    }
    #expect(person.asked.count == 2 && fixture.session.ledger.match.actions.count == 1 + lines.count)
  }

  @Test func repeatedGoalNeedsConfirmation() throws {
    let person = Person(.nothing)
    let bench = SessionFixture(after: ["start", "9g"], person: person)
    let outcome = bench.perform("9g")
    guard case .doubt(.sameAgain(let entry)) = try #require(person.asked.first).subject else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(entry.id == bench.id(2))
    #expect(outcome.recorded.isEmpty && bench.session.ledger.match.actions.count == 2)
  }

  @Test func unrecordedLineStaysOpen() throws {
    let outcome = SessionFixture(person: Person()).perform("10' 14>15")
    guard case .open(let line, .stays, let minute) = try #require(outcome.open.first).kind else {
      Issue.record("\(outcome.open)")
      return
    }
    #expect(line.text == "14>15" && line.number == 1 && minute == MatchMinute(10))
  }

  /// `<` goes back one question, and does not answer the first one.
  @Test func goingBackIsNoAnswer() {
    let person = Person(.back, .text("45+2"))
    let fixture = SessionFixture(person: person)
    fixture.now += 3600
    fixture.enter("end")
    let complaints = person.asked.map { if case .first? = $0.complaint { true } else { false } }
    let ends = fixture.session.ledger.match.actions.compactMap { $0 as? PeriodEnd }
    #expect(complaints == [false, true] && ends.map(\.moment.minute) == [MatchMinute(45, added: 2)])
  }
}
