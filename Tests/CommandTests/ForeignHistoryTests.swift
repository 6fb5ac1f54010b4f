import Storage
import TestSupport
import Testing

/// `undo` and `redo` with a history that another program made: the match is unchanged, on disk too.
@Suite struct ForeignHistoryTests {
  private static let contents: [(name: String, text: String)] = [
    ("text", "hello"), ("nothing", ""), ("blanks", "  \n"), ("another root", "<a/>"),
    ("entities", "<!DOCTYPE partit [<!ENTITY e SYSTEM \"/etc/passwd\">]><partit>&e;</partit>"),
    ("too large", repeated(" ", 9 << 20)),
  ]

  @Test(arguments: contents.map(\.name), ["undo", "redo"])
  func matchStaysUnchanged(_ name: String, _ command: String) throws {
    let folder = try ProgramFolder()
    try folder.match()
    _ = try folder.record("start\n10' 9g").accepted()
    let match = folder.read("m.xml")
    let foreign = try #require(Self.contents.first { $0.name == name }).text
    do {
      let history = UndoHistory(path: folder.path(".m.xml.undo"), contents: match)
      // The history contains either a step from the foreign contents to the match, or an undone step from the match to
      // them.
      if command == "undo" {
        history.step(from: Array(foreign.utf8), to: match, label: "10' 9g")
      } else {
        history.step(from: match, to: Array(foreign.utf8), label: "10' 9g")
        #expect(history.undo()?.bytes == match)
      }
    }
    let said = try folder.record(command).refused()
    #expect(said.contains(command == "undo" ? "nothing to undo" : "nothing to redo"), "\(said)")
    #expect(folder.read("m.xml") == match)
    // Recording continues with a new history.
    _ = try folder.record("20' 7g\nundo").accepted()
    #expect(folder.read("m.xml") == match)
  }

  /// The history is a hard link to another file, which must not be overwritten.
  @Test func linkedFileIsNotOverwritten() throws {
    let folder = try ProgramFolder()
    try folder.match()
    try folder.write("of somebody else", to: "theirs")
    _ = try folder.shell("ln theirs .m.xml.undo").accepted()
    _ = try folder.record("start\n10' 9g\nundo\n").accepted()
    #expect(folder.text("theirs") == "of somebody else")
  }
}
