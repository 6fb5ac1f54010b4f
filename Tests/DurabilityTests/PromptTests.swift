import Glibc
import TestSupport
import Testing

/// Recording at the prompt while others access the file.
@Suite struct PromptTests {
  @Test func aSecondRecorderIsRefused() throws {
    let folder = try Folder()
    let first = try PseudoTerminal(Folder.program, ["record", folder.match])
    try first.enter("9g")
    try first.expect("1-0")
    let before = try Folder.contents(folder.match)
    let second = try folder.record(["v9g"])
    #expect(second.status == .exited(1))
    #expect(second.output == "")
    #expect(second.error.contains(String(first.process)))
    #expect(try Folder.contents(folder.match) == before)
    try first.enter("quit")
    #expect(try first.waitForExit() == .exited(0))
    #expect(try folder.record(["v9g"]).status == .exited(0))
    #expect(try folder.goalCount() == 2)
  }

  @Test func killedRecorderLeavesNoLock() throws {
    let folder = try Folder()
    let first = try PseudoTerminal(Folder.program, ["record", folder.match])
    try first.enter("9g")
    try first.expect("1-0")
    first.signal(SIGKILL)
    #expect(try first.waitForExit() == .signalled(SIGKILL))
    #expect(try folder.record(["v9g"]).status == .exited(0))
    #expect(try folder.goalCount() == 2)
  }

  /// A terminal window that is closed sends SIGHUP.
  @Test(arguments: [SIGHUP, SIGTERM]) func leavesNoTemporaryFilesWhenEnded(by signal: CInt) throws {
    let folder = try Folder()
    let recorder = try PseudoTerminal(Folder.program, ["record", folder.match])
    try recorder.enter("9g")
    try recorder.expect("1-0")
    try recorder.expect(">")
    recorder.signal(signal)
    #expect(try recorder.waitForExit() == .signalled(signal))
    #expect(try folder.goalCount() == 1)
    #expect(try run("/bin/ls", ["-A", folder.path], text: "").output == ".m.xml.undo\nm.xml\n")
  }

  @Test func fileChangedElsewhereIsNotOverwritten() throws {
    let folder = try Folder()
    let recorder = try PseudoTerminal(Folder.program, ["record", folder.match])
    try recorder.enter("9g")
    try recorder.expect("1-0")
    let theirs = try Folder.contents(folder.match).replacing("<partit ", with: "<partit estadi=\"Camp Nou\" ")
    try Folder.write(theirs, to: folder.match)
    try recorder.enter("8g")
    try recorder.expect("m.conflict-1.xml")
    try recorder.expect("2-0")
    try recorder.enter("7g")
    try recorder.expect("3-0")
    try recorder.enter("quit")
    try recorder.waitForExit()
    let ours = folder.path + "/m.conflict-1.xml"
    #expect(try Folder.contents(folder.match) == theirs)
    #expect(try folder.goalCount(ours) == 3)
    #expect(try folder.xmllint([folder.match, ours]) == "")
  }
}

/// Undo and redo across restarts of the program.
@Suite struct UndoTests {
  @Test func undoAndRedoWorkAfterRestart() throws {
    let folder = try Folder()
    _ = try folder.record(["9g", "8g", "v7g"])
    #expect(try folder.record(["undo"]).status == .exited(0))
    #expect(try folder.goalCount() == 2)
    #expect(try folder.record(["undo"]).status == .exited(0))
    #expect(try folder.goalCount() == 1)
    #expect(try folder.record(["redo"]).status == .exited(0))
    #expect(try folder.goalCount() == 2)
    #expect(try folder.record(["redo"]).status == .exited(0))
    #expect(try folder.goalCount() == 3)
    let nothing = try folder.record(["redo"])
    #expect(nothing.status == .exited(1))
    #expect(try folder.goalCount() == 3)
  }

  @Test func undoWorksAfterKill() throws {
    let folder = try Folder()
    let recorder = try PseudoTerminal(Folder.program, ["record", folder.match])
    try recorder.enter("9g")
    try recorder.expect("1-0")
    try recorder.enter("v9g")
    try recorder.expect("1-1")
    recorder.signal(SIGKILL)
    try recorder.waitForExit()
    #expect(try folder.record(["undo", "undo"]).status == .exited(0))
    #expect(try folder.goalCount() == 0)
    #expect(try folder.record(["redo"]).status == .exited(0))
    #expect(try folder.goalCount() == 1)
  }
}
