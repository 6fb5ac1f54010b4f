import MatchModel
import MatchRules
import PromptLanguage
import RecordingSession
import Testing

/// One event, typed twice.
@Suite struct RepeatTests {
  /// True if the question is asked once and shows action 1, which is already recorded.
  private func isAsked(_ lines: [String], answers: Person, at seconds: Double = 600) -> Bool {
    let fixture = SessionFixture(person: answers)
    fixture.now += seconds
    for line in lines { fixture.enter(line) }
    guard answers.asked.count == 1, case .doubt(.sameAgain(let entry)) = answers.asked[0].subject else { return false }
    return entry.id == fixture.id(2) && fixture.session.ledger.match.actions.count == 1 + lines.count - 1
  }

  @Test(arguments: ["-5' v7o", "6' c", "5:10' 9s+", "-2' v4f", "4' v4f9"])
  func repeatInEarlierMinuteIsQuestioned(line: String) { #expect(isAsked([line, line], answers: Person(.nothing))) }

  @Test(arguments: [["-5' v7o", "-5' v8o"], ["-5' v7o", "-4' v7o"], ["-5' 9s+", "-5' 9s-"], ["-5' c", "-5' 9s c"]])
  func differentEventIsNotQuestioned(lines: [String]) {
    let person = Person()
    _ = isAsked(lines, answers: person)
    #expect(person.asked.count == (lines[1].hasSuffix("s c") ? 1 : 0))
  }

  /// In the running minute, a repeated foul or offside by one player is questioned, whatever its words and the lines in
  /// between. A team may have two corners, and a player two shots.
  @Test(arguments: [
    (["v2o", "v2 fora de joc"], true), (["v2 fora de joc", "v2o"], true), (["v2o", "9s+", "v2 offside"], true),
    (["v4f", "v4f"], true), (["v4f9", "v4f"], true), (["v4f", "v4f9"], true), (["v4f9", "v4f9"], true),
    (["v4f9", "v4f8"], false), (["vc", "vc"], false), (["9s+", "9s+"], false), (["v?f", "v?f"], false),
  ])
  func repeatInRunningMinuteIsQuestioned(lines: [String], isAsked: Bool) {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    fixture.now += 610
    for line in lines {
      fixture.now += 15
      fixture.enter(line)
    }
    #expect(person.asked.count == (isAsked ? 1 : 0))
    #expect(fixture.session.ledger.match.actions.count == 1 + lines.count - (isAsked ? 1 : 0))
  }

  /// A repeated action that the laws refuse is not questioned first, whether later actions follow or not.
  @Test(arguments: [true, false]) func refusedRepetitionIsNotQuestioned(isLast: Bool) {
    let person = Person(.text("!"))
    let fixture = SessionFixture(after: ["start", "10' 8g !", "10' 8r !"], person: person)
    fixture.now += 1200
    if !isLast { fixture.enter("15' vc") }
    let before = person.asked.count
    let refusal = fixture.perform("10' 8g").refusal
    guard case .law(let objection, _)? = refusal?.reason, case .sentOff = objection.breach.reason else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(person.asked.count == before)
  }

  /// A line that ends with ` !` asks nothing, not even whether the player was sent off.
  @Test func confirmedLineOfADismissedPlayerIsRefused() {
    let person = Person()
    let fixture = SessionFixture(after: ["start", "5' v3y !", "6' v3y dissent !"], person: person)
    fixture.now += 600
    guard case .law? = fixture.perform("v3f9 !").refusal?.reason else {
      Issue.record("not refused")
      return
    }
    #expect(person.asked.isEmpty && fixture.session.ledger.match.actions.count == 3)
  }

  /// An event ten seconds later is questioned even if it is in the next minute of the match.
  @Test(arguments: ["v2o", "v4f", "v4f9", "9g"]) func repeatSecondsLaterIsQuestioned(line: String) {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    for seconds in [595.0, 10] {
      fixture.now += seconds
      fixture.enter(line)
    }
    #expect(person.asked.count == 1 && fixture.session.ledger.match.actions.count == 2)
    fixture.now += 60
    fixture.enter(line)
    #expect(person.asked.count == 1 && fixture.session.ledger.match.actions.count == 3)
  }

  /// The next line is questioned within ten seconds, however it is typed.
  @Test(arguments: [
    (["9s+h,8", "9s+h,8"], 8.0, 1), (["8 shot wide", "8s-9"], 8, 1), (["7 corner", "7c"], 8, 1),
    (["9s+h,8", "9s+h,8"], 12, 0), (["8s-9", "8s-5"], 8, 0), (["8s-", "8s+"], 8, 0), (["7c", "8c"], 8, 0),
  ])
  func repeatOfTheLastLineIsQuestioned(lines: [String], later: Double, questions: Int) {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in lines {
      fixture.now += later
      fixture.enter(line)
    }
    #expect(person.asked.count == questions)
    #expect(fixture.session.ledger.match.actions.count == 3 - questions)
  }

  /// A shot that was confirmed as another one is not questioned again.
  @Test func otherShotIsConfirmedOnce() {
    let person = Person(.text("!"))
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in ["9s", "9s+"] { fixture.enter(line) }
    #expect(person.asked.count == 1 && fixture.session.ledger.match.actions.count == 3)
  }

  /// A scored penalty is not taken again, but a missed one may be. The goal after a save may be a rebound, and a
  /// disallowed goal may be followed by a new kick.
  @Test(arguments: [
    (["9gp", "9s-p"], 1), (["9gp", "9s+p"], 1), (["9s-p", "9gp"], 0), (["9s+p", "9g"], 0), (["9gp", "10s-p"], 0),
    (["9gp", "9s-"], 0), (["9gp", "annul", "9s-p"], 0),
  ])
  func missAfterAScoredPenaltyIsQuestioned(lines: [String], questions: Int) {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    fixture.now += 1245
    for line in lines {
      fixture.enter(line)
      fixture.now += 20
    }
    #expect(person.asked.count == questions)
    let events = lines.count { $0 != "annul" }
    #expect(fixture.session.ledger.match.actions.count == 1 + events - questions)
  }

  /// A second yellow card 20 seconds after the first is questioned, also in the next minute of the match.
  @Test(arguments: [(20.0, 1), (70, 0)]) func secondCardSecondsLaterIsQuestioned(later: Double, questions: Int) {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    fixture.now += 658
    fixture.enter("v11y dissent")
    fixture.now += later
    fixture.enter("v11y dissent")
    let cards = fixture.session.ledger.match.actions.compactMap { ($0 as? Card)?.color }
    #expect(cards == (questions == 1 ? [.yellow] : [.yellow, .secondYellow]))
    #expect(person.asked.count == questions)
  }

  /// Enter adds the card to the recorded foul.
  @Test(arguments: [["v4f9", "v4f9y"], ["v4f9", "v4fy"], ["v4f", "v4f9y"]])
  func cardIsAddedToTheFoul(lines: [String]) throws {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    for line in lines { fixture.enter(line) }
    guard person.asked.count == 1, case .doubt(.cardOfFoul(let entry)) = person.asked[0].subject else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(entry.id == fixture.id(2))
    let actions = fixture.session.ledger.match.actions
    #expect(actions.map(\.kind) == [.periodStart, .foul, .card])
    #expect((actions[1] as? Foul)?.victim == SessionFixture.player(9) && actions[1].moment == actions[2].moment)
  }

  /// A yes records another foul. A foul on or by another player is one anyway.
  @Test(arguments: [
    (["v4f9", "v4f9y"], 1, [ActionKind.foul, .foul, .card]), (["v4f9", "v4f8y"], 0, [.foul, .foul, .card]),
    (["v4f9", "v5f9y"], 0, [.foul, .foul, .card]),
  ])
  func cardIsForAnotherFoul(lines: [String], questions: Int, kinds: [ActionKind]) {
    let person = Person(.text("!"))
    let fixture = SessionFixture(person: person)
    for line in lines { fixture.enter(line) }
    #expect(person.asked.count == questions)
    #expect(fixture.session.ledger.match.actions.dropFirst().map(\.kind) == kinds)
  }

  /// Enter adds the player to the recorded event, and the details of both are kept.
  @Test(arguments: [
    ("c", "7c", [7]), ("vc", "v7c", [7]), ("v?o", "v9o", [9]), ("v?f", "v4f9", [4, 9]), ("v?f9", "v4f", [4, 9]),
    ("?s", "9s+", [9]), ("?s+h", "9s", [9]), ("?g", "9gh", [9]), ("9s- c", "7c", [7]),
  ])
  func playerIsAddedToTheEvent(first: String, again: String, players: [Int]) throws {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    fixture.enter(first)
    let before = fixture.session.ledger.match.actions
    fixture.now += 30
    fixture.enter(again)
    guard person.asked.count == 1, case .doubt(.playerOf(let entry)) = person.asked[0].subject else {
      Issue.record("\(person.asked)")
      return
    }
    let actions = fixture.session.ledger.match.actions
    #expect(entry.id == before.id(at: before.count - 1))
    #expect(actions.map(\.kind) == before.map(\.kind) && actions.map(\.moment) == before.map(\.moment))
    #expect(actions.last?.participants.map(\.person) == players.map(SessionFixture.player))
    let attempt = actions.last as? Attempt
    #expect((attempt as? Chance)?.outcome == (attempt is Chance ? .saved : nil))
    #expect(attempt?.shot.bodyPart == (first.hasSuffix("h") || again.hasSuffix("h") ? .head : nil))
  }

  /// A yes records another event. The event of the other side, one with other details, one with its player or one a
  /// minute later is another one anyway.
  @Test(arguments: [
    (["c", "7c"], 30.0, 1), (["c", "v7c"], 30, 0), (["7c", "c"], 30, 0), (["7c", "8c"], 30, 0), (["c", "7c !"], 30, 0),
    (["?s-", "9s+"], 30, 0), (["v?f9", "v4f8"], 30, 0), (["c", "7c"], 130, 0),
  ])
  func eventOfAPlayerIsAnotherOne(lines: [String], later: Double, questions: Int) {
    let person = Person(.text("!"))
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in lines {
      fixture.enter(line)
      fixture.now += later
    }
    #expect(person.asked.count == questions && fixture.session.ledger.match.actions.count == 3)
  }

  /// The player of a foul with a card is not changed, because the card would stay with the unidentified player.
  @Test func foulWithACardIsAnotherOne() {
    let person = Person()
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in ["v?fy", "v4f"] { fixture.enter(line) }
    #expect(person.asked.isEmpty)
    #expect(fixture.session.ledger.match.actions.map(\.kind) == [.periodStart, .foul, .card, .foul])
  }

  /// The question of the repetition precedes the one whether the player was sent off at all.
  @Test func repeatedDismissalIsQuestionedFirst() {
    let person = Person(.text("no"))
    let fixture = SessionFixture(person: person)
    fixture.enter("v4y")
    fixture.now += 300
    fixture.enter("v4f9y")
    fixture.now += 3
    fixture.enter("v4f9y")
    guard person.asked.count == 1, case .doubt(.sameAgain(let entry)) = person.asked[0].subject else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(entry.id == fixture.id(3) && fixture.openLines.isEmpty)
    #expect(fixture.session.ledger.match.actions.map(\.kind) == [.periodStart, .card, .foul, .card])
  }

  @Test func repeatIsQuestionedOnce() {
    let person = Person(.text("!"))
    let fixture = SessionFixture(person: person)
    for line in ["v4f9", "v4f9"] { fixture.enter(line) }
    #expect(person.asked.count == 1 && fixture.session.ledger.match.actions.count == 3)
  }

  @Test func eventsOfOneLineAreNotRepeats() {
    let person = Person()
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    fixture.enter("-5' vc vc")
    #expect(person.asked.isEmpty && fixture.session.ledger.match.actions.count == 3)
  }

  /// The question names the foul, which is the first action of the line, and not its card.
  @Test func questionNamesTheFoulNotItsCard() throws {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    for line in ["v3fmy", "v3 handball"] { fixture.enter(line) }
    guard case .doubt(.sameAgain(let entry)) = try #require(person.asked.first).subject else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(entry.action.kind == .foul && entry.id == fixture.id(2))
  }

  /// At 54:30, the second half is 9:30 old. Ten minutes ago was the interval, so the minute is ambiguous.
  @Test(arguments: [("-10' 4f9", false), ("-9' 4f9", true)])
  func minutesAgoDoNotReachIntoTheInterval(line: String, isRecorded: Bool) {
    let fixture = SessionFixture(after: [], person: Person())
    fixture.enter("start")
    fixture.now += 2700
    fixture.enter("end")
    fixture.now += 900
    fixture.enter("start")
    fixture.now += 570
    let before = fixture.session.ledger.match.actions.count
    let outcome = fixture.perform(line)
    #expect(fixture.session.ledger.match.actions.count == before + (isRecorded ? 1 : 0))
    guard case .time(.beforePeriod(.regular(2), 570))? = outcome.refusal?.reason else {
      #expect(isRecorded)
      return
    }
    #expect(!isRecorded)
  }
}
