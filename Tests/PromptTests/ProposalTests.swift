import Testing

/// Messages about refused lines suggest another line; typing it in any spelling corrects the line.
@Suite struct ProposalTests {
  /// The suggested line takes the minute of the open line, which is then closed.
  @Test(arguments: [
    ("ca", "v10 fora", "v10s-", "v10s-", "11' ocasió: v10 Borja, fora"),
    ("ca", "penal 10", "10gp", "10gp", "11' gol: 10 Messi, penal"),
    ("ca", "penal 10", "10s-p", "10 penal aturat", "11' ocasió: 10 Messi, aturada"),
    ("ca", "v10 fora", "v10>", "v10>", "11' "),
    ("es", "v10 fuera", "v10s-", "v10 tiro fuera", "11' ocasión de v10 Borja, fuera"),
    ("es", "9 bloqueado", "9s.", "9s.", "11' ocasión de 9"),
    ("es", "saque de banda 7", "7st", "7st", "11' ocasión de 7"),
    ("es", "penalti 10", "10gp", "gol de penalti de 10", "11' gol de 10"),
    ("en", "v10 off", "v10s-", "v10s-", "11' chance for v10 Borja, off target"),
    ("en", "penalty 10", "10gp", "10 goal penalty", "11' goal by 10 Messi"),
    ("en", "free kick 8", "8sf", "8s+f", "11' chance for 8"),
    ("en", "v2 protest", "v2y", "v2y", "11' yellow card for v2"),
    ("en", "10 goal from outside the box", "10g5", "10g5", "11' goal by 10"),
    ("en", "goal 9 header 7", ",7", "9gh,7", "11' goal by 9"),
    ("en", "throw-in", "9st", "7st", "11' chance for 7"),
    ("en", "9 goual", "goal", "9g", "11' goal by 9"),
  ])
  func suggestedLineClosesTheOpenLine(
    language: String, line: String, hint: String, again: String, said: String
  ) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    let open = ["ca": "pendent", "es": "pendiente", "en": "open"][language] ?? ""
    try terminal.enter(line)
    try terminal.expect("\(open) 1: 11' \(line)")
    try #require(terminal.transcript.contains(hint))
    try terminal.enter(again)
    try terminal.expect(said)
    try terminal.expectScreen { $0.transcript.contains(": 11' \(line)\n") && !$0.currentLine.contains("(1 ") }
  }

  /// The open line had an explicit minute, so the correction gets the same one.
  @Test func typedMinuteIsKept() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("4' v10 off")
    try terminal.expect("open 1: 4' v10 off")
    try terminal.enter("v10s-")
    try terminal.expect("4' chance for v10 Borja")
    try terminal.expect("no longer open: 4' v10 off")
  }

  /// The suggested line gets the time of the open line, however long the user took.
  @Test func suggestionKeepsTheOpenLinesTime() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 655)
    try terminal.enter("penalty 10")
    try terminal.expect("open 1: 11' penalty 10")
    terminal.now = Touchline.now + 670
    try terminal.enter("10gp")
    try terminal.expect("2  11' goal by 10")
    try terminal.expect("no longer open: 11' penalty 10")
  }

  /// The suggestion can be a correction.
  @Test func suggestedEditClosesTheOpenLine() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("9g")
    try terminal.expect("goal by 9")
    try terminal.enter("assist 7")
    try terminal.expect("edit 2 9g,7")
    try terminal.enter("edit 2 9g,7")
    try terminal.expect("no longer open: 11' assist 7")
  }

  /// A line with another or incomplete meaning does not close it.
  @Test(arguments: [
    ("v10 off", "v9s-"), ("v10 off", "10s-"), ("penalty 10", "10f"), ("c v10 off", "v10s-"), ("9f v10 off", "v10s-"),
    ("v2 protest", "v2f"), ("9 a puerta", "9s-h"), ("penalty for us", "9s-h"), ("penalty 10", "9gp"),
    ("free kick 8", "8c"),
  ])
  func otherLinesDoNotCloseIt(line: String, next: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(line)
    try terminal.expect("open 1: 11' \(line)")
    try terminal.enter(next)
    try terminal.expect("2  11' ")
    try terminal.expectScreen { $0.currentLine.contains("(1 open)>") }
  }

  /// If another event of the same player follows shortly, a hint asks whether it is the same one.
  @Test func similarEventOfThePlayerIsMentioned() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("10 shott wiide")
    try terminal.expect("open 1: 11' 10 shott wiide")
    try terminal.enter("10f")
    try terminal.expect("foul by 10")
    try terminal.expect("open 1: 11' 10 shott wiide  (the same? drop 1)")
  }

  /// An unreadable line replaces another one only if it is probably a typo, with a message.
  @Test(arguments: [
    ("en", "10 shot wiide", "10 shot widde", true), ("en", "10 shoots hiigh", "10 shoots abouve", false),
    ("es", "v entrenadr amarilla", "entrenadr amarilla", false), ("es", "9 chuta altto", "9 chuta alttto", true),
    ("ca", "9 xuta altt", "9 xuta bnix", false), ("ca", "9gq", "9gzz", true), ("ca", "9gq", "8gzz", false),
  ])
  func replacedLineIsReported(language: String, line: String, next: String, isSame: Bool) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    let words = ["ca": ("pendent", "ja no està pendent"), "es": ("pendiente", "ya no está pendiente")]
    let (open, gone) = words[language] ?? ("open", "no longer open")
    try terminal.enter(line)
    try terminal.expect("\(open) 1: 11' \(line)")
    try terminal.enter(next)
    try terminal.expect("\(open) \(isSame ? 1 : 2): 11' \(next)")
    #expect(terminal.transcript.contains("\(gone): 11' \(line)") == isSame)
    try terminal.expectScreen { $0.currentLine.contains(isSame ? "(1 " : "(2 ") }
  }

  /// Dropping a correction in progress leaves the open line unchanged.
  @Test(arguments: ["interrupt", "undo"])
  func droppedCorrectionLeavesTheLineOpen(answer: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("17 goual")
    try terminal.expect("open 1: 11' 17 goual")
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    if answer == "interrupt" { try terminal.press(.interrupt) } else { try terminal.enter(answer) }
    try terminal.expect("dropped")
    try terminal.expect("open 1: 11' 17 goual")
    try terminal.expectScreen { $0.currentLine.contains("(1 open)>") }
  }
}
