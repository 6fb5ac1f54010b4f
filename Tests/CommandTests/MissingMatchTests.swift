import TestSupport
import Testing

/// `record` at a terminal offers to create a match that does not exist.
@Suite struct MissingMatchTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  private func recording(_ file: String, _ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(builtProduct("futbolstats"), ["record", file] + arguments, directory: programFolder.path)
  }

  @Test func asksForTeamNamesAndStartsTheMatch() throws {
    let terminal = try recording("partit.xml", "--lang", "ca")
    try terminal.expect("partit.xml no existeix. El creo? [Retorn=sí, no]")
    try terminal.enter("sí")
    try terminal.expect("Equip local [Equip Local]:")
    try terminal.enter("Inca")
    try terminal.expect("Equip visitant [Equip Visitant]:")
    try terminal.enter("UE Llosetense")
    try terminal.expect("abans del partit>")
    try terminal.enter("inici")
    try terminal.expect("comença la primera part")
    try terminal.press(.endOfInput)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try programFolder.futbolstats("show", "partit.xml", "score").output == "Inca 0-0 UE Llosetense\n")
  }

  @Test func enterAcceptsAllDefaults() throws {
    let terminal = try recording("m.xml")
    for question in ["[Enter=yes, no]", "Home team [Home Team]:", "Visiting team [Visiting Team]:"] {
      try terminal.expect(question)
      try terminal.press(.enter)
    }
    try terminal.expect("before")
    try terminal.press(.endOfInput)
    #expect(try terminal.waitForExit() == .exited(0))
    let id = try #require(programFolder.text("m.xml").firstMatch(of: #/ identificador="([0-9a-f]{32})"/#)?.1)
    _ = try programFolder.futbolstats("new", "n.xml", "--id", String(id))
    #expect(programFolder.read("m.xml") == programFolder.read("n.xml"))
  }

  @Test func invalidAnswersAreAskedAgain() throws {
    let terminal = try recording("m.xml")
    try terminal.expect("[Enter=yes, no]")
    try terminal.enter("perhaps")
    try terminal.expect("! or yes creates it, no does not")
    try terminal.enter("y")
    try terminal.expect("Home team")
    try terminal.enter("Inca")
    try terminal.expect("Visiting team")
    try terminal.enter("INCA")
    try terminal.expect("both teams would be called Inca")
    try terminal.expect("Visiting team [Visiting Team]:")
    try terminal.enter("<")
    try terminal.expect("Home team [Inca]:")
    try terminal.enter("Sineu")
    try terminal.expect("Visiting team")
    try terminal.enter("Inca")
    try terminal.expect("before kick-off>")
    #expect(try programFolder.futbolstats("show", "m.xml", "score").output == "Sineu v Inca\n")
  }

  @Test(arguments: [PseudoTerminal.Key.interrupt, .endOfInput]) func leavingAQuestionCreatesNothing(
    _ key: PseudoTerminal.Key
  ) throws {
    for answered in 0...2 {
      let terminal = try recording("m.xml")
      for question in ["[Enter=yes, no]", "Home team", "Visiting team"].prefix(answered) {
        try terminal.expect(question)
        try terminal.press(.enter)
      }
      try terminal.expect(["[Enter=yes, no]", "Home team", "Visiting team"][answered])
      try terminal.press(key)
      try terminal.expect("m.xml was not created")
      #expect(try terminal.waitForExit() == .exited(1))
      #expect(programFolder.names.isEmpty && terminal.isInOrder)
    }
  }

  /// A typo must not start another match.
  @Test(arguments: ["dreby.xml", "derby"]) func typoDoesNotCreateAMatch(_ name: String) throws {
    _ = try programFolder.futbolstats("new", "derby.xml")
    let terminal = try recording(name)
    try terminal.expect("\(name) is not there; derby.xml is. Create \(name)? [!=yes, Enter=no]")
    try terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(programFolder.names == ["derby.xml"])
  }

  @Test func scriptsAreNeverAsked() throws {
    try programFolder.write("start\n", to: "lines")
    let terminal = try recording("m.xml", "--input", "lines")
    try terminal.expect("m.xml: ")
    try terminal.expect("is not there; to create it: futbolstats new m.xml")
    #expect(try terminal.waitForExit() == .exited(1))
  }
}
