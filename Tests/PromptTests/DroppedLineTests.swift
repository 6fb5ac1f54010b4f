import TestSupport
import Testing

/// Lines typed but not recorded: clauses dropped during questions, a program that ends there, and lines dropped by
/// number.
@Suite struct DroppedLineTests {
  /// Ctrl-C drops only the clause, with a message.
  @Test func ctrlCDropsOnlyTheClause() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("17g 7c")
    try terminal.expect("[!=yes]")
    try terminal.press(.interrupt)
    try terminal.expect("dropped")
    try terminal.expect("open 1: 11' 7c")
    try terminal.enter("take")
    try terminal.expect("7 Villa")
    try terminal.enter("g")
    try terminal.expect("Who?")
    try terminal.press(.interrupt)
    try terminal.expect("dropped")
    try HalfUnderWay.expectNothingOpen(terminal)
  }

  /// An open line that is resumed and not recorded stays open until `drop`.
  @Test(arguments: [PseudoTerminal.Key.interrupt, .enter])
  func resumedLineStaysOpenUntilRecorded(key: PseudoTerminal.Key) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.press(.enter)
    try terminal.expect("open 1: 11' 17g")
    try terminal.enter("take 1")
    try terminal.expect("[!=yes]")
    try terminal.press(key)
    try terminal.expect("open 1: 11' 17g")
    try terminal.enter("take 1 !")
    try terminal.expect("11' goal by 17 Pedro")
    try HalfUnderWay.expectPrompt(terminal, "first half 10:30")
  }

  /// While a question is open, the line is already on disk.
  @Test(arguments: ["17g", "9g?", "g"]) func killAtAQuestionLosesNothing(line: String) throws {
    let touchline = try Touchline().recorded("start")
    let terminal = try touchline.prompt(clock: HalfUnderWay.running)
    try terminal.enter(line)
    try terminal.expect(line == "17g" ? "[!=yes]" : "?")
    if line != "17g" { try terminal.expectScreen { $0.currentLine.contains(line == "g" ? "Who?" : "Body part?") } }
    terminal.signal(9)
    try terminal.waitForExit()
    let again = try touchline.prompt(clock: HalfUnderWay.running)
    try again.enter("todo")
    try again.expect("open 1: 11' \(line)")
  }

  /// While a question delays a line, it stands for the open line that it types again, with the answers so far.
  @Test(arguments: [
    (["17g", "no", "take 1"], ["10:30' 17g"]), (["s", "set venue X", "s", "8"], ["10:30' 8s"]),
  ])
  func lineInQuestionIsStoredOnce(lines: [String], open: [String]) throws {
    let terminal = HalfUnderWay.prompt()
    for line in lines { try terminal.enter(line) }
    #expect(terminal.openLines == open)
  }

  @Test func endOfInputAtAQuestionLosesNothing() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.press(.endOfInput)
    try terminal.expect("open 1: 11' 17g")
    terminal.restart()
    try HalfUnderWay.expectPrompt(terminal, "first half 10:30 (1 open)")
  }

  /// Text that does not answer a yes-no question may be meant for the prompt.
  @Test func unreadableLineAtAQuestionStaysOpen() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.enter("9ghc,7 xx")
    try terminal.expect("open 1: 11' 9ghc,7 xx")
    try terminal.expect("is not an answer here")
    try terminal.enter("yse")
    try terminal.expect("is not an answer here")
    try terminal.enter("yes")
    try terminal.expect("goal by 17")
    try HalfUnderWay.expectPrompt(terminal, "first half 10:30 (1 open)")
  }

  /// It is reported with the reason, like a line at the prompt.
  @Test(arguments: [
    ("en", "unknown word “xx”", "open 1: 11' 9ghc,7 xx  (take, drop)", "“9ghc,7 xx” is not an answer here."),
    (
      "ca", "paraula desconeguda «xx»", "pendent 1: 11' 9ghc,7 xx  (reprendre, descartar)",
      "«9ghc,7 xx» no és cap resposta aquí."
    ),
  ])
  func unreadableLineAtAQuestionIsExplained(language: String, reason: String, open: String, complaint: String) {
    let terminal = HalfUnderWay.prompt(language: language)
    _ = terminal.answer(to: "17g")
    #expect(terminal.answer(to: "9ghc,7 xx") == [reason, open, complaint])
    // A slip in the answer is not explained.
    #expect(terminal.answer(to: "yse") == [complaint.replacing("9ghc,7 xx", with: "yse")])
  }

  @Test func answeringNoLeavesNothingOpen() throws {
    let terminal = HalfUnderWay.prompt("11' 10y")
    for line in ["10y", "end", "finish"] {
      try terminal.enter(line)
      try terminal.expect("[!=yes]")
      try terminal.press(.enter)
      try terminal.expect("nothing changed")
    }
    try HalfUnderWay.expectNothingOpen(terminal)
    // Continuing without an answer is not a yes; the next whistle decides.
    try terminal.enter("end")
    try terminal.expect("[!=yes]")
    try terminal.enter("c")
    try terminal.expect("open 1: 11' end")
    try terminal.enter("45' end !")
    try terminal.expectScreen { $0.currentLine == "half-time> " }
  }

  /// The period is over, so the whistle cannot be recorded later.
  @Test func endAtHalfTimeIsNotKept() {
    let terminal = HalfUnderWay.prompt("45' end")
    #expect(terminal.answer(to: "end") == ["not recorded: no period is running; start begins one"])
    #expect(terminal.openLines.isEmpty)
  }

  @Test func linesAreDroppedByNumber() throws {
    let terminal = HalfUnderWay.prompt()
    for line in ["99g", "98f", "97o"] {
      try terminal.enter(line)
      try terminal.expect("open ")
    }
    try terminal.enter("drop")
    try terminal.expect("which one? open: 1 2 3; drop 1, or drop all")
    try terminal.enter("drop 7")
    try terminal.expect("no open line 7; open: 1 2 3")
    try terminal.enter("drop 1 3")
    try terminal.expect("97o")
    // The line keeps the number shown on the screen.
    try terminal.enter("todo")
    try terminal.expect("open 2: 11' 98f")
    try terminal.enter("take 2 9f")
    try terminal.expect("foul by 9")
    try terminal.enter("take")
    try terminal.expect("nothing is open")
    try terminal.enter("drop")
    try terminal.expect("nothing is open")
  }

  /// Invalid numbers are reported without affecting others, and one word drops all.
  @Test(arguments: [
    (
      "en", "drop 3, 7 and 1", "dropped", "no open line 7; open: 1 2 3 4", "drop all",
      "drop all 2 open lines? [!=yes]"
    ),
    (
      "es", "descartar 3,7,1", "descartado", "no hay ninguna línea pendiente 7; pendientes: 1 2 3 4",
      "descartar todo", "¿descarto las 2 líneas pendientes? [!=sí]"
    ),
    (
      "ca", "descartar 3 7 1", "descartat", "no hi ha cap línia pendent 7; pendents: 1 2 3 4", "descartar tot",
      "descarto les 2 línies pendents? [!=sí]"
    ),
  ])
  func severalLinesAreDropped(
    language: String, several: String, dropped: String, refusal: String, all: String, question: String
  ) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    for line in ["99g", "98f", "97o", "96f"] { try terminal.enter(line) }
    try terminal.expectScreen { $0.currentLine.contains("(4 ") }
    try terminal.enter(several)
    try terminal.expect("\(dropped): 11' 97o\n\(dropped): 11' 99g\n\(refusal)\n")
    try terminal.expectScreen { $0.currentLine.contains("(2 ") }
    try terminal.enter(all)
    try terminal.expect(question)
    try terminal.press(.enter)
    try terminal.expectScreen { $0.currentLine.contains("(2 ") }
    try terminal.enter(all + "!")
    try terminal.expect("\(dropped): 11' 98f\n\(dropped): 11' 96f\n")
    try terminal.expectScreen { !$0.currentLine.contains("(") }
  }

  /// The lines are listed above the question.
  @Test func linesToDropAreListed() {
    let terminal = HalfUnderWay.prompt()
    for line in ["98f", "9gq"] { _ = terminal.answer(to: line) }
    #expect(
      terminal.answer(to: "drop all") == ["open 1: 11' 98f  (take, drop)", "open 2: 11' 9gq  (take, drop)"])
    #expect(terminal.currentLine == "drop all 2 open lines? [!=yes] ")
    #expect(terminal.answer(to: "!") == ["dropped: 11' 98f", "dropped: 11' 9gq"])
  }

  /// A line typed at the question of `drop all` was not meant.
  @Test func lineTypedAtTheQuestionIsNotDropped() {
    let terminal = HalfUnderWay.prompt()
    for line in ["98f", "9gq", "drop all", "9gqq"] { _ = terminal.answer(to: line) }
    #expect(terminal.answer(to: "!") == ["dropped: 11' 98f"])
    #expect(terminal.openLines == ["10:30' 9gqq"])
  }

  @Test(arguments: [
    ("ca", "pendent 1: 11' 99g  (reprendre, descartar)", "(1 pendent)", "reprèn 1 9g", "gol: 9", "descarta"),
    ("es", "pendiente 1: 11' 99g  (retomar, descartar)", "(1 pendiente)", "retoma 1 9g", "gol de 9", "descarta"),
    ("en", "open 1: 11' 99g  (take, drop)", "(1 open)", "take 1 9g", "goal by 9", "drop"),
  ])
  func openLinesAreShownInEveryLanguage(
    language: String, open: String, mark: String, take: String, taken: String, drop: String
  ) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter("99g")
    try terminal.expect(open)
    try terminal.expectScreen(mark) { $0.currentLine.contains(mark + ">") }
    try terminal.enter(take)
    try terminal.expect(taken)
    try terminal.enter("98g")
    try terminal.expect("98g")
    try terminal.enter(drop)
    try terminal.expectScreen("no mark") { !$0.currentLine.contains("(") }
  }

  @Test func narrowPromptShowsOnlyTheCount() throws {
    let terminal = HalfUnderWay.prompt(columns: 40)
    try terminal.enter("99g")
    try terminal.expectScreen { $0.currentLine == "1st 10:30 (1)> " && $0.right == "0-0" }
  }

  /// The end of a half lists open lines with other unresolved items.
  @Test func endOfHalfListsOpenLines() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 45 * 60)
    try terminal.enter("99g")
    try terminal.expect("open 1:")
    try terminal.enter("end")
    try terminal.expect("first half ends")
    try terminal.expect("open 1: 45+1' 99g")
    try terminal.expectScreen { $0.currentLine == "half-time (1 open)> " }
    // The line keeps the minute in which it was typed, although the half is over.
    try terminal.enter("start")
    try terminal.expect("second half starts")
    try terminal.enter("take 9g")
    try terminal.expect("45+1' goal by 9")
  }

  /// On a pipe, errors are final and nothing stays open.
  @Test func onAPipeNothingStaysOpen() throws {
    let touchline = try Touchline()
    #expect(throws: Touchline.Unusable.self) { try touchline.recorded("start", "99g") }
    #expect(try touchline.files() == ["match.xml"])
    let terminal = try touchline.prompt(clock: HalfUnderWay.running)
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 10:30>") }
    try terminal.enter("todo")
    try terminal.expect("nothing left to resolve")
  }

  /// Open lines belong to the match, not to its file name.
  @Test func aNewMatchHasNothingOpen() throws {
    let touchline = try Touchline().recorded("start")
    let terminal = try touchline.prompt()
    try terminal.enter("99g")
    try terminal.expect("open 1:")
    try terminal.press(.endOfInput)
    try terminal.waitForExit()
    #expect(try touchline.files() == [".match.xml.open", "match.xml"])
    try touchline.renew()
    #expect(try touchline.files() == ["match.xml"])
  }
}
