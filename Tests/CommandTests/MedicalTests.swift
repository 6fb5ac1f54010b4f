import Foundation
import TestSupport
import Testing

/// Medical remarks about players have a separate file, and appear only in the private line-up and at the prompt.
@Suite struct MedicalTests {
  private let programFolder: ProgramFolder

  /// Vidal and the player with licence B77 have a remark; the opponents have a player of the same name.
  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf 'number,name,licence\\n1,Pau Riera,A11\\n9,Sergi Vidal,\\n12,Marc Sala,B77\\n' > inca.csv
      mkdir f
      futbolstats new f/m.xml Inca Muro --home-squad inca.csv --away-squad inca.csv --us home --date 2026-09-06 \\
        --competition Lliga --set players=2 --set minimum=1 --set minimum-on=1
      printf '%s\\n' start "10' 9g" "45' end" start "90' end" 'finish!' > script
      futbolstats record f/m.xml --input script --clock 1400000000
      umask 022
      futbolstats season f medical "Sergi Vidal" "asthma, inhaler in the bag"
      printf '# licences too\\nB77: quxallergy\\n' >> f/salut.txt
      """)
  }

  private func said(_ line: String) throws -> String {
    let result = try programFolder.shell("futbolstats \(line)")
    #expect(result.status == .exited(0), "\(line): \(result.error)")
    return result.output + result.error
  }

  private static let secrets = ["asthma", "inhaler", "quxallergy"]

  private func mode(_ file: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: programFolder.path(file))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  @Test func remarksAreSetListedAndRemoved() throws {
    #expect(try mode("f/salut.txt") == 0o600)
    #expect(programFolder.text("f/.gitignore") == "salut*.txt\n")
    #expect(try said("season f medical") == "Sergi Vidal: asthma, inhaler in the bag\nB77: quxallergy\n")
    _ = try programFolder.shell("chmod 644 f/salut.txt")
    #expect(try said("season f medical vidal 'none any more'") == "f/salut.txt: medical remark of Sergi Vidal\n")
    #expect(try mode("f/salut.txt") == 0o600)
    #expect(programFolder.text("f/salut.txt") == "Sergi Vidal: none any more\n# licences too\nB77: quxallergy\n")
    _ = try said("season f salut vidal -")
    #expect(programFolder.text("f/salut.txt") == "# licences too\nB77: quxallergy\n")
    #expect(
      try programFolder.shell("rm f/salut.txt; futbolstats season f medical --lang ca").output
        == "cap observació mèdica\n")
  }

  /// A file of remarks is for the staff, and no more readable than they are.
  @Test func filesOfRemarksArePrivate() throws {
    for (output, flag) in [("--csv", "--csv"), ("-o out.csv", "--csv"), ("-o out", "--output")] {
      let refused = try programFolder.shell("futbolstats season f medical \(output); ls out*")
      #expect(refused.output.isEmpty)
      #expect(
        refused.error.split(separator: "\n").first == "futbolstats: medical \(flag) can only be used with --private")
    }
    let table = "player,remark\nSergi Vidal,\"asthma, inhaler in the bag\"\nB77,quxallergy\n"
    #expect(try said("season f medical --csv --private") == table)
    _ = try said("season f medical -o out.csv --private")
    _ = try said("season f medical -o out --private")
    #expect(programFolder.text("out.csv") == table)
    #expect(programFolder.text("out") == "Sergi Vidal: asthma, inhaler in the bag\nB77: quxallergy\n")
    #expect(try [mode("out.csv"), mode("out")] == [0o600, 0o600])
    let html = try programFolder.shell("futbolstats season f salut -o out.html --private")
    #expect(
      html.error.split(separator: "\n").first == "futbolstats: --format html and medical cannot both be given")
  }

  /// The page shows each remark once, and its permissions are no wider than those of the file.
  @Test func privateLineUpShowsRemarks() throws {
    _ = try said("report f/m.xml --private -o page.html")
    let page = programFolder.text("page.html")
    #expect(page.contains("9\u{A0}Sergi Vidal: asthma, inhaler in the bag · 12\u{A0}Marc Sala: quxallergy"))
    for secret in Self.secrets { #expect(page.matches(of: try Regex(secret)).count == 1) }
    #expect(try mode("page.html") == 0o600)
    _ = try said("report f/m.xml --private --names numbers -o numbers.html")
    let numbers = programFolder.text("numbers.html")
    #expect(numbers.contains("asthma") && !numbers.contains("Vidal"))
  }

  /// The stylesheet alone produces the same page.
  @Test func xsltprocProducesTheSamePage() throws {
    _ = try said("report f/m.xml --private -o page.html")
    let made = try programFolder.shell(
      """
      xsltproc --stringparam private yes --stringparam medical "l9 asthma, inhaler in the bag
      l12 quxallergy" "\(projectFile("Stylesheets/report.xsl"))" f/m.xml > own.html && cmp page.html own.html
      """)
    #expect(made.status == .exited(0), "\(made.error)\(made.output)")
  }

  @Test func promptShowsRemarks() throws {
    try programFolder.write("player 9\nplayer v9\nbench\n", to: "ask")
    let answer = try said("record f/m.xml --input ask")
    let lines = answer.split(separator: "\n")
    #expect(lines.filter { $0 == "medical remark: asthma, inhaler in the bag" }.count == 1, "\(answer)")
    #expect(lines.contains("12 Marc Sala, medical remark: quxallergy"))
  }

  private static let outputs = [
    "report f/m.xml -o out", "report f/m.xml --private --format text -o out",
    "report f/m.xml --private --format csv-players -o out", "report f/m.xml --private --format csv-actions -o out",
    "report f/m.xml --private --format card-svg -o out", "report f/m.xml --private --card lineup -o out.svg",
    "report f/m.xml --private --format message -o out", "report f/m.xml --private --half-time -o out",
    "export f/m.xml --format timeline --half1 0:10 --private -o out", "export f/m.xml --format xml -o out",
    "export f/m.xml --format football.txt --private -o out", "export f/m.xml --format ics -o out",
    "export f/m.xml --format rows --table appearance --private -o out",
    "season f --format xml --private -o out.xml", "season f player Vidal --private --format html -o out.html",
    "season f team Inca --private --csv", "season f registry --csv", "season f check", "season f find asthma",
    "season f find Vidal", "season f injuries", "season --partial f/* -o out.part", "season f decisions",
    "season f next", "show f/m.xml", "show f/m.xml lineup",
  ]

  @Test(arguments: outputs.sample(12)) func otherOutputsOmitRemarks(_ line: String) throws {
    let result = try programFolder.shell("futbolstats \(line) -f 2>&1; cat out* 2>/dev/null")
    #expect(!result.output.isEmpty)
    for secret in Self.secrets where !line.contains(secret) {
      #expect(!result.output.contains(secret), "\(line): \(result.output.prefix(500))")
    }
    if line.contains("find asthma") { #expect(!result.output.contains("inhaler")) }
  }

  @Test func siteOmitsRemarks() throws {
    for option in ["", "--private"] {
      let secrets = Self.secrets.joined(separator: "|")
      let made = try programFolder.shell(
        "futbolstats season f site out \(option) > /dev/null; grep -rlE '\(secrets)' out; ls out | wc -l")
      #expect(made.output.split(separator: "\n").count == 1, "\(made.output)\(made.error)")
    }
  }

  /// Neither the file nor its conflict copies are read as results.
  @Test func remarksAreNotReadAsResults() throws {
    _ = try programFolder.shell("cp f/salut.txt 'f/salut.sync-conflict-20261121-173000-ABCDEFG.txt'")
    let result = try programFolder.shell(
      "futbolstats season f results --csv; futbolstats season --partial f/* -o p.part")
    #expect(result.status == .exited(0))
    for secret in Self.secrets { #expect(!(result.output + result.error).contains(secret)) }
    #expect(!programFolder.text("p.part").contains("quxallergy") && !programFolder.text("p.part").isEmpty)
  }

  @Test func gitIgnoresRemarks() throws {
    let made = try programFolder.shell("cd f && git init -q . && futbolstats merge --install-git && git status --short")
    #expect(
      programFolder.text("f/.gitignore").split(separator: "\n") == [
        "salut*.txt",
        ".*.undo",
        ".*.open",
        ".*.lock",
        ".*.tmp",
      ])
    #expect(made.output.contains("m.xml") && !made.output.contains("salut.txt"))
  }
}
