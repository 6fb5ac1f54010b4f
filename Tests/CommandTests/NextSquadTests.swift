import TestSupport
import Testing

/// Who returns to the squad of the next match, and who is left out of it.
extension NextTests {
  /// A second match without 12 and the suspended 4, with the newcomers 15, who is injured in it, and 20.
  private func playSecondMatch(in competition: String = "Lliga") throws {
    let made = try programFolder.shell(
      """
      set -e
      printf '1 Pau Riera (GK)\\n9 Sergi Vidal\\n15 Toni Nou\\n--\\n20 Biel Font\\n' > second.txt
      futbolstats new f/b.xml Alcúdia Inca --away-squad second.txt --us away --date 2026-09-13 --season 2026-27 \\
        --competition \(competition) --round 2 --set players=3 --set minimum=1 --set minimum-on=1 --set bench=5
      printf '%s\\n' start "20' 15> injured" "45' end" start "90' end" 'finish!' > script
      futbolstats record f/b.xml --input script --clock 1400600000
      """)
    try #require(made.status == .exited(0), "\(made.error)\(made.output)")
  }

  private static let file = "f/2026-09-20-inca-sineu.xml"

  private func created(squadOf players: Int) -> String {
    """
    \(Self.file) created: Inca - Sineu, 2026-09-20. Record it:
      futbolstats record \(Self.file)
    Squad: \(players) players from f/b.xml

    """
  }

  private func squad(_ file: String) -> [String] {
    programFolder.text(file).matches(of: /<nom>([^<]+)<\/nom>/).map { String($0.1) }
  }

  /// Roca has served the ban, and Sala was in an earlier squad. Both become substitutes.
  @Test func absentPlayersReturnToTheSquad() throws {
    try playSecondMatch()
    let result = try programFolder.futbolstats("next", "f/b.xml", "Sineu", "--date", "2026-09-20")
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(
      result.output == created(squadOf: 6) + """
        Back in the squad, after missing the last match: 4 Hugo Roca, 12 Marc Sala
        One card away: Sergi Vidal
        Back after a suspension: Hugo Roca
        Injured the last time they were in the squad: Toni Nou
        Played least: Biel Font 0' (0%), Marc Sala 0' (0%), Toni Nou 20' (22%), Hugo
          Roca 60' (67%), Pau Riera 180' (100%)

        """)
    let names = squad(Self.file)
    for name in ["Hugo Roca", "Marc Sala", "Toni Nou", "Biel Font"] { #expect(names.contains(name)) }
    // A player who was injured in an earlier match and has not been in a squad since is left out.
    let third = try programFolder.shell(
      """
      set -e
      printf '1 Pau Riera (GK)\\n9 Sergi Vidal\\n20 Biel Font\\n' > third.txt
      futbolstats new f/c.xml Inca Sineu --home-squad third.txt --date 2026-09-20 --competition Lliga --season 2026-27 \\
        --set players=3 --set minimum=1 --set minimum-on=1 --set bench=1
      printf '%s\\n' start "45' end" start "90' end" 'finish!' > script
      futbolstats record f/c.xml --input script --clock 1401200000
      """)
    try #require(third.status == .exited(0), "\(third.error)")
    let full = try programFolder.futbolstats("next", "f/c.xml", "Muro", "--date", "2026-09-27")
    #expect(
      full.output == """
        f/2026-09-27-inca-muro.xml created: Inca - Muro, 2026-09-27. Record it:
          futbolstats record f/2026-09-27-inca-muro.xml
        Squad: 4 players from f/c.xml
        Back in the squad, after missing the last match: 4 Hugo Roca
        Missed the last match, but no place or free number: 12 Marc Sala
        One card away: Sergi Vidal
        Injured the last time they were in the squad: Toni Nou
        Played least: Marc Sala 0' (0%), Toni Nou 20' (22%), Biel Font 90' (50%), Hugo
          Roca 60' (67%), Pau Riera 270' (100%)

        """)
    #expect(!squad("f/2026-09-27-inca-muro.xml").contains("Toni Nou"))
  }

  /// One player is still banned, and the other has left the team.
  @Test func bannedAndDepartedPlayersStayOut() throws {
    try playSecondMatch()
    try programFolder.write("name,team,number,from,to\nMarc Sala,Inca,12,,2026-09-18\n", to: "r.csv")
    let edited = try programFolder.shell(
      "futbolstats season f registry r.csv && futbolstats season f ban 'Hugo Roca' 2 --date 2026-09-10")
    try #require(edited.status == .exited(0), "\(edited.error)")
    let result = try programFolder.futbolstats("next", "f/b.xml", "Sineu", "--date", "2026-09-20")
    #expect(
      result.output == created(squadOf: 4) + """
        Suspended: Hugo Roca (by the committee)
        One card away: Sergi Vidal
        Injured the last time they were in the squad: Toni Nou
        Played least: Biel Font 0' (0%), Toni Nou 20' (22%), Hugo Roca 60' (67%), Pau
          Riera 180' (100%), Sergi Vidal 180' (100%)

        """)
    let names = squad(Self.file)
    #expect(names == ["Inca", "Pau Riera", "Sergi Vidal", "Toni Nou", "Biel Font", "Sineu"])
  }

  private func schedule(in competition: String) throws {
    try programFolder.write(
      "date,round,home,away,score,competition\n2026-09-20,Jornada 3,Inca,Sineu,,\(competition)\n", to: "f/fixtures.csv")
  }

  /// The ban from the league is served there.
  @Test func banOfAnotherCompetitionDoesNotCount() throws {
    try playSecondMatch(in: "Copa")
    try schedule(in: "Copa")
    let result = try programFolder.futbolstats("next", "f/b.xml")
    #expect(
      result.output == created(squadOf: 6) + """
        Back in the squad, after missing the last match: 4 Hugo Roca, 12 Marc Sala
        Injured the last time they were in the squad: Toni Nou
        Played least: Biel Font 0' (0%), Marc Sala 0' (0%), Toni Nou 20' (22%), Hugo
          Roca 60' (67%), Pau Riera 180' (100%)
        About Sineu: futbolstats season f team Sineu

        """, "\(result.output)")
    #expect(squad(Self.file).contains("Hugo Roca"))
  }

  /// The last match was in another competition than the next one.
  @Test func banCountsInTheCompetitionOfTheFixture() throws {
    try playSecondMatch(in: "Copa")
    try schedule(in: "Lliga")
    let result = try programFolder.futbolstats("next", "f/b.xml")
    #expect(
      result.output == created(squadOf: 5) + """
        Back in the squad, after missing the last match: 12 Marc Sala
        Suspended: Hugo Roca (red, Inca 1-0 Sóller, 2026-09-06)
        One card away: Sergi Vidal
        Injured the last time they were in the squad: Toni Nou
        Played least: Biel Font 0' (0%), Marc Sala 0' (0%), Toni Nou 20' (22%), Hugo
          Roca 60' (67%), Pau Riera 180' (100%)
        About Sineu: futbolstats season f team Sineu

        """, "\(result.output)")
    #expect(!squad(Self.file).contains("Hugo Roca"))
    attributes("2026-09-20-inca-sineu.xml", "competicio=\"Lliga\"", "jornada=\"Jornada 3\"")
  }

  /// In England, a ban for a sending-off is served in any competition.
  @Test(arguments: [("rfef", false), ("premier-league", true)])
  func rulesSayWhereBansAreServed(_ rules: String, _ isSuspended: Bool) throws {
    try schedule(in: "Copa")
    let result = try programFolder.futbolstats("season", "f", "next", "--rules", rules)
    #expect(result.output.hasPrefix("Next: Inca - Sineu, 2026-09-20\n"), "\(result.output)")
    #expect(result.output.contains("\nSuspended: Hugo Roca (") == isSuspended, "\(result.output)")
  }
}
