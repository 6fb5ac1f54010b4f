import Terminal
import TestSupport
import Testing

@Suite struct CompletionTests {
  private func probe(_ arguments: String..., columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(builtProduct("TerminalProbe"), arguments, columns: columns, rows: rows)
    try terminal.expectScreen("the prompt") { $0.currentLine == "0:00>" }
    return terminal
  }

  @Test func completesTheOnlyCandidateWithASpace() throws {
    let terminal = try probe()
    try terminal.type("co\tx")
    try terminal.expectCurrentLine("0:00> corner x")
  }

  @Test func completesAWordInTheMiddle() throws {
    let terminal = try probe()
    try terminal.type("9 co end")
    for _ in 0..<4 { try terminal.press(.left) }
    try terminal.press(.tab)
    try terminal.expectCurrentLine("0:00> 9 corner end")
    try terminal.press(.enter)
    try terminal.expect("got [9 corner end]")
  }

  @Test func completesCommonPrefixThenListsCandidates() throws {
    let terminal = try probe()
    try terminal.type("g\t")
    try terminal.expectCurrentLine("0:00> goal")
    try terminal.press(.tab)
    try terminal.expectScreen { $0.lines.suffix(2) == ["goal        goalkeeper", "0:00> goal"] }
    try terminal.type("k\t")
    try terminal.expectCurrentLine("0:00> goalkeeper")
  }

  @Test func describedCandidatesAreListedOnePerLine() throws {
    let terminal = try probe("--described")
    try terminal.type("go\t\t")
    try terminal.expectScreen {
      $0.lines.suffix(3) == ["goal        the word goal", "goalkeeper  the word goalkeeper", "0:00> goal"]
    }
  }

  @Test func manyCandidatesLoseTheirDescriptions() throws {
    let terminal = try probe("--described", rows: 10)
    try terminal.type("player\t\t")
    try terminal.expectScreen { $0.text.contains("player0   player6   player12") }
  }

  @Test func longListShowsHowManyAreMissing() throws {
    let terminal = try probe("--described", rows: 6)
    try terminal.type("player\t\t")
    try terminal.expectScreen { $0.lines.suffix(2) == ["… +26", "0:00> player"] }
  }

  @Test func showsAHintIfNothingCanBeListed() throws {
    let terminal = try probe()
    try terminal.type("#\t")
    try terminal.expectScreen { $0.lines.suffix(2) == ["a shirt number", "0:00> #"] }
  }

  @Test func completesAccentedWords() throws {
    let terminal = try probe()
    try terminal.type("à cam\t")
    try terminal.press(.enter)
    try terminal.expect("got [à camí ]")
  }

  @Test func listKeepsALineOfSeveralRowsWhole() throws {
    let terminal = try probe(columns: 20)
    try terminal.type("abcdefghijklmnopqrstu go")
    try terminal.press(.tab, .tab)
    try terminal.expectScreen {
      $0.lines.suffix(4) == ["goal", "goalkeeper", "0:00> abcdefghijklmn", "opqrstu goal"]
    }
  }

  @Test func candidatesDetermineTheInsertion() {
    let two = Completion(replacing: 0..<1, in: "g", among: [Candidate("goal"), Candidate("goalkeeper")])
    #expect(two.insertion == "goal" && !two.isComplete)
    let none = Completion(replacing: 0..<1, in: "g", among: [])
    #expect(none.insertion == "g" && !none.isComplete)
    let accents = Completion(replacing: 0..<3, in: "ini", among: [Candidate("Iniesta"), Candidate("Iñigo")])
    #expect(accents.insertion == "ini")
  }
}
