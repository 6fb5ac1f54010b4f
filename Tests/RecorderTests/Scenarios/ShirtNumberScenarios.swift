import TestSupport
import Testing

/// Allowed shirt numbers (docs/LAWS.md, A4): 0 and 00 in basketball are different numbers.
@Suite struct ShirtNumberScenarios {
  private static let squad = "00 0 1 4 5 - 6 7 8 9 10"

  private func match() throws -> MatchOnDisk {
    try MatchOnDisk(rules: "basketball", home: Self.squad, away: Self.squad)
  }

  @Test func zeroAndDoubleZeroAreTwoPlayers() throws {
    let match = try match()
    try match.play(
      "start", .accept("9:00' 0g", says: "basket: 0  2-0"), .accept("8:00' 00t,0", says: "three: 00, assist 0  5-0"),
      .accept("7:00' v00f0", says: "v00"), .accept("6:30' v0f00", says: "v0"), .accept("6:00' 00>6", says: "6"),
      .accept("5:00' basket 0", says: "basket: 0  7-0"), .refuse("4:00' 000g"))
    let goals = try match.elements("gol")
    #expect(goals.map { attribute("dorsalautor", of: $0) } == ["0", "00", "0"])
    #expect(goals.map { attribute("dorsalassistencia", of: $0) } == ["", "0", ""])
    #expect(try match.elements("canvi").map { attribute("dorsalsurt", of: $0) } == ["00"])
    #expect(try match.program(["validate", match.path]).status == .exited(0))
    // 00 comes first.
    let listed = try match.program(["show", match.path, "lineup"]).output
    let numbers = listed.split(separator: "\n").compactMap { $0.split(separator: " ").first }.filter {
      $0.allSatisfy(\.isNumber)
    }
    #expect(numbers.first == "00" && numbers.dropFirst().first == "0", "\(listed)")
  }

  @Test func lineUpsAndNumbersAtThePrompt() throws {
    let match = try MatchOnDisk(rules: "basketball", home: nil, away: nil)
    try match.play(
      "lineup l 00 0 1 2 3", "bench l 4 5 6", .refuse("lineup l 000 1 2 3 4"), .accept("player 6 number 12", says: "12")
    )
  }

  @Test func footballHasNeitherZero() throws {
    for line in ["0g", "00g", "9g,0", "lineup l 0 1 2 3", "player 9 number 00", "9>0", "goal 0"] {
      try MatchOnDisk().play("start", .refuse("5' \(line)"))
    }
  }

  @Test func rulesMustAllowTheNumbersInUse() throws {
    let match = try match()
    try match.play(
      .refuse("set numbers 1-99"), .refuse("set numbers 0-99"), .accept("set numbers \"0-50 00\"", says: ""))
    try match.play(.refuse("set numbers 9-1"), .refuse("set numbers 00"))
  }

  @Test func allowedNumbersAreSavedAndReadBack() throws {
    let match = try MatchOnDisk(
      rules: "basketball", set: ["numbers=4-15 00"], home: "00 4 5 6 7 - 8", away: "4 5 6 7 8 - 9")
    try match.play("start", .accept("9:00' 00g", says: "basket: 00"), .refuse("8:00' 3g"), .refuse("8:00' 0g"))
    #expect(try match.elements("partit").map { attribute("parametres", of: $0) } == ["numbers=4-15%2000"])
  }
}
