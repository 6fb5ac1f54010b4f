import Foundation
import TestSupport
import Testing

/// Commands that write a file: overwriting, links and ownership.
@Suite struct OutputFileTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder()
    _ = try programFolder.futbolstats("new", "m.xml", "Inca", "Llosetense")
    _ = try programFolder.futbolstats("record", "m.xml", text: "start\n5' 9g\nend\n")
  }

  /// An input is never overwritten: not under another name, through links or a linked folder, or with --force.
  @Test(arguments: ["m.xml", "./m.xml", "hard.xml", "soft.xml", "folder/m.xml"], [[], ["--force"]])
  func inputMatchIsNeverOverwritten(_ path: String, _ force: [String]) throws {
    _ = try programFolder.shell("ln m.xml hard.xml; ln -s m.xml soft.xml; ln -s . folder")
    let match = programFolder.read("m.xml")
    for command in ["export", "report"] {
      let result = try run(
        builtProduct("futbolstats"), [command, "m.xml", "-o", path] + force, directory: programFolder.path)
      #expect(result.status == .exited(2) && result.error.contains("\(path) is the input"), "\(result.error)")
      #expect(programFolder.read("m.xml") == match && programFolder.read("hard.xml") == match)
    }
  }

  /// The output is a folder if its name ends with a slash or if several files are written.
  @Test func outputFolderIsCreated() throws {
    let result = try programFolder.shell(
      """
      cp m.xml n.xml
      futbolstats report m.xml -o one/
      futbolstats report m.xml n.xml -o two
      printf 'BEGIN:VCALENDAR\\r\\nBEGIN:VEVENT\\r\\nUID:1\\r\\nDTSTART:20261121T173000\\r\\nSUMMARY:A - B\\r\\nEND:VEVENT\\r\\nEND:VCALENDAR\\r\\n' > f.ics
      futbolstats import f.ics -o three
      ls one two three
      futbolstats report m.xml n.xml -o no/where
      """)
    #expect(
      result.output.hasSuffix("one:\nm.html\n\nthree:\n2026-11-21-a-b.xml\n\ntwo:\nm.html\nn.html\n"),
      "\(result.output)")
    #expect(result.error == "no/where: error: cannot be created: there is no folder no/\n")
  }

  @Test(arguments: [
    ("o.xml", "xml"), ("o.ics", "ics"), ("O.TXT", "football.txt"), ("o.csv", "rows"), ("o.jsonl", "rows --as jsonl"),
    ("o.copy", "rows --as copy"), ("o.dat", "xml"), ("o", "xml"),
  ])
  func endingDecidesTheFormatOfAnExport(_ name: String, _ format: String) throws {
    let result = try programFolder.shell(
      "futbolstats export m.xml -o \(name) && futbolstats export m.xml --format \(format) | cmp - \(name)")
    #expect(result.status == .exited(0) && result.output == "", "\(result.output)\(result.error)")
  }

  @Test func otherInputsAreNeverOverwritten() throws {
    try programFolder.write("<xsl:stylesheet/>", to: "own.xsl")
    try programFolder.write("9 Iniesta\n", to: "squad.txt")
    for line in [
      "report m.xml --stylesheet own.xsl -o own.xsl", "new squad.txt --home-squad squad.txt", "report m.xml a.xml -o .",
      "new m.xml --home-squad m.xml:home",
    ] {
      _ = try programFolder.shell("ln -sf m.xml a.html; cp m.xml a.xml")
      let result = try programFolder.shell("futbolstats \(line) --force")
      #expect(result.status == .exited(2) && result.error.contains("is the input"), "\(line): \(result.error)")
    }
    #expect(programFolder.text("own.xsl") == "<xsl:stylesheet/>" && programFolder.text("squad.txt") == "9 Iniesta\n")
  }

  @Test(arguments: [
    "new other", "export m.xml -o other", "report m.xml -o other", "report m.xml --format text -o other",
    "report m.xml --format csv-players -o other",
  ])
  func existingFilesNeedForce(_ line: String) throws {
    for precious in [
      "precious", "", "<!DOCTYPE html>\n<title>Mine</title>", "Team,Points\r\n", "see FutbolStats · \n.",
    ] {
      try programFolder.write(precious, to: "other")
      let refused = try programFolder.shell("futbolstats \(line)")
      #expect(refused.status == .exited(1) && refused.error == "other: error: already exists; --force replaces it\n")
      #expect(programFolder.text("other") == precious)
      #expect(try programFolder.shell("futbolstats \(line) --force").status == .exited(0))
      #expect(programFolder.text("other") != precious)
    }
    #expect(Set(programFolder.names) == [".m.xml.undo", "m.xml", "other"])
  }

  @Test(arguments: ["html", "text", "csv-players", "csv-actions"], ["en", "es", "ca"])
  func reportReplacesAnEarlierReport(_ format: String, _ language: String) throws {
    let place = try programFolder.futbolstats("report", "m.xml", "--format", format, "--lang", language).output
    let old = programFolder.read(String(place.dropLast()))
    _ = try programFolder.futbolstats("record", "m.xml", text: "7' v10g\n")
    let again = try programFolder.futbolstats("report", "m.xml", "--format", format)
    #expect(again.status == .exited(0) && again.output == place, "\(again.error)")
    #expect(programFolder.read(String(place.dropLast())) != old)
  }

  @Test func oldPageIsRecognisedByItsFooter() throws {
    _ = try programFolder.shell("futbolstats report m.xml; sed -i 's/<meta name=.generator[^>]*>//' m.html")
    #expect(!programFolder.text("m.html").contains("generator"))
    #expect(try programFolder.futbolstats("report", "m.xml").status == .exited(0))
    #expect(programFolder.text("m.html").contains("generator"))
  }

  @Test func tablesAreRecognisedWithAnySeparator() throws {
    for parameter in ["separator=;", "separator=\t", "codes=yes"] {
      for format in ["csv-players", "csv-actions"] {
        for _ in 1...2 {
          let made = try programFolder.futbolstats("report", "m.xml", "--format", format, "--param", parameter)
          #expect(made.status == .exited(0), "\(made.error)")
        }
      }
    }
  }

  @Test func matchBeingRecordedIsNeverReplaced() throws {
    let recording = try PseudoTerminal(
      builtProduct("futbolstats"), ["record", "m.xml"], directory: programFolder.path)
    try recording.expect("half-time>")
    _ = try programFolder.futbolstats("new", "n.xml")
    let match = programFolder.read("m.xml")
    for command in ["export n.xml -o m.xml", "report n.xml --format html -o m.xml", "new m.xml"] {
      let result = try programFolder.shell("futbolstats \(command) --force")
      #expect(result.status == .exited(1) && result.error.contains("is being recorded by another program"))
      #expect(programFolder.read("m.xml") == match)
    }
    // Recording continues undisturbed.
    try recording.enter("start")
    try recording.expect("second half")
  }

  @Test func modesAndLinksArePreserved() throws {
    _ = try programFolder.shell(
      "umask 077; futbolstats export m.xml -o out.xml; futbolstats report m.xml; ln -s out.xml link.xml")
    for line in ["export m.xml -fo out.xml", "export m.xml --dtd 2011 -fo link.xml", "report m.xml"] {
      #expect(try programFolder.shell("umask 022; futbolstats \(line)").status == .exited(0))
    }
    #expect(try programFolder.shell("stat -c %a out.xml m.html").output == "600\n600\n")
    #expect(try programFolder.shell("readlink link.xml").output == "out.xml\n")
    #expect(!programFolder.text("out.xml").contains("reglament"))
  }

  @Test func devicesAndPipesAreWrittenDirectly() throws {
    #expect(try programFolder.shell("futbolstats export m.xml -o /dev/stdout | cmp - m.xml").output == "")
    #expect(
      try programFolder.shell("mkfifo p; cat p >copy & futbolstats export m.xml -o p; wait; cmp copy m.xml").status
        == .exited(0))
  }

  /// A shell pattern matches both matches and files made by the program.
  @Test func wildcardSkipsGeneratedFiles() throws {
    _ = try programFolder.futbolstats("new", "n.xml")
    for format in ["html", "text", "csv-players", "csv-actions"] {
      _ = try programFolder.futbolstats("report", "m.xml", "n.xml", "--format", format, "--lang", "ca")
    }
    let names = programFolder.names
    let result = try programFolder.shell("futbolstats report *")
    #expect(result.status == .exited(0) && result.output == "m.html\nn.html\n")
    #expect(
      result.error == "futbolstats: skipped 8 files made by this program: m.actions.csv m.html m.players.csv ...\n")
    // This includes hidden files, if the pattern matches them.
    #expect(
      try programFolder.shell("touch .m.xml.lock .m.xml.77.tmp; futbolstats report .m* *").output == result.output)
    _ = try programFolder.shell("rm .m.xml.lock .m.xml.77.tmp")
    #expect(programFolder.names == names)
    // Other files do not belong to the program, whatever their names.
    try programFolder.write("<p>mine</p>", to: "mine.html")
    #expect(
      try programFolder.shell("futbolstats report *").error == """
        futbolstats: skipped 8 files made by this program: m.actions.csv m.html m.players.csv ...
        mine.html:1: error: the root is <p>; expected <partit>
        mine.html:1: error: unknown element <p>

        """)
  }
}
