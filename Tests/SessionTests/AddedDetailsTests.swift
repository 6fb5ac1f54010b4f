import MatchModel
import MatchRules
import RecordingSession
import Testing

/// An event typed again with more details, which are added to the recorded one unless it is another event.
@Suite struct AddedDetailsTests {
  /// A session in which a second line follows the first after some seconds, and the only question gets an answer.
  private func repeated(_ first: String, _ again: String, after seconds: Double, answer: Answer) -> SessionFixture {
    let person = Person(answer)
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    fixture.enter(first)
    fixture.now += seconds
    fixture.enter(again)
    #expect(person.asked.count == 1)
    if case .doubt(.addsDetails(let entry))? = person.asked.first?.subject {
      #expect(entry.id == fixture.id(2))
    } else {
      Issue.record("\(person.asked)")
    }
    return fixture
  }

  @Test(arguments: [Answer.text("no"), .nothing]) func detailsAreAddedToTheGoal(answer: Answer) throws {
    let fixture = repeated("v10gc", "v10gh,7", after: 15, answer: answer)
    let goal = try #require(fixture.goals.first)
    #expect(fixture.goals.count == 1 && fixture.openLines.isEmpty)
    #expect(goal.shot.origin == .corner && goal.shot.bodyPart == .head)
    #expect(goal.shot.assistant == SessionFixture.player(7))
  }

  @Test func recordedDetailsStay() throws {
    let goal = try #require(repeated("9g,7", "9gh", after: 15, answer: .nothing).goals.first)
    #expect(goal.shot.bodyPart == .head && goal.shot.assistant == SessionFixture.player(7))
  }

  @Test func detailsAreAddedToTheShot() throws {
    let fixture = repeated("4s+", "4s+h5", after: 8, answer: .nothing)
    let shots = fixture.session.ledger.match.actions.compactMap { $0 as? Chance }
    #expect(shots.map(\.shot.bodyPart) == [.head] && shots.map(\.shot.zone?.rawValue) == [5])
    #expect(shots.map(\.outcome) == [.saved])
  }

  /// The rest of the line is new.
  @Test func detailsAreAddedToAPartOfALine() {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in ["4s", "4s-h c"] { fixture.enter(line) }
    guard case .doubt(.partlyAgain(let entry))? = person.asked.first?.subject else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(entry.id == fixture.id(2) && person.asked.count == 1)
    let actions = fixture.session.ledger.match.actions
    #expect(actions.map(\.kind) == [.periodStart, .chance, .corner] && actions.id(at: 1) == entry.id)
    #expect((actions[1] as? Chance)?.outcome == .offTarget && (actions[1] as? Chance)?.shot.bodyPart == .head)
  }

  /// A new number in the details is asked about as usual: the player may be a substitute.
  @Test func newVictimIsAskedAbout() throws {
    let person = Person(.nothing, .text("2"))
    let fixture = SessionFixture(
      person: person, teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    fixture.now += 600
    for line in ["5f", "5f v14"] { fixture.enter(line) }
    guard person.asked.count == 2, case .doubt(.addsDetails) = person.asked[0].subject,
      case .status(.away, let number) = person.asked[1].subject
    else {
      Issue.record("\(person.asked)")
      return
    }
    let match = fixture.session.ledger.match
    let away = match[.away]
    let victim = try #require(away.player(numbered: number))
    #expect(number.rawValue == 14 && !away[victim].isStarter && away[victim].isConfirmed)
    #expect((match.actions.last as? Foul)?.victim == .player(victim) && away.players.count(where: \.isStarter) == 11)
  }

  /// A goal is questioned longer.
  @Test func detailsAreAddedToTheGoalInALaterLine() {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in ["9g", "9gh,7 c"] {
      fixture.enter(line)
      fixture.now += 15
    }
    guard case .doubt(.partlyAgain(let entry))? = person.asked.first?.subject else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(entry.id == fixture.id(2) && person.asked.count == 1 && fixture.openLines.isEmpty)
    #expect(fixture.session.ledger.match.actions.map(\.kind) == [.periodStart, .goal, .corner])
    #expect(fixture.goals.map(\.shot.bodyPart) == [.head])
    #expect(fixture.goals.map(\.shot.assistant) == [SessionFixture.player(7)])
  }

  @Test func victimIsAddedToTheFoul() {
    let fixture = repeated("v4f", "v4f9", after: 15, answer: .nothing)
    let fouls = fixture.session.ledger.match.actions.compactMap { $0 as? Foul }
    #expect(fouls.map(\.victim) == [SessionFixture.player(9)])
  }

  @Test func yesRecordsAnotherGoal() {
    #expect(repeated("9g", "9gh,7", after: 15, answer: .text("!")).goals.map(\.shot.bodyPart) == [nil, .head])
  }

  /// Contradictory details belong to another goal, and a line without new ones is only a repetition.
  @Test(arguments: [("9gh", "9gl"), ("9gh,7", "9gh"), ("9gh,7", "9g,8")])
  func nothingIsAdded(first: String, again: String) throws {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    fixture.enter(first)
    fixture.now += 15
    fixture.enter(again)
    guard case .doubt(.sameAgain)? = person.asked.first?.subject else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(person.asked.count == 1 && fixture.goals.map(\.shot.bodyPart) == [.head])
  }
}
