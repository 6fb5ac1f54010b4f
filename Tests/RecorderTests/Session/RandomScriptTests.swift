import Foundation
import TestSupport
import Testing

/// Random scripts: no crash, a valid file, and the same bytes after undo and redo.
@Suite struct RandomScriptTests {
  @Test(arguments: Array(1...10) as [UInt64])
  func randomScript(_ seed: UInt64) throws {
    var lines = RandomLines(seed: seed)
    let match =
      seed % 3 == 0 ? try MatchOnDisk(home: nil, away: nil) : try MatchOnDisk(set: ["extra-periods=\(seed % 2 * 2)"])
    let first = try match.bytes()
    let script = ["start"] + (0..<120).map { _ in lines.next() }
    let ended = try match.program(
      ["record", match.path, "--input", "-", "--keep-going", "--clock", "1700000000"],
      text: script.joined(separator: "\n"))
    #expect(ended.status == .exited(0) || ended.status == .exited(1), "seed \(seed)")
    let last = try match.bytes()
    try expectValid(match, "seed \(seed)")

    // First forward to the last step that the script undid, then back to the beginning, and forward again.
    let steps = script.count + 1
    let ahead = try walk("redo", steps, match)
    let latest = try match.bytes()
    #expect(try walk("undo", ahead, match) == ahead, "seed \(seed)")
    #expect(try match.bytes() == last, "seed \(seed)")
    let behind = try walk("undo", steps, match)
    #expect(try match.bytes() == first, "seed \(seed)")
    #expect(try walk("redo", behind, match) == behind, "seed \(seed)")
    #expect(try match.bytes() == last, "seed \(seed)")
    #expect(try walk("redo", steps, match) == ahead, "seed \(seed)")
    #expect(try match.bytes() == latest, "seed \(seed)")
    try expectValid(match, "seed \(seed) redone")
  }

  /// Undoes or redoes up to `count` lines and returns their number.
  private func walk(_ command: String, _ count: Int, _ match: MatchOnDisk) throws -> Int {
    let ended = try match.program(
      ["record", match.path, "--input", "-", "--keep-going"], text: String(repeating: command + "\n", count: count))
    let refused = ended.error.split(separator: "\n")
    #expect(refused.allSatisfy { $0.contains("nothing to \(command)") }, "\(ended.error)")
    return count - refused.count
  }

  /// Validates with xmllint and with the program's laws.
  private func expectValid(_ match: MatchOnDisk, _ comment: Comment) throws {
    let dtd = #filePath.components(separatedBy: "/Tests/")[0] + "/Schema/partit.dtd"
    let judged = try run("/usr/bin/xmllint", ["--noout", "--nonet", "--dtdvalid", dtd, match.path])
    #expect(judged.status == .exited(0), "\(comment): \(judged.error)")
    let validated = try match.program(["validate", match.path])
    #expect(validated.status == .exited(0), "\(comment): \(validated.error)")
  }

  @Test("lines with invalid bytes are errors, and the other lines are recorded")
  func invalidBytes() throws {
    let match = try MatchOnDisk()
    var input = Array("start\n10' 9g\n".utf8)
    input += [0xFF, 0xFE, 0x0A, 0x39, 0x00, 0x67, 0x0A] + Array("11' 8g\n".utf8)
    let ended = try run(
      builtProduct("futbolstats"), ["record", match.path, "--input", "-", "--keep-going", "--clock", "1700000000"],
      input: input)
    #expect(ended.error.split(separator: "\n").map { $0.prefix { $0 != " " } } == ["-:3:1:", "-:4:1:"])
    #expect(try match.score() == "Home 2-0 Away")
  }
}
