import TestSupport
import Testing

/// Laws of section X of docs/LAWS.md in futsal, checked through the program and its file.
@Suite struct CountedLaws {
  private static let ten = "1 4 5 6 9 - 7 8 10 11 12"
  private static let rules = """
    name = futsal
    players = 5
    minimum = 3
    bench = 9
    substitutions = none
    windows = none
    re-entry = yes
    concussion = 0
    period-length = 20
    extra-length = 5
    foul.indirecta = i no-team
    words.indirecta = indirecta | indirecta | indirect
    team-fouls = 5 per period
    words.team-fouls = falta_sense_barrera | falta_sin_barrera | free_kick_without_wall
    time-outs = 1 1
    """

  private func match() throws -> MatchOnDisk {
    try MatchOnDisk(rulesFile: Self.rules, home: Self.ten, away: Self.ten)
  }

  private static let five: [Step] = ["start", "1:00' 4f", "2:00' 4fm", "3:00' 5f9", "4:00' 5f"]

  @Test("X8: one time-out in each half, and none in extra time") func x8() throws {
    let match = try match()
    try match.play(
      "start", .accept("3:00' tm", says: "no time-outs left"),
      .warn("4:00' tm", law: "X8", says: "Home has no time-outs left, at most 1"), "5:00' vtm",
      .warn("6:00' visitors time-out", law: "X8"), "20:00' end", "start", "21:00' ltm", "40:00' end", "start",
      .warn("41:00' tm", law: "X8", says: "there are no time-outs"), .refuse("42:00' 9tm", says: "belongs to a team"))
    let taken = try match.elements("accio")
    #expect(taken.compactMap { attribute("tipus", of: $0) } == Array(repeating: "tempsmort", count: 6))
    #expect(taken.compactMap { attribute("avis", of: $0) } == ["X8", "X8", "X8"])
    // The message cites no law of football.
    #expect(try !match.todo().contains("Law"))
    try MatchOnDisk().play("start", .refuse("3' tm"))
  }

  @Test("X9: the sixth foul of a half is a free kick without a wall, and the fifth warns of it") func x9() throws {
    let match = try match()
    try match.play(
      Self.five + [
        .accept("5:00' 6f", says: "5 team fouls; the next one: free kick without wall"),
        .accept("6:00' 6f", says: "6 team fouls: free kick without wall"), "20:00' end", "start",
        .accept("21:00' 4f", says: "1 team foul"),
      ])
    #expect(try match.marks().isEmpty)
  }

  @Test("X9: extra time continues the count of the second half") func inExtraTime() throws {
    let match = try match()
    try match.play(
      ["start", "20:00' end", "start"] + (1...5).map { Step(stringLiteral: "2\($0):00' 4f") } + [
        "40:00' end", "start", .accept("41:00' 4f", says: "6 team fouls: free kick without wall"),
      ])
  }

  @Test("X9: indirect fouls do not count, and keep their kind") func indirect() throws {
    let match = try match()
    try match.play(
      Self.five + [
        "5:00' 6f", .accept("6:00' 6fi", says: "foul by 6, indirect"), "7:00' v6fi9y", "8:00' 6 falta indirecta",
        "9:00' 9 indirect foul",
        .refuse("10:00' 6fii", says: "already given"), .refuse("10:00' 6fx", says: "indirect (i)"),
      ])
    let kinds = try match.elements("falta").map { attribute("tipus", of: $0) ?? "" }
    #expect(kinds.filter { $0 == "indirecta" }.count == 4)
    #expect(kinds.filter { $0 == "ma" }.count == 1)
    let stats = try match.ask("stats").map { $0.split(separator: " ").map(String.init) }
    #expect(stats.contains(["team", "fouls,", "first", "half", "5", "0"]))
    #expect(stats.contains(["fouls:", "indirect", "3", "1"]))
    try match.play(
      .accept("heads-up", says: "5 team fouls; the next one: free kick without wall"),
      .accept("ls indirect", says: "foul by v6 on 9, indirect"), .accept("help f", says: "9fi"),
      .accept("stats", says: "fouls: indirect"), "edit 7 6f", .accept("ls 6", says: "foul by 6"))
  }
}
