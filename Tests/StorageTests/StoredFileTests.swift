import Foundation
import Storage
import TestSupport
import Testing

@Suite struct StoredFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func savesWithoutLeavingOtherFiles() throws {
    let path = folder.path("m.xml")
    let file = try StoredFile.create(path, bytes("one"))
    #expect(try file.save(bytes("two")) == .saved)
    #expect(try file.save(bytes("three")) == .saved)
    #expect(try StoredFile.open(path).contents == bytes("three"))
    #expect(folder.names == ["m.xml"])
  }

  @Test func creatingNeverReplaces() throws {
    let path = try folder.write("old", to: "m.xml")
    #expect(throws: FileError.exists(path: path)) { try StoredFile.create(path, bytes("new")) }
    #expect(folder.read("m.xml") == bytes("old"))
    #expect(folder.names == ["m.xml"])
  }

  @Test func keepsTheFileMode() throws {
    let path = try folder.write("old", to: "m.xml")
    for mode in [0o600, 0o644, 0o666, 0o640] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      let file = try StoredFile.open(path)
      #expect(try file.save(bytes("new")) == .saved)
      #expect(try file.save(bytes("newer")) == .saved)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
    }
  }

  @Test func keepsAModeChangedMeanwhile() throws {
    let path = try folder.write("old", to: "m.xml")
    let file = try StoredFile.open(path)
    try file.lock()
    for mode in [0o600, 0o640] {
      file.prepare()
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      #expect(try file.save(bytes("new")) == .saved)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
    }
    file.unlock()
  }

  /// The names in the folder, with temporary files renamed to a common name.
  private var namesNow: [String] { folder.names.map { $0.hasSuffix("\(getpid()).tmp") ? "temporary" : $0 } }

  @Test func preparedFileIsUsedAndRemoved() throws {
    let path = try folder.write("old", to: "m.xml")
    let file = try StoredFile.open(path)
    // Without the lock nothing is prepared, because another process may be saving.
    file.prepare()
    #expect(folder.names == ["m.xml"])
    try file.lock()
    for text in ["one", "a longer one", "3"] {
      file.prepare()
      #expect(Set(namesNow) == [".m.xml.lock", "temporary", "m.xml"])
      #expect(try file.save(bytes(text)) == .saved)
      #expect(Set(namesNow) == [".m.xml.lock", "m.xml"])
      #expect(folder.read("m.xml") == bytes(text))
    }
    file.prepare()
    file.unlock()
    #expect(folder.names == ["m.xml"])
  }

  @Test func missingPreparedFileIsCreatedAgain() throws {
    let path = try folder.write("old", to: "m.xml")
    let file = try StoredFile.open(path)
    try file.lock()
    file.prepare()
    let temporary = try #require(folder.names.first { $0.hasSuffix(".tmp") })
    try FileManager.default.removeItem(atPath: folder.path(temporary))
    #expect(try file.save(bytes("new")) == .saved)
    #expect(folder.read("m.xml") == bytes("new"))
    file.unlock()
    #expect(folder.names == ["m.xml"])
  }

  @Test func preparedFileIsSavedBesideAChangedFile() throws {
    let path = try folder.write("old", to: "m.xml")
    let file = try StoredFile.open(path)
    try file.lock()
    file.prepare()
    _ = try folder.write("theirs", to: "m.xml")
    #expect(try file.save(bytes("mine")) == .savedBeside(path: folder.path("m.conflict-1.xml")))
    file.prepare()
    #expect(try file.save(bytes("mine again")) == .saved)
    #expect(folder.read("m.conflict-1.xml") == bytes("mine again"))
    #expect(folder.read("m.xml") == bytes("theirs"))
    file.unlock()
    #expect(folder.names == ["m.conflict-1.xml", "m.xml"])
  }

  /// Open files of the folder in this process, including replaced ones.
  private func openFiles() throws -> [String] {
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return descriptors.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0) }
      .filter { $0.hasPrefix(folder.path + "/") }
  }

  @Test(arguments: [true, false])
  func noFileStaysOpen(prepares: Bool) throws {
    let path = try folder.write("old", to: "m.xml")
    do {
      let file = try StoredFile.open(path)
      try file.lock()
      for number in 1...20 {
        #expect(try file.save(bytes("\(number)")) == .saved)
        if prepares { file.prepare() }
        let open = try openFiles()
        // The locked file, the current one, the replaced one and the next one.
        #expect(open.count <= 4, "\(open)")
      }
      withExtendedLifetime(file) {}
    }
    #expect(try openFiles() == [])
  }

  /// An editor may reset the modification time. A new mode or a second name does not change the contents.
  @Test(
    arguments: [
      (command: "cp -p m.xml t; printf 'theirs' > m.xml; touch -r t m.xml", kept: "m.conflict-1.xml"),
      (command: "chmod 600 m.xml", kept: "m.xml"), (command: "ln m.xml other.xml", kept: "m.xml"),
    ], [false, true])
  func detectsAnEditWithAResetTime(change: (command: String, kept: String), afterASave: Bool) throws {
    let file = try StoredFile.create(folder.path("m.xml"), bytes("first!"))
    if afterASave { #expect(try file.save(bytes("second")) == .saved) }
    let done = try run("/bin/sh", ["-c", change.command], directory: folder.path)
    try #require(done.status == .exited(0), "\(done.error)")
    let saved = try file.save(bytes("mine"))
    #expect(saved == (change.kept == "m.xml" ? .saved : .savedBeside(path: folder.path(change.kept))))
    #expect(folder.read(change.kept) == bytes("mine"))
    if change.kept != "m.xml" { #expect(folder.read("m.xml") == bytes("theirs")) }
  }

  @Test func symbolicLinkIsKept() throws {
    _ = try folder.write("old", to: "target.xml")
    let link = folder.path("link.xml")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.xml")
    let file = try StoredFile.open(link)
    #expect(try file.save(bytes("new")) == .saved)
    #expect(folder.read("target.xml") == bytes("new"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.xml")
    #expect(file.historyPath.hasSuffix("/.target.xml.undo"))
  }

  @Test(arguments: [true, false])
  func fileChangedElsewhereIsNotOverwritten(replaced: Bool) throws {
    let path = try folder.write("old", to: "m.xml")
    let file = try StoredFile.open(path)
    if replaced {
      _ = try folder.write("yours", to: "m.xml")
    } else {
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.write(contentsOf: Data("theirs".utf8))
      try handle.close()
    }
    let theirs = folder.read("m.xml")
    _ = try folder.write("an earlier one", to: "m.conflict-1.xml")
    let beside = folder.path("m.conflict-2.xml")
    #expect(try file.save(bytes("mine")) == .savedBeside(path: beside))
    #expect(file.path == beside)
    #expect(folder.read("m.xml") == theirs)
    #expect(folder.read("m.conflict-1.xml") == bytes("an earlier one"))
    // Later saves go to the new file.
    #expect(try file.save(bytes("mine again")) == .saved)
    #expect(folder.read("m.conflict-2.xml") == bytes("mine again"))
    #expect(folder.names == ["m.conflict-1.xml", "m.conflict-2.xml", "m.xml"])
  }

  @Test(arguments: [
    ("season.json", "season.conflict-1.json"), ("team.of.2026.csv", "team.of.2026.conflict-1.csv"),
    ("season", "season.conflict-1"), (".season", ".season.conflict-1"),
  ])
  func conflictCopyKeepsTheExtension(name: String, beside: String) throws {
    let path = try folder.write("old", to: name)
    let file = try StoredFile.open(path)
    _ = try folder.write("theirs", to: name)
    #expect(try file.save(bytes("mine")) == .savedBeside(path: folder.path(beside)))
  }

  @Test func removedFileIsCreatedAgain() throws {
    let path = try folder.write("old", to: "m.xml")
    let file = try StoredFile.open(path)
    try FileManager.default.removeItem(atPath: path)
    #expect(try file.save(bytes("new")) == .saved)
    #expect(folder.read("m.xml") == bytes("new"))
  }

  @Test func refusesASecondLockAndNamesTheProcess() throws {
    let path = try folder.write("old", to: "m.xml")
    let first = try StoredFile.open(path)
    try first.lock()
    try first.lock()
    let second = try StoredFile.open(path)
    #expect(throws: FileError.locked(path: path, process: getpid())) { try second.lock() }
    first.unlock()
    try second.lock()
    second.unlock()
    #expect(folder.names == ["m.xml"])
  }

  @Test func filesOfAKilledProcessAreRemoved() throws {
    let path = try folder.write("old", to: "m.xml")
    for name in [".m.xml.123.tmp", ".m.xml.4194304.tmp", ".m.xml.lock"] { _ = try folder.write("999999\n", to: name) }
    let others = [".m.xml.undo", ".m.xml.tmp", ".m.xml.a.tmp", ".n.xml.123.tmp"]
    for name in others { _ = try folder.write("x", to: name) }
    let file = try StoredFile.open(path)
    try file.lock()
    file.unlock()
    #expect(Set(folder.names) == Set(others + ["m.xml"]))
  }

  @Test func sizeOfAReplacedFileIsLimited() throws {
    let path = try folder.write("123456", to: "old.html")
    #expect(throws: FileError.tooLarge(path: path, size: 6, limit: 5)) {
      try StoredFile.replace(path, bytes("new"), limit: 5)
    }
    #expect(folder.read("old.html") == bytes("123456"))
    try StoredFile.replace(path, bytes("new"), limit: 6)
    #expect(folder.read("old.html") == bytes("new"))
    #expect(throws: FileError.wouldBeTooLarge(path: path, size: 6, limit: 5)) {
      try StoredFile.check(bytes("123456"), path, limit: 5)
    }
  }

  @Test func openLinesFileExistsOnlyWithLines() throws {
    let file = try StoredFile.create(folder.path("m.xml"), bytes("one"))
    file.keep(openLines: ["8", "v4 y"])
    #expect(KeptLines.read(file.openLinesPath, limit: 7) == ["8", "v4 y"])
    // Larger than our limit, so it is not our file.
    #expect(KeptLines.read(file.openLinesPath, limit: 6) == [])
    #expect(Companion.isOne(file.openLinesPath, bytes("8\nv4 y\n"), beside: ".xml"))
    #expect(!Companion.isOne(file.openLinesPath, bytes("8\nv4 y\n"), beside: ".json"))
    file.keep(openLines: [])
    #expect(folder.names == ["m.xml"])
  }

  /// A process may be killed before the save for which it has kept lines. The next process saves something else.
  @Test func openLinesOfAnInterruptedSaveAreKept() throws {
    let killed = try StoredFile.create(folder.path("m.xml"), bytes("one"))
    killed.keep(openLines: ["8g", "4f"], next: ["4f"])
    let next = try StoredFile.open(folder.path("m.xml"), limit: 100)
    try next.lock()
    #expect(try next.replace(bytes("two")) == .saved)
    #expect(next.openLines(limit: 100) == ["8g", "4f"])
    next.unlock()
    // This time the save was complete.
    next.keep(openLines: ["8g", "4f"], next: ["4f"])
    #expect(try next.replace(bytes("three")) == .saved)
    try next.lock()
    #expect(try next.replace(bytes("four")) == .saved)
    #expect(next.openLines(limit: 100) == ["4f"])
  }

  /// Lines for later contents apply once these are saved, even if the lines are not written again.
  @Test func openLinesFollowTheContents() throws {
    let file = try StoredFile.create(folder.path("m.xml"), bytes("one"))
    file.keep(openLines: ["8g", "4f"], next: ["4f"])
    #expect(file.openLines(limit: 100) == ["8g", "4f"])
    #expect(try file.replace(bytes("two")) == .saved)
    #expect(file.openLines(limit: 100) == ["4f"])
    file.keep(openLines: [], next: ["9s"])
    #expect(file.openLines(limit: 100) == [])
    #expect(try file.replace(bytes("three")) == .saved)
    #expect(file.openLines(limit: 100) == ["9s"])
    file.keep(openLines: ["9s"])
    #expect(file.openLines(limit: 100) == ["9s"] && KeptLines.read(file.openLinesPath, limit: 100) == ["9s"])
  }

  @Test func reportsNonFiles() throws {
    let path = folder.path("none.xml")
    #expect(throws: FileError.system(.open, path: path, errno: ENOENT)) { try StoredFile.open(path) }
    #expect(throws: FileError.notRegularFile(path: folder.path, isFolder: true)) { try StoredFile.open(folder.path) }
    #expect(throws: FileError.notRegularFile(path: "/dev/null", isFolder: false)) { try StoredFile.open("/dev/null") }
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileError.notRegularFile(path: pipe, isFolder: false)) { try StoredFile.open(pipe) }
    let large = try folder.write("123456", to: "large.xml")
    #expect(throws: FileError.tooLarge(path: large, size: 6, limit: 5)) { try StoredFile.open(large, limit: 5) }
    #expect(throws: FileError.system(.create, path: folder.path("no/m.xml"), errno: ENOENT)) {
      try StoredFile.create(folder.path("no/m.xml"), [])
    }
  }
}
