import PromptLanguage
import RecordingSession
import Testing

/// `undo` and `redo` of steps that closed or opened lines.
@Suite struct OpenLineUndoTests {
  /// The lines that a step closed are open again without it.
  @Test(arguments: ["9g", "take 9g", "take 1 9gh"]) func undoReopensLine(line: String) {
    let fixture = SessionFixture(person: Person())
    fixture.enter("99g")
    var open: [[String]] = []
    for line in [line, "undo", "redo", "undo"] {
      fixture.enter(line)
      open.append(fixture.openLines)
    }
    #expect(open == [[], ["99g"], [], ["99g"]])
  }

  /// A line that was closed by no step, or dropped after it was reopened, stays closed.
  @Test func undoReopensNoOtherLine() {
    let fixture = SessionFixture(person: Person())
    for line in ["99g", "vc", "drop 1", "undo"] { fixture.enter(line) }
    #expect(fixture.openLines.isEmpty)
    for line in ["99g", "9g", "undo", "drop 1", "redo", "undo"] { fixture.enter(line) }
    #expect(fixture.openLines.isEmpty)
  }

  /// The rest of a line is open in place of the line that it types again, or takes.
  @Test(arguments: [("99g v98f", "9g v98f"), ("99g v98f", "take 1 9g v98f"), ("17g v98f", "take 1")])
  func undoReopensLineInPlaceOfItsRest(line: String, next: String) {
    let fixture = SessionFixture(person: Person(.text("no"), .text("!")))
    fixture.enter(line)
    let open = [next, "undo", "redo", "undo"].map { line in
      fixture.enter(line)
      return fixture.openLines
    }
    #expect(open == [["v98f"], [line], ["v98f"], [line]])
  }

  @Test func undoneLineLeavesAnotherRestOpen() {
    let fixture = SessionFixture(person: Person())
    for line in ["99g v98f", "9g v98f", "drop 1", "v97o", "undo"] { fixture.enter(line) }
    #expect(fixture.openLines == ["v97o", "99g v98f"])
  }

  /// A number may belong to another line in the meantime.
  @Test func redoClosesNoOtherLine() {
    let fixture = SessionFixture(person: Person())
    fixture.now += 600
    for line in ["99g", "9g", "undo", "drop 1", "5' 99g", "redo"] { fixture.enter(line) }
    #expect(fixture.openLines == ["99g"] && fixture.goals.count == 1)
  }

  /// A number that was given to another line in the meantime changes.
  @Test func reopenedLineGetsANewNumber() {
    let fixture = SessionFixture(person: Person())
    for line in ["99g", "9g", "vc", "98f", "undo", "undo"] { fixture.enter(line) }
    #expect(fixture.openLines == ["98f", "99g"])
  }
}
