import Foundation
import TestSupport
import Testing

/// The files around a merge: the source of the common version, and the files left on disk.
@Suite struct MergeFileTests: TwoRecordsSuite {
  let records: TwoRecords

  init() throws { records = try TwoRecords() }

  /// Recording continued in a copy of the file: the last version common to both is the base, and deletions count.
  @Test func theBaseIsFoundInTheHistories() throws {
    try record("a.xml", "start\n10' 9g\n15' 4f\n45' end\n")
    try FileManager.default.copyItem(atPath: folder.path("a.xml"), toPath: folder.path("c.xml"))
    try record("a.xml", "delete 3\n")
    try record("c.xml", "46' start\n50' 10f\n")
    let result = try folder.futbolstats("merge", "a.xml", "c.xml", "-o", "m.xml")
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(try log("m.xml") == TwoRecords.logged("goal by 9") + TwoRecords.second)
  }

  /// The other record is on another branch or in another clone. Without the base, a deleted action would come back.
  @Test(arguments: ["git show biel:a.xml > c.xml", "git clone --quiet --branch biel . clone; ln -s clone/a.xml c.xml"])
  func theBaseIsFoundInGit(second: String) throws {
    try record("a.xml", "start\n10' 9g\n15' 4f\n45' end\n")
    let result = try folder.shell(
      """
      set -e
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
      for who in AUTHOR COMMITTER; do export GIT_${who}_NAME=Test GIT_${who}_EMAIL=test@example.org; done
      git init --quiet --initial-branch=main
      git add a.xml && git commit --quiet -m first
      git checkout --quiet -b biel
      printf '46%s start\n50%s 10f\n' "'" "'" | futbolstats record a.xml >/dev/null
      git commit --quiet -a -m biel
      git checkout --quiet main
      echo delete 3 | futbolstats record a.xml >/dev/null
      git commit --quiet -a -m anna
      \(second)
      rm -f .a.xml.undo clone/.a.xml.undo
      futbolstats merge a.xml "$(readlink -f c.xml)" -o m.xml
      """)
    #expect(result.status == .exited(0), "\(result.output)\(result.error)")
    #expect(try log("m.xml") == TwoRecords.logged("goal by 9") + TwoRecords.second)
  }

  /// A single undo restores the first record. The history also keeps the whole of the second one.
  @Test func historyKeepsBothRecords() throws {
    try record("a.xml", "start\n10' 9g\n")
    try record("b.xml", "start\n12' 4f\n")
    _ = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    try record("m.xml", "undo\n")
    #expect(folder.read("m.xml") == folder.read("a.xml"))
    #expect(Data(folder.read(".m.xml.undo")).range(of: Data(folder.read("b.xml"))) != nil)
  }

  /// The result may contain the contents of both records, so it is as private as the more private one.
  @Test(arguments: [(0o600, 0o644, 0o600), (0o640, 0o604, 0o600), (0o644, 0o644, 0o644)])
  func theResultIsAsPrivateAsTheRecords(one: Int, other: Int, result: Int) throws {
    try record("a.xml", "start\n10' 9g\n")
    try record("b.xml", "start\n12' 4f\n")
    func mode(_ name: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
    }
    for (name, mode) in [("a.xml", one), ("b.xml", other)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path(name))
    }
    for output in ["m.xml", "b.xml"] {
      let merged = try folder.shell("umask 022; futbolstats merge a.xml b.xml -o \(output)")
      #expect(merged.status == .exited(0), "\(merged.error)")
      #expect(try mode(output) == result)
    }
  }

  /// A failed merge leaves every file unchanged, including the output.
  @Test(arguments: ["a.xml", "b.xml", "m.xml"])
  func aFailedMergeChangesNothing(output: String) throws {
    try record("a.xml", "start\n10' 9g\n45' end\n")
    let whole = folder.read("a.xml")
    _ = try folder.futbolstats("new", "other.xml", "Inca", "Pollença", "--date", "2026-11-28")
    let hostile: [[UInt8]] = [
      [], Array("not a match".utf8), Array(whole.prefix(whole.count / 2)), Array(whole.dropLast(20)), whole + whole,
      Array("<<<<<<< HEAD\n".utf8) + whole, Array(repeating: 0, count: 4096), folder.read("other.xml"),
      Array("<?xml version=\"1.0\"?><temporada versio=\"1\"/>".utf8),
    ]
    for contents in hostile {
      try folder.write(contents, to: "b.xml")
      let names = folder.names
      for arguments in [["a.xml", "b.xml"], ["b.xml", "a.xml"], ["a.xml", "a.xml", "--base", "b.xml"]] {
        let line = (["merge"] + arguments + ["-o", output]).joined(separator: " ")
        let merged = try folder.shell("futbolstats " + line)
        #expect(merged.status == .exited(1) && merged.error.contains(": error: "), "\(line): \(merged.error)")
      }
      #expect(folder.read("a.xml") == whole && folder.read("b.xml") == contents && folder.names == names)
    }
  }
}
