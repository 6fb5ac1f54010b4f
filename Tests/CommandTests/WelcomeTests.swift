import TestSupport
import Testing

/// The program without arguments, and help on terminals of any width.
@Suite struct WelcomeTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  private func match(_ file: String, _ lines: String) throws {
    _ = try programFolder.futbolstats("new", file, "Inca", "Llosetense")
    _ = try programFolder.futbolstats("record", file, text: lines)
  }

  /// The output at a terminal with its line endings.
  private func said(_ arguments: String..., columns: Int = 80) throws -> String {
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), arguments, columns: columns, rows: 100, directory: programFolder.path)
    #expect(try terminal.waitForExit() == .exited(0))
    return terminal.transcript.replacing("\r\n", with: "\n")
  }

  @Test func withoutArgumentsListsTheCommands() throws {
    try match("m.xml", "start\n")
    let alone = try programFolder.futbolstats()
    #expect(alone.status == .exited(0) && alone.error.isEmpty)
    #expect(alone.output == (try programFolder.futbolstats("help").output))
    #expect(
      try programFolder.futbolstats("--lang", "ca").output
        == (try programFolder.futbolstats("ajuda", "--lang", "ca").output))
  }

  @Test func terminalMentionsTheMatchInProgress() throws {
    let overview = try programFolder.futbolstats("help").output
    try match("before.xml", "")
    try match("over.xml", "start\n5' 9g\nend\nstart\nend\nfinish\n")
    try programFolder.write("<partit", to: "broken.xml")
    try programFolder.write("no match", to: "letter.txt")
    #expect(try said() == overview)
    try match("the derby.xml", "start\n5' 9g\nend\n")
    #expect(
      try said() == overview + """

        A match is in progress here:
          the derby.xml  Inca 1-0 Llosetense (1-0), half-time
        To continue: futbolstats record 'the derby.xml'

        """)
    #expect(try said("--lang", "ca").hasSuffix("Per continuar: futbolstats enregistrar 'the derby.xml'\n"))
  }

  @Test func severalMatchesHaveALineEach() throws {
    for number in 1...12 { try match("\(number).xml", "start\n") }
    let lines = try said().split(separator: "\n").map(String.init)
    #expect(lines.contains("12 matches are in progress here:"))
    #expect(lines.filter { $0.contains("Inca 0-0 Llosetense, first half") }.count == 9)
    #expect(lines.suffix(2) == ["  ...", "To continue: futbolstats record FILE"])
  }

  @Test(arguments: [40, 60, 80, 132], ["en", "es", "ca"]) func helpFitsTheTerminal(
    _ columns: Int, _ language: String
  ) throws {
    for page in [
      "", "new", "record", "show", "validate", "report", "serve", "season", "merge", "import", "export", "rules",
      "manual", "help",
    ] {
      let words = page.isEmpty ? ["help"] : ["help", page]
      let terminal = try PseudoTerminal(
        builtProduct("futbolstats"), ["--lang", language] + words, columns: columns, directory: programFolder.path)
      #expect(try terminal.waitForExit() == .exited(0))
      let lines = terminal.transcript.replacing("\r\n", with: "\n").split(separator: "\n")
      for line in lines { #expect(line.count <= columns, "\(page): \(line)") }
      // The output loses no text and wastes no space.
      let piped = try run(builtProduct("futbolstats"), ["--lang", language] + words).output
      #expect(lines.joined().filter { $0 != " " } == piped.filter { !" \n".contains($0) })
      #expect(lines.contains { $0.count > columns - 20 } || columns > 100)
    }
  }
}
