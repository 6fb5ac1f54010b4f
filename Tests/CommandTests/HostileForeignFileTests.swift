import Foundation
import TestSupport
import Testing

/// Files of other programs with one thing far too often, small ones of those that `Benchmarks/run hostile` measures:
/// whoever imports one is told what is in it or what is wrong with it.
@Suite struct HostileForeignFileTests {
  /// Made once, for all.
  private static let samples = Result { try benchmarkSamples("foreign.py") }

  @Test(arguments: [
    ("football-text", ["import", "--list"]), ("timelines", ["import", "--list"]), ("calendars", ["import", "--list"]),
    ("statsbomb", ["import", "--list"]), ("opta", ["import", "--list"]),
    ("spreadsheets", ["new", "-", "--home-squad"]),
    ("lists", ["new", "-", "--home-squad"]),
  ])
  func eachIsToldOf(_ kind: String, _ command: [String]) throws {
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
