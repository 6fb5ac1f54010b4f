import Foundation
import Terminal
import TestSupport
import Testing

/// A prompt that changes by itself, and terminals of all sizes and kinds.
@Suite struct PromptTests {
  /// A clock for the test: the probe's prompt shows the contents of the file.
  private final class Clock {
    let path = NSTemporaryDirectory() + "clock-\(UUID().uuidString)"
    func show(_ time: String) throws {
      try Data(time.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let clock = Clock()

  private func probe(
    _ arguments: String..., environment: [String: String] = [:], columns: Int = 80
  ) throws -> PseudoTerminal {
    try clock.show("1:00")
    let terminal = try PseudoTerminal(
      builtProduct("TerminalProbe"), ["--clock", clock.path] + arguments, environment: environment, columns: columns)
    try terminal.expectScreen("the prompt") { $0.currentLine.hasPrefix("1:00>") }
    return terminal
  }

  @Test func clockKeepsAHalfTypedLine() throws {
    let terminal = try probe()
    try terminal.type("9gç,7")
    try terminal.press(.left, .left)
    try terminal.expectScreen { $0.currentLine == "1:00> 9gç,7" && $0.cursor.column == 9 }
    for time in ["1:01", "1:02", "10:03"] {
      try clock.show(time)
      try terminal.expectScreen { $0.lines == ["\(time)> 9gç,7"] && $0.cursor.column == time.count + 5 }
    }
    try terminal.type("h")
    try terminal.expectCurrentLine("10:03> 9gçh,7")
    try terminal.press(.enter)
    try terminal.expect("got [9gçh,7]")
  }

  @Test func theClockKeepsItsColour() throws {
    let terminal = try probe()
    try terminal.expect("\u{1B}[1m1:00\u{1B}[0m\u{1B}[38;5;130m>\u{1B}[0m")
    try clock.show("1:01")
    try terminal.expect("\u{1B}[1m1:01\u{1B}[0m\u{1B}[38;5;130m>\u{1B}[0m")
  }

  @Test func clockRunsWithALineOfSeveralRows() throws {
    let terminal = try probe(columns: 20)
    let line = "abcdefghijklmnopqrstuvwxyz"
    try terminal.type(line)
    try terminal.expectScreen { $0.lines == ["1:00> abcdefghijklmn", "opqrstuvwxyz"] }
    try clock.show("1:01")
    try terminal.expectScreen { $0.lines == ["1:01> abcdefghijklmn", "opqrstuvwxyz"] && $0.cursor.row == 1 }
    try terminal.press(.home)
    try clock.show("1:02")
    try terminal.expectScreen { $0.lines == ["1:02> abcdefghijklmn", "opqrstuvwxyz"] && $0.cursor == (0, 6) }
  }

  @Test func clockDoesNotBreakAKeySequence() throws {
    let terminal = try probe()
    try terminal.enter("9g")
    try terminal.expect("got [9g]")
    try terminal.type("\u{1B}")
    try clock.show("1:01")
    try terminal.type("[A")
    try terminal.expectCurrentLine("1:01> 9g")
  }

  @Test func resumingDrawsTheLineOnce() throws {
    let witness = try probe()
    let shell = try PseudoTerminal("/bin/sh", ["-im"], environment: ["PS1": "$ "])
    try shell.expect("$ ")
    try shell.enter("\(builtProduct("TerminalProbe")) --clock \(clock.path)")
    try shell.expect("1:00")
    try shell.type("9g")
    try shell.expectScreen { $0.currentLine == "1:00> 9g" }
    try shell.type("\u{1A}")
    try shell.expect("$ ")
    // Longer than the interval of the prompt.
    for time in ["8:59", "9:00"] {
      try clock.show(time)
      try witness.expectScreen { $0.currentLine == "\(time)>" }
    }
    try shell.enter("fg")
    try shell.expectScreen { $0.currentLine == "9:00> 9g" }
    try shell.type("h")
    try shell.expectScreen { $0.currentLine == "9:00> 9gh" }
    try shell.press(.enter)
    try shell.expect("got [9gh]")
  }

  @Test func theRightPromptGivesWayToALongLine() throws {
    let terminal = try probe("--right", "2-1", columns: 40)
    try terminal.expectScreen { $0.currentLine.hasSuffix(" 2-1") }
    try terminal.type(String(repeating: "x", count: 30))
    try terminal.expectScreen { $0.currentLine == "1:00> " + String(repeating: "x", count: 30) }
    for _ in 0..<20 { try terminal.press(.backspace) }
    try terminal.expectScreen { $0.currentLine.hasPrefix("1:00> xxxxxxxxxx ") && $0.currentLine.hasSuffix(" 2-1") }
    try terminal.press(.enter)
    try terminal.expect("got [xxxxxxxxxx]")
  }

  @Test func followsAResizeToFortyColumns() throws {
    let terminal = try probe("--right", "2-1")
    try terminal.type("9g")
    try terminal.expectScreen { $0.currentLine.hasPrefix("1:00> 9g") && $0.currentLine.count == 78 }
    terminal.resize(columns: 40)
    try terminal.expectScreen { $0.lines.count == 1 && $0.currentLine.hasSuffix("2-1") && $0.currentLine.count == 38 }
    try terminal.press(.enter)
    try terminal.expect("got [9g]")
    try terminal.enter("size")
    try terminal.expect("size 40x24")
  }

  @Test func noColourIfDisabled() throws {
    let terminal = try probe(environment: ["NO_COLOR": "1"])
    try terminal.enter("9g")
    try terminal.expect("got [9g]")
    #expect(!terminal.transcript.contains(/\u{1B}\[[0-9;]*m/))
  }

  @Test(arguments: ["dumb", "no-such-terminal"])
  func dumbTerminalGetsNoEscapeSequences(term: String) throws {
    try readsPlainLines(in: ["TERM": term])
  }

  @Test func readsPlainLinesWithoutLibedit() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "libedit.so.2")
    try readsPlainLines(in: ["LD_LIBRARY_PATH": folder.path])
  }

  private func readsPlainLines(in environment: [String: String]) throws {
    let terminal = try probe("--right", "2-1", environment: environment)
    try terminal.enter("9gç")
    try terminal.expect("got [9gç]")
    try clock.show("1:01")
    try terminal.enter("")
    try terminal.expect("got []")
    try terminal.expectScreen { $0.currentLine == "1:01>" }
    try terminal.type("half")
    try terminal.press(.interrupt)
    try terminal.expect("interrupted")
    try terminal.type("ç")
    try terminal.press(.backspace)
    try terminal.enter("c")
    try terminal.expect("got [c]")
    try terminal.press(.endOfInput)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.transcript.contains("\u{1B}"))
  }

  @Test func escapeSequencesAreMarkedAsZeroWidth() {
    #expect(PromptMarkup.marked("a> ") == "a> ")
    #expect(PromptMarkup.marked("\u{1B}[1ma\u{1B}[0m> ") == "\u{1}\u{1B}[1m\u{1}a\u{1}\u{1B}[0m\u{1}> ")
    #expect(PromptMarkup.marked("\u{1B}[1ma \u{1B}[0m") == "\u{1}\u{1B}[1m\u{1}a\u{1}\u{1B}[0m\u{1} ")
    #expect(PromptMarkup.marked("\u{1B}[1ma\u{1B}[0m") == "\u{1}\u{1B}[1m\u{1}a\u{1}\u{1B}[0m\u{1} ")
  }
}
