import TestSupport
import Testing

/// Tests of the test helpers.
@Suite struct TestSupportTests {
  @Test func runFeedsInputAndCollectsOutput() throws {
    let result = try run("/bin/sh", ["-c", "cat; echo problem >&2; exit 3"], text: "ç\n")
    #expect(result.output == "ç\n")
    #expect(result.error == "problem\n")
    #expect(result.status == .exited(3))
  }

  @Test func largeInputAndOutputDoNotBlock() throws {
    let input = [UInt8](repeating: 0x61, count: 1 << 20)
    #expect(try firstDifference(run("/bin/cat", input: input).outputBytes, input) == nil)
  }

  @Test func programMayIgnoreItsInput() throws {
    #expect(try run("/bin/true", input: [UInt8](repeating: 0x61, count: 1 << 20)).status == .exited(0))
  }

  @Test func environmentIsExactlyTheGivenOne() throws {
    let result = try run("/usr/bin/env", environment: ["LANG": "ca_ES.UTF-8"], directory: "/")
    let names = Set(result.output.split(separator: "\n").map { String($0.prefix { $0 != "=" }) })
    #expect(names == Set(plainEnvironment.keys).union(["LANG"]))
    #expect(try run("/bin/pwd", directory: "/usr").output == "/usr\n")
  }

  @Test func silentProgramIsKilledAfterTheTimeout() throws {
    #expect(try run("/bin/sleep", ["1000"], timeout: 1).status == .signalled(9))
  }

  @Test func screenInterpretsEscapeSequences() {
    var screen = Screen(columns: 10, rows: 3)
    screen.feed("abcdef\u{8}\u{8}X\r\nsecond\u{1B}[3D\u{1B}[K\u{1B}[1m!\u{1B}[0m")
    #expect(screen.lines == ["abcdXf", "sec!"])
    screen.feed("\r0123456789wrap\n\u{1B}[2A\u{1B}[Jz")
    #expect(screen.lines == ["0123z"])
    screen.feed("\u{1B}[H\u{1B}[2Jç\u{1B}[5Gend\r\u{1B}[2@\u{1B}[4h+\u{1B}[4l")
    #expect(screen.lines == ["+  ç   end"])
  }

  @Test func pseudoTerminalControlsTheChild() throws {
    let terminal = try PseudoTerminal("/bin/sh", ["-c", "stty size; echo ready >/dev/tty; exec cat"], columns: 40)
    try terminal.expect("24 40")
    try terminal.expect("ready")
    try terminal.press(.interrupt)
    #expect(try terminal.waitForExit() == .signalled(2))
  }
}
