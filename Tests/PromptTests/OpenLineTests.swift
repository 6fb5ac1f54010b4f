import TestSupport
import Testing

/// No line is ever lost: what was typed as something that has happened stays open, with its minute, until it is
/// recorded, put right or dropped.
@Suite struct OpenLineTests {
  private static let running = Touchline.now + 630

  /// The first half has lasted ten minutes and a half.
  private func prompt(
    _ lines: String..., language: String = "en", columns: Int = 80
  ) throws -> (Touchline, PseudoTerminal) {
    let touchline = try Touchline().recorded(["start"] + lines)
    return (touchline, try touchline.prompt("--lang", language, clock: Self.running, columns: columns))
  }

  private func expectPrompt(_ terminal: PseudoTerminal, _ text: String) throws {
    try terminal.expectScreen(text) { $0.currentLine.hasPrefix(text + ">") }
  }

  /// Nothing waits, and nothing is marked.
  private func expectNothingOpen(_ terminal: PseudoTerminal) throws {
    try expectPrompt(terminal, "first half 10:30")
    try terminal.enter("todo")
    try terminal.expect("nothing left to resolve")
  }

  @Test func whatAnotherEventHasOvertakenStaysWithItsMinute() throws {
    let (touchline, terminal) = try prompt()
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.enter("vc")
    try terminal.expect("nothing changed")
    try terminal.expect("open 1: 11' 17g  (take, drop)")
    try terminal.expect("corner for Girona")
    try expectPrompt(terminal, "first half 10:30 (1 open)")
    // It outlives the program.
    terminal.signal(9)
    try terminal.waitForExit()
    let again = try touchline.prompt(clock: Touchline.now + 1500)
    try again.expectScreen("what is open") { $0.text.contains("1 line is open: todo lists it.") }
    try expectPrompt(again, "first half 25:00 (1 open)")
    try again.enter("todo")
    try again.expect("open 1: 11' 17g")
    try again.enter("take")
    try again.expect("record it anyway? [!=yes]")
    try again.enter("!")
    try again.expect("11' goal by 17 Pedro  1-0")
    try expectPrompt(again, "first half 25:00")
    try again.press(.endOfInput)
    try again.waitForExit()
    #expect(try touchline.log().count == 3)
    #expect(try touchline.files() == ["match.xml"])
  }

  /// The real match's lost goal: an ordinary set piece, about which there is nothing to ask.
  @Test(arguments: ["9ghf,8", "9gf,8", "9s+hf,8"])
  func aFreeKickWithAnAssistIsNotAskedAbout(line: String) throws {
    let (_, terminal) = try prompt(columns: 120)
    try terminal.enter(line)
    try terminal.enter("vc")
    try terminal.expect("free kick, assist 8 Andrés Iniesta")
    try terminal.expect("corner for Girona")
    #expect(!terminal.transcript.contains("[!=yes]"))
  }

  @Test func theAssistOfAFreeKickIsAskedForAndThatOfAPenaltyIsDoubted() throws {
    let (_, terminal) = try prompt()
    try terminal.enter("9ghf?")
    try terminal.expect("Assist?")
    try terminal.press(.interrupt)
    try terminal.enter("9gp,8")
    try terminal.expect("a penalty has no assist by convention; leave the assist out; record it")
  }

  @Test(arguments: [
    ("99g", "Barça has no 99"), ("9gz", "not recorded:"), ("47' 9g", "not recorded:"),
    ("viento fuerte", "not recorded:"),
    ("5r 5g", "was sent off"), ("9", "not recorded:"), ("gaol 9", "did you mean"),
  ])
  func whatIsRefusedStaysOpen(line: String, said: String) throws {
    let (touchline, terminal) = try prompt()
    try terminal.enter(line)
    try terminal.expect(said)
    try terminal.expect("open 1: ")
    try expectPrompt(terminal, "first half 10:30 (1 open)")
    try terminal.enter("drop")
    try terminal.expect("dropped: ")
    try terminal.expect(line == "5r 5g" ? "11' 5g" : line)
    try expectPrompt(terminal, "first half 10:30")
    #expect(try touchline.files() == ["match.xml"])
  }

  /// Commands, and what was nearly one, are nothing that has happened.
  @Test(arguments: ["del 99", "edit 7 9g", "undoo", "stast", "help nonsense", "xyz", "+"])
  func whatIsNoEventDoesNotStay(line: String) throws {
    let (_, terminal) = try prompt()
    try terminal.enter(line)
    try terminal.enter("score")
    try terminal.expect("Barça 0-0 Girona")
    #expect(!terminal.transcript.contains("open 1"))
    try expectPrompt(terminal, "first half 10:30")
  }

  /// What was only a slip of the finger, put right at once, goes by itself.
  @Test(arguments: [
    ("9gz", "9g"), ("99g", "9g"), ("9ghz,7", "9gh,7"), ("9 goll", "9 gol"), ("9 golaso", "9g"), ("corne", "c"),
    ("v99f9y", "v9f9y"), ("47' 9g", "11' 9g"), ("10>41", "10>14"), ("9g 4yz", "9g 4y"), ("51y", "15y"), ("vcc", "vc"),
  ])
  func whatIsPutRightAtOnceGoesByItself(slip: String, line: String) throws {
    let (_, terminal) = try prompt()
    try terminal.enter(slip)
    try terminal.expect("open 1:")
    try terminal.enter(line)
    try terminal.expect("11' ")
    try terminal.expect("no longer open: ")
    try expectNothingOpen(terminal)
  }

  /// What is not told again is not lost, however near the next line comes.
  @Test(arguments: [
    ("9gz", "vc"), ("9gz", "10g"), ("9golaso 4y", "9g"), ("99g", "vc"), ("99g", "9s+"), ("99y", "v9y"),
    ("99f 99y", "9f"),
    ("9ghz,7", "9gh"), ("99>14", "10>14"), ("gaol 9", "8g"), ("47' 9g", "9g"),
  ])
  func whatIsNotToldAgainStays(slip: String, line: String) throws {
    let (_, terminal) = try prompt()
    try terminal.enter(slip)
    try terminal.expect("open 1:")
    try terminal.enter(line)
    try terminal.expect("11' ")
    try expectPrompt(terminal, "first half 10:30 (1 open)")
  }

  /// Tried three times, it is one line; and recorded, none. The very next line that answers with the right number is
  /// meant for it.
  @Test func triedAgainItIsOneLine() throws {
    let (_, terminal) = try prompt()
    for line in ["9gq", "9gzz", "9gz"] {
      try terminal.enter(line)
      try terminal.expect("open 1: 11' \(line)")
    }
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.enter("7g")
    try terminal.expect("open 2: 11' 17g")
    try terminal.expect("goal by 7 Villa")
    try expectPrompt(terminal, "first half 10:30 (1 open)")
    try terminal.enter("take 9g")
    try terminal.expect("11' goal by 9")
    try expectNothingOpen(terminal)
  }

  /// Put right at once it is as old as it was at first; later, another line is another event.
  @Test func whatIsPutRightAtOnceIsAsOldAsTheSlip() throws {
    let touchline = try Touchline()
    try touchline.setClock(Touchline.now + 655)
    let terminal = try touchline.recorded("start").prompt("--clock", touchline.clockFile, clock: nil, columns: 120)
    try terminal.enter("9gz")
    try terminal.expect("open 1: 11' 9gz")
    try touchline.setClock(Touchline.now + 670)
    try terminal.enter("9g")
    try terminal.expect("11' goal by 9")
    try terminal.enter("10gz")
    try terminal.expect("open 1: 12' 10gz")
    try touchline.setClock(Touchline.now + 900)
    try terminal.enter("10g")
    try terminal.expect("16' goal by 10")
    try expectPrompt(terminal, "first half 15:00 (1 open)")
    // Nobody knows whether that goal is this one.
    try terminal.enter("12' 10gh")
    try terminal.expect("12' goal by 10")
    try expectPrompt(terminal, "first half 15:00 (1 open)")
    try terminal.enter("take 1 10gh")
    try terminal.expect("looks like 3; record it too?")
    try terminal.enter("!")
    try terminal.expect("12' goal by 10")
    try expectPrompt(terminal, "first half 15:00")
  }

  @Test func theRestOfALineStaysOpen() throws {
    let (touchline, terminal) = try prompt()
    try terminal.enter("9s- 99g 7c")
    try terminal.expect("chance for 9")
    try terminal.expect("Barça has no 99")
    try terminal.expect("open 1: 11' 99g 7c")
    try terminal.enter("take 1 10g 7c")
    try terminal.expect("11' goal by 10 Messi  1-0")
    try terminal.expect("7 Villa")
    try expectNothingOpen(terminal)
    // A pair is of the side of the first.
    try terminal.enter("v9>20 99>12")
    try terminal.expect("open 1: 11' v99>12")
    try terminal.enter("take 1 v10>12")
    try terminal.expect("v10 Borja off, v12 Suárez on")
    try terminal.press(.endOfInput)
    try terminal.waitForExit()
    #expect(try touchline.files() == ["match.xml"])
  }

  /// Ctrl-C drops the clause, says so, and nothing else goes.
  @Test func ctrlCDropsTheClauseAlone() throws {
    let (_, terminal) = try prompt()
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
    try expectNothingOpen(terminal)
  }

  /// What is taken up again and not recorded after all stays as it was, for `drop` to end it.
  @Test(arguments: [PseudoTerminal.Key.interrupt, .enter])
  func whatIsTakenUpStaysUntilItIsRecorded(key: PseudoTerminal.Key) throws {
    let (_, terminal) = try prompt()
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
    try expectPrompt(terminal, "first half 10:30")
  }

  /// The question is open: the line is on disk already.
  @Test(arguments: ["17g", "9g?", "g"]) func aProgramKilledAtAQuestionLosesNothing(line: String) throws {
    let (touchline, terminal) = try prompt()
    try terminal.enter(line)
    try terminal.expect(line == "17g" ? "[!=yes]" : "?")
    if line != "17g" { try terminal.expectScreen { $0.currentLine.contains(line == "g" ? "Who?" : "Body part?") } }
    terminal.signal(9)
    try terminal.waitForExit()
    let again = try touchline.prompt(clock: Self.running)
    try again.enter("todo")
    try again.expect("open 1: 11' \(line)")
  }

  @Test func theEndOfInputAtAQuestionLosesNothing() throws {
    let (touchline, terminal) = try prompt()
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.press(.endOfInput)
    try terminal.expect("open 1: 11' 17g")
    try terminal.press(.endOfInput)
    try terminal.waitForExit()
    let again = try touchline.prompt(clock: Self.running)
    try expectPrompt(again, "first half 10:30 (1 open)")
  }

  /// What is no answer where yes or no is awaited may have been meant for the prompt.
  @Test func whatIsNoAnswerIsNotLostEither() throws {
    let (_, terminal) = try prompt()
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.enter("9ghc,7 xx")
    try terminal.expect("open 1: 11' 9ghc,7 xx")
    try terminal.expect("is no answer here")
    try terminal.enter("yse")
    try terminal.expect("is no answer here")
    try terminal.enter("yes")
    try terminal.expect("goal by 17")
    try expectPrompt(terminal, "first half 10:30 (1 open)")
  }

  @Test func whoAnswersThatItWasASlipHasNothingOpen() throws {
    let (_, terminal) = try prompt("11' 10y")
    for line in ["10y", "end", "finish"] {
      try terminal.enter(line)
      try terminal.expect("[!=yes]")
      try terminal.press(.enter)
      try terminal.expect("nothing changed")
    }
    try expectNothingOpen(terminal)
    // Whoever goes on without an answer has not said so; the whistle that comes settles it.
    try terminal.enter("end")
    try terminal.expect("[!=yes]")
    try terminal.enter("c")
    try terminal.expect("open 1: 11' end")
    try terminal.enter("45' end")
    try terminal.expectScreen { $0.currentLine.hasPrefix("half-time>") }
  }

  @Test func linesAreDroppedByNumber() throws {
    let (_, terminal) = try prompt()
    for line in ["99g", "98f", "97o"] {
      try terminal.enter(line)
      try terminal.expect("open ")
    }
    try terminal.enter("drop")
    try terminal.expect("which one? open: 1 2 3")
    try terminal.enter("drop 7")
    try terminal.expect("no open line 7; open: 1 2 3")
    try terminal.enter("drop 1 3")
    try terminal.expect("97o")
    // Its number stays, as it stands on the screen.
    try terminal.enter("todo")
    try terminal.expect("open 2: 11' 98f")
    try terminal.enter("take 2 9f")
    try terminal.expect("foul by 9")
    try terminal.enter("take")
    try terminal.expect("nothing is open")
    try terminal.enter("drop")
    try terminal.expect("nothing is open")
  }

  /// A number that is none is told, and in no other's way; and all go at a word.
  @Test(arguments: [
    ("en", "drop 3 7 1", "drop all"),
    ("es", "descartar 3 7 1", "descartar todo"),
    ("ca", "descartar 3 7 1", "descartar tot"),
  ])
  func severalLinesAreDropped(language: String, several: String, all: String) throws {
    let (_, terminal) = try prompt(language: language)
    for line in ["99g", "98f", "97o", "96f"] { try terminal.enter(line) }
    try terminal.expectScreen { $0.currentLine.contains("(4 ") }
    try terminal.enter(several)
    try terminal.expect("97o")
    try terminal.expectScreen { $0.text.contains(" 7") && $0.currentLine.contains("(2 ") }
    try terminal.enter(all)
    try terminal.expect("96f")
    try terminal.expectScreen { !$0.currentLine.contains("(") }
  }

  @Test(arguments: [
    ("ca", "pendent 1: 11' 99g  (reprendre, descartar)", "(1 pendent)", "reprèn 1 9g", "gol: 9", "descarta"),
    ("es", "pendiente 1: 11' 99g  (retomar, descartar)", "(1 pendiente)", "retoma 1 9g", "gol de 9", "descarta"),
    ("en", "open 1: 11' 99g  (take, drop)", "(1 open)", "take 1 9g", "goal by 9", "drop"),
  ])
  func everyLanguageSaysWhatIsOpen(
    language: String, open: String, mark: String, take: String, taken: String, drop: String
  ) throws {
    let (_, terminal) = try prompt(language: language)
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

  @Test func aNarrowPromptCountsOnly() throws {
    let (_, terminal) = try prompt(columns: 40)
    try terminal.enter("99g")
    try terminal.expectScreen { $0.currentLine.hasPrefix("1st 10:30 (1)>") && $0.currentLine.hasSuffix("0-0") }
  }

  /// The end of a half shows it with what else is unresolved.
  @Test func aHalfEndsWithWhatIsOpen() throws {
    let touchline = try Touchline().recorded("start", at: Touchline.now - 45 * 60)
    let terminal = try touchline.prompt()
    try terminal.enter("99g")
    try terminal.expect("open 1:")
    try terminal.enter("end")
    try terminal.expect("first half ends")
    try terminal.expect("open 1: 45+1' 99g")
    try terminal.expectScreen { $0.currentLine.hasPrefix("half-time (1 open)>") }
    // In the minute it was typed, though that half is over.
    try terminal.enter("start")
    try terminal.expect("second half starts")
    try terminal.enter("take 9g")
    try terminal.expect("45+1' goal by 9")
  }

  /// On a pipe an error is an error, and nothing is left behind.
  @Test func onAPipeNothingStaysOpen() throws {
    let touchline = try Touchline()
    #expect(throws: Touchline.Unusable.self) { try touchline.recorded("start", "99g") }
    #expect(try touchline.files() == ["match.xml"])
    let terminal = try touchline.prompt(clock: Self.running)
    try expectNothingOpen(terminal)
  }

  /// What is open belongs to the match, not to its name.
  @Test func aNewMatchHasNothingOpen() throws {
    let (touchline, terminal) = try prompt()
    try terminal.enter("99g")
    try terminal.expect("open 1:")
    try terminal.press(.endOfInput)
    try terminal.waitForExit()
    #expect(try touchline.files() == [".match.xml.open", "match.xml"])
    try touchline.renew()
    #expect(try touchline.files() == ["match.xml"])
  }
}
