import TestSupport
import Testing

/// Games with a limited number of takers in the shoot-out, and with extra time in sets.
@Suite struct ShootOutTurnLaws {
  private static let seven = "1 2 3 4 5 6 7 - 12 13 14"

  private func match(_ set: String...) throws -> MatchOnDisk {
    try MatchOnDisk(
      set: [
        "players=7", "minimum=5", "follow=no", "period-length=30", "extra-periods=4", "extra-length=5", "extra-set=2",
        "shoot-out-takers=squad", "shoot-out-turn=3", "shoot-out-kicks=3", "without=added", "knockout=yes",
      ] + set, home: Self.seven, away: Self.seven)
  }

  private static let level: [Step] = ["start", "10:00' 7g", "20:00' v7g", "end", "start", "end"]
  private static let throughExtraTime: [Step] = ["start", "end", "start", "end", "start", "end", "start", "end"]

  @Test("X12: three players take all kicks and continue in turn") func x12() throws {
    let match = try match()
    let takers = "the 3 who take the kicks"
    try match.play(
      Self.level + Self.throughExtraTime + [
        "start", "7g", "v7g", .refuse("7g", says: "7 has already taken a kick"), "12g", "v6g", "3g", "v5g",
        .refuse("4g", says: takers), .refuse("13g", says: "may kick: 3 7 12"), "12g",
        .refuse("v12g", says: takers), "v7g", .refuse("12g", says: "already taken"), "7g", "v6sx",
      ])
    #expect(try match.program(["validate", match.path]).status == .exited(0))
  }

  @Test("X12: an unidentified taker may be anyone") func x12unidentified() throws {
    let match = try match()
    try match.play(
      Self.level + Self.throughExtraTime + [
        "start", "7g", "v?g", "6g", "v7g", "5g", "v6g", "7g", "v5g", "6g",
        .refuse("v4g", says: "the 3 who take the kicks"), "v7g",
      ])
  }

  @Test("X12: a player who is serving a dismissal takes no kick") func x12away() throws {
    let match = try match("sin-bin=2")
    try match.play(
      Self.level + Self.throughExtraTime.dropLast() + ["79:30' 4y", "end", "start", .refuse("4g", says: "4"), "5g"])
  }

  @Test("H1: another set of extra time is played only if the match is level") func h1sets() throws {
    // Ten minutes, whatever happens in the first five; then the match is over.
    let won = try match()
    try won.play(
      Self.level + [
        "start", .accept("62:00' 7g", says: "2-1"), .accept("end", says: "ends"), "start",
        .accept("end", says: "end of the match"), .refuse("start"),
      ])
    let level = try match()
    try level.play(Self.level + ["start", "end", "start", "end", .accept("start", says: "71'")])
  }
}
