import TestSupport
import Testing

/// Laws of other games, section X of docs/LAWS.md.
@Suite struct OtherGamesLaws {
  @Test("X13: no substitutions if the rules do not track who is on the field") func x13() throws {
    let match = try MatchOnDisk(set: ["follow=no"])
    try match.play(
      "start", .refuse("5:00' 4>12", says: "substitutions are not recorded"), .refuse("5:00' >12"), .refuse("5:00' 4>"),
      "6:00' 12g")
    #expect(try match.marks().isEmpty)
  }
}
