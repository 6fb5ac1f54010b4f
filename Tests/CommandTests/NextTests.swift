import TestSupport
import Testing

/// `next` and `new --from` prepare the next match from the last one.
@Suite struct NextTests {
  let programFolder: ProgramFolder

  /// Inca has played at home in blue. 4 was sent off, 12 never came on, and 9 is one card away from a ban.
  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '1 Pau Riera (GK)\\n4 Hugo Roca\\n9 Sergi Vidal\\n--\\n12 Marc Sala\\n' > inca.txt
      mkdir f
      printf "<svg xmlns='http://www.w3.org/2000/svg'/>" > f/inca.svg
      futbolstats new f/a.xml Inca Sóller --home-squad inca.txt --date 2026-09-06 --venue "Nou Camp" --home-crest inca.svg \\
        --home-colour 0000ff --competition Lliga --season 2026-27 --round 1 --referee Mas --set players=3 --set minimum=1 \\
        --set minimum-on=1 --set bench=5
      printf '%s\\n' start "10' 9g" "30' 9y" "45' end" start "60' 4r" "90' end" 'finish!' > script
      futbolstats record f/a.xml --input script --clock 1400000000
      futbolstats season f set caution-cycles=2
      """)
  }

  /// The briefing after that match.
  static let briefing = """
    Suspended: Hugo Roca (red, Inca 1-0 Sóller, 2026-09-06)
    One card away: Sergi Vidal
    Played least: Marc Sala 0' (0%), Hugo Roca 60' (67%), Pau Riera 90' (100%),
      Sergi Vidal 90' (100%)
    """

  func schedule() throws {
    try programFolder.write(
      "date,round,home,away,score,competition\n2026-09-13,2,Alcúdia,Inca,,Lliga\n2026-09-20,3,Inca,Sineu,,Lliga\n",
      to: "f/fixtures.csv")
  }

  func attributes(_ name: String, _ texts: String...) {
    let file = programFolder.text("f/" + name)
    for text in texts { #expect(file.contains(text), "\(text) in \(file.prefix(1500))") }
  }

  @Test func theOpponentComesFromTheFixtures() throws {
    try schedule()
    let result = try programFolder.futbolstats("next", "f/a.xml")
    #expect(result.status == .exited(0) && result.error.isEmpty, "\(result.error)")
    #expect(
      result.output == """
        f/2026-09-13-alcudia-inca.xml created: Alcúdia - Inca, 2026-09-13. Record it:
          futbolstats record f/2026-09-13-alcudia-inca.xml
        Squad: 4 players from f/a.xml
        \(Self.briefing)
        About Alcúdia: futbolstats season f team Alcúdia

        """)
    attributes(
      "2026-09-13-alcudia-inca.xml", "competicio=\"Lliga\"", "temporada=\"2026-27\"", "jornada=\"2\"",
      "data=\"2026-09-13\"", "nostre=\"visitant\"", "players=3", "escut=\"inca.svg\"", "color=\"#0000ff\"",
      "<nom>Marc Sala</nom>", "estat=\"pendent\"")
    // The home ground is not copied, nor are details that concern only the last match.
    let made = programFolder.text("f/2026-09-13-alcudia-inca.xml")
    for text in ["Nou Camp", "Mas\"", "<gol ", "targeta"] { #expect(!made.contains(text), "\(text)") }
    let recorded = try programFolder.futbolstats("record", "f/2026-09-13-alcudia-inca.xml", text: "start\n5' 9g\n")
    #expect(recorded.status == .exited(0), "\(recorded.error)")
  }

  @Test func stageCanBeGiven() throws {
    let result = try programFolder.futbolstats(
      "next", "f/a.xml", "Sineu", "--date", "2026-09-27", "--stage", "semi-finals", "-o", "f/b.xml")
    #expect(result.status == .exited(0) && result.error.isEmpty, "\(result.error)")
    attributes("b.xml", "fase=\"semi-finals\"", "data=\"2026-09-27\"")
  }

  /// Our side in a match defaults to the home side, so the season's own team takes precedence.
  @Test func teamComesFromTheSeason() throws {
    try programFolder.write("date,home,away,score,competition\n2026-09-13,Sóller,Muro,,Lliga\n", to: "f/fixtures.csv")
    _ = try programFolder.futbolstats("season", "f", "set", "us=Sóller")
    let result = try programFolder.futbolstats("next", "f/a.xml")
    #expect(
      result.output == """
        f/2026-09-13-soller-muro.xml created: Sóller - Muro, 2026-09-13. Record it:
          futbolstats record f/2026-09-13-soller-muro.xml
        Squad: 8 players from f/a.xml
        Played least: number 1 90' (100%), number 2 90' (100%), number 3 90' (100%)
        About Muro: futbolstats season f team Muro

        """)
    // The season's team did not play in this match.
    _ = try programFolder.futbolstats("season", "f", "set", "us=Muro")
    try schedule()
    let other = try programFolder.futbolstats("next", "f/a.xml")
    #expect(
      other.output == """
        f/2026-09-13-alcudia-inca.xml created: Alcúdia - Inca, 2026-09-13. Record it:
          futbolstats record f/2026-09-13-alcudia-inca.xml
        Squad: 4 players from f/a.xml
        \(Self.briefing)
        About Alcúdia: futbolstats season f team Alcúdia

        """)
  }

  @Test func dateSelectsTheFixture() throws {
    try schedule()
    let result = try programFolder.futbolstats("next", "f/a.xml", "--date", "2026-09-20")
    #expect(
      result.output == """
        f/2026-09-20-inca-sineu.xml created: Inca - Sineu, 2026-09-20. Record it:
          futbolstats record f/2026-09-20-inca-sineu.xml
        Squad: 4 players from f/a.xml
        \(Self.briefing)
        About Sineu: futbolstats season f team Sineu

        """)
    attributes("2026-09-20-inca-sineu.xml", "estadi=\"Nou Camp\"", "nostre=\"local\"")
  }

  @Test func opponentCanBeNamedWithoutFixtures() throws {
    let result = try programFolder.futbolstats(
      "next", "f/a.xml", "Porto", "Cristo", "--date", "2026-10-04", "--at", "away")
    #expect(
      result.output == """
        f/2026-10-04-porto-cristo-inca.xml created: Porto Cristo - Inca, 2026-10-04.
          Record it: futbolstats record f/2026-10-04-porto-cristo-inca.xml
        Squad: 4 players from f/a.xml
        \(Self.briefing)

        """)
  }

  /// A pending file from a calendar keeps its details, and missing ones are added.
  @Test func pendingFileIsFilledIn() throws {
    try programFolder.write(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//x
      BEGIN:VEVENT
      UID:j2@example.org
      DTSTART:20260913T170000
      SUMMARY:Inca - Alcúdia
      LOCATION:Camp vell
      END:VEVENT
      END:VCALENDAR

      """.replacing("\n", with: "\r\n"), to: "c.ics")
    let imported = try programFolder.futbolstats("import", "c.ics", "-o", "f")
    try #require(imported.status == .exited(0), "\(imported.error)")
    let name = try #require(try programFolder.shell("ls f | grep alcudia").output.split(separator: "\n").first)
    let result = try programFolder.futbolstats("next", "f/a.xml")
    #expect(
      result.output == """
        f/2026-09-13-inca-alcudia.xml filled: Inca - Alcúdia, 2026-09-13 17:00. Record
          it: futbolstats record f/2026-09-13-inca-alcudia.xml
        Squad: 4 players from f/a.xml
        \(Self.briefing)
        About Alcúdia: futbolstats season f team Alcúdia

        """)
    attributes(
      String(name), "estadi=\"Camp vell\"", "hora=\"17:00\"", "procedencia=\"ics:c.ics:j2@example.org\"", "players=3",
      "<nom>Sergi Vidal</nom>", "competicio=\"Lliga\"", "nostre=\"local\"")
    let filled = programFolder.read("f/\(name)")
    let again = try programFolder.futbolstats("next", "f/a.xml")
    #expect(
      again.output == """
        f/2026-09-13-inca-alcudia.xml is ready: Inca - Alcúdia, 2026-09-13 17:00. Record
          it: futbolstats record f/2026-09-13-inca-alcudia.xml
        Squad: Inca already had one, which was kept; replace it with --force
        \(Self.briefing)
        About Alcúdia: futbolstats season f team Alcúdia

        """)
    #expect(programFolder.read("f/\(name)") == filled)
  }

  @Test func registryUpdatesTheSquad() throws {
    try schedule()
    try programFolder.write(
      """
      name,team,number,from,to
      Marc Sala,Inca,12,,2026-09-10
      Joan Nou,Inca,15,2026-09-08,
      Toni Tard,Inca,16,2026-12-01,
      Sergi Vidal,Inca,10,2026-09-08,

      """, to: "r.csv")
    let registered = try programFolder.futbolstats("season", "f", "registry", "r.csv")
    try #require(registered.status == .exited(0), "\(registered.error)")
    let result = try programFolder.futbolstats("next", "f/a.xml")
    #expect(
      result.output == """
        f/2026-09-13-alcudia-inca.xml created: Alcúdia - Inca, 2026-09-13. Record it:
          futbolstats record f/2026-09-13-alcudia-inca.xml
        Squad: 4 players from f/a.xml
        Left the team: Marc Sala
        New in the team: 15 Joan Nou
        New numbers: 10 Sergi Vidal
        Suspended: Hugo Roca (red, Inca 1-0 Sóller, 2026-09-06)
        One card away: Sergi Vidal
        Played least: Hugo Roca 60' (67%), Pau Riera 90' (100%), Sergi Vidal 90' (100%)
        About Alcúdia: futbolstats season f team Alcúdia

        """)
    let squad = programFolder.text("f/2026-09-13-alcudia-inca.xml").matches(of: /<nom>([^<]+)<\/nom>/).map(\.1)
    #expect(squad.filter { ["Marc Sala", "Joan Nou", "Toni Tard", "Sergi Vidal"].contains($0) }.count == 2)
  }

  @Test func newCanStartFromTheLastMatch() throws {
    let result = try programFolder.futbolstats(
      "new", "f/b.xml", "Sineu", "--from", "f/a.xml", "--us", "away", "--date", "2026-09-27", "--away-colour", "ff0000")
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(
      result.output == """
        f/b.xml created: Sineu - Inca. Record it: futbolstats record f/b.xml
        \(Self.briefing)

        """)
    attributes(
      "b.xml", "<nom>Sineu</nom>", "nostre=\"visitant\"", "color=\"#ff0000\"", "escut=\"inca.svg\"", "players=3",
      "competicio=\"Lliga\"", "<nom>Pau Riera</nom>")
    // Two names also determine whether we play at home.
    let both = try programFolder.futbolstats("new", "f/c.xml", "Inca", "Muro", "--from", "f/a.xml", "--rules", "futsal")
    #expect(
      both.output == """
        f/c.xml created: Inca - Muro. Record it: futbolstats record f/c.xml
        Suspended: Hugo Roca (red, Inca 1-0 Sóller, 2026-09-06)
        One card away: Sergi Vidal
        Played least: Marc Sala 0' (0%), Hugo Roca 60' (67%), Pau Riera 90' (100%),
          Sergi Vidal 90' (100%)

        """)
    attributes("c.xml", "reglament=\"futsal\"", "estadi=\"Nou Camp\"")
  }

  @Test(arguments: [("next", "Next: Alcúdia - Inca, 2026-09-13"), ("stats", "Inca\n"), ("share", "Minutes, Inca")])
  func commonGuessesSelectAView(_ word: String, _ beginning: String) throws {
    try schedule()
    let result = try programFolder.futbolstats("season", "f", word)
    #expect(result.status == .exited(0) && result.output.hasPrefix(beginning), "\(result.output)\(result.error)")
    guard word == "next" else { return }
    let facts = """
      Next: Alcúdia - Inca, 2026-09-13
      Suspended: Hugo Roca (red, Inca 1-0 Sóller, 2026-09-06)
      One card away: Sergi Vidal
      Played least: Marc Sala 0' (0%), Hugo Roca 60' (67%), Pau Riera 90' (100%),
        Sergi Vidal 90' (100%)
      About Alcúdia: futbolstats season f team Alcúdia

      """
    #expect(result.output == facts + "Prepare it: futbolstats next f/a.xml\n")
    // Once the file exists, the match is recorded.
    _ = try programFolder.futbolstats("next", "f/a.xml")
    let prepared = try programFolder.futbolstats("season", "f", word)
    #expect(prepared.output == facts + "Record it: futbolstats record f/2026-09-13-alcudia-inca.xml\n")
  }
}
