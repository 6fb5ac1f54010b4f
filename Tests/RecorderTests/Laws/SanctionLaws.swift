import TestSupport
import Testing

/// Declared sanctions, through the program and its file.
@Suite struct SanctionLaws {
  private static let rules = """
    name = club
    follow = no
    sanction.blava = u away 5 short 5
    sanction.verda = w away 2+ short 2+ always
    sanction.avis = k stays
    sum.roja = 2 of blava verda : out short 3 becomes
    sum.prou = 3 of avis : out full
    most.avis = 2 each 4 team 1 officials
    words.blava = blava | azul | blue
    words.verda = verda | verde | green
    words.avis = avís | aviso | caution_note
    words.roja = roja_de_dues | roja_de_dos | red_of_two
    words.prou = tercer_avís | tercer_aviso | third_note
    """

  private func match() throws -> MatchOnDisk { try MatchOnDisk(rulesFile: Self.rules) }

  @Test("X14: limits per person, for the players of a team and for its officials") func x14() throws {
    try match().play(
      "start", "1' 4k", "2' 4k", .warn("3' 4k", law: "X14", says: "has had caution note or worse already"))
    try match().play(
      "start", "1' 4k", "2' 5k", "3' 6k", "4' 7k", .warn("5' 8k", law: "X14", says: "at most 4"), "6' v9k")
    try match().play("start", "1' coachk", .warn("2' assistantk", law: "X14", says: "at most 1 for its officials"))
    try match().play("start", "1' 4u", "8' 4k", .warn("9' 4k", law: "X14"))
  }

  @Test("X7: the harsher effect applies when a foul has one and completes a sum") func x7() throws {
    let rules = """
      follow = no
      foul.bloqueig = b away 2 short 2
      foul.antiesportiva = t
      sum.tercera = 3 of fouls : out short 5
      sum.segona = 2 of antiesportiva : away 5 short 5
      """
    try MatchOnDisk(rulesFile: rules).play(
      "start", .accept("1:00' 4fb", says: "10 players until 3:00"), .accept("4:00' 4ft", says: "foul by 4"),
      .accept("5:00' 4fb", says: "sent off; 10 players until 10:00"), .refuse("20:00' 4g"))
    try MatchOnDisk(rulesFile: rules).play(
      "start", "1:00' 5ft", .accept("2:00' 5ft", says: "10 players until 7:00"), "7:00' 5g")
  }

  @Test("X15: repeating an offence leads to the next card") func x15() throws {
    let match = try MatchOnDisk(rulesFile: Self.rules + "\nescalate = yes")
    try match.play(
      "start", "1' 4k protest", .warn("2' 4k Protest", law: "X15", says: "has already had caution note for this"),
      "3' 5k protest", "3' 4u protest", "4' v4k", "5' v4k")
    try self.match().play("start", "1' 4k protest", "2' 4k protest")
  }

  /// Different sanctions add up, and the last card takes the code of the sum.
  @Test func differentSanctionsAddUp() throws {
    let match = try match()
    try match.play("start", "1:00' 4u")
    #expect(
      try match.headsUp() == """
        Home: one from red of two: 4
        Home: 10 players on the field
        Home: a player short until 6:00
        Away: 11 players on the field
        """)
    try match.play(.accept("10:00' 4w", says: "sent off"), .refuse("20:00' 4g", says: "sent off"))
    #expect(try match.elements("targeta").map { attribute("color", of: $0) } == ["blava", "roja"])
    // After the first one is deleted, the card becomes the first kind named in the sum.
    try match.play("del 2")
    #expect(try match.elements("targeta").map { attribute("color", of: $0) } == ["blava"])
  }

  @Test func theRefereeMayGiveMoreMinutes() throws {
    let match = try match()
    try match.play(
      "start", .accept("1:00' 4w10", says: "green for 4, 10 minutes; 10 players until 11:00"),
      .refuse("2:00' 5u10"), .refuse("2:00' 5w99"), .accept("3:00' v5w", says: "10 players until 5:00"))
    #expect(try match.elements("targeta").map { attribute("durada", of: $0) } == ["10", nil])
    #expect(try match.program(["validate", match.path]).status == .exited(0))
  }

  @Test func withoutRemovesFootballCards() throws {
    let match = try MatchOnDisk(
      rulesFile: "name = club\nwithout = groga segonagroga ma\nsanction.blava = u away 5 short 5\n")
    try match.play(
      "start", .refuse("1' 4y"), .refuse("1' 4 yellow"), .refuse("1' 4fy"), .refuse("1' 4fm"), .refuse("1' 4 handball"),
      "2' 4r", "3' v4fu")
    try MatchOnDisk(set: ["without=vermella"]).play("start", .refuse("1' 4r"), "1' 4y", "2' v4f9y", .refuse("3' 9fr"))
  }
}
