import Foundation
import TestSupport
import Testing

/// All outputs follow one rule: names of minors and notes are for the staff.
@Suite struct PrivacyTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder.made(
      """
      printf '%s\\n' '1 Pau Riera (GK)' 2 3 4 5 6 7 8 '9 Sergi Vidal' > squad.txt
      mkdir f
      futbolstats new f/m.xml --home Inca --away Muro --rules youth --home-squad squad.txt --us home --date 2026-09-06 \\
        --competition Lliga
      printf '%s\\n' '0:00 start' '5:00 9g' '6:00 9n drifts left' '40:00 end' 'finish !' | futbolstats record f/m.xml
      """)
  }

  private static let outputs = [
    "report f/m.xml", "report f/m.xml --format text", "report f/m.xml --format csv-players",
    "report f/m.xml --format csv-actions", "report f/m.xml --format card-svg",
    "export f/m.xml --format timeline --half1 0:10", "export f/m.xml --format cuts --half1 0:10",
    "export f/m.xml --format chapters --half1 0:10", "export f/m.xml --format football.txt",
    "export f/m.xml --format ics", "export f/m.xml --format rows --table appearance",
    "export f/m.xml --format rows --table appearance --as jsonl", "export f/m.xml --format rows --table action",
    "season f scorers --format csv", "season f minutes --format html", "season f player Vidal --format html",
    "season f player Vidal --csv", "season f team Inca --csv", "season f --format xml",
    "season f scorers", "season f player Vidal", "season f team Inca",
  ]

  /// The contents of the file that the command writes.
  private func written(_ line: String, _ options: String...) throws -> String {
    let result = try programFolder.shell("futbolstats \(line) \(options.joined(separator: " ")) -o out -f && cat out")
    #expect(result.status == .exited(0), "\(line): \(result.error)")
    return result.output
  }

  @Test(arguments: outputs) func outputsHideMinorsNamesAndNotes(_ line: String) throws {
    let made = try written(line)
    for secret in ["Vidal", "Sergi", "vidal", "Riera", "drifts"] { #expect(!made.contains(secret), "\(secret)") }
  }

  @Test(arguments: outputs) func namesAreShownOnRequest(_ line: String) throws {
    let full = try written(line, "--names full")
    let short = try written(line, "--names short")
    #expect(try written(line, "--initials") == short)
    #expect(!full.contains("drifts") && !short.contains("Sergi"))
    let isNamed = !["chapters", " ics", "table action", "player Vidal --csv"].contains(where: line.contains)
    #expect(full.lowercased().contains("vidal") == isNamed, "\(full)")
    #expect(short.contains("S. Vidal") == isNamed, "\(short)")
    let inside = try written(line, "--private")
    #expect(inside.lowercased().contains("vidal") == isNamed)
  }

  /// Files of views that always have names contain no notes either.
  @Test func filesHaveNotesOnlyIfPrivate() throws {
    let views = ["find Vidal", "find drifts", "player Vidal", "team Inca"]
    for view in views {
      let open = try programFolder.shell("futbolstats season f \(view) --names full -o out -f; cat out; rm -f out")
      #expect(!open.output.contains("drifts left"), "\(view): \(open.output)")
      let isReported = open.error.contains("1 note is left out; --private includes it")
      #expect(isReported == (view == "find drifts"), "\(open.error)")
      let inside = try written("season f \(view)", "--private")
      #expect(inside.contains("drifts left") == (view != "find Vidal"), "\(view): \(inside)")
      let terminal = try programFolder.shell("futbolstats season f \(view)")
      #expect(terminal.output.contains("drifts left") == (view != "find Vidal"), "\(view): \(terminal.output)")
    }
  }

  /// An injury is about health: the terminal lists it, a file only if it is private.
  @Test func filesHaveInjuriesOnlyIfPrivate() throws {
    _ = try programFolder.shell("printf '%s\\n' \"7:00' 9n injured\" | futbolstats record f/m.xml")
    let list = ["date,player,opponent,missed,back", "2026-09-06,Sergi Vidal,v Muro,0,", ""].joined(separator: "\n")
    for output in ["--csv", "-o out.csv", "-o out"] {
      let refused = try programFolder.shell("futbolstats season f injuries \(output); ls out*")
      let flag = output == "-o out" ? "--output" : "--csv"
      #expect(refused.output.isEmpty)
      #expect(
        refused.error.split(separator: "\n").first == "futbolstats: injuries \(flag) can only be used with --private")
    }
    #expect(try programFolder.shell("futbolstats season f injuries --csv --private").output == list)
    let shown = try programFolder.shell("futbolstats season f injuries; futbolstats season f next")
    #expect(shown.output.contains("Sergi Vidal") && shown.output.contains("njured the last time"), "\(shown.output)")
    let next = try programFolder.shell("futbolstats season f next -o next.txt; cat next.txt")
    #expect(!next.output.contains("njured the last time") && next.output.contains("futbolstats next"), "\(next.output)")
  }

  @Test func privateOutputIncludesNotes() throws {
    for line in ["report f/m.xml", "export f/m.xml --format timeline --half1 0:10"] {
      #expect(try written(line, "--private").contains("drifts left"), "\(line)")
      #expect(try written(line, "--private --names numbers").contains("Vidal") == false, "\(line)")
    }
  }

  /// The rules of a friendly need not say that the players are minors.
  @Test func siteHidesMinorsNamesInAllTheirMatches() throws {
    let site = try programFolder.shell(
      """
      set -e
      futbolstats new f/friendly.xml --home Inca --away Sineu --rules youth --set minors=no --home-squad squad.txt \\
        --us home --date 2026-09-13 --competition Friendlies >&2
      printf '%s\\n' '0:00 start' '5:00 9g' '40:00 end' 'finish !' | futbolstats record f/friendly.xml >&2
      futbolstats season f site s >&2
      cat s/*.html s/*.csv s/resum.xml
      """)
    #expect(site.status == .exited(0) && site.output.contains("Sineu"), "\(site.error)")
    for name in ["Vidal", "Riera"] { #expect(!site.output.contains(name)) }
    let page = try programFolder.shell("futbolstats season f site s --names full >&2; cat s/match-friendly.html")
    #expect(page.output.contains("Sergi Vidal"), "\(page.error)")
  }

  /// A hash of the name would give it away.
  @Test func hiddenNamesAreNotHashed() throws {
    let rows = try written("export f/m.xml --format rows --table appearance --as jsonl")
    #expect(!rows.contains("\"player") && rows.contains("\"team\""))
    #expect(
      try written("export f/m.xml --format rows --table appearance --as jsonl", "--private").contains("\"player\""))
  }

  /// The exceptions of docs/PAGE.md.
  @Test func matchFilesAndTerminalShowFullNames() throws {
    for line in [
      "export f/m.xml --format xml", "export f/m.xml --dtd 2011", "season --partial f/m.xml", "season f scorers",
      "season f registry --csv", "show f/m.xml",
    ] {
      #expect(try programFolder.shell("futbolstats \(line)").output.contains("Sergi Vidal"), "\(line)")
    }
    let refused = try programFolder.shell("futbolstats export f/m.xml --format xml --names numbers")
    #expect(refused.status == .exited(2) && refused.error.contains("--names"))
  }

  /// A private file is readable only by users who can read its source.
  @Test(arguments: [
    "report f/m.xml --private -o p", "export f/m.xml --format timeline --half1 0:10 --private -o p",
    "export f/m.xml -o p", "season f --format xml --private -o p", "season f scorers --private -o p",
    "season f site s --private && cp -p s/index.html p",
  ])
  func privateFileKeepsItsSourcesPermissions(_ line: String) throws {
    let result = try programFolder.shell(
      """
      umask 022
      chmod 600 f/m.xml
      (futbolstats \(line)) >&2 && stat -c %a p
      [ -d s ] || { rm p; printf '<!DOCTYPE html><p>FutbolStats' > p; chmod 644 p; futbolstats \(line) --force >&2 && stat -c %a p; }
      """)
    #expect(result.output == (line.contains("site") ? "600\n" : "600\n600\n"), "\(result.output)\(result.error)")
    let open = try programFolder.shell("umask 022; futbolstats report f/m.xml -o open && stat -c %a open")
    #expect(open.output.hasSuffix("644\n"))
  }
}
