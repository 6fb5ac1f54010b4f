import Phrases
import TestSupport
import Testing

/// Terminals of all sizes and kinds, and languages.
@Suite struct TerminalTests {
  @Test func dumbTerminalGetsNoEscapeSequences() throws {
    let terminal = try Touchline().recorded("start", at: Touchline.now - 45 * 60).prompt(environment: ["TERM": "dumb"])
    try terminal.enter("g")
    try terminal.expect("Who?")
    try terminal.enter("9")
    try terminal.expect("Body part?")
    // The answer that Enter keeps is shown each time.
    for _ in 0..<2 {
      try terminal.enter("<")
      try terminal.expect("Enter: 9 Alexis Sánchez")
      try terminal.expect("Who?")
      try terminal.enter("9")
      try terminal.expect("Body part?")
    }
    try terminal.enter("<")
    try terminal.expect("Who?")
    try terminal.enter("11")
    for question in ["Body part?", "From what?", "Assist?", "Zone, 1-9?"] {
      try terminal.expect(question)
      try terminal.press(.enter)
    }
    try terminal.expect("goal by 11 Çağlar Söyüncü  1-0")
    try terminal.enter("5r 5g")
    try terminal.expect("not recorded")
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    try terminal.expect("2-0")
    try terminal.enter("v4y")
    try terminal.expect("on a yellow: v4 Granell")
    try terminal.enter("end")
    try terminal.expect("half-time (1 open)>")
    try terminal.press(.endOfInput)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.transcript.contains("\u{1B}"))
  }

  @Test func meaningSurvivesWithoutColour() throws {
    let terminal = try Touchline().recorded("start").prompt(environment: ["NO_COLOR": "1"])
    try terminal.enter("5r 5g")
    try terminal.expect("not recorded")
    try terminal.enter("17g")
    try terminal.expect("anyway? [!=yes]")
    try terminal.enter("")
    try terminal.expect("nothing changed")
    #expect(!terminal.transcript.contains(/\u{1B}\[[0-9;]*m/))
  }

  @Test func colourIsUsedSparingly() throws {
    let terminal = try Touchline().recorded("start").prompt()
    try terminal.enter("4y 5r")
    try terminal.expect("\u{1B}[38;5;130mBarça: on a yellow: 4 Fàbregas; 10 players on the field\u{1B}[0m")
    try terminal.enter("5g")
    try terminal.expect("\u{1B}[38;5;161mnot recorded")
    try terminal.enter("17g")
    try terminal.expect("\u{1B}[38;5;130m")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    try terminal.expect("\u{1B}[1mBarça 1-0 Girona  10 v 11\u{1B}[0m")
  }

  @Test func tablesStayAlignedInFortyColumns() throws {
    let terminal = try Touchline().recorded(
      "start", "player 9 name \"Biel Soldevila i de Castellbò-Montpalau\"", "1' 9g"
    )
    .recorded("1' coachy", "45+1' 9s+h5", "45+1' 9sxlp").prompt(columns: 40)
    try terminal.enter("lineup")
    try terminal.expect("\r\n    coach, yellow 1'\r\n")
    try terminal.enter("stats l")
    try terminal.expect("min   gls   ast    sh")
    try terminal.expect("9 Biel Soldev…     45     1     0     3")
    try terminal.enter("ls")
    try terminal.expectScreen("rows set in") { screen in
      screen.lines.contains { $0.hasPrefix("  5 l 45+1' chance for") }
        && screen.lines.contains { $0.hasPrefix("      ") && $0.contains("penalty") }
    }
  }

  @Test func fortyColumnsAreEnough() throws {
    let terminal = try Touchline().recorded("start", at: Touchline.now - 45 * 60).prompt(columns: 40)
    try terminal.expectScreen { $0.currentLine.hasPrefix("1st 45:00 45+1'>") && $0.currentLine.hasSuffix("0-0") }
    try terminal.enter("9ghc,7 v4f9y")
    try terminal.expect("on a yellow")
    for line in ["help", "help modifiers", "stats", "stats l", "lineup", "heads-up", "ls", "end"] {
      try terminal.enter(line)
    }
    try terminal.expectScreen("half-time") { $0.currentLine.hasPrefix("half-time>") }
    try terminal.enter("find muniesa")
    try terminal.expect("v3 Muniesa")
    // Words are not cut: only a line that happens to be as long as the terminal reaches the margin.
    #expect(terminal.screen.lines.allSatisfy { $0.count <= 40 })
  }

  /// Help fits a screen of 24 lines with the prompt below it.
  @Test(arguments: Language.allCases, [(80, 23), (40, 23)])
  func helpFitsTheScreen(language: Language, size: (columns: Int, lines: Int)) throws {
    let terminal = try Touchline().prompt("--lang", language.code, columns: size.columns, rows: 60)
    try terminal.enter("help")
    let end = try #require(Phrasebook(language).lines("help.start").last)
    try terminal.expect(end)
    let lines = terminal.screen.lines
    let (first, last) = (lines.firstIndex { $0.contains("> help") }, lines.lastIndex(of: end))
    #expect(try #require(last) - #require(first) <= size.lines, "\(lines)")
    // Examples are separated.
    #expect(!terminal.screen.text.contains(",7 4"))
  }

  @Test func resizeChangesPromptAndAnswerWidth() throws {
    let terminal = try Touchline().recorded("start").prompt()
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 0:00>") }
    try terminal.type("9g")
    terminal.resize(columns: 40)
    try terminal.expectScreen { $0.currentLine.hasPrefix("1st 0:00> 9g") && $0.currentLine.hasSuffix("0-0") }
    try terminal.enter("hc,7")
    try terminal.expectScreen("a folded answer") { screen in
      screen.lines.contains("2  1' goal by 9 Alexis Sánchez, header,") && screen.text.contains("1-0")
    }
  }

  @Test func worksInCatalan() throws {
    let terminal = try Touchline().prompt(environment: ["LC_ALL": "ca_ES.UTF-8"])
    try terminal.expectScreen { $0.text.contains("Encara no hi ha res") }
    try terminal.enter("comença")
    try terminal.expect("comença la primera part")
    try terminal.enter("9 gol cap corner ,7")
    try terminal.expect("gol: 9 Alexis Sánchez, de cap, córner, assistència: 7 Villa  1-0")
    try terminal.enter("8gol")
    try terminal.expect("gol: 8 Andrés Iniesta  2-0")
    try terminal.enter("17g")
    try terminal.expect("igualment? [!=sí]")
    try terminal.enter("sí")
    try terminal.expect("3-0")
    try terminal.enter("desfés")
    try terminal.expect("desfet: 17g")
    try terminal.enter("ajuda")
    try terminal.expect("lletra i detalls, sense espais")
  }

  @Test func firstHintDisappears() throws {
    let touchline = try Touchline()
    let terminal = try touchline.prompt()
    try terminal.expectScreen { $0.text.contains("help for more") && $0.currentLine.hasSuffix("what fits") }
    try terminal.enter("start")
    try terminal.expectScreen { $0.currentLine.hasSuffix("Barça 0-0 Girona") }
    try terminal.press(.endOfInput)
    _ = try terminal.waitForExit()
    let again = try touchline.prompt()
    #expect(!again.screen.text.contains("help for more"))
  }
}
