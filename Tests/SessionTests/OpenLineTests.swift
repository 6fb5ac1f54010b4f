import MatchModel
import MatchRules
import PromptLanguage
import RecordingSession
import Testing

/// Lines that were not recorded stay open and keep their meaning.
@Suite struct OpenLineTests {
  /// The possible repetition is mentioned once for an open line, and not after every shot of the player.
  @Test func possibleRepetitionIsMentionedOnce() {
    let fixture = SessionFixture(person: Person())
    fixture.now += 600
    fixture.enter("v2 fora de jocs")
    let offered = (0..<3).map { _ in
      fixture.now += 200
      return fixture.perform("v2s-").open.count
    }
    #expect(offered == [1, 0, 0])
  }

  /// A foul by the other team's player with the same number is not the open one.
  @Test(arguments: [
    ("qqq ha rebut una falta del 6 d'ells", "6f10", 0), ("qqq ha rebut una falta del 6 d'ells", "v6f10", 1),
    ("qqq foul by 6 of theirs on Marcus", "6f10", 0), ("qqq foul by 6 on Marcus", "6f10", 1),
  ])
  func openLineOfTheOtherTeamIsNotMentioned(open: String, next: String, mentioned: Int) {
    let fixture = SessionFixture(person: Person())
    fixture.enter(open)
    let outcome = fixture.perform(next)
    #expect(fixture.openLines == [open] && outcome.open.count == mentioned)
  }

  /// A line that is typed at `take` may begin with any form of a time.
  @Test(arguments: ["-5' 7g", "fa 5' 7g", "5 minutes ago 7g", "6' 7g"]) func takenLineHasItsOwnTime(line: String) {
    let fixture = SessionFixture(person: Person())
    fixture.now += 600
    fixture.enter("99g")
    #expect(fixture.openLines == ["99g"])
    fixture.enter("take 1 " + line)
    #expect(fixture.goals.map(\.moment.minute) == [MatchMinute(6)] && fixture.openLines.isEmpty)
  }

  // MARK: - Corrections

  /// “7 var” stays open, so `annul v` asks for confirmation. A goal is typed instead of the answer.
  private func goalTypedInstead() -> SessionFixture {
    let fixture = SessionFixture(after: ["start"], person: Person(.text("v9g")))
    fixture.now += 600
    for line in ["v11g", "7 var", "annul v"] { fixture.enter(line) }
    return fixture
  }

  @Test func openCorrectionKeepsItsGoal() {
    let fixture = goalTypedInstead()
    #expect(fixture.openLines == ["7 var", "annul 2"] && fixture.goals.count == 2)
    fixture.enter("take 2")
    #expect(fixture.goals.map(\.isAnnulled) == [true, false])
    #expect(fixture.openLines == ["7 var"])
  }

  @Test func openCorrectionShowsCurrentNumber() {
    let fixture = goalTypedInstead()
    fixture.enter("5' vc")
    #expect(fixture.openLines == ["7 var", "annul 3"])
    fixture.enter("take 2")
    #expect(fixture.goals.map(\.isAnnulled) == [true, false])
  }

  @Test func undoAndRedoUpdateOpenCorrection() {
    let fixture = goalTypedInstead()
    for (line, open) in [("undo", "annul 2"), ("undo", "annul ?"), ("redo", "annul ?")] {
      fixture.enter(line)
      #expect(fixture.openLines.last == open)
    }
  }

  @Test func openCorrectionOfDeletedGoalDoesNothing() {
    let fixture = goalTypedInstead()
    fixture.enter("del 2 !")
    #expect(fixture.openLines == ["7 var", "annul ?"])
    fixture.enter("take 2")
    #expect(fixture.goals.map(\.isAnnulled) == [false])
  }

  @Test func openDeletionKeepsItsAction() {
    let fixture = SessionFixture(after: ["start"], person: Person(.text("9s+")))
    fixture.now += 600
    // The session asks before deleting a goal, and a shot is typed instead of the answer.
    for line in ["v11g", "del 2", "5' vc", "take 1 !"] { fixture.enter(line) }
    #expect(
      fixture.goals.isEmpty && fixture.session.ledger.match.actions.map(\.kind) == [.periodStart, .corner, .chance])
  }

  /// The answer to the question for the scorer is another event.
  @Test func editInterruptedAtAQuestionStaysOpen() {
    let fixture = SessionFixture(after: ["start", "9s"], person: Person(.text("vc")))
    fixture.enter("edit 2 g")
    #expect(fixture.openLines == ["edit 2 g"])
    #expect(fixture.session.ledger.match.actions.map(\.kind) == [.periodStart, .chance, .corner])
  }

  @Test func undoReopensCorrection() {
    let fixture = goalTypedInstead()
    for line in ["take 2", "undo"] { fixture.enter(line) }
    #expect(fixture.openLines == ["7 var", "annul 2"])
  }

  // MARK: - At questions

  @Test(arguments: ["9gq", "8s=", "9 foo", "corne"])
  func unreadableLineAtQuestionStaysOpen(line: String) {
    let unnamed = BothSides(home: Team.unnamed("Home"), away: Team.unnamed("Away"))
    let fixture = SessionFixture(person: Person(.text(line), .text("1")), teams: unnamed)
    fixture.enter("20g")
    #expect(fixture.openLines == [line] && fixture.goals.count == 1)
  }

  /// A number, or a word similar to one that was offered, is a failed answer.
  @Test(arguments: ["3", "startr", "subtitute"])
  func misspeltAnswerDoesNotStayOpen(answer: String) {
    let unnamed = BothSides(home: Team.unnamed("Home"), away: Team.unnamed("Away"))
    let fixture = SessionFixture(person: Person(.text(answer), .text("1")), teams: unnamed)
    fixture.enter("20g")
    #expect(fixture.openLines.isEmpty && fixture.goals.count == 1)
  }

  @Test func misspeltCodeIsNotAReason() throws {
    let fixture = SessionFixture(person: Person(.text("4"), .text("9gq"), .nothing))
    fixture.enter("y")
    #expect(fixture.openLines == ["9gq"])
    let card = try #require(fixture.session.ledger.match.actions.last as? Card)
    #expect(card.reason == nil)
  }

  /// `n` is a note at the prompt, and means no at a question.
  @Test func letterNMeansNoAtQuestions() {
    let person = Person(.text("n"))
    let fixture = SessionFixture(person: person)
    fixture.enter("14g")
    #expect(person.asked.count == 1 && fixture.session.ledger.match.actions.count == 1)
    #expect(fixture.openLines == ["14g"])
  }

  /// Without a question, `n` asks for the text of a note, but an event typed instead is recorded as an event.
  @Test(arguments: [("v7c", ActionKind.corner), ("9 gol", .goal), ("the pitch is wet", .note)])
  func lineAfterLoneNIsReadAsUsual(line: String, kind: ActionKind) {
    let fixture = SessionFixture(person: Person(.text(line)))
    fixture.enter("n")
    #expect(fixture.session.ledger.match.actions.dropFirst().map(\.kind) == [kind] && fixture.openLines.isEmpty)
  }

  // MARK: - Typed again

  /// A save that names two players is a shot of one of them.
  @Test(arguments: [("v9s+", ["save 1 10"]), ("v10s+", []), ("v?s+", [])])
  func saveIsNotClosedByTheShotOfSomebodyElse(shot: String, open: [String]) {
    let fixture = SessionFixture(person: Person())
    fixture.now += 600
    fixture.enter("save 1 10")
    fixture.now += 40
    fixture.enter(shot)
    #expect(fixture.openLines == open)
    #expect(fixture.session.ledger.match.actions.last?.moment.elapsed == (open.isEmpty ? 600 : 640))
  }

  /// The seconds order the actions of a minute.
  @Test func takenLineComesAtItsSecond() {
    let fixture = SessionFixture(person: Person())
    for (seconds, line) in [(600.0, "3f"), (10, "v3yz"), (20, "9sp+"), (10, "take 1 v3y")] {
      fixture.now += seconds
      fixture.enter(line)
    }
    #expect(fixture.openLines.isEmpty)
    #expect(fixture.session.ledger.match.actions.map(\.kind) == [.periodStart, .foul, .card, .chance])
  }

  @Test(arguments: [("v33f10", "v3 handball"), ("v33f10", "v3f"), ("v3f99", "v3 handball")])
  func differentFoulDoesNotCloseOpenLine(open: String, next: String) {
    let fixture = SessionFixture(person: Person())
    fixture.enter(open)
    fixture.enter(next)
    #expect(fixture.openLines == [open] && fixture.session.ledger.match.actions.count == 2)
  }

  @Test(arguments: [("v33f10", "v3f10"), ("99gh", "9gh"), ("99g", "9gh"), ("9g,77", "9g,7")])
  func lineWithoutExtraDigitClosesOpenLine(open: String, next: String) {
    let fixture = SessionFixture(person: Person())
    fixture.enter(open)
    fixture.enter(next)
    #expect(fixture.openLines.isEmpty && fixture.session.ledger.match.actions.count == 2)
  }

  /// A line that only resembles the open one, with fewer details, more people or another number, is another event.
  @Test(arguments: [
    ("99gh", "9g"), ("99s+", "9s-"), ("99f", "9f10"), ("v77f10", "v7f"), ("9g,77", "9g"), ("9g,77", "8g,7"),
    ("9>77", "9>12"),
  ])
  func lookAlikeLeavesLineOpen(open: String, next: String) {
    let fixture = SessionFixture(person: Person())
    fixture.enter(open)
    fixture.enter(next)
    #expect(fixture.openLines == [open])
  }

  /// All details of the open line have to be in the new one, and each clause of the new one counts once.
  @Test(arguments: [
    ("99>14k", "9>14"), ("99 second yellow stays", "9y"), ("99y dissent", "9y"), ("99n booed off", "98n booed off"),
    ("99n booed off", "9n cheered"), ("99 injured", "98 injured"), ("99 injured", "8 injured"), ("98f 98f", "8f"),
  ])
  func lineWithOtherDetailsLeavesLineOpen(open: String, next: String) {
    let fixture = SessionFixture(person: Person())
    fixture.enter(open)
    fixture.enter(next)
    #expect(fixture.openLines.first == open)
  }

  @Test(arguments: [
    ("99>14k", "9>14k"), ("99y dissent", "9y dissent"), ("99y", "9y dissent"), ("99n booed off", "9n booed off"),
    ("98f 98f", "8f 8f !"), ("98f 98f", "8f vc 8f !"),
  ])
  func lineWithAllDetailsClosesLine(open: String, next: String) {
    let fixture = SessionFixture(person: Person())
    fixture.enter(open)
    fixture.enter(next)
    #expect(fixture.openLines == [])
  }

  @Test func goalDoesNotCloseDisallowedGoal() {
    let fixture = SessionFixture(person: Person(.text("no")))
    for line in ["17g annulled", "17g !"] { fixture.enter(line) }
    #expect(fixture.openLines == ["17g annulled"] && fixture.goals.map(\.isAnnulled) == [false])
  }

  /// Only the same line with a number on the field corrects one that the laws object to.
  @Test(arguments: [
    ("16f", "6f10", ["16f"]), ("16f", "6f", []), ("14s+", "14s-", ["14s+", "14s-"]), ("v14s-", "4s-", ["v14s-"]),
  ])
  func lineTypedInsteadOfAnAnswer(line: String, answer: String, open: [String]) {
    let fixture = SessionFixture(person: Person(.text(answer)))
    fixture.enter(line)
    #expect(fixture.openLines == open)
  }

  /// A new number is lawful, so the next line does not correct it.
  @Test func newNumberIsNotCorrected() {
    let unnamed = BothSides(home: Team.unnamed("Home"), away: Team.unnamed("Away"))
    let fixture = SessionFixture(person: Person(.text("v2s-")), teams: unnamed)
    fixture.enter("v20s-")
    #expect(fixture.openLines == ["v20s-"] && fixture.session.ledger.match.actions.count == 2)
  }

  // MARK: - Answers

  /// A line that is left at a question contains what has been answered.
  @Test(arguments: [
    ("s", ["8", "clock 33:40"], "8s"), ("s", ["8", "1", "clock 33:40"], "8s+"), ("5' s", ["8", "set venue X"], "8s"),
    ("s vc", ["8", "clock 33:40"], "8s vc"), ("vf", ["4", "9", "clock 33:40"], "v4f9"), ("y", ["4", "redo"], "4y"),
    (">", ["8", "clock 33:40"], "8>?"), (">", ["8", "vc"], "8>?"), ("v>", ["8", "9g"], "v8>?"),
    ("g", ["14", "vc"], "14g"), ("s", ["clock 33:40"], "s"),
  ])
  func openLineContainsAnswers(line: String, answers: [String], open: String) {
    let fixture = SessionFixture(person: Person(answers.map(Answer.text)))
    fixture.now += 600
    fixture.enter(line)
    #expect(fixture.openLines == [open])
  }

  @Test func openLineContainsSideThatWasAsked() {
    let fixture = SessionFixture(person: Person(.text("2"), .text("8"), .text("clock 33:40")), ours: nil)
    fixture.enter("s")
    #expect(fixture.openLines == ["v8s"])
  }

  /// Our own number needs no letter after an answer, and in the rest of a line of substitutions.
  @Test func openSubstitutionOfOursHasNoLetter() {
    let fixture = SessionFixture(person: Person(["8", "14", "9", "clock 9:00 !"].map(Answer.text)))
    fixture.now += 600
    fixture.enter("> >")
    #expect(fixture.openLines == ["9>?"])
  }

  /// An edit that is left at a question contains what has been answered, and `take` goes on from there.
  @Test(arguments: [
    ("edit 2 s", ["8"], "edit 2 8s"), ("edit 2 s", ["8", "1"], "edit 2 8s+"), ("edit 2 s !", ["8"], "edit 2 8s !"),
    ("edit 2 4' s", ["8"], "edit 2 4' 8s"), ("edit 2 vf", ["4", "9"], "edit 2 v4f9"), ("edit 2 s", [], "edit 2 s"),
    ("correct 2 y", ["4"], "correct 2 4y"),
  ])
  func openEditContainsAnswers(line: String, answers: [String], open: String) {
    let fixture = SessionFixture(
      after: ["start", "5s"], person: Person((answers + ["clock 33:40", "!"]).map(Answer.text)))
    fixture.now += 600
    fixture.enter(line)
    #expect(fixture.openLines == [open])
  }

  @Test func takenEditIsAskedOnlyTheRest() {
    let person = Person(["8", "clock 33:40", "!", "clock 34:00"].map(Answer.text))
    let fixture = SessionFixture(after: ["start", "5s"], person: person)
    fixture.now += 600
    fixture.enter("edit 2 y")
    #expect(fixture.openLines == ["edit 2 8y"])
    fixture.enter("take 1")
    #expect(fixture.openLines == [])
  }

  /// Going back takes an answer out again.
  @Test func openLineContainsNoAnswerThatWasTakenBack() {
    let fixture = SessionFixture(person: Person(.text("8"), .back, .text("clock 33:40")))
    fixture.enter("s")
    #expect(fixture.openLines == ["s"])
  }
}
