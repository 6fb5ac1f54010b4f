import Foundation
import MatchXML
import Testing

/// Saves under circumstances that a whole process must be in: this test program is run again in them, with one probe alone.
@Suite struct ProbeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let isRoot = geteuid() == 0

  /// Runs the probe in a process of its own, which `prefix` starts.
  private func run(_ probe: String, in folder: String, _ prefix: [String]) throws -> String {
    let command =
      prefix + [
        "env", "MATCHXML_PROBE=\(probe)", "MATCHXML_FOLDER=\(folder)", "SWIFT_BACKTRACE=enable=no",
        CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter", "Probe/\(probe)",
      ]
    let (status, output) = try Tool.run(command[0], Array(command.dropFirst()))
    #expect(status == 0, "\(output)")
    #expect(output.contains("probed \(probe)"), "\(output)")
    return output
  }

  /// What is prepared needs no new file, and frees the old one afterwards.
  @Test(arguments: [
    ("order", ["openat", "newfstatat", "write", "fsync", "newfstatat", "newfstatat", "renameat", "fsync"]),
    ("orderPrepared", ["write", "fsync", "newfstatat", "newfstatat", "renameat", "fsync"]),
  ])
  func savingWritesFlushesRenamesAndFlushesTheFolder(probe: String, expected: [String]) throws {
    let trace = folder.path("trace")
    _ = try run(
      probe, in: folder.path,
      ["strace", "-f", "-o", trace, "-e", "trace=openat,write,fsync,close,rename,renameat,renameat2,newfstatat,fstat"])
    let calls = String(decoding: try #require(folder.read("trace")), as: UTF8.self).split(separator: "\n")
    // The one save between the two marks.
    let begin = try #require(calls.firstIndex { $0.contains("before the save") })
    let end = try #require(calls.firstIndex { $0.contains("after the save") })
    let names = calls[(begin + 1)..<end].filter { !$0.contains("resumed>") }.map { call in
      String(call.drop { $0 != " " }.trimmingPrefix { $0 == " " }.prefix { $0 != "(" })
    }
    #expect(names == expected, "\(calls[begin...end].joined(separator: "\n"))")
  }

  @Test(.enabled(if: isRoot)) func aFolderThatMayNotBeWrittenLeavesTheOldFile() throws {
    _ = try folder.write("old", to: "m.xml")
    _ = chmod(folder.path, 0o555)
    _ = try run("readOnly", in: folder.path, ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
    #expect(folder.read("m.xml") == Array("old".utf8))
  }

  @Test func aKilledProcessGivesItsLockBack() throws {
    let path = try folder.write("old", to: "m.xml")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--testing-library", "swift-testing", "--filter", "Probe/hold"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["MATCHXML_PROBE": "hold", "MATCHXML_FOLDER": folder.path]) { $1 }
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    var said = Data()
    while !String(decoding: said, as: UTF8.self).contains("probed hold") {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty)
      said += more
    }
    let file = try MatchFile.open(path)
    #expect(throws: FileError.locked(path: path, process: process.processIdentifier)) { try file.lock() }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(folder.names == [".m.xml.lock", "m.xml"])
    try file.lock()
    file.unlock()
    #expect(folder.names == ["m.xml"])
  }

  @Test(.enabled(if: isRoot)) func aFileThatMayNotBeReadIsToldWithItsFacts() throws {
    _ = try folder.write("old", to: "m.xml")
    _ = chmod(folder.path("m.xml"), 0)
    _ = chmod(folder.path, 0o755)
    _ = try run("unreadable", in: folder.path, ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
  }

  @Test(.enabled(if: isRoot)) func aFullDiskLeavesTheOldFileAndIsTriedAgain() throws {
    let mount = "mount -t tmpfs -o size=64k tmpfs \"$0\" && exec \"$@\""
    _ = try run("fullDisk", in: folder.path, ["unshare", "-rm", "sh", "-c", mount, folder.path])
  }
}

/// What the other processes do.
@Suite struct Probe {
  private static let wanted = ProcessInfo.processInfo.environment["MATCHXML_PROBE"]
  private let folder = ProcessInfo.processInfo.environment["MATCHXML_FOLDER"] ?? ""
  private var path: String { folder + "/m.xml" }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func mark(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  @Test(.enabled(if: wanted == "order")) func order() throws {
    let file = try MatchFile.create(path, bytes("old"))
    mark("before the save")
    _ = try file.save(bytes("new"))
    mark("after the save")
    mark("probed order")
  }

  @Test(.enabled(if: wanted == "orderPrepared")) func orderPrepared() throws {
    let file = try MatchFile.create(path, bytes("old"))
    try file.lock()
    file.prepare()
    mark("before the save")
    _ = try file.save(bytes("new"))
    mark("after the save")
    mark("probed orderPrepared")
  }

  @Test(.enabled(if: wanted == "readOnly")) func readOnly() throws {
    let file = try MatchFile.open(path)
    #expect(throws: FileError.system(.create, path: path, errno: EACCES)) { try file.save(bytes("new")) }
    #expect(throws: FileError.system(.lock, path: path, errno: EACCES)) { try file.lock() }
    #expect(throws: FileError.system(.create, path: folder + "/n.xml", errno: EACCES)) {
      try MatchFile.create(folder + "/n.xml", bytes("new"))
    }
    mark("probed readOnly")
  }

  /// Until it is killed, or its input ends because the one who started it is gone.
  @Test(.enabled(if: wanted == "hold")) func hold() throws {
    let file = try MatchFile.open(path)
    try file.lock()
    mark("probed hold")
    withExtendedLifetime(file) { _ = FileHandle.standardInput.availableData }
  }

  @Test(.enabled(if: wanted == "unreadable")) func unreadable() {
    #expect(throws: FileError.system(.open, path: path, errno: EACCES)) { try MatchFile.open(path) }
    mark("probed unreadable")
  }

  @Test(.enabled(if: wanted == "fullDisk")) func fullDisk() throws {
    let file = try MatchFile.create(path, bytes("old"))
    let history = MatchHistory(path: file.historyPath, contents: file.contents)
    let filler = FileManager.default.createFile(atPath: folder + "/filler", contents: Data(count: 40_000))
    try #require(filler)
    let large = [UInt8](repeating: UInt8(ascii: "x"), count: 30_000)
    #expect(throws: FileError.system(.write, path: path, errno: ENOSPC)) { try file.save(large) }
    #expect(FileManager.default.contents(atPath: path) == Data("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".tmp") } == [])
    // The history goes on in memory.
    history.step(from: file.contents, to: large, label: "large")
    history.step(from: large, to: large + large, label: "larger")
    #expect(history.undo()?.bytes == large)
    #expect(history.undo()?.bytes == bytes("old"))
    #expect(history.redo()?.bytes == large)
    try FileManager.default.removeItem(atPath: folder + "/filler")
    #expect(try file.save(large) == .saved)
    #expect(FileManager.default.contents(atPath: path) == Data(large))
    mark("probed fullDisk")
  }
}
