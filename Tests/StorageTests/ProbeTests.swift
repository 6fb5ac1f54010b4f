import Foundation
import Storage
import TestSupport
import Testing

/// Saves that depend on the state of the whole process: the test program is run again with a single probe.
@Suite struct ProbeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let isRoot = geteuid() == 0

  /// A prepared save creates no file, and frees the old one afterwards.
  @Test(arguments: [
    (
      "order",
      ["openat", "newfstatat", "write", "fsync", "newfstatat", "newfstatat", "renameat", "newfstatat", "fsync"]
    ),
    ("orderPrepared", ["write", "fsync", "newfstatat", "newfstatat", "renameat", "newfstatat", "fsync"]),
  ])
  func savingFlushesTheFileAndItsFolder(probe: String, expected: [String]) throws {
    let trace = folder.path("trace")
    try Probe.run(
      probe, folder: folder.path,
      by: [
        "strace", "-f", "-o", trace, "-e", "trace=openat,write,fsync,close,rename,renameat,renameat2,newfstatat,fstat",
      ])
    let calls = String(decoding: try #require(folder.read("trace")), as: UTF8.self).split(separator: "\n")
    // Only the save between the marks, on its own thread, because other threads may write too.
    let begin = try #require(calls.firstIndex { $0.contains("before the save") })
    let end = try #require(calls.firstIndex { $0.contains("after the save") })
    let thread = calls[begin].prefix { $0 != " " } + " "
    let names = calls[(begin + 1)..<end].filter { $0.hasPrefix(thread) && !$0.contains("resumed>") }.map { call in
      String(call.drop { $0 != " " }.trimmingPrefix { $0 == " " }.prefix { $0 != "(" })
    }
    #expect(names == expected, "\(calls[begin...end].joined(separator: "\n"))")
  }

  @Test(.enabled(if: isRoot)) func readOnlyFolderKeepsTheOldFile() throws {
    _ = try folder.write("old", to: "m.xml")
    _ = chmod(folder.path, 0o555)
    try Probe.run("readOnly", folder: folder.path, by: ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
    #expect(folder.read("m.xml") == Array("old".utf8))
  }

  @Test(.enabled(if: isRoot)) func folderMadeReadOnlyGivesTheSameErrorEachTime() throws {
    _ = try folder.write("old", to: "m.xml")
    _ = chown(folder.path, 65534, 65534)
    try Probe.run("closed", folder: folder.path, by: ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
    #expect(folder.read("m.xml") == Array("newest".utf8))
    #expect(folder.names == ["m.xml"])
  }

  @Test func killedProcessReleasesItsLock() throws {
    let path = try folder.write("old", to: "m.xml")
    let (environment, line) = Probe.command("hold", folder: folder.path)
    let holder = try PseudoTerminal(line[0], Array(line.dropFirst()), environment: environment)
    try holder.expect("locked")
    let file = try StoredFile.open(path)
    #expect(throws: FileError.locked(path: path, process: holder.process)) { try file.lock() }
    holder.signal(SIGKILL)
    try holder.waitForExit()
    #expect(folder.names == [".m.xml.lock", "m.xml"])
    try file.lock()
    file.unlock()
    #expect(folder.names == ["m.xml"])
  }

  @Test(.enabled(if: isRoot)) func reportsUnreadableFile() throws {
    _ = try folder.write("old", to: "m.xml")
    _ = chmod(folder.path("m.xml"), 0)
    _ = chmod(folder.path, 0o755)
    try Probe.run(
      "unreadable", folder: folder.path, by: ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
  }

  @Test(.enabled(if: isRoot)) func fullDiskKeepsTheOldFileUntilARetry() throws {
    let mount = "mount -t tmpfs -o size=64k tmpfs \"$0\" && exec \"$@\""
    try Probe.run("fullDisk", folder: folder.path, by: ["unshare", "-rm", "sh", "-c", mount, folder.path])
  }
}

/// Run in the other processes.
@Suite struct SaveProbes {
  private var path: String { Probe.folder + "/m.xml" }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(.enabled(if: Probe.isWanted("order"))) func order() throws {
    let file = try StoredFile.create(path, bytes("old"))
    Probe.say("before the save")
    _ = try file.save(bytes("new"))
    Probe.say("after the save")
    Probe.done()
  }

  @Test(.enabled(if: Probe.isWanted("orderPrepared"))) func orderPrepared() throws {
    let file = try StoredFile.create(path, bytes("old"))
    try file.lock()
    file.prepare()
    Probe.say("before the save")
    _ = try file.save(bytes("new"))
    Probe.say("after the save")
    Probe.done()
  }

  @Test(.enabled(if: Probe.isWanted("readOnly"))) func readOnly() throws {
    let file = try StoredFile.open(path)
    #expect(throws: FileError.system(.replace, path: path, errno: EACCES)) { try file.save(bytes("new")) }
    #expect(throws: FileError.system(.lock, path: path, errno: EACCES)) { try file.lock() }
    #expect(throws: FileError.system(.create, path: Probe.folder + "/n.xml", errno: EACCES)) {
      try StoredFile.create(Probe.folder + "/n.xml", bytes("new"))
    }
    Probe.done()
  }

  @Test(.enabled(if: Probe.isWanted("closed"))) func closed() throws {
    let file = try StoredFile.open(path)
    try file.lock()
    // A file of ours that cannot be removed while the folder is read-only.
    file.prepare()
    #expect(chmod(Probe.folder, 0o555) == 0)
    for text in ["new", "newer", "newest"] {
      #expect(throws: FileError.system(.replace, path: path, errno: EACCES)) { try file.save(bytes(text)) }
    }
    #expect(chmod(Probe.folder, 0o755) == 0)
    #expect(try file.save(bytes("newest")) == .saved)
    file.unlock()
    Probe.done()
  }

  /// Until it is killed, or its input ends because the parent is gone.
  @Test(.enabled(if: Probe.isWanted("hold"))) func hold() throws {
    let file = try StoredFile.open(path)
    try file.lock()
    Probe.say("locked")
    withExtendedLifetime(file) { _ = FileHandle.standardInput.availableData }
  }

  @Test(.enabled(if: Probe.isWanted("unreadable"))) func unreadable() {
    #expect(throws: FileError.system(.open, path: path, errno: EACCES)) { try StoredFile.open(path) }
    Probe.done()
  }

  @Test(.enabled(if: Probe.isWanted("fullDisk"))) func fullDisk() throws {
    let file = try StoredFile.create(path, bytes("old"))
    let history = UndoHistory(path: file.historyPath, contents: file.contents)
    let filler = FileManager.default.createFile(atPath: Probe.folder + "/filler", contents: Data(count: 40_000))
    try #require(filler)
    let large = [UInt8](repeating: UInt8(ascii: "x"), count: 30_000)
    #expect(throws: FileError.system(.write, path: path, errno: ENOSPC)) { try file.save(large) }
    #expect(FileManager.default.contents(atPath: path) == Data("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: Probe.folder).filter { $0.hasSuffix(".tmp") } == [])
    // The history continues in memory.
    history.step(from: file.contents, to: large, label: "large")
    history.step(from: large, to: large + large, label: "larger")
    #expect(history.undo()?.bytes == large)
    #expect(history.undo()?.bytes == bytes("old"))
    #expect(history.redo()?.bytes == large)
    try FileManager.default.removeItem(atPath: Probe.folder + "/filler")
    #expect(try file.save(large) == .saved)
    #expect(FileManager.default.contents(atPath: path) == Data(large))
    Probe.done()
  }
}
