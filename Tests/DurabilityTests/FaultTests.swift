import Glibc
import TestSupport
import Testing

/// Acknowledged lines are on disk, and unsaved ones are reported, no matter which system calls fail.
@Suite struct FaultTests {
  private static let shares = 4

  @Test(arguments: 0..<shares) func acknowledgedLinesAreKept(_ share: Int) throws {
    try recordUnderFaults(share, calls: "write fsync rename unlink open lock truncate", rate: 12)
  }

  /// If it runs out of memory, a program may end at once, but whatever it has printed must be true.
  @Test(arguments: 0..<shares) func acknowledgedLinesAreKeptOutOfMemory(_ share: Int) throws {
    try recordUnderFaults(100 + share, calls: "alloc write fsync rename", rate: 40, allocationRate: 40_000)
  }

  private func recordUnderFaults(_ share: Int, calls: String, rate: Int, allocationRate: Int = 0) throws {
    let wanted = Amount.faults / (2 * Self.shares)
    var seed = Amount.seed &* 1_000_003 &+ UInt64(share) &* 1_000_000_007
    var struck = 0
    while struck < wanted {
      let folder = try Folder()
      var notes = MarkedNotes(seed: seed)
      for _ in 0..<8 {
        seed += 1
        let lines = notes.lines(25)
        let faulty = FaultyCalls(
          folder: folder.path, calls: calls, rate: rate, seed: seed, allocationRate: allocationRate)
        let result = try faulty.run(
          ["record", folder.match, "--keep-going", "--input", "-"], text: Folder.script(lines))
        var doubtful = notes.read(result.output, lines: lines)
        struck += faulty.count
        // A program that ended in the middle of a line may have done something it could not report.
        if case .signalled = result.status { doubtful += 1 }
        let kept = try Folder.contents(folder.match)
        for _ in 0..<doubtful { notes.forgiveOne(in: kept) }
        let problems = notes.faults(in: kept)
        try #require(problems == [], "seed \(seed), \(result.status): \(result.output)")
        if result.status == .exited(0) {
          #expect(!result.output.contains("NOT SAVED"), "seed \(seed): \(result.output)")
        }
      }
      #expect(try folder.xmllint([folder.match]) == "", "seed \(seed)")
      // Recording can always continue, and everything can be undone.
      let after = try folder.record(["n goes on"])
      #expect(after.status == .exited(0), "seed \(seed): \(after.error)")
    }
  }

  /// A command that writes a file leaves it complete or unchanged, and reports correctly which.
  @Test(arguments: [["export"], ["report"]]) func outputFileIsCompleteOrUnchanged(_ command: [String]) throws {
    let folder = try Folder(recording: ["start", "9g", "v4f9y", "n windy"])
    let output = folder.path + "/out"
    _ = try run(Folder.program, command + [folder.match, "-o", output], text: "")
    let whole = try Folder.contents(output)
    let match = try Folder.contents(folder.match)
    var struck = 0
    var seed = Amount.seed
    while struck < Amount.faults / 12 {
      seed += 1
      unlink(output)
      let faulty = FaultyCalls(
        folder: folder.path, calls: "write fsync rename unlink open truncate alloc", rate: 6, seed: seed,
        allocationRate: 20_000)
      let result = try faulty.run(command + [folder.match, "-o", output], text: "")
      struck += faulty.count
      let made = try? Folder.contents(output)
      #expect(made == nil || made == whole, "seed \(seed)")
      if result.status == .exited(0) { #expect(made == whole, "seed \(seed)") }
      #expect(try Folder.contents(folder.match) == match)
    }
  }
}

/// Runs the program with a folder in which system calls fail now and then.
struct FaultyCalls {
  private static let library = builtProduct("libFaultyCalls.so")
  private let environment: [String: String]
  private let counter: String

  init(folder: String, calls: String, rate: Int, seed: UInt64, allocationRate: Int = 0) {
    counter = "\(folder)-faults-\(seed)"
    environment = [
      "LD_PRELOAD": Self.library, "FAULTS_FOLDER": folder, "FAULTS_CALLS": calls, "FAULTS_RATE": String(rate),
      "FAULTS_ALLOC_RATE": String(allocationRate), "FAULTS_SEED": String(seed), "FAULTS_COUNT": counter,
    ]
  }

  /// Standard error is merged into the output to keep the order. If memory runs out, libxml2 may loop forever, so there
  /// is a limit of 20 seconds of CPU time.
  func run(_ arguments: [String], text: String) throws -> RunResult {
    try TestSupport.run(
      "/bin/sh",
      ["-c", "ulimit -t 20; e=$1; shift; LD_PRELOAD=$e exec \"$@\" 2>&1", "sh", Self.library, Folder.program]
        + arguments,
      text: text, environment: environment.filter { $0.key != "LD_PRELOAD" })
  }

  /// Number of failed calls.
  var count: Int {
    var status = stat()
    defer { unlink(counter) }
    return stat(counter, &status) == 0 ? Int(status.st_size) : 0
  }
}
