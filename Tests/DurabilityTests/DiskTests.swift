import Glibc
import TestSupport
import Testing

/// A disk that is full or read-only while a match is recorded on it: a small file system in the recorder's own mount
/// namespace.
@Suite(.enabled(if: SmallDisk.isPossible, "needs user namespaces")) struct DiskTests {
  @Test func reportsFullDiskAndRetries() throws {
    let disk = try SmallDisk()
    let recorder = try disk.recorder()
    try recorder.enter("9g")
    try recorder.expect("1-0")
    // Wait for the prompt: only then is the space of the replaced file free.
    try recorder.expect(">")
    try disk.fill(recorder)
    let before = try Folder.contents(disk.file("m.xml", of: recorder))
    try recorder.enter("8g")
    try recorder.expect("2-0")
    try recorder.expect("NOT SAVED")
    // The file is unchanged and intact, and the match is in memory.
    #expect(try Folder.contents(disk.file("m.xml", of: recorder)) == before)
    try recorder.enter("score")
    try recorder.expect("2-0")
    try recorder.enter("7g")
    try recorder.expect("3-0")
    try recorder.expect("NOT SAVED")
    try disk.empty(recorder)
    try recorder.enter("lineup")
    try recorder.expect("Saved: everything is on disk again.")
    try recorder.expect("substitute")
    #expect(try disk.folder.goalCount(disk.file("m.xml", of: recorder)) == 3)
    try recorder.enter("6g")
    try recorder.expect("4-0")
    #expect(try disk.folder.goalCount(disk.file("m.xml", of: recorder)) == 4)
    try recorder.enter("quit")
    #expect(try recorder.waitForExit() == .exited(0))
  }

  @Test(.enabled(if: Unprivileged.isPossible, "needs a program that any user can run"))
  func reportsReadOnlyFolderAndRetries() throws {
    let folder = try Folder()
    try #require(chmod(folder.path, 0o777) == 0)
    // A write-protected match is not opened for recording at all.
    try #require(chmod(folder.path + "/m.xml", 0o666) == 0)
    let recorder = try Unprivileged.recorder(folder)
    try recorder.enter("9g")
    try recorder.expect("1-0")
    try #require(chmod(folder.path, 0o555) == 0)
    try recorder.enter("8g")
    try recorder.expect("2-0")
    try recorder.expect("NOT SAVED")
    #expect(try folder.goalCount() == 1)
    try #require(chmod(folder.path, 0o777) == 0)
    try recorder.enter("7g")
    try recorder.expect("3-0")
    #expect(try folder.goalCount() == 3)
    try recorder.enter("quit")
    #expect(try recorder.waitForExit() == .exited(0))
  }

  /// A recorder whose second goal could not be saved, as its folder is read-only.
  private func unsaved() throws -> (folder: Folder, recorder: PseudoTerminal) {
    let folder = try Folder()
    try #require(chmod(folder.path, 0o777) == 0)
    try #require(chmod(folder.path + "/m.xml", 0o666) == 0)
    let recorder = try Unprivileged.recorder(folder)
    try recorder.enter("9g")
    try recorder.expect("1-0")
    try recorder.expect(">")
    try #require(chmod(folder.path, 0o555) == 0)
    try recorder.enter("8g")
    try recorder.expect("NOT SAVED")
    try recorder.expect(">")
    return (folder, recorder)
  }

  @Test(
    .enabled(if: Unprivileged.isPossible, "needs a program that any user can run"), arguments: ["quit\r", "\u{4}"])
  func leavingWithUnsavedLinesFails(keys: String) throws {
    let (folder, recorder) = try unsaved()
    try recorder.type(keys)
    // The word “error” is coloured.
    try recorder.expect("m.xml: ")
    try recorder.expect("cannot be replaced: not permitted")
    #expect(try recorder.waitForExit() == .exited(1))
    #expect(try folder.goalCount() == 1)
  }

  @Test(.enabled(if: Unprivileged.isPossible, "needs a program that any user can run"))
  func leavingSavesWhatCouldNotBeSavedBefore() throws {
    let (folder, recorder) = try unsaved()
    try #require(chmod(folder.path, 0o777) == 0)
    try recorder.press(.endOfInput)
    #expect(try recorder.waitForExit() == .exited(0))
    #expect(try folder.goalCount() == 2)
  }

  /// Lines that are saved late become separate undo steps, and the same error is reported each time.
  @Test(.enabled(if: Unprivileged.isPossible, "needs a program that any user can run"))
  func undoesUnsavedLinesOneAtATime() throws {
    let folder = try Folder()
    try #require(chmod(folder.path, 0o777) == 0)
    try #require(chmod(folder.path + "/m.xml", 0o666) == 0)
    let recorder = try Unprivileged.recorder(folder)
    try recorder.enter("9g")
    try recorder.expect("1-0")
    // Wait for the prompt: only then is the next file created, because the old one could not be removed.
    try recorder.expect(">")
    try #require(chmod(folder.path, 0o555) == 0)
    for (line, score) in [("8g", "2-0"), ("7g", "3-0"), ("6g", "4-0")] {
      try recorder.enter(line)
      try recorder.expect(score)
      try recorder.expect("NOT SAVED: cannot be replaced: not permitted")
    }
    #expect(try folder.goalCount() == 1)
    try #require(chmod(folder.path, 0o777) == 0)
    for (line, goals) in [("6g", 3), ("7g", 2), ("8g", 1)] {
      try recorder.enter("undo")
      try recorder.expect("undone: \(line)")
      try recorder.expect("\(goals)-0")
      #expect(try folder.goalCount() == goals)
    }
    for goals in 2...4 {
      try recorder.enter("redo")
      try recorder.expect("\(goals)-0")
    }
    try recorder.enter("quit")
    #expect(try recorder.waitForExit() == .exited(0))
    #expect(try folder.goalCount() == 4)
    #expect(try run("/bin/ls", ["-A", folder.path], text: "").output == ".m.xml.undo\nm.xml\n")
  }

  @Test func savesWhenOutputCannotBeWritten() throws {
    let folder = try Folder()
    let result = try run(
      "/bin/sh", ["-c", "exec \"$@\" >/dev/full", "sh", Folder.program, "record", folder.match], text: "9g\n8g\n")
    #expect(result.status == .exited(1))
    #expect(result.error == "futbolstats: standard output cannot be written: the disk is full\n")
    #expect(try folder.goalCount() == 2)
  }

  @Test func failsOnFullDiskWithoutTerminal() throws {
    let disk = try SmallDisk()
    let result = try run(
      "/usr/bin/unshare",
      disk.arguments(
        "cat /dev/zero > zero 2>/dev/null; \(Folder.program) record m.xml; s=$?; cat m.xml >&2; exit $s"),
      text: "9g\n8g\n")
    #expect(result.status == .exited(1))
    #expect(result.output == "")
    #expect(result.error.contains("-:1:1: error: "))
    #expect(result.error.contains("NOT SAVED"))
    #expect(!result.error.contains("<gol "))
  }
}

/// A 64 KB file system in memory, mounted over the match's folder for one program and its children.
struct SmallDisk {
  let folder: Folder

  init() throws { folder = try Folder() }

  static let isPossible = (try? run("/usr/bin/unshare", ["-rm", "/bin/true"], text: ""))?.status == .exited(0)

  /// For `unshare`: mounts the disk, then runs the command in the folder.
  func arguments(_ command: String) -> [String] {
    let mount = "cd \(folder.path) && exec 9< m.xml && mount -t tmpfs -o size=64k none . && cd . && cd \(folder.path)"
    return ["-rm", "/bin/sh", "-c", "\(mount) && cat <&9 > m.xml && exec 9<&- && \(command)"]
  }

  func recorder() throws -> PseudoTerminal {
    try PseudoTerminal("/usr/bin/unshare", arguments("exec \(Folder.program) record m.xml"))
  }

  /// A path to a file on that disk from outside the namespace.
  func file(_ name: String, of recorder: PseudoTerminal) -> String {
    "/proc/\(recorder.process)/root\(folder.path)/\(name)"
  }

  func fill(_ recorder: PseudoTerminal) throws {
    _ = try run("/bin/sh", ["-c", "cat /dev/zero > \(file("zero", of: recorder))"], text: "")
  }

  func empty(_ recorder: PseudoTerminal) throws {
    guard unlink(file("zero", of: recorder)) == 0 else { throw Folder.Failure(what: "cannot empty the disk") }
  }
}

/// Runs the program without root privileges, which would bypass permissions.
enum Unprivileged {
  private static let prefix = geteuid() == 0 ? ["--reuid=65534", "--regid=65534", "--clear-groups"] : []

  static let isPossible =
    (try? run("/usr/bin/setpriv", prefix + [Folder.program, "--version"], text: ""))?.status == .exited(0)

  static func recorder(_ folder: Folder) throws -> PseudoTerminal {
    try PseudoTerminal("/usr/bin/setpriv", prefix + [Folder.program, "record", folder.match])
  }
}
