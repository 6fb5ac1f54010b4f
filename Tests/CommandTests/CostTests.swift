import TestSupport
import Testing

/// What is typed, or comes through a pipe, costs no more than it is worth: seconds of the processor, and memory, are bounded generously.
@Suite struct CostTests {
  /// A line without an end took eighteen times its length of memory.
  @Test func aLineWithoutAnEnd() throws {
    let sandbox = try Sandbox()
    try sandbox.match()
    let result = try sandbox.shell(
      "head -c 30000000 /dev/zero | tr '\\0' a | { ulimit -d 102400; ulimit -t 60; exec futbolstats record m.xml; }")
    #expect(result.status == .exited(1))
    #expect(result.error == "-:1:1: error: this line is longer than 64 KiB; a script has one short line an event\n")
  }
}
