import MatchRules
import MatchXML
import SampleMatches
import TestSupport
import Testing

/// Files from 2011 have no order within a minute and no confirmations. They are always interpreted in the same way, and
/// valid files stay valid.
@Suite struct DocumentedMatchTests {
  /// Generated matches as files from 2011 that `validate` accepts, possibly with warnings.
  private static let valid: [[UInt8]] = {
    let files = (0..<40).map { seed in
      MatchWriter(format: .documented2011, encoding: .utf8).bytes(of: RandomMatch.lawfulLedger(seed: seed).match)
    }
    return files.filter { file in
      guard let programFolder = try? ProgramFolder(), (try? programFolder.write(file, to: "m.xml")) != nil else {
        return false
      }
      return (try? programFolder.futbolstats("validate", "m.xml"))?.status == .exited(0)
    }
  }()

  @Test func enoughSamplesAreValid() throws {
    #expect(Self.valid.count > 5)
    let warned = try Self.valid.filter { file in
      let programFolder = try ProgramFolder()
      try programFolder.write(file, to: "m.xml")
      return try programFolder.futbolstats("validate", "m.xml").error.contains("warning:")
    }
    #expect(warned.count > 5)
  }

  @Test(arguments: valid.indices) func undoAndRedoKeepTheInitialOrder(_ index: Int) throws {
    let programFolder = try ProgramFolder()
    try programFolder.write(Self.valid[index], to: "m.xml")
    let log = try programFolder.futbolstats("show", "m.xml", "log").output.split(separator: "\n").map(Self.unmarked)
    let listed = try programFolder.futbolstats("record", "m.xml", text: "n one\nundo\nls\nredo\nls\n")
    #expect(listed.error == "")
    // Both listings contain the whole log; the second also has the note.
    let lines = listed.output.split(separator: "\n").map(Self.unmarked)
    #expect(Self.places(of: log, in: lines).count == 2, "\(log)\n\(lines)")
    // After undo the file is the original again, and a new recorder finds the same state.
    let undone = try programFolder.futbolstats("record", "m.xml", text: "undo\nn two\nls\n")
    #expect(undone.error == "")
    #expect(Self.places(of: log, in: undone.output.split(separator: "\n").map(Self.unmarked)).count == 1)
  }

  @Test(arguments: valid.indices) func validFilesStayValid(_ index: Int) throws {
    let programFolder = try ProgramFolder()
    try programFolder.write(Self.valid[index], to: "m.xml")
    #expect(try programFolder.futbolstats("export", "m.xml", "-o", "exported.xml").status == .exited(0))
    #expect(try programFolder.futbolstats("record", "m.xml", text: "n one\n").status == .exited(0))
    let judged = try programFolder.futbolstats("validate", "exported.xml", "m.xml")
    #expect(judged.status == .exited(0))
    #expect(judged.output + judged.error == "")
  }

  /// The line without laws in brackets, because a 2011 file cannot store confirmations.
  private static func unmarked(_ line: Substring) -> String {
    String(line[..<(line.firstRange(of: " [!")?.lowerBound ?? line.endIndex)])
  }

  /// The positions of a log in an output.
  private static func places(of log: [String], in lines: [String]) -> [Int] {
    lines.indices.filter { lines[$0...].starts(with: log) }
  }
}
