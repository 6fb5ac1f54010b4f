import Foundation
import TestSupport
import Testing

/// Foreign files with too many of something, as small versions of those in `Benchmarks/run hostile`: importing one ends
/// with a result or a message.
@Suite struct HostileForeignFileTests {
  /// Created once for all tests.
  private static let samples = Result { try benchmarkSamples("foreign.py") }

  @Test(arguments: [
    ("football-text", ["import", "--list"]), ("timelines", ["import", "--list"]), ("calendars", ["import", "--list"]),
    ("statsbomb", ["import", "--list"]), ("opta", ["import", "--list"]),
    ("spreadsheets", ["new", "-", "--home-squad"]),
    ("lists", ["new", "-", "--home-squad"]),
  ])
  func everyFileGivesAResultOrAMessage(_ kind: String, _ command: [String]) throws {
    let folder = try Self.samples.get().path(kind)
    let programFolder = try ProgramFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let result = try run(builtProduct("futbolstats"), command + [folder + "/" + name], directory: programFolder.path)
      #expect([.exited(0), .exited(1)].contains(result.status), "\(name): \(result.status)")
      #expect(result.status == .exited(0) || result.error.contains(": error: "), "\(name) says nothing")
      #expect(!name.hasPrefix("below") || result.status == .exited(0), "\(name): \(result.error)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: programFolder.path).isEmpty)
  }
}
