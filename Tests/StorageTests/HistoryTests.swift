import Bounds
import Storage
import TestSupport
import Testing

@Suite struct HistoryTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path(".m.xml.undo") }

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Contents that grow in the middle, like a match file.
  private func contents(_ count: Int) -> [[UInt8]] {
    (0...count).map { number in bytes("<a>" + (0..<number).map { "<b n=\"\($0)\"/>\n" }.joined() + "</a>") }
  }

  private func recorded(_ contents: [[UInt8]]) -> UndoHistory {
    let history = UndoHistory(path: path, contents: contents[0])
    for (index, pair) in zip(contents, contents.dropFirst()).enumerated() {
      history.step(from: pair.0, to: pair.1, label: "line \(index + 1)")
    }
    return history
  }

  @Test func undoesAndRedoesEverything() {
    let contents = contents(40)
    let history = recorded(contents)
    for index in (0..<40).reversed() {
      let step = history.undo()
      #expect(step?.bytes == contents[index])
      #expect(step?.label == "line \(index + 1)")
    }
    #expect(history.undo() == nil)
    for index in 1...40 {
      #expect(history.redo()?.bytes == contents[index])
    }
    #expect(history.redo() == nil)
  }

  @Test func positionSurvivesARestart() {
    let contents = contents(10)
    do {
      let history = recorded(contents)
      for _ in 0..<4 { _ = history.undo() }
      _ = history.redo()
    }
    let history = UndoHistory(path: path, contents: contents[7])
    #expect(history.redo()?.bytes == contents[8])
    #expect(history.undo()?.bytes == contents[7])
    #expect(history.undo()?.bytes == contents[6])
  }

  @Test func newStepAfterUndoDiscardsRedo() {
    let contents = contents(3)
    let history = recorded(contents)
    _ = history.undo()
    let other = bytes("<a>other</a>")
    history.step(from: contents[2], to: other, label: "other")
    #expect(history.redo() == nil)
    let again = UndoHistory(path: path, contents: other)
    #expect(again.undo()?.bytes == contents[2])
    #expect(again.undo()?.bytes == contents[1])
    #expect(again.redo()?.bytes == contents[2])
    #expect(again.redo()?.bytes == other)
    #expect(again.redo() == nil)
  }

  @Test func aHistoryOfOtherContentsIsDropped() {
    _ = recorded(contents(3))
    let history = UndoHistory(path: path, contents: bytes("edited by hand"))
    #expect(history.undo() == nil)
    #expect(history.redo() == nil)
  }

  /// A note is not a step: undo does not remove it, and it survives the loss of steps.
  @Test func noteSurvivesUndoAndLossOfSteps() {
    let contents = contents(3)
    do {
      let history = recorded(contents)
      history.keep(bytes("first"))
      _ = history.undo()
      history.keep(bytes("second"))
      _ = history.redo()
      #expect(history.note == bytes("second"))
    }
    let again = UndoHistory(path: path, contents: contents[3])
    #expect(again.note == bytes("second"))
    #expect(again.undo()?.bytes == contents[2])
    let other = UndoHistory(path: path, contents: bytes("edited by hand"))
    #expect(other.note == bytes("second"))
    #expect(other.undo() == nil)
  }

  @Test func stepFromOtherContentsStartsANewHistory() {
    let history = recorded(contents(3))
    history.step(from: bytes("x"), to: bytes("y"), label: "y")
    #expect(history.undo()?.bytes == bytes("x"))
    #expect(history.undo() == nil)
  }

  /// The program may be killed between writing the history and the match, in either order.
  @Test func historyMayBeOneStepApartFromTheFile() {
    let contents = contents(5)
    _ = recorded(contents)
    let behind = UndoHistory(path: path, contents: contents[4])
    #expect(behind.undo()?.bytes == contents[3])
    let ahead = UndoHistory(path: path, contents: contents[4])
    #expect(ahead.undo()?.bytes == contents[3])
  }

  @Test func truncatedHistoryStaysUsable() throws {
    let contents = contents(4)
    _ = recorded(contents)
    let whole = try #require(folder.read(".m.xml.undo"))
    for count in 0...whole.count {
      _ = try folder.write(Array(whole[..<count]), to: ".m.xml.undo")
      let history = UndoHistory(path: path, contents: contents[4])
      // Everything that remains must be correct.
      var position = 4
      while let step = history.undo() {
        position -= 1
        #expect(step.bytes == contents[position])
      }
      history.step(from: contents[position], to: bytes("new"), label: "new")
      #expect(history.undo()?.bytes == contents[position])
    }
  }

  @Test func garbledHistoryNeverGivesWrongContents() throws {
    let contents = contents(4)
    _ = recorded(contents)
    let whole = try #require(folder.read(".m.xml.undo"))
    for index in whole.indices {
      var garbled = whole
      garbled[index] ^= 0x55
      _ = try folder.write(garbled, to: ".m.xml.undo")
      let history = UndoHistory(path: path, contents: contents[4])
      var position = 4
      while let step = history.undo() {
        position -= 1
        #expect(step.bytes == contents[position])
      }
    }
  }

  @Test func historyWithoutAFileIsKeptInMemory() {
    let contents = contents(3)
    let history = UndoHistory(path: "/nowhere/at/all/.undo", contents: contents[0])
    for pair in zip(contents, contents.dropFirst()) { history.step(from: pair.0, to: pair.1, label: "") }
    #expect(history.undo()?.bytes == contents[2])
    #expect(history.undo()?.bytes == contents[1])
    #expect(history.redo()?.bytes == contents[2])
  }

  @Test func aStepIsAsLargeAsItsChange() throws {
    let contents = contents(2000)
    _ = recorded(Array(contents.suffix(2)))
    #expect(try #require(folder.read(".m.xml.undo")).count < 300)
  }

  /// The sources of a step are stored with it, and count as earlier contents of the file.
  @Test func sourcesAreKeptWithTheirStep() throws {
    let contents = contents(4)
    let sources = StepSources(note: "1=A", contents: [contents[3], contents[0]])
    do {
      let history = UndoHistory(path: path, contents: contents[0])
      history.step(from: contents[0], to: contents[1], label: "9g")
      history.step(from: contents[1], to: contents[2], label: "merge b.xml", sources: sources)
      #expect(history.undo()?.bytes == contents[1])
      #expect(history.redo()?.label == "merge b.xml")
    }
    let past = PastContents(path: path, contents: contents[2])
    var found: [StepSources?] = []
    past.walkBack { step in
      found.append(step.sources)
      return true
    }
    #expect(found == [sources, nil])
    let other = PastContents(path: "/nowhere/at/all/.undo", contents: contents[3])
    #expect(PastContents.latestCommon(past, other) == contents[3])
    #expect(PastContents.latestCommon(other, past) == contents[3])
    #expect(UndoHistory(path: path, contents: contents[2]).undo()?.bytes == contents[1])
  }

  // MARK: - Files from other programs

  /// A history file with one step between the contents, given by `difference`.
  private func forged(_ difference: ByteDifference, from old: [UInt8], to new: [UInt8]) throws {
    let patch = HistoryPatch(
      difference: difference, before: Fingerprint(old), after: Fingerprint(new), label: "9g")
    try folder.write(UndoHistory.magic + HistoryRecord.step(patch).bytes, to: ".m.xml.undo")
  }

  @Test(arguments: [Int.max, Int.max - 1, 1 << 62, 4])
  func stepBeyondTheContentsIsIgnored(prefix: Int) throws {
    let (old, new) = (bytes("<a/>"), bytes("<b/>"))
    for removed in [[UInt8](), bytes("b")] {
      try forged(ByteDifference(prefix: prefix, removed: bytes("a")[...], inserted: removed[...]), from: old, to: new)
      let history = UndoHistory(path: path, contents: new)
      #expect(history.undo() == nil)
      #expect(history.redo() == nil)
    }
  }

  @Test func rejectedContentsAreNeverReached() throws {
    let contents = contents(3)
    do { _ = recorded(contents) }
    let history = UndoHistory(path: path, contents: contents[3])
    func isAccepted(_ bytes: [UInt8]) -> Bool { bytes != contents[1] }
    #expect(history.undo(if: isAccepted)?.bytes == contents[2])
    #expect(history.undo(if: isAccepted) == nil)
    // A damaged history is discarded completely.
    #expect(history.redo() == nil)
    #expect(folder.read(".m.xml.undo") == UndoHistory.magic)
  }

  /// Contents that cannot be read at the moment prove nothing against the history.
  @Test func failureToReadLeavesTheHistoryAlone() throws {
    struct NoMemory: Error {}
    let contents = contents(3)
    do { _ = recorded(contents) }
    let history = UndoHistory(path: path, contents: contents[3])
    #expect(history.undo()?.bytes == contents[2])
    let whole = folder.read(".m.xml.undo")
    #expect(throws: NoMemory.self) { try history.undo { _ throws(NoMemory) in throw NoMemory() } }
    #expect(throws: NoMemory.self) { try history.redo { _ throws(NoMemory) in throw NoMemory() } }
    #expect(folder.read(".m.xml.undo") == whole)
    #expect(history.redo()?.bytes == contents[3])
    #expect(history.undo()?.bytes == contents[2])
    #expect(history.undo()?.bytes == contents[1])
  }

  /// Files with other names, and targets of links, are not ours.
  @Test(arguments: ["ln", "ln -s", "mkfifo"]) func foreignFileIsNeitherReadNorWritten(make: String) throws {
    let contents = contents(3)
    do { _ = recorded(contents) }
    let whole = try #require(folder.read(".m.xml.undo"))
    let command =
      make == "mkfifo" ? "rm .m.xml.undo && mkfifo .m.xml.undo" : "mv .m.xml.undo x && \(make) x .m.xml.undo"
    let made = try run("/bin/sh", ["-c", command], directory: folder.path)
    try #require(made.status == .exited(0), "\(made.error)")
    let history = UndoHistory(path: path, contents: contents[3])
    #expect(history.undo() == nil)
    history.step(from: contents[3], to: contents[2], label: "")
    #expect(history.undo()?.bytes == contents[3])
    if make != "mkfifo" { #expect(folder.read("x") == whole) }
  }

  /// A history of the maximum size is read; a larger one, or one with a step larger than any match, is dropped unread.
  @Test func sizeOfTheHistoryIsLimited() throws {
    let contents = contents(1)
    for (size, isRead) in [(Bounds.history, true), (Bounds.history + 1, false), (1 << 30, false)] {
      do { _ = recorded(contents) }
      let made = try run("truncate", ["-s", "\(size)", ".m.xml.undo"], directory: folder.path)
      try #require(made.status == .exited(0), "\(made.error)")
      #expect((UndoHistory(path: path, contents: contents[1]).undo() != nil) == isRead, "\(size)")
    }
  }

  /// A header that announces a gigabyte, in a sparse file of that size.
  @Test func noStepIsLargerThanTwoMatches() throws {
    var header = ByteEncoder()
    header.fixed(UInt32(1 << 29))
    header.fixed(UInt64(0))
    try folder.write(UndoHistory.magic + header.bytes, to: ".m.xml.undo")
    let made = try run("truncate", ["-s", "\(Bounds.history)", ".m.xml.undo"], directory: folder.path)
    try #require(made.status == .exited(0), "\(made.error)")
    let history = UndoHistory(path: path, contents: bytes("<a/>"))
    #expect(history.undo() == nil)
    #expect(folder.read(".m.xml.undo") == UndoHistory.magic)
  }
}
