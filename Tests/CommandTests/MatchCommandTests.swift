import TestSupport
import Testing
import WorldCupData

/// `show`, `validate` and `export` with recorded matches.
@Suite struct MatchCommandTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder()
    _ = try programFolder.futbolstats("new", "m.xml", "--home", "Inca", "--away", "Llosetense")
    _ = try programFolder.futbolstats("record", "m.xml", text: "start\n5' 9g\n20' v4f9y\n30' v4y\n40' 10>14\nend\n")
  }

  @Test func theScoreIsTheFirstLine() throws {
    let score = try programFolder.futbolstats("show", "m.xml", "score")
    #expect(score.output == "Inca 1-0 Llosetense (1-0)\n")
    #expect(score.error.isEmpty)
    let all = try programFolder.futbolstats("show", "m.xml").output
    #expect(all.hasPrefix(score.output))
  }

  @Test func lineUpsShowCardsAndSubstitutions() throws {
    let lines = try programFolder.futbolstats("show", "m.xml", "lineups").output.split(separator: "\n").map(String.init)
    func states(_ number: Int) -> [String] {
      lines.filter { $0.drop { $0 == " " }.prefix { $0.isNumber } == "\(number)" }
    }
    #expect(states(4).last == " 4  sent off 30', yellow 20', second yellow 30'")
    #expect(states(10).first == "10  substituted 40'")
    #expect(states(14).first == "14  came on 40'")
    #expect(states(12) == ["12  substitute", "12  substitute"])
  }

  @Test func logNumbersEveryAction() throws {
    let log = try programFolder.futbolstats("show", "m.xml", "log").output.split(separator: "\n")
    #expect(log.map { Int($0.drop { $0 == " " }.prefix { $0.isNumber }) } == Array(1...log.count))
    #expect(log.contains { $0.contains("5' goal by 9  1-0") })
  }

  @Test func stateShowsPeriodAndHeadsUp() throws {
    let state = try programFolder.futbolstats("show", "m.xml", "state").output
    #expect(state.hasPrefix("half-time\n"))
    #expect(
      state == """
        half-time
        Inca: 11 players on the field
        Inca: 4 substitutions left, 2 windows left
        Llosetense: 10 players on the field
        2 things unresolved; to resolve them: futbolstats record m.xml, then type todo
        Inca: line-up not confirmed: lineup l 1 2 3 4 5 6 7 8 9 10 11
        Llosetense: line-up not confirmed: lineup v 1 2 3 4 5 6 7 8 9 10 11

        """)
  }

  /// Lines that are not recorded yet come before the other unresolved items.
  @Test func stateListsOpenLines() throws {
    try programFolder.write("23:10' 9 dances\nvc 99g\n", to: ".m.xml.open")
    let state = try programFolder.futbolstats("show", "m.xml", "state").output
    #expect(
      state.split(separator: "\n").suffix(5) == [
        "4 things unresolved; to resolve them: futbolstats record m.xml, then type todo",
        "open 1: 23:10' 9 dances", "open 2: vc 99g",
        "Inca: line-up not confirmed: lineup l 1 2 3 4 5 6 7 8 9 10 11",
        "Llosetense: line-up not confirmed: lineup v 1 2 3 4 5 6 7 8 9 10 11",
      ])
  }

  @Test func sectionsFollowTheRequestedOrder() throws {
    let log = try programFolder.futbolstats("show", "m.xml", "log").output
    let score = try programFolder.futbolstats("show", "m.xml", "score").output
    #expect(try programFolder.futbolstats("show", "m.xml", "log", "score").output == log + "\n" + score)
  }

  @Test func matchCanComeFromStandardInput() throws {
    let direct = try programFolder.futbolstats("show", "m.xml").output
    // The outputs differ only in the file name, which was not given.
    let named = direct.replacing("record m.xml", with: "record FILE")
    #expect(try programFolder.futbolstats("show", "-", text: programFolder.text("m.xml")).output == named)
  }

  /// The match file is in ISO-8859-1 and printed output in UTF-8; each declares its encoding.
  @Test func xmlOutputCanBeReadBack() throws {
    _ = try programFolder.futbolstats("new", "l1.xml", "--home", "Barça", "--away", "Łódź")
    let printed = try programFolder.futbolstats("record", "l1.xml", text: "start\nxml\n").output
    let start = try #require(printed.firstRange(of: "<?xml"))
    try programFolder.write(String(printed[start.lowerBound...]), to: "printed.xml")
    #expect(try programFolder.futbolstats("show", "printed.xml", "score").output == "Barça 0-0 Łódź\n")
    #expect(programFolder.text("l1.xml").contains("ISO-8859-1"))
    // Apart from the encoding, the files are equal.
    #expect(
      try programFolder.futbolstats("export", "printed.xml").output
        == programFolder.futbolstats("export", "l1.xml").output)
  }

  @Test func validFileIsSilentUnlessVerbose() throws {
    let silent = try programFolder.futbolstats("validate", "m.xml")
    #expect(silent.status == .exited(0) && silent.output.isEmpty && silent.error.isEmpty)
    #expect(try programFolder.futbolstats("validate", "-v", "m.xml").output == "m.xml: valid\n")
  }

  @Test func messagesFollowTheOrderOfTheFiles() throws {
    let good = programFolder.text("m.xml")
    var names: [String] = []
    for number in 1...40 {
      // Every third file is large, so that its neighbours are finished first.
      let padding = number % 3 == 0 ? String(repeating: "\n", count: 200_000) : ""
      let text = number % 2 == 0 ? good : good.replacing("<titular>no</titular>", with: "<titular>x</titular>")
      names.append("\(number).xml")
      try programFolder.write(text + padding, to: "\(number).xml")
    }
    let result = try run(builtProduct("futbolstats"), ["validate", "-v"] + names, directory: programFolder.path)
    #expect(result.status == .exited(1))
    #expect(result.output == (1...20).map { "\(2 * $0).xml: valid\n" }.joined())
    let files = result.error.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(
      files == names.enumerated().filter { $0.offset % 2 == 0 }.flatMap { Array(repeating: $0.element[...], count: 14) }
    )
  }

  @Test func strictExportIsValid() throws {
    let strict = try programFolder.futbolstats("export", "--dtd", "2011", "m.xml", "-o", "strict.xml")
    #expect(strict.status == .exited(0) && strict.output.isEmpty)
    let judge = try run(
      "xmllint", ["--noout", "--dtdvalid", schema("partit-2011.dtd"), programFolder.path("strict.xml")])
    #expect(judge.status == .exited(0), "\(judge.error)")
    #expect(try programFolder.futbolstats("validate", "strict.xml").status == .exited(0))
    #expect(try programFolder.futbolstats("show", "strict.xml", "score").output.hasPrefix("Inca 1-0 Llosetense"))
  }

  @Test func exportReproducesTheFileByteForByte() throws {
    #expect(
      try firstDifference(programFolder.futbolstats("export", "m.xml").outputBytes, programFolder.read("m.xml")) == nil)
    let unicode = try programFolder.futbolstats("export", "--encoding", "UTF-8", "m.xml").output
    #expect(unicode.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"))
    try programFolder.write(unicode, to: "u.xml")
    let back = try programFolder.futbolstats("export", "--encoding=ISO-8859-1", "u.xml").outputBytes
    #expect(firstDifference(back, programFolder.read("m.xml")) == nil)
  }

  @Test func failedExportKeepsTheExistingFile() throws {
    try programFolder.write("precious", to: "out.xml")
    try programFolder.write("<partit", to: "bad.xml")
    #expect(try programFolder.futbolstats("export", "bad.xml", "-o", "out.xml").status == .exited(1))
    #expect(programFolder.text("out.xml") == "precious")
  }

  @Test func externalEntitiesAreNotRead() throws {
    try programFolder.write("secret", to: "secret.txt")
    let entity = "<!DOCTYPE partit [<!ENTITY x SYSTEM \"secret.txt\">]>\n<partit"
    let text = programFolder.text("m.xml").replacing("<partit", with: entity, maxReplacements: 1)
    try programFolder.write(text.replacing("<nom>Inca", with: "<nom>&x;Inca"), to: "x.xml")
    for command in ["show", "export", "validate"] {
      let result = try programFolder.futbolstats(command, "x.xml")
      #expect(!result.output.contains("secret") && !result.error.contains("secret:"))
    }
    #expect(!(try programFolder.futbolstats("report", "x.xml", "-o", "-").output.contains("secret")))
  }

  /// Views can be named in any language; the list of views is in the user's language.
  @Test(arguments: [
    ("stats", "estadístiques"), ("stats", "estadísticas"), ("log", "llista"), ("log", "lista"),
    ("lineups", "alineacions"),
    ("lineups", "alineación"), ("score", "marcador"), ("state", "estat"),
  ])
  func sectionsCanBeNamedInAnyLanguage(code: String, word: String) throws {
    let shown = try programFolder.futbolstats("show", "m.xml", word)
    #expect(shown.status == .exited(0))
    #expect(try shown.output == programFolder.futbolstats("show", "m.xml", code).output)
    let wrong = try programFolder.futbolstats("--lang", "ca", "mostrar", "m.xml", "rotllo")
    #expect(wrong.error.contains("marcador"))
  }
}
