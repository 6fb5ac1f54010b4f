import Foundation
import TestSupport
import Testing

/// Small versions of all hostile files in `Benchmarks/run hostile`: reading one ends with a result or a message, and
/// opens nothing that it refers to.
@Suite struct HostileSampleTests {
  /// Created once for all tests.
  private static let samples = Result { try benchmarkSamples("samples.py") }

  private func samples(_ kind: String) throws -> [(name: String, path: String)] {
    let folder = try Self.samples.get().path(kind)
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { ($0, folder + "/" + $0) }
  }

  /// A single process reports on every file.
  @Test func matches() throws {
    let files = try samples("matches")
    #expect(files.count > 150)
    let programFolder = try ProgramFolder()
    for command in [
      ["validate", "--verbose"], ["report", "-o", "."], ["report", "--format", "csv-actions", "-o", "."],
    ] {
      let result = try run(
        builtProduct("futbolstats"), command + files.map(\.path), directory: programFolder.path)
      #expect(result.status == .exited(1), "\(command)")
      guard command[0] == "validate" else { continue }
      let named = Set((result.output + result.error).split(separator: "\n").map { $0.prefix { $0 != ":" } })
      for file in files { #expect(named.contains(file.path[...]), "\(command) \(file.name)") }
    }
    for file in files where file.name.hasPrefix("plain") || file.name.hasPrefix("below-huge") {
      for command in [["show"], ["export"]] {
        let result = try run(builtProduct("futbolstats"), command + [file.path], directory: programFolder.path)
        #expect([.exited(0), .exited(1)].contains(result.status), "\(command) \(file.name)")
      }
    }
  }

  @Test(arguments: [
    ("dtds", ["validate", "MATCH", "--dtd"]), ("stylesheets", ["report", "MATCH", "-o", "-", "--stylesheet"]),
    ("squads", ["new", "-", "--home-squad"]), ("rules", ["new", "-", "--rules"]),
    ("scripts", ["record", "NEW", "--keep-going", "--input"]),
  ])
  func otherFiles(_ kind: String, _ command: [String]) throws {
    let programFolder = try ProgramFolder()
    try programFolder.match()
    let plain = programFolder.read("m.xml")
    let files = try samples(kind)
    #expect(files.count > 15)
    for file in files.sample(12) {
      try programFolder.write(plain, to: "new.xml")
      let arguments = command.map { ["MATCH": "m.xml", "NEW": "new.xml"][$0] ?? $0 }
      let result = try run(builtProduct("futbolstats"), arguments + [file.path], directory: programFolder.path)
      #expect([.exited(0), .exited(1)].contains(result.status), "\(file.name): \(result.error.prefix(300))")
      if result.status != .exited(0) { #expect(result.error.contains("error:"), "\(file.name)") }
      if file.name.hasPrefix("plain"), kind != "dtds" {
        #expect(result.status == .exited(0), "\(file.name): \(result.error)")
      }
    }
  }

  /// Checks with strace which files were opened and which connections were made.
  @Test func referencedFilesAreNotOpened() throws {
    let programFolder = try ProgramFolder()
    try programFolder.match()
    let isOutside = { (file: (name: String, path: String)) in file.name.hasPrefix("outside") }
    let matches = try samples("matches").filter(isOutside).map(\.path)
    let calls =
      [["validate"] + matches, ["report", "-o", "."] + matches]
      + (try samples("dtds").filter(isOutside).map { ["validate", "m.xml", "--dtd", $0.path] })
      + (try samples("stylesheets").filter(isOutside).map { ["report", "m.xml", "-o", "-", "--stylesheet", $0.path] })
    for call in calls {
      _ = try run(
        "strace",
        ["-f", "-o", "trace", "-e", "trace=open,openat,creat,socket,connect", builtProduct("futbolstats")] + call,
        directory: programFolder.path)
      let trace = programFolder.text("trace")
      #expect(trace.contains("openat("), "nothing was traced")
      for forbidden in ["/etc/passwd", "127.0.0.1", "socket(", "connect(", ".made"] {
        #expect(!trace.contains(forbidden), "\(call.last ?? ""): \(forbidden)")
      }
    }
  }
}
