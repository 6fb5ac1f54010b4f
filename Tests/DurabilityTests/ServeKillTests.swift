import TestSupport
import Testing

/// Kills `record` and `serve` in turn while others read the pages: a short sample of `Benchmarks/live.py kills`.
@Suite struct ServeKillTests {
  @Test func noTornStateIsServed() throws {
    let script =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
      + "/Benchmarks/live.py"
    let result = try run(
      "python3", [script, "kills", String(max(10, Amount.kills / 20))], text: "",
      environment: ["FUTBOLSTATS": Folder.program])
    #expect(result.status == .exited(0), "\(result.output) \(result.error)")
    #expect(result.output.contains("torn states 0"))
  }
}
