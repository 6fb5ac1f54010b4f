import Foundation
import TestSupport
import Testing

/// Whatever is typed: no crash, a valid file, and undo and redo bring back the same bytes.
@Suite struct RandomScriptTests {
  /// Splitmix64: the same lines for the same seed on every machine.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// A line that may or may not be lawful or even be read.
  private func line(_ dice: inout Dice) -> String {
    func pick(_ choices: [String]) -> String { choices.randomElement(using: &dice) ?? "" }
    func number() -> String { pick(["", "v", "l"]) + String(Int.random(in: 1...19, using: &dice)) }
    func clause() -> String {
      switch Int.random(in: 0..<16, using: &dice) {
      case 0...2: number() + "g" + pick(["", "h", "rc", "gp", "t", ",7", "k5,8"])
      case 3: number() + "og"
      case 4...5: number() + "s" + pick(["", "+", "-h", "x", ".c,4"])
      case 6: number() + "f" + pick(["", "9", "m", "8y", "r"])
      case 7...8: number() + pick(["y", "y dissent", "r", "r violent conduct", "y whatever he said"])
      case 9: number() + "o"
      case 10: pick(["c", "vc", "lc", "7c"])
      case 11: number() + ">" + String(Int.random(in: 1...19, using: &dice)) + pick(["", "", "k"])
      case 12: pick([number() + ">", ">" + number(), "v>12"])
      case 13: number() + pick(["@g", "@c"])
      case 14: pick(["?g", "v?f", "?y", "coachy", "vcoachr", "?1=9", "v?1=4", "n nota ©€", "9n «bé»"])
      default: pick(["9q", "44+z'", "🙂", "9g,,", "\"", "<&>", "  ", "!", "?", ">", "v", "=", "n", "%n", "added 99999"])
      }
    }
    let index = String(Int.random(in: 1...30, using: &dice))
    switch Int.random(in: 0..<20, using: &dice) {
    case 0: return pick(["start", "end", "start", "end", "finish", "abandon rain"])
    case 1: return pick(["undo", "undo", "redo"])
    case 2: return "edit \(index) \(clause())" + pick(["", " !"])
    case 3: return pick(["del \(index)", "del \(index) !", "annul \(index)"])
    case 4: return pick(["move \(index) before 3 !", "move \(index) 30'", "move \(index) 60' !"])
    case 5:
      return pick([
        "player l9 number 19", "player v4 name \"A \\ <b> & ü\"", "added 4", "clock 20:00", "award 3-0",
        "set venue Camp & Co",
        "bench v 12 13", "lineup l 1 2 3 4 5 6 7 8 9 10 12", "player l7 keeper captain", "find é", "ls 3", "todo",
        "stats", "notes",
      ])
    default:
      let time = pick(["", "", "\(Int.random(in: 1...125, using: &dice))' ", "45+2' ", "50:30' ", "-3' "])
      return time + clause() + pick(["", "", " " + clause()]) + pick(["", "", " !"])
    }
  }

  @Test(arguments: Array(1...10) as [UInt64])
  func anything(_ seed: UInt64) throws {
    var dice = Dice(state: seed)
    let match =
      seed % 3 == 0 ? try MatchOnDisk(home: nil, away: nil) : try MatchOnDisk(set: ["extra-periods=\(seed % 2 * 2)"])
    let first = try match.bytes()
    let script = ["start"] + (0..<120).map { _ in line(&dice) }
    let ended = try match.program(
      ["record", match.path, "--input", "-", "--keep-going", "--clock", "1700000000"],
      text: script.joined(separator: "\n"))
    #expect(ended.status == .exited(0) || ended.status == .exited(1), "seed \(seed)")
    let last = try match.bytes()
    try expectValid(match, "seed \(seed)")

    // To the beginning, and back to the end.
    let steps = script.count + 1
    let undone = try match.program(
      ["record", match.path, "--input", "-", "--keep-going"], text: String(repeating: "undo\n", count: steps))
    #expect(undone.error.contains("nothing to undo"))
    #expect(try match.bytes() == first, "seed \(seed)")
    let redone = try match.program(
      ["record", match.path, "--input", "-", "--keep-going"], text: String(repeating: "redo\n", count: steps))
    #expect(redone.error.contains("nothing to redo"))
    // What the script itself undid at its end comes back too: then the last bytes are on the way.
    if script.last(where: { ["undo", "redo"].contains($0) }) == nil {
      #expect(try match.bytes() == last, "seed \(seed)")
    } else {
      try expectValid(match, "seed \(seed) redone")
    }
  }

  /// By xmllint against our DTD, and by the program's own laws.
  private func expectValid(_ match: MatchOnDisk, _ comment: Comment) throws {
    let dtd = #filePath.components(separatedBy: "/Tests/")[0] + "/Schema/partit.dtd"
    let judged = try run("/usr/bin/xmllint", ["--noout", "--nonet", "--dtdvalid", dtd, match.path])
    #expect(judged.status == .exited(0), "\(comment): \(judged.error)")
    let validated = try match.program(["validate", match.path])
    #expect(validated.status == .exited(0), "\(comment): \(validated.error)")
  }

  @Test("bytes that are no text are errors with their line, and nothing else")
  func bytes() throws {
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
