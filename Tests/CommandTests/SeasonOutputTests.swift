import TestSupport
import Testing

/// Season output to a file, whose extension selects the format.
@Suite struct SeasonOutputTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder()
    try programFolder.write("round,home,away,score\n1,Inca,Sóller,2-1\n2,Sóller,Inca,\n", to: "results.csv")
  }

  private func season(_ arguments: String...) throws -> RunResult {
    try run(
      builtProduct("futbolstats"), ["season", "results.csv"] + arguments, environment: ["LC_ALL": "C.UTF-8"],
      directory: programFolder.path)
  }

  @Test(arguments: [
    ("t.csv", ["table", "--format", "csv"]), ("t.CSV", ["results", "--format", "csv"]),
    ("t.xml", ["--format", "xml"]), ("t.html", ["table", "--format", "html"]), ("t.txt", ["table", "--why"]),
    ("t", ["fixtures"]), ("t.txt", ["results", "--format", "csv"]),
  ])
  func fileExtensionSelectsTheFormat(_ name: String, _ asked: [String]) throws {
    let shown = try run(
      builtProduct("futbolstats"), ["season", "results.csv"] + asked, environment: ["LC_ALL": "C.UTF-8"],
      directory: programFolder.path)
    #expect(shown.status == .exited(0), "\(shown.error)")
    let isSaid = name.hasSuffix(".txt") && asked.contains("--format")
    let place = asked.firstIndex(of: "--format")
    let words = isSaid ? asked : place.map { Array(asked[..<$0]) } ?? asked
    let written = try run(
      builtProduct("futbolstats"), ["season", "results.csv"] + words + ["-o", name],
      environment: ["LC_ALL": "C.UTF-8"], directory: programFolder.path)
    #expect(written.status == .exited(0) && written.output.isEmpty, "\(written.error)")
    #expect(firstDifference(programFolder.read(name), shown.outputBytes) == nil)
  }

  @Test func foreignFileIsNotOverwritten() throws {
    try programFolder.write("mine\n", to: "t.csv")
    let refused = try season("table", "-o", "t.csv")
    #expect(
      refused.status == .exited(1) && refused.error == "t.csv: error: already exists; --force replaces it\n",
      "\(refused.error)")
    #expect(programFolder.text("t.csv") == "mine\n")
    #expect(try season("table", "-o", "t.csv", "--force").status == .exited(0))
    // A file that the program wrote is overwritten.
    #expect(try season("table", "-o", "t.csv", "--set", "win-points=2").status == .exited(0))
    #expect(
      programFolder.text("t.csv") == """
        rank,team,played,won,drawn,lost,for,against,difference,points,deducted,shared
        1,Inca,1,1,0,0,2,1,1,2,0,no
        2,Sóller,1,0,0,1,1,2,-1,0,0,no

        """)
  }

  @Test func unknownViewIsAnsweredInTheUsersLanguage() throws {
    let said = try season("--lang", "es", "clasificasion")
    #expect(
      said.status == .exited(2) && said.error.contains("clasificación, cuadro, resultados, calendario"), "\(said.error)"
    )
  }

  /// Names of maximum length in two-byte letters, with teams that differ only at the end.
  @Test func pageNamesFitFileNameLimits() throws {
    let teams = ["a", "b"].map { repeated("è", 499) + $0 }
    try programFolder.write(
      "competition,round,home,away,score\n\(repeated("ç", 500)),1,\(teams[0]),\(teams[1]),2-1\n", to: "results.csv")
    let made = try season("site", "pages")
    #expect(made.status == .exited(0), "\(made.error.prefix(500))")
    let names = try programFolder.shell("ls pages").output.split(separator: "\n")
    #expect(names.count { $0.hasPrefix("team-") } == 2, "\(names)")
    #expect(names.allSatisfy { $0.utf8.count < 230 })
    for name in names where name.hasPrefix("team-") {
      #expect(programFolder.text("pages/index.html").contains(name), "\(name)")
    }
  }
}
