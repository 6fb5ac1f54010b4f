import Testing

/// No line is lost: a line that reports an event stays open, with its minute, until it is recorded, corrected or
/// dropped.
@Suite struct OpenLineTests {
  /// A remark that begins with the word of a command is kept, and the note closes it.
  @Test(arguments: [
    (
      "ca", "rival juga amb linia molt alta",
      [
        "no anotat: «rival juga amb linia molt alta» no s'anota; com a nota seria n rival juga amb linia molt alta",
        "pendent 1: 11' rival juga amb linia molt alta  (reprendre, descartar)",
      ]
    ),
    (
      "es", "rival juega muy arriba",
      [
        "no anotado: «rival juega muy arriba» no se anota; como nota sería n rival juega muy arriba",
        "pendiente 1: 11' rival juega muy arriba  (retomar, descartar)",
      ]
    ),
  ])
  func remarkThatBeginsWithACommandStaysOpen(language: String, line: String, said: [String]) {
    let terminal = HalfUnderWay.prompt(language: language)
    #expect(terminal.answer(to: line) == said)
    _ = terminal.answer(to: "n " + line)
    #expect(terminal.openLines.isEmpty)
  }

  /// A word that only describes an event may follow the letter of a team.
  @Test(arguments: ["vpenalti", "vpenal", "vsaved"]) func detailOfATeamStaysOpen(line: String) {
    let terminal = HalfUnderWay.prompt()
    _ = terminal.answer(to: line)
    #expect(terminal.openLines == ["10:30' " + line])
  }

  /// Only the first word of a line may be a misspelt command.
  @Test func lineWithAWordLikeACommandStaysOpen() {
    let terminal = HalfUnderWay.prompt(language: "es")
    #expect(
      terminal.answer(to: "técnico del 5") == [
        "no anotado: palabra desconocida «del»", "pendiente 1: 11' técnico del 5  (retomar, descartar)",
      ])
  }

  @Test func interruptedLineStaysOpenWithItsMinute() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.enter("vc")
    try terminal.expect("nothing changed")
    try terminal.expect("open 1: 11' 17g  (take, drop)")
    try terminal.expect("corner for Girona")
    try HalfUnderWay.expectPrompt(terminal, "first half 10:30 (1 open)")
    // The line survives the end of the program.
    terminal.now = Touchline.now + 1500
    terminal.restart()
    try terminal.expect("1 line is open: todo lists it.")
    try HalfUnderWay.expectPrompt(terminal, "first half 25:00 (1 open)")
    try terminal.enter("todo")
    try terminal.expect("open 1: 11' 17g")
    try terminal.enter("take")
    try terminal.expect("record it anyway? [!=yes]")
    try terminal.enter("!")
    try terminal.expect("11' goal by 17 Pedro  1-0")
    try HalfUnderWay.expectPrompt(terminal, "first half 25:00")
    #expect(try terminal.log().count == 3)
    #expect(terminal.openLines == [])
  }

  /// A goal that was lost in a real match: an ordinary set piece, which needs no question.
  @Test(arguments: [("9ghf,8", "assist"), ("9gf,8", "assist"), ("9s+hf,8", "set-up by")])
  func freeKickWithAnAssistNeedsNoQuestion(line: String, pass: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(line)
    try terminal.enter("vc")
    try terminal.expect("free kick, \(pass) 8 Andrés Iniesta")
    try terminal.expect("corner for Girona")
    #expect(!terminal.transcript.contains("[!=yes]"))
  }

  @Test func asksForFreeKickAssistDoubtsPenaltyAssist() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("9ghf?")
    try terminal.expect("Assist?")
    try terminal.press(.interrupt)
    try terminal.enter("9gp,8")
    try terminal.expect("a penalty has no assist by convention; leave the assist out; record it")
  }

  @Test(arguments: [
    ("99g", "Barça has no 99"), ("9gz", "not recorded:"), ("47' 9g", "not recorded:"),
    ("viento fuerte", "not recorded:"),
    ("5r 5g", "was sent off"), ("9", "not recorded:"), ("gaol 9", "did you mean"), ("stast", "did you mean start?"),
  ])
  func refusedLinesStayOpen(line: String, said: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(line)
    try terminal.expect(said)
    try terminal.expect("open 1: ")
    try HalfUnderWay.expectPrompt(terminal, "first half 10:30 (1 open)")
    try terminal.enter("drop")
    try terminal.expect("dropped: ")
    try terminal.expect(line == "5r 5g" ? "11' 5g" : line)
    try HalfUnderWay.expectPrompt(terminal, "first half 10:30")
    #expect(terminal.openLines == [])
  }

  /// Commands and near misses are not events.
  @Test(arguments: ["del 99", "edit 7 9g", "undoo", "stas", "help nonsense", "xyz", "+"])
  func nonEventsDoNotStayOpen(line: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(line)
    try terminal.enter("score")
    try terminal.expect("Barça 0-0 Girona")
    #expect(!terminal.transcript.contains("open 1"))
    try HalfUnderWay.expectPrompt(terminal, "first half 10:30")
  }

  /// A typo that is corrected immediately closes by itself.
  @Test(arguments: [
    ("9gz", "9g"), ("99g", "9g"), ("9ghz,7", "9gh,7"), ("9 goll", "9 gol"), ("9 golaso", "9g"), ("corne", "c"),
    ("v99f9y", "v9f9y"), ("47' 9g", "11' 9g"), ("10>41", "10>14"), ("9g 4yz", "9g 4y"), ("51y", "15y"), ("vcc", "vc"),
  ])
  func immediateCorrectionClosesTheLine(slip: String, line: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(slip)
    try terminal.expect("open 1:")
    try terminal.enter(line)
    try terminal.expect("11' ")
    try terminal.expect("no longer open: ")
    try HalfUnderWay.expectNothingOpen(terminal)
  }

  /// A different line leaves it open, however soon it follows.
  @Test(arguments: [
    ("9gz", "vc"), ("9gz", "10g"), ("9golaso 4y", "9g"), ("99g", "vc"), ("99g", "9s+"), ("99y", "v9y"),
    ("99f 99y", "9f"),
    ("9ghz,7", "9gh"), ("99>14", "10>14"), ("gaol 9", "8g"), ("47' 9g", "9g"),
  ])
  func differentLineLeavesItOpen(slip: String, line: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(slip)
    try terminal.expect("open 1:")
    try terminal.enter(line)
    try terminal.expect("11' ")
    try HalfUnderWay.expectPrompt(terminal, "first half 10:30 (1 open)")
  }

  /// Three attempts count as one open line, which closes once one is recorded. A line with the right number directly
  /// afterwards counts as the correction.
  @Test func repeatedAttemptsAreOneOpenLine() throws {
    let terminal = HalfUnderWay.prompt()
    for line in ["9gq", "9gzz", "9gz"] {
      try terminal.enter(line)
      try terminal.expect("open 1: 11' \(line)")
    }
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.enter("7g")
    try terminal.expect("open 2: 11' 17g")
    try terminal.expect("goal by 7 Villa")
    try HalfUnderWay.expectPrompt(terminal, "first half 10:30 (1 open)")
    try terminal.enter("take 9g")
    try terminal.expect("11' goal by 9")
    try HalfUnderWay.expectNothingOpen(terminal)
  }

  /// An event that is corrected immediately keeps its original time. A later line is another event.
  @Test func immediateCorrectionKeepsTheOriginalTime() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 655)
    try terminal.enter("9gz")
    try terminal.expect("open 1: 11' 9gz")
    terminal.now = Touchline.now + 670
    try terminal.enter("9g")
    try terminal.expect("11' goal by 9")
    try terminal.enter("10gz")
    try terminal.expect("open 1: 12' 10gz")
    terminal.now = Touchline.now + 900
    try terminal.enter("10g")
    try terminal.expect("16' goal by 10")
    try HalfUnderWay.expectPrompt(terminal, "first half 15:00 (1 open)")
    // It is unknown whether this goal is the same.
    try terminal.enter("12' 10gh")
    try terminal.expect("12' goal by 10")
    try HalfUnderWay.expectPrompt(terminal, "first half 15:00 (1 open)")
    try terminal.enter("take 1 10gh")
    try terminal.expect("looks like “3 ")
    try terminal.enter("!")
    try terminal.expect("12' goal by 10")
    try HalfUnderWay.expectPrompt(terminal, "first half 15:00")
  }

  @Test func theRestOfALineStaysOpen() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("9s- 99g 7c")
    try terminal.expect("chance for 9")
    try terminal.expect("Barça has no 99")
    try terminal.expect("open 1: 11' 99g 7c")
    try terminal.enter("take 1 10g 7c")
    try terminal.expect("11' goal by 10 Messi  1-0")
    try terminal.expect("7 Villa")
    try HalfUnderWay.expectNothingOpen(terminal)
    // A pair belongs to the side of the first number.
    try terminal.enter("v9>20 99>12")
    try terminal.expect("open 1: 11' v99>12")
    try terminal.enter("take 1 v10>12")
    try terminal.expect("v10 Borja off, v12 Suárez on")
    #expect(terminal.openLines == [])
  }

  /// A time-out that the coach asks for is not a card for the coach.
  @Test func anotherActionOfTheSamePersonIsNotTheSame() throws {
    let terminal = TypedPrompt(after: ["start"], rules: "handball", clock: HalfUnderWay.running)
    try terminal.enter("coach shouts for zzz time-out")
    try #require(terminal.openLines.count == 1)
    #expect(!terminal.answer(to: "coachy").contains { $0.contains("the same?") })
  }
}
