import Foundation
import TestSupport
import Testing

/// A season in a folder that is synchronised with other machines.
@Suite struct SharedFolderTests {
  private let folder: ProgramFolder

  init() throws {
    folder = try ProgramFolder()
    try FileManager.default.createDirectory(atPath: folder.path("season"), withIntermediateDirectories: true)
    _ = try folder.futbolstats("new", "season/derby.xml", "Inca", "Llosetense", "--date", "2026-11-21")
    try record("season/derby.xml", "start\n10' 9g\n45' end\n46' start\n90' end\n")
  }

  private func record(_ file: String, _ lines: String) throws {
    let result = try folder.futbolstats("record", file, text: lines)
    #expect(result.status == .exited(0), "\(result.error)")
  }

  /// Copies of a match, named the way each synchronisation program does it.
  private static let copies = [
    "derby.sync-conflict-20261121-173000-ABCDEFG.xml", "derby.conflict-1.xml",
    "derby (conflicted copy 2026-11-21 173000).xml", "derby (Anna's conflicted copy 2026-11-21).xml",
    "derby (còpia en conflicte 2026-11-21 173000).xml", "derby (copia en conflicto de Anna 2026-11-21).xml",
    "derby-DESKTOP-7A2B.xml", "derby-Annas-MacBook-Pro.xml", "derby (1).xml", "derby [Conflict].xml",
  ]

  @Test(arguments: copies)
  func conflictCopyIsReportedButNotCounted(_ copy: String) throws {
    let table = try folder.futbolstats("season", "season", "table")
    try FileManager.default.copyItem(atPath: folder.path("season/derby.xml"), toPath: folder.path("season/" + copy))
    try record("season/" + copy, "80' v9g\n")
    #expect(try folder.futbolstats("season", "season", "table").output == table.output)
    let check = try folder.futbolstats("season", "season", "check")
    #expect(
      check.error.contains("season/\(copy): warning: skipped") && check.error.contains("merge --conflicts season"),
      "\(check.output)\(check.error)")

    let listed = try folder.shell("futbolstats season --partial season/*.xml", environment: ["LC_ALL": "C.UTF-8"])
    #expect(listed.output.split(separator: "\n").count == 1, "\(listed.error)")
    // The original may be in another share.
    let share = try folder.futbolstats("season", "--partial", "season/" + copy)
    #expect(share.output.isEmpty && share.error.contains("skipped"), "\(share.output)\(share.error)")

    let merged = try folder.futbolstats("merge", "--conflicts", "season")
    #expect(merged.status == .exited(0), "\(merged.output)\(merged.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("season"))
    #expect(Set(names) == ["derby.xml", ".derby.xml.undo"], "the copy's history goes with it")
    #expect(
      try folder.futbolstats("show", "season/derby.xml", "log").output == """
          1      1' first half starts
          2 l   10' goal by 9  1-0
          3     45' first half ends
          4     46' second half starts
          5 v   80' goal by v9  1-1
          6     90' second half ends

        """)
  }

  /// Names of teams and of computers look alike, so the match in the file decides.
  @Test func aMatchNamedLikeACopyCounts() throws {
    _ = try folder.futbolstats("new", "season/derby-Manacor.xml", "Manacor", "Inca", "--date", "2026-11-28")
    try record("season/derby-Manacor.xml", "start\n10' 9g\n45' end\n46' start\n90' end\n")
    let check = try folder.futbolstats("season", "season", "check")
    #expect(!check.error.contains("skipped"), "\(check.error)")
    #expect(try folder.futbolstats("season", "season", "table").output.contains("Manacor"))
  }

  /// A copy that cannot be merged is kept, and the match is not changed.
  @Test(arguments: ["", "<?xml version=\"1.0\"?>\n<dadespartit>\n  <equips", "\u{0}\u{0}\u{0}\u{0}", "<<<<<<< HEAD\n"])
  func unreadableCopyIsKept(_ contents: String) throws {
    let copy = "season/derby.sync-conflict-20261121-173000-ABCDEFG.xml"
    let before = folder.read("season/derby.xml")
    try folder.write(contents, to: copy)
    let merged = try folder.futbolstats("merge", "--conflicts", "season")
    #expect(merged.status == .exited(1) && merged.error.hasPrefix(copy), "\(merged.error)")
    #expect(folder.text(copy) == contents && folder.read("season/derby.xml") == before)
    let table = try folder.futbolstats("season", "season", "table")
    #expect(table.status == .exited(0), "\(table.error)")
    #expect(
      table.output == """
        Table

           team        P W D L F A +/-  Pts
        1= Inca        0 0 0 0 0 0   0    0
        1= Llosetense  0 0 0 0 0 0   0    0

        In progress: Inca 1-0 Llosetense, 2026-11-21

        """)
  }

  /// Files that a synchronisation program is still writing are hidden or have other extensions.
  @Test func temporarySyncFilesAreIgnored() throws {
    let table = try folder.futbolstats("season", "season", "table")
    for name in [
      ".syncthing.derby.xml.tmp", "~syncthing~derby.xml.tmp", ".derby.xml.~5b3a12", ".derby.xml.a1B2c3.tmp",
      "derby.xml.partial", ".~lock.derby.xml#", ".derby.xml.lock", ".derby.xml.open",
    ] {
      try folder.write("<?xml version", to: "season/" + name)
    }
    let again = try folder.futbolstats("season", "season", "table")
    #expect(again.output == table.output && again.error == table.error && again.status == .exited(0))
  }

  /// An incomplete match is reported, and the others count.
  @Test func partialMatchDoesNotAffectOthers() throws {
    let whole = folder.text("season/derby.xml")
    let cut = try #require(whole.range(of: "<gol minut=\"10\" dorsalautor=\"9\" dorsalassistencia=\"\" orig"))
    try folder.write(String(whole[..<cut.upperBound]), to: "season/other.xml")
    let table = try folder.futbolstats("season", "season", "table")
    #expect(table.status == .exited(1), "\(table.error)")
    #expect(
      table.error == """
        season/other.xml:31: error: the attribute orig needs a value: orig="..."
        season/other.xml:31: error: a space is missing
        season/other.xml:31: error: a tag is not closed by >
        season/other.xml:31: error: the file ends before </gols>: is it complete?

        """)
    #expect(
      table.output == """
        Table

           team        P W D L F A +/-  Pts
        1= Inca        0 0 0 0 0 0   0    0
        1= Llosetense  0 0 0 0 0 0   0    0

        In progress: Inca 1-0 Llosetense, 2026-11-21

        1 of 2 files was not read in full: the table may be wrong

        """)
    #expect(folder.text("season/derby.xml") == whole)
  }

  /// A lock belongs to a process on this machine. A lock file that was synchronised from another machine is an ordinary
  /// file and locks nothing.
  @Test func lockFromAnotherMachineIsIgnored() throws {
    try folder.write("12345\n", to: "season/.derby.xml.lock")
    try record("season/derby.xml", "82' 9f\n")
    try folder.write("1\n", to: "season/.derby.xml.lock")
    let copy = "season/derby.sync-conflict-20261121-173000-ABCDEFG.xml"
    try FileManager.default.copyItem(atPath: folder.path("season/derby.xml"), toPath: folder.path(copy))
    try folder.write("1\n", to: "season/.derby.sync-conflict-20261121-173000-ABCDEFG.xml.lock")
    let merged = try folder.futbolstats("merge", "--conflicts", "season")
    #expect(merged.status == .exited(0), "\(merged.error)")
  }

  @Test func matchBeingRecordedIsNotMerged() throws {
    let copy = "season/derby.sync-conflict-20261121-173000-ABCDEFG.xml"
    try FileManager.default.copyItem(atPath: folder.path("season/derby.xml"), toPath: folder.path(copy))
    try record(copy, "80' v9g\n")
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), ["record", "season/derby.xml"], directory: folder.path, keeping: folder)
    try terminal.expect(">")
    let merged = try folder.futbolstats("merge", "--conflicts", "season")
    #expect(merged.status == .exited(1) && merged.error.contains("being recorded"), "\(merged.error)")
    #expect(!folder.read(copy).isEmpty)
    try terminal.enter("quit")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try folder.futbolstats("merge", "--conflicts", "season").status == .exited(0))
  }
}
