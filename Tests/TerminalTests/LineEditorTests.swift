import Foundation
import TestSupport
import Testing

/// LineEditor from the user's point of view: a small program in a pseudo-terminal, checked by the contents of the
/// screen.
@Suite struct LineEditorTests {
  private func probe(
    _ arguments: String..., environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      builtProduct("TerminalProbe"), arguments, environment: environment, columns: columns, rows: rows)
    try terminal.expectScreen("the prompt") { $0.currentLine.hasSuffix(">") }
    return terminal
  }

  @Test func readsAnEditedLine() throws {
    let terminal = try probe()
    try terminal.type("9h")
    try terminal.press(.left)
    try terminal.type("g")
    try terminal.press(.home, .delete)
    try terminal.type("10")
    try terminal.expectCurrentLine("0:00> 10gh")
    try terminal.press(.enter)
    try terminal.expect("got [10gh]")
  }

  @Test func accentedLettersAreErasedWhole() throws {
    let terminal = try probe()
    try terminal.type("çàñ·é")
    try terminal.expectCurrentLine("0:00> çàñ·é")
    try terminal.press(.backspace, .backspace)
    try terminal.expectCurrentLine("0:00> çàñ")
    try terminal.press(.enter)
    try terminal.expect("got [çàñ]")
  }

  @Test(arguments: ["C", "POSIX", "xx_YY.UTF-8"])
  func accentsWorkInAnyLocale(locale: String) throws {
    let terminal = try probe(environment: ["LC_ALL": locale])
    try terminal.enter("Muñoz")
    try terminal.expect("got [Muñoz]")
  }

  @Test func upRecallsLinesAndSkipsRepeats() throws {
    let terminal = try probe()
    for line in ["9g ç", "c", "c"] {
      try terminal.enter(line)
      try terminal.expect("got [\(line)]")
    }
    try terminal.press(.up, .up)
    try terminal.expectCurrentLine("0:00> 9g ç")
    try terminal.press(.down)
    try terminal.expectCurrentLine("0:00> c")
  }

  @Test func controlCDropsTheLineWithoutExiting() throws {
    let terminal = try probe()
    try terminal.type("9g half")
    try terminal.press(.left, .left, .interrupt)
    try terminal.expectScreen { $0.lines.contains("0:00> 9g half^C") && $0.lines.contains("interrupted") }
    try terminal.enter("c")
    try terminal.expect("got [c]")
  }

  @Test func interruptSignalDropsTheLine() throws {
    let terminal = try probe()
    try terminal.type("9g")
    try terminal.expectCurrentLine("0:00> 9g")
    terminal.signal(2)
    try terminal.expect("interrupted")
  }

  @Test func controlCWithinAKeySequenceDropsTheLine() throws {
    let terminal = try probe()
    try terminal.type("9g")
    try terminal.press(.escape, .interrupt)
    try terminal.expect("interrupted")
    try terminal.enter("c")
    try terminal.expect("got [c]")
  }

  @Test func controlDEndsOnlyOnAnEmptyLine() throws {
    let terminal = try probe()
    try terminal.type("9g")
    try terminal.press(.endOfInput, .enter)
    try terminal.expect("got [9g]")
    try terminal.press(.endOfInput)
    try terminal.expect("end")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func terminationRestoresTheTerminal() throws {
    let terminal = try probe()
    try terminal.type("9g")
    try terminal.expectCurrentLine("0:00> 9g")
    #expect(!terminal.isInOrder)
    terminal.signal(15)
    #expect(try terminal.waitForExit() == .signalled(15))
    #expect(terminal.isInOrder)
  }

  /// Signals of crashes.
  @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT])
  func crashSignalRestoresTheTerminal(signal: CInt) throws {
    let terminal = try probe()
    try terminal.type("9g")
    try terminal.expectCurrentLine("0:00> 9g")
    #expect(!terminal.isInOrder)
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(terminal.isInOrder)
  }

  /// The handler needs its own stack after a stack overflow.
  @Test(arguments: ["trap", "overflow"]) func programCrashRestoresTheTerminal(command: String) throws {
    let terminal = try probe()
    try terminal.enter(command)
    let ended = try terminal.waitForExit()
    #expect(
      command == "overflow" ? ended == .signalled(SIGSEGV) : [.signalled(SIGILL), .signalled(SIGTRAP)].contains(ended))
    #expect(terminal.isInOrder)
  }

  @Test func keysTypedAheadAreNotEchoedTwice() throws {
    let terminal = try probe()
    try terminal.type("busy\r9g")
    try terminal.press(.left)
    try terminal.type("1\r")
    try terminal.expect("got [91g]")
    #expect(terminal.screen.lines.prefix(2) == ["0:00> busy", "done"])
    try terminal.press(.endOfInput)
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test(arguments: ["xterm-256color", "dumb"]) func controlCDuringAnAnswerInterrupts(term: String) throws {
    let terminal = try probe(environment: ["TERM": term])
    try terminal.enter("work")
    try terminal.expect("working")
    try terminal.press(.interrupt)
    try terminal.expect("interrupted")
    try terminal.enter("c")
    try terminal.expect("got [c]")
  }

  @Test(arguments: ["quit", "exit", "suicide"])
  func exitBetweenLinesRestoresTheTerminal(command: String) throws {
    let terminal = try probe()
    try terminal.enter(command)
    let ended = try terminal.waitForExit()
    #expect(ended == (command == "quit" ? .exited(0) : command == "exit" ? .exited(4) : .signalled(SIGTERM)))
    #expect(terminal.isInOrder)
  }
}
