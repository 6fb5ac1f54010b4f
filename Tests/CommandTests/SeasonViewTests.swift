import TestSupport
import Testing

/// The views of `season` with match files.
@Suite struct SeasonViewTests {
  private let programFolder: ProgramFolder

  /// Inca's matches. Vidal scores three goals in the two completed ones; Roca is cautioned in the first and sent off in
  /// the second; the squad of the last one has a player with a name similar to Vidal's.
  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '1 Pau Riera (GK)\\n4 Hugo Roca\\n9 Sergi Vidal\\n--\\n12 Marc Sala\\n' > inca.txt
      sed 's/Sergi Vidal/S. Vidal/' inca.txt > other.txt
      mkdir f
      match() {
        file=f/$1.xml; round=$2; shift 2
        futbolstats new $file "$@" --competition Lliga --season 2026-27 --round $round --date 2026-09-0$round \\
          --set players=3 --set minimum=1 --set minimum-on=1
      }
      played() { printf '%s\\n' "$@" > script; futbolstats record $file --input script --clock 1400000000; }
      match a 1 --home Inca --away Sóller --us home --home-squad inca.txt
      played start "10' 9g,4" "20' 4f5y" "45' end" start "60' 9>12" "80' v9g" "90' end" 'finish!'
      match b 2 --home Alcúdia --away "CE Inca" --us away --away-squad inca.txt
      played start "10' v9g" "30' v4r" "40' v9gp" "45' end" start "90' end" 'finish!'
      match c 3 --home Inca --away Pollença --us home --home-squad inca.txt
      match d 4 --home Manacor --away Inca --us away --away-squad other.txt
      """)
  }

  private func csv(_ view: String..., with words: [String] = []) throws -> [String] {
    let arguments = ["season", "f"] + view + ["--format", "csv"] + words
    let result = try run(builtProduct("futbolstats"), arguments, directory: programFolder.path)
    #expect(result.error.isEmpty && result.status == .exited(0))
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func goalsAndAssistsAddUp() throws {
    #expect(
      try csv("scorers") == [
        "rank,player,team,goals,penalties,matches,minutes", "1,Sergi Vidal,Inca,3,1,2,150",
        "2,number 9,Sóller,1,0,1,90",
      ])
    #expect(try csv("assists") == ["rank,player,team,assists,matches,minutes", "1,Hugo Roca,Inca,1,2,120"])
    #expect(try csv("scorers", with: ["--team", "sol"]).count == 2)
    #expect(
      try csv("scorers", with: ["--last", "1", "--team", "Inca"]) == [
        "rank,player,team,goals,penalties,matches,minutes", "1,Sergi Vidal,Inca,2,1,1,90",
      ])
    #expect(try csv("scorers", with: ["--home", "--team", "Inca"]).last == "1,Sergi Vidal,Inca,1,0,1,60")
  }

  /// Four players for three places in each match: the fair share is 67.5 minutes per match.
  @Test func minutesAreComparedWithAnEqualShare() throws {
    #expect(
      try csv("minutes") == [
        "player,team,called,starts,appearances,minutes,available,share,fair,balance",
        "Marc Sala,Inca,2,0,1,30,180,17,135,-105", "Hugo Roca,Inca,2,2,2,120,180,67,135,-15",
        "Sergi Vidal,Inca,2,2,2,150,180,83,135,15", "Pau Riera,Inca,2,2,2,180,180,100,135,45",
      ])
  }

  @Test func goalkeepersShowGoalsConceded() throws {
    #expect(try csv("goalkeepers", with: ["--team", "Inca"]).dropFirst() == ["Pau Riera,Inca,2,180,1,1"])
  }

  @Test func bansAndPlayersOneCardAway() throws {
    #expect(
      try csv("suspensions").dropFirst() == ["Hugo Roca,Inca,Lliga 2026-27,red,1,\"Alcúdia 0-2 Inca, 2026-09-02\""]
    )
    #expect(
      try csv("cards") == [
        "player,team,competition,yellows,second_yellows,reds,dismissals,towards,limit",
        "Hugo Roca,Inca,Lliga 2026-27,1,0,1,0,1,5",
      ])
    let one = try csv("cards", with: ["--set", "caution-cycles=1", "--set", "red-matches=0"])
    #expect(one.last == "Hugo Roca,Inca,Lliga 2026-27,1,0,1,0,0,1")
    // The ban for the first caution should have been served in the second match.
    let check = try programFolder.futbolstats("season", "f", "check", "--set", "caution-cycles=1")
    #expect(
      check.output == """
        Inca is also called CE Inca: one team, unless you say otherwise
          futbolstats season f alias Inca 'CE Inca'
        played while suspended: Hugo Roca (Inca), Alcúdia 0-2 Inca, 2026-09-02
        the same person? S. Vidal (9; 1 match) and Sergi Vidal (9; 3 matches), Inca:
          never in one match
          futbolstats season f same inca/s-vidal inca/sergi-vidal
          (or different)

        """)
    let short = try programFolder.futbolstats(
      "season", "f", "suspensions", "--set", "caution-cycles=2", "--set", "red-matches=0")
    #expect(
      short.output == """
        Suspended

        no player is suspended

        one card away: Hugo Roca (Inca), 1 caution

        """)
  }

  @Test func playerViewListsEveryMatch() throws {
    let result = try programFolder.futbolstats("season", "f", "player", "hugo", "roca")
    #expect(result.output.contains("2026-09-02 at Alcúdia 0-2   started  30     0       0 red"))
    let text = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains("Lliga 2026-27: 1 yellow card, 1 red card; suspended for 1 match; 1 of 5 cautions"))
  }

  /// Searches the texts in match files. Traits lead to players, officials to their matches, and notes to their file.
  @Test func findSearchesMatchFiles() throws {
    let made = try programFolder.shell(
      """
      set -e
      printf '%s\\n' 'player 9 traits Tall' 'player coach name "Àngels Mas"' '4n slow to turn' 'n pitch is TALL grass' > script
      futbolstats record f/c.xml --input script
      """)
    try #require(made.status == .exited(0), "\(made.error)\(made.output)")
    #expect(try csv("find", "tall", "--private").dropFirst().contains("inca/sergi-vidal,Sergi Vidal,Inca,9,3,,,"))
    #expect(
      try csv("find", "grass", "--private").dropFirst() == [
        "f/c.xml,pitch is TALL grass,,,1,2026-09-03,Inca - Pollença,"
      ])
    #expect(
      try csv("find", "slow to", "--private").dropFirst() == ["f/c.xml,slow to turn,Inca,4,1,2026-09-03,Pollença,"])
    let withheld = try programFolder.futbolstats("season", "f", "find", "slow to", "--format", "csv")
    #expect(withheld.status == .exited(0) && withheld.output == "id,name,team,numbers,matches,date,opponent,minute\n")
    #expect(withheld.error == "futbolstats: 1 note is left out; --private includes it\n")
    #expect(try csv("find", "angels").dropFirst() == [",Àngels Mas,Inca,,1,,,"])
  }

  /// Notes on a team and its players, newest first, with date, opponent and minute.
  @Test func teamAndPlayerViewsShowNotes() throws {
    let made = try programFolder.shell(
      """
      set -e
      printf '%s\\n' "5' 9n quick" "6' ln presses high" "7' v7n slow" 'n windy' > script
      futbolstats record f/a.xml --input script
      printf '%s\\n' start "45+2' 9n tired" > script
      futbolstats record f/c.xml --input script
      """)
    try #require(made.status == .exited(0), "\(made.error)\(made.output)")
    func notes(_ view: String...) throws -> [String] {
      let text = try run(builtProduct("futbolstats"), ["season", "f"] + view, directory: programFolder.path).output
      return text.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
        .filter { $0.contains(": ") && $0.contains("against") }
    }
    let quick = "2026-09-01, against Sóller, 5': Sergi Vidal: quick"
    let tired = "2026-09-03, against Pollença, 45+2': Sergi Vidal: tired"
    #expect(try notes("player", "Sergi Vidal") == [tired, quick])
    #expect(try notes("team", "Inca") == [tired, quick, "2026-09-01, against Sóller, 6': presses high"])
    #expect(try notes("team", "Sóller") == ["2026-09-01, against Inca, 7': number 7: slow"])
    #expect(try csv("find", "tired", "--private").dropFirst() == ["f/c.xml,tired,Inca,9,1,2026-09-03,Pollença,45+2'"])
  }

  @Test func similarNamesAreReportedButNotMerged() throws {
    let found = try csv("find", "VIDAL")
    #expect(
      found == [
        "id,name,team,numbers,matches,date,opponent,minute", "inca/s-vidal,S. Vidal,Inca,9,1,,,",
        "inca/sergi-vidal,Sergi Vidal,Inca,9,3,,,",
      ])
    let check = try programFolder.futbolstats("season", "f", "check")
    #expect(
      check.output == """
        Inca is also called CE Inca: one team, unless you say otherwise
          futbolstats season f alias Inca 'CE Inca'
        the same person? S. Vidal (9; 1 match) and Sergi Vidal (9; 3 matches), Inca:
          never in one match
          futbolstats season f same inca/s-vidal inca/sergi-vidal
          (or different)

        """)
  }

  @Test(arguments: [
    (
      "en",
      "Last: Alcúdia 0-2 Inca, 2026-09-02|Next: Inca - Pollença, 2026-09-03|Lliga 2026-27: 1 of 5, 4 points|Goals: Sergi Vidal 3|Suspended: Hugo Roca|1 question: futbolstats season f check"
    ),
    (
      "es",
      "Último: Alcúdia 0-2 Inca, 2026-09-02|Próximo: Inca - Pollença, 2026-09-03|Lliga 2026-27: puesto 1 de 5, 4 puntos|Goles: Sergi Vidal 3|Con sanción: Hugo Roca|1 pregunta: futbolstats temporada f revisar"
    ),
    (
      "ca",
      "Últim: Alcúdia 0-2 Inca, 2026-09-02|Pròxim: Inca - Pollença, 2026-09-03|Lliga 2026-27: lloc 1 de 5, 4 punts|Gols: Sergi Vidal 3|Amb sanció: Hugo Roca|1 pregunta: futbolstats temporada f revisa"
    ),
  ])
  func overviewSummarisesTheSeason(_ language: String, _ lines: String) throws {
    let result = try programFolder.futbolstats("--lang", language, "season", "f")
    #expect(result.error.isEmpty)
    #expect(result.output == "Inca\n\n" + lines.split(separator: "|").joined(separator: "\n") + "\n")
  }

  /// The errors of the season's files are said at the start, and not again by the commands that read them.
  @Test func errorsOfTheSeasonAreSaidOnce() throws {
    try programFolder.write("Inca v Alcúdia 2-\n", to: "f/results.txt")
    try programFolder.write("= Notes for Inca\n9 presses high\n", to: "f/notes.txt")
    try programFolder.write("4 Hugo Roca\n9 Sergi Vidal\n12 Marc Sala\n", to: "squad.txt")
    let recorded = try programFolder.futbolstats(
      "record", "f/c.xml", "--season", "f", text: "bench\nheads-up\nset home-squad squad.txt\nbench\n")
    let said = recorded.error.split(separator: "\n")
    #expect(said.filter { $0.hasPrefix("f/results.txt") }.count == 1, "\(recorded.error)")
    #expect(
      said.filter { $0.hasPrefix("f/notes.txt") } == ["f/notes.txt: warning: skipped: neither a match nor results"])
  }

  /// `record --season` warns about suspended players in the line-up.
  @Test func warnsOfSuspendedPlayersInTheLineUp() throws {
    let recorded = try programFolder.futbolstats(
      "record", "f/c.xml", "--season", "f", text: "heads-up\nlineup l\nstart\n")
    #expect(recorded.status == .exited(0))
    #expect(
      recorded.output == """
        Inca: suspended: 4 Hugo Roca
        1 thing unresolved (type: todo)
         1  Pau Riera    starter, goalkeeper
         4  Hugo Roca    starter, suspended
         9  Sergi Vidal  starter
        12  Marc Sala    substitute
        1  1' first half starts

        """, "\(recorded.output)")
    #expect(
      recorded.error
        == "f/c.xml: warning: 4 Hugo Roca (Inca) is suspended: red, Alcúdia 0-2 Inca, 2026-09-02\n")
    let new = [
      "new", "n.xml", "--home", "Inca", "--away", "Felanitx", "--home-squad", "inca.txt", "--competition", "Lliga",
      "--season",
      "2026-27", "--season", "f", "--set", "players=3", "--set", "minimum=1", "--set", "minimum-on=1",
    ]
    let later = try run(builtProduct("futbolstats"), new + ["--date", "2026-09-09"], directory: programFolder.path)
    #expect(later.error == "n.xml: warning: 4 Hugo Roca (Inca) is suspended: red, Alcúdia 0-2 Inca, 2026-09-02\n")
    #expect(programFolder.text("n.xml").contains("temporada=\"2026-27\""))
    // The next match's rules give no ban for a red card, so no player is suspended.
    let lenient = try run(
      builtProduct("futbolstats"), new + ["--force", "--date", "2026-09-09", "--set", "red-matches=0"],
      directory: programFolder.path)
    #expect(lenient.status == .exited(0) && lenient.error.isEmpty)
    // No player is suspended before the second match. With a limit of two cautions, Roca is one card away from a
    // suspension.
    let before = try run(
      builtProduct("futbolstats"), new + ["--force", "--date", "2026-09-01", "--set", "caution-limit=2"],
      directory: programFolder.path)
    #expect(before.error == "n.xml: warning: 4 Hugo Roca (Inca) is one card away from a suspension\n")
  }

  /// If a match is recorded with delay, a list may contain its score or later matches. They must not serve bans.
  @Test(arguments: ["2026-10-10,9,Inca,Campos,2-0,Lliga 2026-27", "2026-09-09,9,Inca,Felanitx,2-0,Lliga 2026-27"])
  func onlyEarlierMatchesServeBans(row: String) throws {
    try programFolder.write("date,round,home,away,score,competition\n\(row)\n", to: "f/list.csv")
    let made = try run(
      builtProduct("futbolstats"),
      [
        "new", "n.xml", "--home", "Inca", "--away", "Felanitx", "--home-squad", "inca.txt", "--competition", "Lliga",
        "--season", "2026-27", "--season", "f", "--set", "players=3", "--set", "minimum=1", "--set", "minimum-on=1",
        "--date", "2026-09-09",
      ], directory: programFolder.path)
    #expect(
      made.error == "n.xml: warning: 4 Hugo Roca (Inca) is suspended: red, Alcúdia 0-2 Inca, 2026-09-02\n",
      "\(made.error)")
  }

  @Test func resultsAndFixturesShowTheirRound() throws {
    #expect(
      try csv("results") == [
        "date,time,competition,round,home,away,home_goals,away_goals,state,file,home_kicks,away_kicks,group,stage",
        "2026-09-01,,Lliga 2026-27,1,Inca,Sóller,1,1,played,f/a.xml,,,,",
        "2026-09-02,,Lliga 2026-27,2,Alcúdia,Inca,0,2,played,f/b.xml,,,,",
      ])
    #expect(
      try csv("fixtures") == [
        "date,time,competition,round,home,away,home_goals,away_goals,state,file,home_kicks,away_kicks,group,stage",
        "2026-09-03,,Lliga 2026-27,3,Inca,Pollença,,,pending,f/c.xml,,,,",
        "2026-09-04,,Lliga 2026-27,4,Manacor,Inca,,,pending,f/d.xml,,,,",
      ])
    #expect(try csv("results", with: ["--home", "--team", "Inca"]).count == 2)
  }

  @Test func teamViewShowsFormAndPlayers() throws {
    let result = try programFolder.futbolstats("season", "f", "team", "inca")
    let text = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.hasPrefix("Inca player numbers matches start min goals assists Y R"))
    #expect(text.contains("Sergi Vidal 9 2 2 150 3 0 0 0"))
    #expect(text.contains("form: DW; at home D, away W"))
    #expect(text.contains("2 matches: 1 won, 1 drawn, 0 lost, goals 3-1"))
  }

  @Test func earlierMeetingsOfTwoTeams() throws {
    #expect(try csv("versus", "Sóller").count == 2)
    let none = try programFolder.futbolstats("season", "f", "versus", "Manacor", "--team", "Sóller")
    #expect(none.output == "Sóller and Manacor\n\nno match\n")
  }
}
