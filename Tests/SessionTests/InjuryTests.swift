import MatchModel
import MatchRules
import PromptInterface
import PromptLanguage
import RecordingSession
import Testing

/// `9 injured`: does the player go off, and who comes on?
@Suite struct InjuryTests {
  private static func entered(
    _ line: String, _ answers: Answer..., before: [String] = [], after first: [String] = ["start"]
  ) -> (fixture: SessionFixture, person: Person, actions: [Action]) {
    let person = Person(answers)
    let fixture = SessionFixture(after: first, person: person)
    fixture.now += 1200
    for line in before { fixture.enter(line) }
    let count = fixture.session.ledger.match.actions.count
    fixture.enter(line)
    return (fixture, person, Array(fixture.session.ledger.match.actions.dropFirst(count)))
  }

  private static func texts(_ actions: [Action]) -> [String] {
    actions.map { action in
      switch action {
      case let change as Substitution: "\(change.off)>\(change.on)"
      case let leaving as Departure: "\(leaving.player)>"
      case let note as Note: "note \(note.text)"
      default: "\(action.kind)"
      }
    }
  }

  private static let change = "\(SessionFixture.player(9))>\(SessionFixture.player(14))"
  private static let departure = "\(SessionFixture.player(9))>"

  @Test(arguments: [("9 injured", "injured"), ("9 lesionado", "lesionado"), ("lesionada la 9", "lesionada")])
  func substitutionAndNoteAreOneStep(line: String, text: String) {
    let (fixture, person, actions) = Self.entered(line, .text("!"), .text("14"))
    #expect(Self.texts(actions) == [Self.change, "note " + text])
    guard person.asked.count == 2, case .doubt(.goesOff(let player)) = person.asked[0].subject,
      case .part(.on, of: .note, .home) = person.asked[1].subject
    else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(player.person == SessionFixture.player(9) && person.asked[1].isOptional)
    fixture.enter("undo")
    #expect(fixture.session.ledger.match.actions.count == 1)
    fixture.enter("redo")
    #expect(fixture.session.ledger.match.actions.count == 3)
  }

  /// The replacement after a concussion is a concussion substitution, as long as the rules allow one.
  @Test(arguments: ["9 concussed", "concussion 9", "head injury 9", "9 conmocionado", "cop al cap 9"])
  func concussionLeadsToItsSubstitution(line: String) {
    let (_, _, actions) = Self.entered(line, .text("14"))
    #expect(actions.map { ($0 as? Substitution)?.isConcussion } == [true, nil])
    let second = Self.entered(line, .text("14"), before: ["8>15k"])
    #expect(second.actions.map { ($0 as? Substitution)?.isConcussion } == [false, nil])
  }

  @Test(arguments: ["14", "l14", "l'14"]) func numberAnswersBothQuestions(answer: String) {
    let (fixture, person, actions) = Self.entered("9 injured", .text(answer))
    #expect(Self.texts(actions) == [Self.change, "note injured"] && person.asked.count == 1)
    fixture.enter("undo")
    #expect(fixture.session.ledger.match.actions.count == 1)
  }

  /// The laws refuse a player who is on the field already, and the line stays open.
  @Test func aPlayerOnTheFieldCannotComeOn() {
    let (fixture, _, actions) = Self.entered("9 injured", .text("10"))
    #expect(actions.isEmpty && fixture.openLines == ["9 injured"])
  }

  /// The injured player and the players of the other team cannot come on.
  @Test(arguments: ["9", "v14"]) func otherNumbersAreNotAnswers(answer: String) {
    let (_, person, actions) = Self.entered("9 injured", .text(answer), .nothing)
    #expect(Self.texts(actions) == ["note injured"] && person.asked.count == 2)
  }

  /// The same is recorded whatever the words for going off, and in a script too.
  @Test(arguments: [
    ("9 off injured", "injured"), ("9 goes off hurt", "hurt"), ("surt lesionat el 9", "lesionat"),
    ("se retira lesionado el 9", "lesionado"), ("9 off limping", "limping"), ("9> lesió", "lesió"),
    ("9 off concussed", "concussed"), ("9 off with concussion", "concussion"), ("9 off, head injury", "head injury"),
  ])
  func goingOffInjuredAddsANote(line: String, text: String) {
    let (_, person, actions) = Self.entered(line, .text("14"))
    #expect(Self.texts(actions) == [Self.change, "note " + text] && person.asked.count == 1)
    #expect(Self.texts(Self.entered(line, .nothing).actions) == [Self.departure, "note " + text])
    let fixture = SessionFixture()
    #expect(fixture.perform(line).refusal == nil)
    #expect(Self.texts(Array(fixture.session.ledger.match.actions.dropFirst())) == [Self.departure, "note " + text])
  }

  @Test(arguments: [
    ("9 off injured, 14 on", "injured"), ("surt el 9 per lesió, entra el 14", "per lesió"),
    ("sale 9 lesionado entra 14", "lesionado"), ("14 for injured 9", "injured"), ("9>14 injured", "injured"),
  ])
  func injuryInSubstitutionAddsANote(line: String, text: String) {
    let (_, person, actions) = Self.entered(line)
    #expect(Self.texts(actions) == [Self.change, "note " + text] && person.asked.isEmpty)
    let fixture = SessionFixture()
    #expect(fixture.perform(line).refusal == nil)
    #expect(Self.texts(Array(fixture.session.ledger.match.actions.dropFirst())) == [Self.change, "note " + text])
  }

  /// Before kick-off, the replacement changes the line-up.
  @Test(arguments: ["9 off injured", "9> injured"]) func playerHurtInWarmUpIsReplaced(line: String) {
    let (fixture, person, actions) = Self.entered(line, .text("14"), after: [])
    #expect(Self.texts(actions) == ["note injured"] && person.asked.count == 1)
    let team = fixture.session.ledger.match[.home]
    #expect(!team[PlayerID(joinedAfter: 8)].isStarter && team[PlayerID(joinedAfter: 13)].isStarter)
  }

  @Test func enterAloneMeansThatThePlayerPlaysOn() {
    let (fixture, person, actions) = Self.entered("9 injured", .nothing)
    #expect(Self.texts(actions) == ["note injured"] && person.asked.count == 1)
    #expect(fixture.session.ledger.state[.home][PlayerID(joinedAfter: 8)] == .onField)
  }

  @Test func replacementIsOptional() {
    #expect(Self.texts(Self.entered("9 injured", .text("yes"), .nothing).actions) == [Self.departure, "note injured"])
  }

  @Test func departureAsksOnlyForTheReplacement() {
    for line in ["9> injured", "9> lesionado", "9> per lesió"] {
      let (_, person, actions) = Self.entered(line, .text("14"))
      #expect(Self.texts(actions).first == Self.change && actions.count == 2 && person.asked.count == 1, "\(line)")
    }
    #expect(Self.texts(Self.entered("9> injured", .nothing).actions) == [Self.departure, "note injured"])
    let known = Self.entered("9>14 injured")
    #expect(Self.texts(known.actions) == [Self.change, "note injured"] && known.person.asked.isEmpty)
  }

  /// The fifth substitution was the last one (docs/LAWS.md, B2), so there is no question about a replacement.
  @Test func withoutSubstitutionsThePlayerLeaves() {
    let all = ["2>12", "3>13", "4>15", "5>16", "6>17"].joined(separator: " ")
    let (_, person, actions) = Self.entered("9 injured", .text("!"), before: [all])
    #expect(Self.texts(actions) == [Self.departure, "note injured"] && person.asked.count == 1)
  }

  /// Before kick-off, after the match, and for players on the bench or already off, an injury is only a note.
  @Test(arguments: [
    ([], "9 injured"), (["start"], "14 injured"), (["start", "9>14"], "9 injured"),
    (["start", "finish !"], "9 injured"),
  ])
  func otherInjuriesAreOnlyNotes(first: [String], line: String) {
    let (_, person, actions) = Self.entered(line, after: first)
    let isAsked = person.asked.contains { if case .doubt(.goesOff) = $0.subject { true } else { false } }
    #expect(Self.texts(actions) == ["note injured"] && !isAsked)
  }

  @Test(arguments: ["9 injured !", "9n injured"]) func confirmedLinesAndNotesAskNothing(line: String) {
    let (_, person, actions) = Self.entered(line)
    #expect(Self.texts(actions) == ["note injured"] && person.asked.isEmpty)
  }

  @Test func scriptsAreNotAsked() {
    for (line, texts) in [("9 injured", ["note injured"]), ("9> injured", [Self.departure, "note injured"])] {
      let fixture = SessionFixture()
      #expect(fixture.perform(line).refusal == nil)
      #expect(Self.texts(Array(fixture.session.ledger.match.actions.dropFirst())) == texts)
    }
  }

  /// The match goes on: a line typed in place of an answer is recorded after the note.
  @Test func otherLineKeepsTheNote() {
    let (fixture, _, _) = Self.entered("9 injured", .text("vc"))
    #expect(Self.texts(Array(fixture.session.ledger.match.actions.dropFirst())) == ["note injured", "corner"])
  }

  @Test func undoAtTheQuestionRecordsNothing() {
    #expect(Self.entered("9 injured", .text("undo")).actions.isEmpty)
    #expect(Self.entered("9 injured", .text("!"), .dropped).actions.isEmpty)
  }

  /// Games that do not track who is on the field have no such question.
  @Test func gamesWithoutTrackingDoNotAsk() {
    let (_, person, actions) = Self.entered("9 injured", after: ["set rules futsal", "start"])
    #expect(Self.texts(actions) == ["note injured"] && person.asked.isEmpty)
  }

  @Test func earlierInjuryUsesTheStateAtThatTime() {
    let (fixture, person, _) = Self.entered("5' 9 injured", .text("!"), .text("14"), before: ["15' 9>15"])
    let actions = fixture.session.ledger.match.actions
    #expect(actions.count == 2 && person.asked.count == 2)
    let (other, _, _) = Self.entered("5' 9 injured", .text("!"), .text("14"), before: ["15' 10>15"])
    let texts = Self.texts(Array(other.session.ledger.match.actions.dropFirst()))
    #expect(texts.prefix(2) == [Self.change, "note injured"] && texts.count == 3)
  }
}
