import Foundation
import Testing

/// `set home-squad FILE` and `set away-squad FILE` read a squad at any time, like `new`.
@Suite struct SquadSettingTests {
  private func match(_ lines: String) throws -> MatchOnDisk {
    let match = try MatchOnDisk(home: nil, away: nil)
    try lines.write(toFile: match.folder + "/squad.txt", atomically: true, encoding: .utf8)
    return match
  }

  private func line(_ line: String, in match: MatchOnDisk) -> String {
    line.replacing(/\w+\.txt/) { "\(match.folder)/\($0.output)" }
  }

  private static let squad =
    (1...11).map { "\($0) Player\($0)" }.joined(separator: "\n") + "\n---\n14 Reserve\n20 Other\n"

  @Test(
    "before the match, the squad is the same as with new",
    arguments: ["set home-squad squad.txt", "posa plantilla-local squad.txt", "poner plantilla-local \"squad.txt\""])
  func before(line: String) throws {
    let match = try match(Self.squad)
    try match.play(Step(stringLiteral: self.line(line, in: match)))
    let lineUp = try match.ask("lineup l")
    #expect(lineUp.count == 13)
    #expect(lineUp.contains { $0.contains("Reserve") && $0.contains("substitute") })
    #expect(try match.todo().contains("Home: line-up not confirmed") == false)
    #expect(try match.ask("set").contains("home-squad: 1 2 3 4 5 6 7 8 9 10 11 14 20"))
  }

  @Test("during the match, players keep their actions") func during() throws {
    let match = try match(Self.squad)
    try match.play("start", "5' 9g", "6' v4f9")
    for side in ["away", "home"] {
      try match.play(Step(stringLiteral: line("set \(side)-squad squad.txt", in: match)))
    }
    #expect(try match.ask("ls goal").first == "  2 l    5' goal by 9 Player9  1-0")
    #expect(try match.ask("ls foul").first == "  3 v    6' foul by v4 Player4 on 9 Player9")
    try match.play("undo", "undo")
    #expect(try match.ask("ls goal").first?.hasSuffix("goal by 9  1-0") == true)
  }

  @Test("a file without a player who took part needs confirmation") func missingPlayers() throws {
    let match = try match(Self.squad.replacing("9 Player9\n", with: "19 Player19\n"))
    try match.play("start", "5' 9g")
    let said = try match.send([line("set home-squad squad.txt", in: match)])[0].complaint?.message ?? "accepted"
    #expect(said.contains("goal by 9"), "\(said)")
    #expect(try match.ask("lineup l").count == 18)
  }

  @Test("errors in the file are reported with their place") func wrong() throws {
    let match = try match("1 Keeper\nnobody\n")
    try match.play(
      .refuse(line("set home-squad squad.txt", in: match), says: "squad.txt:2: "),
      .refuse(line("set home-squad nothing.txt", in: match), says: "nothing.txt: "))
  }
}
