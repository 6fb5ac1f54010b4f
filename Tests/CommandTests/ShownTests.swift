import TestSupport
import Testing

/// No output controls the terminal, breaks a line or reverses the writing direction, whatever a match, a squad, a name
/// or an argument contains.
@Suite struct ShownTests {
  /// Escape, its 8-bit form, delete, a line break, and characters that reverse text or break lines.
  private static let spoiled =
    "E\u{1B}[31mC\u{9B}1mD\u{7F}N\nforged.xml:1: error: LR\rB\u{202E}I\u{2066}S\u{2028}P\u{85}M\u{200E}"
  /// The same in XML.
  private static let inXML =
    "C&#x9B;1mD&#x7F;N&#10;forged.xml:1: error: LR&#13;B&#x202E;I&#x2066;S&#x2028;P&#x85;M&#x200E;"

  /// Complete calls of each command, with `FILE` for the match and `WORD` for the hostile text.
  private static let calls: [String: [[String]]] = [
    "new": [
      ["WORD.new.xml", "AWORD", "BWORD", "--venue", "WORD", "--referee", "WORD"], ["x.xml", "--set", "WORD=1"],
      ["x.xml", "--rules", "WORD"], ["x.xml", "--home-squad", "squad.csv"], ["x.xml", "--home-squad", "squad.txt"],
      ["x.xml", "--home-squad", "FILE", "--home", "x"], ["x.xml", "--rules", "./my.rules"],
      ["x.xml", "--date", "WORD"],
    ],
    "record": [["-k", "-i", "script", "FILE"], ["-i", "script", "WORD.not.xml"], ["-i", "WORD", "FILE"]],
    "show": [["FILE"], ["FILE", "WORD"], ["--of", "WORD", "FILE"], ["--of", "l1", "FILE"], ["garbled.xml"]],
    "merge": [["-o", "-", "FILE", "FILE"], ["-o", "-", "WORD", "FILE"]],
    "serve": [["WORD"]],
    "validate": [["FILE"], ["garbled.xml"], ["invalid.xml"], ["-", "WORD"], ["--dtd", "WORD", "FILE"]],
    "report": [
      ["FILE", "--private", "-o", "-"], ["FILE", "--private", "--format", "text", "-o", "-"], ["garbled.xml"],
      ["FILE", "--format", "csv-players", "-o", "-"], ["FILE", "--private", "--format", "csv-actions", "-o", "-"],
      ["FILE", "--stylesheet", "WORD"], ["FILE", "--stylesheet", "own.xsl"], ["FILE", "--param", "WORD"],
      ["FILE", "--team", "ours", "--format", "text", "-o", "-"],
    ],
    "season": [
      ["FILE", "table", "--why"], ["FILE", "table", "--format", "csv"], ["garbled.xml", "table"],
      ["results.txt", "table"],
      ["results.csv", "table", "--why"], [".", "table", "--competition", "WORD"],
      ["FILE", "table", "--deduct", "WORD=1"],
      ["FILE", "table", "--set", "zones=1 WORD"], ["FILE", "table", "--set", "WORD=1"],
      ["FILE", "table", "--round", "WORD"],
      ["FILE", "WORD"], ["WORD", "table"],
    ],
    "import": [
      ["results.txt"], ["results.txt", "--only", "WORD"], ["results.txt", "--list"], ["garbled.xml"], ["WORD"],
      ["results.txt", "-o", "WORD"], ["results.txt", "--squad", "WORD=squad.csv"], ["results.txt", "--rules", "WORD"],
    ],
    "export": [["FILE"], ["FILE", "--dtd", "2011"], ["FILE", "--encoding", "WORD"], ["FILE", "-o", "WORD/x"]],
    "next": [
      ["FILE", "WORD", "-o", "-"], ["FILE"], ["garbled.xml", "WORD"], ["WORD"], ["FILE", "WORD", "--date", "WORD"],
      ["FILE", "WORD", "--team", "WORD"],
    ],
    "rules": [["WORD"], ["./my.rules"]],
    "manual": [["WORD"]],
    "help": [["WORD"]],
  ]

  private func isHarmless(_ scalar: Unicode.Scalar, in command: String) -> Bool {
    switch scalar.value {
    case 0x0A: true
    // CSV lines end with CRLF; a page may contain tabs.
    case 0x0D, 0x09: command == "report"
    case ..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }

  @Test func outputHasNoControlCharacters() throws {
    let programFolder = try ProgramFolder()
    let file = "E\u{1B}[1mC\u{9B}D\u{202E}.xml"
    try prepare(programFolder, file)
    let listed = try programFolder.futbolstats("--help").output.matches(of: #/(?m)^  ([a-z]+)  +[A-Z]/#).map {
      String($0.1)
    }
    #expect(listed.count > 5 && Set(listed) == Set(Self.calls.keys))
    for command in listed {
      for call in Self.calls[command] ?? [] {
        // Arguments contain no line break that a shell would remove.
        let arguments = call.map { $0.replacing("FILE", with: file).replacing("WORD", with: Self.spoiled) }
        let result = try run(builtProduct("futbolstats"), [command] + arguments, directory: programFolder.path)
        // Exported XML is data in Latin-1, so it is not checked.
        for said in command == "export" ? [result.error] : [result.output, result.error] {
          let harmful = said.unicodeScalars.filter { !isHarmless($0, in: command) }
          #expect(
            harmful.isEmpty,
            "\(command) \(call): \(Set(harmful.map { String($0.value, radix: 16) })) in \(said.prefix(2000))")
          let isTable = call.contains { $0.hasPrefix("csv") }
          #expect(isTable || !said.split(separator: "\n").contains { $0.hasPrefix("forged.xml") }, "\(command) \(call)")
        }
        if command == "export" {
          #expect(result.outputBytes.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) || $0 >= 0xA0 })
        }
      }
    }
  }

  private func prepare(_ programFolder: ProgramFolder, _ file: String) throws {
    let name = Self.spoiled
    try programFolder.write(
      "dorsal,nom,titular,posició,peu\n1,\"\(name)\",si,\"\(name)\",x\(name.replacing("\n", with: ""))\n",
      to: "squad.csv")
    try programFolder.write("1 \(name)\n\(name)\n1 x\n", to: "squad.txt")
    try programFolder.write("\(name) = 1\nname = \(name)\nplayers = \(name)\n", to: "my.rules")
    let line = name.replacing("\n", with: "").replacing("\r", with: "")
    try programFolder.write(
      "= \(line) 2026\n▪ \(line)\n2026-09-06\nA\(line) v B\(line) 2-1\nB\(line) v A\(line) 1-0 [awarded]\n\(line)\n"
        + "A v B 2-\(line)\nFeb 30 \(line)\n", to: "results.txt")
    try programFolder.write(
      "home,away,score,group,\(line)\n\"\(name)\",B\(line),1-0,\(line)\nB\(line),\"\(name)\",1-0,\(line)\nA,B,\(line)\n",
      to: "results.csv")
    let looks = [
      "ls", "score", "stats", "squad", "lineup", "todo", "xml", "log", "players", "player 9", "player v9", "find C",
      "rules", "help",
    ]
    try programFolder.write(
      ([
        "start", "3' 9g,8", "4' n \(line)", "5' 2y \(line)", "v3fy", "7>12", line, "set venue \(line)", "set \(line)=2",
        "help \(line)", "name 9 \(line)", "9 \(line)", "find \(line)", "official \(line)", "player \(line)",
      ] + looks).joined(separator: "\n"),
      to: "script")
    _ = try programFolder.futbolstats(
      "new", file, "AAAA", "BBBB", "--venue", "CCCC", "--referee", "DDDD", "--competition", "EEEE")
    _ = try programFolder.futbolstats("record", file, text: "start\n3' 9g,8\n4' n FFFF\n5' 2y GGGG\n6' 10c!\n7' 3f\n")
    var text = programFolder.text(file)
    for mark in ["AAAA", "BBBB", "CCCC", "DDDD", "EEEE", "FFFF", "GGGG"] {
      text = text.replacing(mark, with: mark + Self.inXML)
    }
    text = text.replacing("<nom/>", with: "<nom>P\(Self.inXML)</nom>")
    try programFolder.write(text, to: file)
    let valid = try programFolder.futbolstats("validate", file)
    try #require(valid.status == .exited(0), "\(valid.error)")
    try programFolder.write(text.replacing("<equip>", with: "<x\u{9B} a='\(Self.inXML)'>\u{1B}"), to: "garbled.xml")
    try programFolder.write(
      text.replacing("minut=\"3\"", with: "minut=\"\(Self.inXML)\"").replacing("<gols>", with: "<gols><x\u{202E}y/>"),
      to: "invalid.xml")
    try programFolder.write(
      "<xsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform'><xsl:template match='/'>"
        + "<xsl:message>\(Self.inXML)</xsl:message><xsl:x\u{202E}/></xsl:template></xsl:stylesheet>", to: "own.xsl")
  }

  /// Text that a spreadsheet would run as a formula: each sign, including full-width forms, and also after a tab or
  /// line break.
  @Test(arguments: ["=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "&#9;=", "&#10;=", "&#13;="])
  func noCellIsAFormula(_ sign: String) throws {
    let programFolder = try ProgramFolder()
    try programFolder.match { text in
      text = text.replacing("ISO-8859-1", with: "UTF-8").replacing("<nom/>", with: "<nom>\(sign)1+1</nom>")
    }
    for table in ["csv-players", "csv-actions"] {
      let made = try programFolder.futbolstats("report", "m.xml", "--format", table, "-o", "-")
      #expect(made.status == .exited(0), "\(made.error)")
      let cells = made.output.split { ",\r\n\r\n".contains($0) }.map { $0.drop { $0 == "\"" } }
      #expect(
        !cells.contains { $0.contains("1+1") && "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}\t\n\r".contains($0.first ?? " ") }
      )
      if table == "csv-players" { #expect(cells.contains { $0.hasPrefix("'") }, "\(made.output.prefix(300))") }
    }
  }
}
