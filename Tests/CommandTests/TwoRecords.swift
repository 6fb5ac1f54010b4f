import TestSupport
import Testing

/// A suite with a folder of its own for each test, in which two people recorded the same match.
protocol TwoRecordsSuite {
  var records: TwoRecords { get }
}

extension TwoRecordsSuite {
  var folder: ProgramFolder { records.folder }

  func record(_ file: String, _ lines: String) throws { try records.record(file, lines) }

  func log(_ file: String) throws -> String { try records.log(file) }

  /// Copies a.xml to o.xml, the common version, and c.xml, another record that starts from it.
  func copyRecord() throws { for copy in ["o.xml", "c.xml"] { try folder.write(folder.read("a.xml"), to: copy) } }

  /// The records differ in who scored the only goal.
  func recordTwoScorers() throws {
    try record("a.xml", "start\n10' 9g\n45' end\n")
    try record("b.xml", "start\n10' 8g\n45' end\n")
  }
}

/// Two new files, a.xml and b.xml, for the same match.
struct TwoRecords {
  let folder: ProgramFolder

  init() throws {
    folder = try ProgramFolder()
    for file in ["a.xml", "b.xml"] {
      _ = try folder.futbolstats("new", file, "Inca", "Llosetense", "--date", "2026-11-21")
    }
  }

  func record(_ file: String, _ lines: String) throws {
    let result = try folder.futbolstats("record", file, text: lines)
    #expect(result.status == .exited(0), "\(result.error)")
  }

  func log(_ file: String) throws -> String { try folder.futbolstats("show", file, "log").output }

  /// The rest of the log: a second half with only this foul.
  static let second = "  4     46' second half starts\n  5 l   50' foul by 10\n"

  /// The log of a first half with only this goal.
  static func logged(_ goal: String) -> String {
    """
      1      1' first half starts
      2 l   10' \(goal)  1-0
      3     45' first half ends

    """
  }
}
