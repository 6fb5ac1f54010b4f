import TestSupport
import Testing

/// Fouls that lead to a disqualification, alone or accumulated, as in basketball (FIBA Official Basketball Rules,
/// Articles 36 to 40).
@Suite struct PunishedFoulsScenarios {
  private static let rules = """
    name = court
    players = 5
    minimum = 5
    minimum-on = 2
    substitutions = none
    windows = none
    re-entry = yes
    periods = 4
    period-length = 10
    clock = stopped
    clock-shows = down
    without = offside groga vermella segonagroga ma
    foul.ofensiva = o no-bonus
    foul.tecnica = t
    foul.antiesportiva = u
    foul.desqualificadora = d out full
    foul.banc = e
    foul.fora = x away 2 short 2 no-team
    sum.cinquena = 5 of fouls : out full
    sum.desqualificat = 2 of tecnica antiesportiva : out full
    sum.entrenador = 3 of tecnica banc : out full
    team-fouls = 4 per period
    words.cinquena = cinquena_falta | quinta_falta | fifth_foul
    words.tecnica = falta_tècnica | falta_técnica | technical_foul
    words.team-fouls = dos_tirs_lliures | dos_tiros_libres | two_free_throws
    """

  private static let eight = "1 2 3 4 5 - 6 7 8"

  private func match() throws -> MatchOnDisk {
    try MatchOnDisk(rulesFile: Self.rules, home: Self.eight, away: Self.eight)
  }

  @Test func fifthFoulOfAnyKindDisqualifies() throws {
    let match = try match()
    try match.play("start", "9:00' 3f", "8:00' 3f", "7:00' 3f", "6:00' 3ft")
    #expect(
      try match.headsUp() == """
        Home: one from fifth foul: 3
        Home: one from desqualificat: 3
        Home: 4 team fouls; the next one: two free throws
        """)
    try match.play(
      .accept("5:00' 3f", says: "fifth foul; sent off; to be replaced"),
      .refuse("4:50' 3g", says: "3 was sent off in 6'"),
      .accept("4:40' 3>7", says: "substitution"), .refuse("4:00' 7>3"), "3:00' 7g")
    #expect(try match.program(["validate", match.path]).status == .exited(0))
  }

  @Test func twoTechnicalOrUnsportsmanlikeFouls() throws {
    try match().play("start", "9:00' 3ft", .accept("8:00' 3fu", says: "sent off"), .refuse("7:00' 3g"))
    try match().play("start", "9:00' 3ft", .accept("8:00' 3ft", says: "2 team fouls"), .refuse("7:00' 3g"))
    try match().play("start", "9:00' 3ft", "8:00' 3fo", "7:00' 3g")
  }

  @Test func aDisqualifyingFoul() throws {
    try match().play(
      "start", .accept("9:00' 3fd", says: "sent off; to be replaced; 1 team foul"), .refuse("8:00' 3g"))
  }

  @Test func foulsByCoachAndBench() throws {
    try match().play("start", "9:00' coachft", .accept("8:00' coachft", says: "sent off"), .refuse("7:00' coachf"))
    try match().play("start", "9:00' coachft", "8:00' coachfe", .accept("7:00' coachfe", says: "sent off"))
    let match = try match()
    try match.play("start", "9:00' coachfe", "8:00' coachft", "7:00' coachf", .accept("6:00' 3f", says: "1 team foul"))
    #expect(try match.marks().isEmpty)
  }

  @Test func kindOfFoulMayCostTime() throws {
    let match = try match()
    try match.play(
      "start", .accept("9:00' 3fx", says: "4 players until 7:00"),
      .warn("8:00' 3g", law: "D1", says: "is temporarily dismissed until 7:00"), "7:00' >3", "6:50' 3g")
  }

  /// Undoing and redoing the foul affects its consequence too.
  @Test func undoAndCorrection() throws {
    let match = try match()
    try match.play(
      "start", "9:00' 3ft", "8:00' 3fu", "undo", "7:30' 3g", "undo", "redo", "7:00' 3fu", .refuse("6:00' 3g"))
    try match.play("del 2", "6:00' 3g")
  }

  /// In football, an official's foul needs confirmation.
  @Test func footballFoulsDoNotAddUp() throws {
    try MatchOnDisk().play(
      "start", "1' 3f", "2' 3f", "3' 3f", "4' 3f", .accept("5' 3f", says: "foul by 3"), "6' 3g",
      .warn("7' coachf", law: "F1"))
  }
}
