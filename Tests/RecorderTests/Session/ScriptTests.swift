import Foundation
import TestSupport
import Testing

/// Scripts, their errors, and one recorder per file.
@Suite struct ScriptTests {
  private func record(_ match: MatchOnDisk, _ text: String, _ options: String...) throws -> RunResult {
    try match.program(["record", match.path, "--input", "-", "--clock", "1700000000"] + options, text: text)
  }

  @Test("the first error ends the script with status 1, and earlier lines stay recorded")
  func stops() throws {
    let match = try MatchOnDisk()
    let ended = try record(match, "# a comment\n\nstart\n10' 9g\n11' 9q\n12' 8g\n")
    #expect(ended.status == .exited(1))
    #expect(ended.error.hasPrefix("-:5:6: error: "))
    #expect(ended.error.split(separator: "\n").count == 1)
    #expect(try match.score() == "Home 1-0 Away")
  }

  @Test("with --keep-going all errors are reported, and the status is still 1")
  func keepsGoing() throws {
    let match = try MatchOnDisk()
    let ended = try record(match, "start\n10' 9q\n10' 9g\n10' 14g\n  10' 8g,8\n", "--keep-going")
    #expect(ended.status == .exited(1))
    let places = ended.error.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(places == ["-:2:6:", "-:4:5:", "-:5:7:"])
    #expect(try match.score() == "Home 1-0 Away")
  }

  @Test("a script file is read to its end or to quit")
  func file() throws {
    let match = try MatchOnDisk()
    let script = match.folder + "/derby.txt"
    try "start\n10' 9g\nquit\n11' 9g\n".write(toFile: script, atomically: true, encoding: .utf8)
    let good = try match.program(["record", match.path, "--input", script])
    #expect(good.status == .exited(0))
    #expect(good.error.isEmpty)
    #expect(try match.score() == "Home 1-0 Away")
    try "12' 9g\n9z".write(toFile: script, atomically: true, encoding: .utf8)
    let bad = try match.program(["record", match.path, "--input", script])
    #expect(bad.error.hasPrefix(script + ":2:2: error: "))
    #expect(try match.program(["record", match.path, "--input", match.folder + "/none"]).status == .exited(1))
  }

  @Test("a line that would need a question is an error", arguments: ["g", "9g?", "v>", "y", "9s?", "n", "9n", "added"])
  func questions(_ line: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", .refuse(line))
    #expect(try match.ask("ls").count == 1)
  }

  @Test("each answer is one line, and there is no other output")
  func answers() throws {
    let match = try MatchOnDisk()
    let ended = try record(match, "start\n23' 9ghc,7\n60' v4y\n", "--keep-going")
    #expect(ended.output == "1  1' first half starts\n2  23' goal by 9, header, corner, assist 7  1-0\n")
    let second = try record(match, "end\nstart\n60' v4y\n67' v4y\n70' 10>14\n", "--keep-going")
    let lines = second.output.split(separator: "\n")
    #expect(
      lines.dropFirst(3).first
        == "6  67' yellow card for v4; second yellow: sent off, 10 players; first yellow: 60'")
    #expect(lines.last == "7  70' substitution: 10 off, 14 on; 1 of 5 substitutions, 1 of 3 windows")
  }

  @Test("a refusal gives the reason, the law and what would be accepted")
  func refusals() throws {
    let match = try MatchOnDisk()
    let said = try match.play("start", "end", "start", "67' v4r", .refuse("70' v4g"))
    let message = said[4].complaint?.message ?? ""
    #expect(message.hasPrefix("not recorded: v4 was sent off in 67' (Law "))
    #expect(
      message == "not recorded: v4 was sent off in 67' (Law 10, Law 3); on the field: v1 v2 v3 v5 v6 v7 v8 v9 v10 v11")
  }

  @Test("the same script produces the same file in each language", arguments: ["en", "ca", "es"])
  func languages(_ language: String) throws {
    let script = "start\n10' 9 gol cap corner ,7\n20' v4 amarilla protestar\n30' sub off 10 on 14\n40' 77g\n"
    let english = try MatchOnDisk()
    _ = try record(english, script, "--keep-going")
    let match = try MatchOnDisk()
    let ended = try record(match, script, "--keep-going", "--lang", language)
    #expect(ended.error.hasPrefix("-:5:5: "))
    #expect(try match.bytes() == english.bytes())
  }

  @Test("a second recorder is refused with the process ID of the first")
  func second() throws {
    let match = try MatchOnDisk()
    let first = try PseudoTerminal(builtProduct("futbolstats"), ["record", match.path])
    try first.enter("start")
    try first.expect("first half starts")
    let second = try match.program(["record", match.path, "--input", "-"], text: "10' 9g\n")
    #expect(second.status == .exited(1))
    #expect(second.error.contains(String(first.process)))
    try first.enter("quit")
    #expect(try first.waitForExit() == .exited(0))
    #expect(try record(match, "1' 9g\n").status == .exited(0))
  }
}
