import MatchModel
import Testing

/// Lines of which some clauses repeat events of the last seconds, and others are new.
@Suite struct RepeatedClauseTests {
  /// Typing an event again completes its line. Enter records only what is new, whatever was recorded in between.
  @Test(arguments: [
    (["7s-", "7s- c"], [ActionKind.chance, .corner]), (["7s-", "7 shot wide and corner"], [.chance, .corner]),
    (["7s-", "7s- 8g"], [.chance, .goal]), (["7s-", "7s- v3f"], [.chance, .foul]),
    (["7sx", "v3f", "7sx"], [.chance, .foul]), (["8s+", "11g", "8s+"], [.chance, .goal]),
    (["c", "7s-", "c"], [.corner, .chance]), (["9sxh 11gb", "9sxh"], [.chance, .goal]),
    (["9s+ c", "9s+ c"], [.chance, .corner]), (["9s+ c", "9s+"], [.chance, .corner]),
    (["8s+", "8s+ 8s+"], [.chance, .chance]),
  ])
  func repeatedPartOfALineIsQuestioned(lines: [String], kinds: [ActionKind]) {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in lines {
      fixture.enter(line)
      fixture.now += 4
    }
    #expect(person.asked.count == 1 && fixture.openLines.isEmpty)
    #expect(fixture.session.ledger.match.actions.dropFirst().map(\.kind) == kinds)
  }

  /// The same for an event that is rare within a minute.
  @Test(arguments: [
    (["v4f9", "v4f9 c"], [ActionKind.foul, .corner]), (["9g", "c 9gh,7 v3o"], [.goal, .corner, .offside]),
    (["v2o", "8s+ v2o 7c"], [.offside, .chance, .corner]), (["9g v4f9", "9g v4f9"], [.goal, .foul]),
  ])
  func repeatedPartOfALaterLineIsQuestioned(lines: [String], kinds: [ActionKind]) {
    let person = Person([.nothing, .nothing])
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in lines {
      fixture.enter(line)
      fixture.now += 15
    }
    #expect(person.asked.count == (lines[0] == lines[1] ? 2 : 1) && fixture.openLines.isEmpty)
    #expect(fixture.session.ledger.match.actions.dropFirst().map(\.kind) == kinds)
  }

  /// The card that a line adds to a foul is new, like the other events in the line. It belongs to the foul.
  @Test(arguments: [
    (["v4f9", "v4f9y c"], 4.0, [ActionKind.foul, .card, .corner]), (["v4f9", "c v4fy"], 4, [.foul, .card, .corner]),
    (["v4f", "v4f9y c"], 30, [.foul, .card, .corner]), (["v4f9y", "v4f9y c"], 4, [.foul, .card, .corner]),
    (["v4f9", "8s+", "v4f9r v5o"], 4, [.foul, .card, .chance, .offside]),
    (["v4f9y", "v4f9r c"], 15, [.foul, .card, .card, .corner]),
  ])
  func cardIsAddedToTheRepeatedFoul(lines: [String], later: Double, kinds: [ActionKind]) {
    let person = Person(.nothing)
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in lines {
      fixture.enter(line)
      fixture.now += later
    }
    let actions = fixture.session.ledger.match.actions
    #expect(person.asked.count == 1 && fixture.openLines.isEmpty)
    #expect(actions.dropFirst().map(\.kind) == kinds && (actions[1] as? Foul)?.victim == SessionFixture.player(9))
    #expect((actions[2] as? Card)?.person == SessionFixture.player(4) && actions[2].moment == actions[1].moment)
  }

  /// Another line in place of the answer leaves the card and the rest open.
  @Test func unansweredCardOfAFoulStaysOpen() {
    let person = Person(.text("8s+"))
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in ["v4f9", "v4f9y c"] { fixture.enter(line) }
    #expect(person.asked.count == 1 && fixture.openLines == ["v4f9y c"])
    #expect(fixture.session.ledger.match.actions.dropFirst().map(\.kind) == [.foul, .chance])
  }

  @Test(arguments: [
    (["7s-", "7s- c"], [ActionKind.chance, .chance, .corner]), (["c", "7s-", "c"], [.corner, .chance, .corner]),
  ])
  func confirmedRepetitionIsRecorded(lines: [String], kinds: [ActionKind]) {
    let person = Person(.text("!"))
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in lines { fixture.enter(line) }
    #expect(person.asked.count == 1 && fixture.openLines.isEmpty)
    #expect(fixture.session.ledger.match.actions.dropFirst().map(\.kind) == kinds)
  }

  /// Rebounds in one line, another player's shot, and an event that was undone.
  @Test(arguments: [
    (["8s+ 8s+"], [ActionKind.chance, .chance]), (["8s+", "9s+ c"], [.chance, .chance, .corner]),
    (["8s+", "8s- c"], [.chance, .chance, .corner]), (["c", "undo", "c"], [.corner]),
    (["c", "undo", "v4f", "c"], [.foul, .corner]),
  ])
  func otherEventsAreNotQuestioned(lines: [String], kinds: [ActionKind]) {
    let person = Person()
    let fixture = SessionFixture(person: person)
    fixture.now += 600
    for line in lines { fixture.enter(line) }
    #expect(person.asked.isEmpty)
    #expect(fixture.session.ledger.match.actions.dropFirst().map(\.kind) == kinds)
  }
}
