import Glibc
import TestSupport
import Testing

/// A power cut after any of the program's system calls: unflushed data may be lost in any combination.
@Suite struct PowerCutTests {
  private static let lines = [
    "start", "9g", "n windy", "v4f9y", "undo", "8s+h", "undo", "undo", "redo", "edit 2 10g !", "del 3 !", "9n late",
    "player l9 name \"Núria Soler\"", "set venue Camp",
  ]

  /// The file contains the match as of the last answer, or including the line in progress.
  @Test func acknowledgedLinesSurvivePowerCut() throws {
    let folder = try Folder(recording: [])
    let initial = Array(try Folder.contents(folder.match).utf8)
    let trace = try traced(
      ["record", folder.match], text: Folder.script(Self.lines), in: folder, initial: ["m.xml": 0])
    var disk = SimulatedDisk(names: ["m.xml": 0], files: [0: initial])
    var acknowledged = initial
    var random = SeededGenerator(seed: Amount.seed)
    var left: [SimulatedDisk.Contents] = []
    var answers = 0
    for call in trace.calls {
      disk.apply(call)
      let next = disk.contents(of: "m.xml")
      if case .say = call {
        acknowledged = next
        answers += 1
      }
      let isSound = try Self.survivors(of: "m.xml", disk).allSatisfy { $0 == acknowledged || $0 == next }
      // Stop at the first failure: if names are never flushed, the number of possible states keeps doubling.
      try #require(isSound, "after \(call.name)")
      left.append(disk.survivor(&random))
    }
    #expect(answers >= Self.lines.count)

    // The files next to it may be complete, partial or missing; recording and undo work in any case.
    for index in stride(from: 0, to: left.count, by: max(1, left.count / max(8, Amount.kills / 20))) {
      let after = try Folder(recording: [])
      for (name, contents) in left[index] { try Self.write(contents, to: after.path + "/" + name) }
      let before = try Folder.contents(after.match)
      let gone = try after.record(["n goes on", "undo"])
      #expect(gone.status == .exited(0), "\(index): \(gone.error)")
      #expect(try Folder.contents(after.match) == before, "\(index)")
      #expect(try after.xmllint([after.match]) == "", "\(index)")
    }
  }

  /// A line that stays open survives, as does its removal.
  @Test(arguments: ["9gq", "drop 1"]) func openLinesSurvivePowerCut(_ last: String) throws {
    let folder = try Folder()
    let file = folder.path + "-trace"
    defer { unlink(file) }
    let recorder = try PseudoTerminal(
      Folder.program, ["record", folder.match],
      environment: [
        "LD_PRELOAD": builtProduct("libFaultyCalls.so"), "FAULTS_FOLDER": folder.path, "FAULTS_TRACE": file,
      ])
    for line in last == "9gq" ? ["9gq", "quit"] : ["9gq", "drop 1", "quit"] { try recorder.enter(line) }
    #expect(try recorder.waitForExit() == .exited(0))
    var disk = SimulatedDisk(names: ["m.xml": 0], files: [0: []])
    var names = ["m.xml": 0]
    for call in try DiskTrace(Self.bytes(of: file), names: &names).calls { disk.apply(call) }
    let kept = last == "9gq" ? try Self.bytes(of: folder.path + "/.m.xml.open") : nil
    #expect(try Self.survivors(of: ".m.xml.open", disk) == [kept])
  }

  /// A file made by a command is complete afterwards, and complete or absent before.
  @Test(arguments: [["new"], ["export"], ["report"]]) func outputFileIsCompleteOrAbsent(_ command: [String]) throws {
    let folder = try Folder(recording: ["start", "9g", "n windy"])
    let made = command == ["report"] ? "made.html" : "made.xml"
    let path = folder.path + "/" + made
    let arguments = command == ["new"] ? ["new", path] : command + [folder.match, "-o", path]
    let trace = try traced(arguments, text: "", in: folder, initial: ["m.xml": 0])
    let whole = Array(try Folder.contents(path).utf8)
    let match = Array(try Folder.contents(folder.match).utf8)
    var disk = SimulatedDisk(names: ["m.xml": 0], files: [0: match])
    for call in trace.calls {
      disk.apply(call)
      let isSound = try Self.survivors(of: made, disk).allSatisfy { $0 == nil || $0 == whole }
      try #require(isSound, "after \(call.name)")
      let isMatchUntouched = disk.survivors(of: "m.xml") == [match]
      try #require(isMatchUntouched)
    }
    let isThere = disk.survivors(of: made) == [whole]
    #expect(isThere)
  }

  /// Every possible state of a file after a power cut. Their number doubles with each unflushed name, so this fails for
  /// a program that never flushes names.
  private static func survivors(of name: String, _ disk: SimulatedDisk) throws -> Set<[UInt8]?> {
    try #require(disk.unflushedNames <= 12, "the folder is not flushed")
    return disk.survivors(of: name)
  }

  private func traced(
    _ arguments: [String], text: String, in folder: Folder, initial: [String: Int]
  ) throws -> DiskTrace {
    let file = folder.path + "-trace"
    defer { unlink(file) }
    let result = try run(
      "/bin/sh",
      ["-c", "LD_PRELOAD=$1; export LD_PRELOAD; shift; exec \"$@\"", "sh", builtProduct("libFaultyCalls.so")]
        + [Folder.program] + arguments,
      text: text, environment: ["FAULTS_FOLDER": folder.path, "FAULTS_TRACE": file])
    try #require(result.status == .exited(0), "\(result.error)")
    var names = initial
    return try DiskTrace(Self.bytes(of: file), names: &names)
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Folder.Failure(what: "cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else { throw Folder.Failure(what: "cannot write \(path)") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Folder.Failure(what: "cannot write \(path)") }
  }
}

extension SimulatedDisk {
  /// The contents of a file as seen by other processes.
  fileprivate func contents(of name: String) -> [UInt8] { current.names[name].flatMap { current.files[$0] } ?? [] }
}
