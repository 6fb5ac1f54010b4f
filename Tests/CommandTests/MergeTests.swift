import Foundation
import TestSupport
import Testing

/// `futbolstats merge`, as two people use it who recorded one match.
@Suite struct MergeTests {
  private let folder: ProgramFolder

  init() throws {
    folder = try ProgramFolder()
    _ = try folder.futbolstats("new", "a.xml", "Inca", "Llosetense", "--date", "2026-11-21")
    _ = try folder.futbolstats("new", "b.xml", "Inca", "Llosetense", "--date", "2026-11-21")
  }

  private func record(_ file: String, _ lines: String) throws {
    let result = try folder.futbolstats("record", file, text: lines)
    #expect(result.status == .exited(0), "\(result.error)")
  }

  private func log(_ file: String) throws -> String { try folder.futbolstats("show", file, "log").output }

  @Test func oneRecordsTheCardsTheOtherTheRest() throws {
    try record("a.xml", "start\n10' 9g cap\n15' 4f\n45' end\n")
    try record("b.xml", "start\n15' 4y\n20' v7y\n45' end\n")
    let result = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(result.output.contains("a.xml 1-0, b.xml 0-0, merged 1-0\n"))
    #expect(result.output.contains("10' goal by 9, header: in a.xml only\n"))
    #expect(result.output.contains("in both 2, in a.xml only 2, in b.xml only 2\n"))
    let log = try log("m.xml")
    for line in ["10' goal by 9, header", "15' foul by 4", "15' yellow card for 4", "20' yellow card for v7"] {
      #expect(log.contains(line), "\(log)")
    }
    #expect(try folder.futbolstats("validate", "m.xml").status == .exited(0))
  }

  @Test func theOrderOfTheFilesDoesNotMatter() throws {
    try record("a.xml", "start\n10' 9g cap\n15' 4f\n45' end\n")
    try record("b.xml", "start\n11' 9g\n15' 4y\n45' end\n")
    _ = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    _ = try folder.futbolstats("merge", "b.xml", "a.xml", "-o", "n.xml")
    #expect(!folder.read("m.xml").isEmpty && folder.read("m.xml") == folder.read("n.xml"))
  }

  @Test func whatContradictsIsListedAnsweredAndBroughtBack() throws {
    try record("a.xml", "start\n10' 9g\n45' end\n")
    try record("b.xml", "start\n10' 8g\n45' end\n")
    let asked = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    #expect(asked.status == .exited(1))
    #expect(asked.output.contains("10' goal by 9, or 10' goal by 8?    (answer: 1=A, 1=B, 1=both)"), "\(asked.output)")
    #expect(!folder.names.contains("m.xml"))

    try folder.write("# Anna was nearer\n1 = B\n", to: "answers")
    let merged = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml", "--answers", "answers")
    #expect(merged.status == .exited(0), "\(merged.error)")
    #expect(try log("m.xml").contains("10' goal by 8  1-0"))

    // Later events are kept.
    try record("m.xml", "46' start\n50' 10f\n")
    let restored = try folder.futbolstats("merge", "--restore", "1", "m.xml")
    #expect(restored.status == .exited(0), "\(restored.error)")
    let log = try log("m.xml")
    #expect(log.contains("10' goal by 9  1-0") && log.contains("50' foul by 10"), "\(log)")
    try record("m.xml", "undo\n")
    #expect(try self.log("m.xml").contains("10' goal by 8  1-0"))
  }

  @Test func bothKeepsTwoEvents() throws {
    try record("a.xml", "start\n10' 9g\n45' end\n")
    try record("b.xml", "start\n10' 8g\n45' end\n")
    try folder.write("1=both\n", to: "answers")
    _ = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml", "--answers", "answers")
    #expect(try folder.futbolstats("show", "m.xml", "score").output.hasPrefix("Inca 2-0 Llosetense"))
  }

  @Test func pairsAMinuteApartAreListedAndCanBeKept() throws {
    try record("a.xml", "start\n10' c\n45' end\n")
    try record("b.xml", "start\n11' c\n45' end\n")
    let one = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    #expect(one.output.contains("taken as one, 1: 10' corner for Inca (a.xml 10', b.xml 11')"), "\(one.output)")
    #expect(try log("m.xml").components(separatedBy: "corner").count == 2)
    _ = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "n.xml", "--apart", "1")
    #expect(try log("n.xml").components(separatedBy: "corner").count == 3)
  }

  /// A copy of the file was recorded on: the version both have gone through is the base, and a deletion is one.
  @Test func theBaseIsFoundInTheHistories() throws {
    try record("a.xml", "start\n10' 9g\n15' 4f\n45' end\n")
    try FileManager.default.copyItem(atPath: folder.path("a.xml"), toPath: folder.path("c.xml"))
    try record("a.xml", "delete 3\n")
    try record("c.xml", "46' start\n50' 10f\n")
    let result = try folder.futbolstats("merge", "a.xml", "c.xml", "-o", "m.xml")
    #expect(result.status == .exited(0), "\(result.error)")
    let log = try log("m.xml")
    #expect(!log.contains("foul by 4") && log.contains("foul by 10"), "\(log)")
  }

  /// Undo takes the first record back, and once more the other one.
  @Test func theHistoryHasBothRecords() throws {
    try record("a.xml", "start\n10' 9g\n")
    try record("b.xml", "start\n12' 4f\n")
    _ = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    try record("m.xml", "undo\n")
    #expect(folder.read("m.xml") == folder.read("a.xml"))
    try record("m.xml", "undo\n")
    #expect(folder.read("m.xml") == folder.read("b.xml"))
  }

  @Test func questionsAreAskedAtATerminal() throws {
    try record("a.xml", "start\n10' 9g\n45' end\n")
    try record("b.xml", "start\n10' 8g\n45' end\n")
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), ["merge", "a.xml", "b.xml", "-o", "m.xml"], directory: folder.path, keeping: folder)
    try terminal.expect("A, B or both?")
    try terminal.enter("b")
    try terminal.expect("m.xml: written")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try log("m.xml").contains("10' goal by 8  1-0"))
  }
}
