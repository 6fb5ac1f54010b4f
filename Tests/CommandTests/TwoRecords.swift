import TestSupport
import Testing

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
}
