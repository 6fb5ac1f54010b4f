import TestSupport
import Testing

/// Basketball: baskets for one, two and three points, accumulated fouls, and overtime until the match is decided (FIBA
/// Official Basketball Rules, Articles 8 to 18 and 34 to 41).
@Suite struct BasketballScenarios {
  private static let twelve = "1 2 3 4 5 - 6 7 8 9 10 11 12"
  private static let toTheFourth: [Step] = ["start", "end", "start", "end", "start", "end", "start"]

  private func match(home: String = twelve) throws -> MatchOnDisk {
    try MatchOnDisk(rules: "basketball", home: home, away: Self.twelve)
  }

  private func goals(_ match: MatchOnDisk, _ name: String) throws -> [String] {
    try match.elements("gol").map { attribute(name, of: $0) ?? "" }
  }

  @Test func basketsForOneTwoAndThreePoints() throws {
    let match = try match()
    try match.play(
      "start", .accept("9:00' 9g !", says: "basket: 9  2-0"), .accept("8:00' 3g", says: "4-0"),
      .accept("7:00' 4t,3", says: "three: 4, assist 3  7-0"), .accept("6:00' 5p+-+", says: "free throw: 5, missed"),
      .accept("6:00' v3t-", says: "three: v3, missed"))
    #expect(try match.score() == "Home 9-0 Away")
    #expect(try goals(match, "punts") == ["2", "2", "3", "1", "1"])
    #expect(try goals(match, "tipus") == ["doble", "doble", "triple", "lliure", "lliure"])
    #expect(try match.elements("jugada").map { attribute("punts", of: $0) } == ["1", "3"])
    #expect(try match.elements("partit").map { attribute("versio", of: $0) } == ["2"])
    #expect(try match.program(["validate", match.path]).status == .exited(0))
  }

  @Test func attemptsInWords() throws {
    let match = try match()
    try match.play(
      "start", .accept("9:00' triple 4", says: "three: 4  3-0"),
      .accept("8:50' 4 three missed", says: "three: 4, missed"),
      .accept("8:40' basket 3 assist 4", says: "basket: 3, assist 4  5-0"),
      .accept("8:30' tir lliure v3 +-", says: "free throw: v3, missed"), .refuse("8:20' 9g+"), .refuse("8:20' 5g-,3x"),
      .refuse("8:20' 5p+-+-+-+-+-"))
    #expect(try match.score() == "Home 5-1 Away")
  }

  @Test func ownBasketIsCreditedToCaptain() throws {
    let match = try match()
    try match.play("start", "9:30' 3@c", .accept("9:00' v4og", says: "basket: 3  2-0"))
    #expect(try goals(match, "dorsalautor") == ["3"])
    #expect(try goals(match, "propia") == [""])
    let other = try self.match()
    try other.play("start", .accept("9:00' v4og", says: "basket: ?1  2-0"))
  }

  @Test func fifthFoulOfAnyKindDisqualifies() throws {
    try match().play(
      "start", "9:00' 3f", "8:00' 3f", "7:00' 3f", "6:00' 3ft",
      .accept("5:00' 3f", says: "out of the game; to be replaced"),
      .refuse("4:50' 3g"), .accept("4:40' 3>7", says: "substitution"))
  }

  @Test func technicalUnsportsmanlikeAndDisqualifyingFouls() throws {
    try match().play("start", "9:00' 3ft", .accept("8:00' 3fu", says: "out of the game"), .refuse("7:00' 3g"))
    try match().play("start", "9:00' 3ft", .accept("8:00' 3ft", says: "2 team fouls"), .refuse("7:00' 3g"))
    try match().play("start", .accept("8:00' 3fd", says: "out of the game; to be replaced"), .refuse("7:00' 3t"))
  }

  @Test func foulsByCoachAndBench() throws {
    try match().play(
      "start", "9:00' coachft", .accept("8:00' coachft", says: "out of the game"), .refuse("7:00' coachf"))
    try match().play("start", "9:00' coachft", "8:00' coachfe", .accept("7:00' coachfe", says: "out of the game"))
    try match().play(
      "start", "9:00' coachfe", "8:00' coachft", "7:00' coachf", .accept("6:00' 3f", says: "1 team foul"))
  }

  @Test func fifthTeamFoulBringsTwoFreeThrows() throws {
    let match = try match()
    let next = "5 team fouls: two free throws"
    try match.play("start", "9:00' 1f", "8:00' 2f", "7:00' 3f")
    #expect(!(try match.headsUp()).contains("two free throws"))
    try match.play(.accept("6:00' 4f", says: "4 team fouls; the next one: two free throws"))
    try match.play(.accept("5:00' 5f", says: next), .accept("4:30' 1fo", says: "6 team fouls"))
    try match.play("end", "start", .accept("9:00' 1f", says: "1 team foul"))
  }

  @Test func overtimeContinuesTeamFoulCount() throws {
    try match().play(
      [
        "start", "9:00' 1g", "8:00' v1g", "end", "start", "end", "start", "end", "start", "9:00' 1f", "8:00' 2f",
        "7:00' 3f", "6:00' 4f", "end", "start", .accept("4:00' 5f", says: "5 team fouls: two free throws"),
      ])
  }

  @Test func timeOuts() throws {
    try match().play("start", "5:00' tm", "4:00' tm", .warn("3:00' tm", law: "X8", says: "(Art. 18)"))
    try match().play(Self.toTheFourth + ["1:50' tm", "1:30' tm", .warn("1:00' tm", law: "X8")])
    try match().play(Self.toTheFourth + ["5:00' tm", "1:50' tm", "1:00' tm"])
    try match().play(
      [
        "start", "9:00' 1g", "8:00' v1g", "end", "start", "end", "start", "end", "start", "end", "start", "4:00' tm",
        .warn("3:00' tm", law: "X8"),
      ])
  }

  @Test func noMatchEndsLevel() throws {
    let match = try match()
    try match.play(
      [
        "start", "9:00' 1g", "8:00' v1g", "end", "start", "end", "start", "end", "start", "end", "start", "end",
        "start",
        "3:00' 1p+", "end",
      ])
    #expect(try match.score() == "Home 3-2 Away (after overtime)")
  }

  @Test func theClockCountsDownInEachQuarter() throws {
    let match = try match()
    try match.play("start", "end", "start", "end", "start", .accept("7:42' 1g", says: "23' basket: 1  2-0"))
    #expect(try goals(match, "segons") == ["138"])
  }

  @Test func startNeedsFivePlayers() throws {
    try match(home: "1 2 3 4 - 5 6").play(.refuse("start", says: "4"))
  }

  @Test func benchPlayersNeedConfirmation() throws {
    try match().play("start", .warn("9:00' 7g", law: "D1"), .refuse("9:00' 4>4"))
  }

  @Test func hasNoFootballClauses() throws {
    let match = try match()
    try match.play(
      "start", .refuse("9:00' 3s"), .refuse("9:00' 3o"), .refuse("9:00' c"), .refuse("9:00' 3y"), .refuse("9:00' 3@g"))
    #expect(!(try match.headsUp()).contains("goal"))
    try match.play(.refuse("9:00' 3f4a", says: "who was fouled (1-99), unsportsmanlike (u)"))
    #expect(try match.ask("help t").contains { $0.hasSuffix("three, 3 points, - missed") })
    #expect(try match.ask("help p").contains { $0.hasSuffix("free throw, 1 point, + scored, - missed") })
  }

  @Test func boxScore() throws {
    let match = try match()
    try match.play(
      "start", "9:00' 4t,3", "8:50' 4t-", "8:00' 4g", "7:00' v5f4", "7:00' 4p+-", "6:00' 3r+", "5:30' 5k", "end")
    let lines = try match.ask("stats l") + match.ask("stats 4")
    func cells(_ line: String) -> [Substring] { line.split(separator: " ") }
    let header = try #require(lines.first { $0.contains(" pts") })
    #expect(cells(header).prefix(6) == ["min", "pts", "two", "three", "free", "throw"])
    #expect(lines.contains { cells($0).prefix(6) == ["4", "10:00", "6", "1/1", "1/2", "1/2"] })
    #expect(lines.contains { cells($0) == ["points", "6"] })
    #expect(!lines.contains { $0.hasPrefix("shots") || $0.hasPrefix("goals") })
  }
}
