import TestSupport
import Testing

/// A season in which only the score of some matches is known. Every view counts known figures and leaves others blank.
@Suite struct MixedSeasonTests {
  private let programFolder: ProgramFolder

  /// Inca has one match with a file, in which Vidal scores from a corner, and two with only a score.
  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '1 Pau Riera (GK)\\n4 Hugo Roca\\n9 Sergi Vidal\\n--\\n12 Marc Sala\\n' > inca.txt
      mkdir f
      futbolstats new f/a.xml Inca Sóller --home-squad inca.txt --date 2026-09-06 --competition Lliga \\
        --season 2026-27 --round 1 --set players=3 --set minimum=1 --set minimum-on=1
      printf '%s\\n' start "10' 9gc,4" "12' c" "20' 4y" "45' end" start "60' 9>12" "80' v9g" "90' end" 'finish!' > script
      futbolstats record f/a.xml --input script --clock 1400000000
      printf '%s\\n' date,round,home,away,score,competition '2026-09-06,1,Alcúdia,Muro,2-2,Lliga 2026-27' \\
        '2026-09-13,2,Muro,Inca,0-3,Lliga 2026-27' '2026-09-13,2,Sóller,Alcúdia,1-0,Lliga 2026-27' \\
        '2026-09-20,3,Inca,Alcúdia,2-0,Lliga 2026-27' '2026-09-27,4,Sóller,Inca,,Lliga 2026-27' > f/league.csv
      """)
  }

  private func season(_ line: String) throws -> [String] {
    let result = try programFolder.shell("futbolstats season f \(line)")
    #expect(result.status == .exited(0) && result.error.isEmpty, "\(line): \(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  private func csv(_ view: String) throws -> [String] { try season(view + " --csv").dropFirst().map { $0 } }

  /// Every view without an operand, and those about a player or a team.
  private static let views = [
    "", "table", "results", "fixtures", "scorers", "assists", "cards", "suspensions", "minutes",
    "minutes --by position", "goalkeepers", "pairs", "player Vidal", "team Inca", "team Muro", "scout Alcúdia",
    "versus Muro", "corners", "injuries", "next", "stats", "find Vidal", "check", "registry", "decisions",
  ]

  /// Views of data from match files, with the number of matches for which they have only the score.
  private static let ofFiles = [
    ("scorers", 4), ("assists", 4), ("cards", 4), ("suspensions", 4), ("injuries", 2), ("player Vidal", 2), ("next", 2),
    ("minutes", 2), ("minutes --by position", 2), ("goalkeepers", 4),
    ("pairs", 2), ("team Inca", 2), ("team Muro", 2), ("scout Alcúdia", 3), ("corners", 4), ("stats", 2),
    ("scorers --team Inca", 2),
  ]

  @Test(arguments: views) func onlyViewsOfFilesNoteMissingDetails(_ view: String) throws {
    let text = try season(view).joined(separator: " ")
    let isOfFiles = Self.ofFiles.contains { $0.0 == view }
    #expect(!text.isEmpty && text.contains("only the score of") == isOfFiles, "\(text)")
  }

  @Test(arguments: ofFiles) func viewsCountMatchesWithOnlyAScore(_ view: String, _ count: Int) throws {
    let text = try season(view).joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.contains("only the score of \(count) matches is known"), "\(text)")
  }

  @Test func everyMatchCountsForTheTeam() throws {
    let table = try csv("table")
    #expect(table.first == "1,Inca,3,2,1,0,6,1,5,7,0,no", "\(table)")
    let team = try season("team Inca")
    #expect(team.contains("3 matches: 2 won, 1 drawn, 0 lost, goals 6-1"))
    #expect(team.contains("form: DWW; at home DW, away W"))
    #expect(try csv("results").count == 5)
  }

  /// The team has six goals, but only one scorer is known. No other player has a goal or more than one match.
  @Test func onlyMatchFilesCountForPlayers() throws {
    #expect(
      try csv("scorers") == ["1,Sergi Vidal,Inca,1,0,1,60", "1,number 9,Sóller,1,0,1,90"])
    let minutes = try csv("minutes")
    #expect(
      minutes.count == 4
        && minutes == [
          "Marc Sala,Inca,1,0,1,30,90,33,68,-38", "Sergi Vidal,Inca,1,1,1,60,90,67,68,-8",
          "Hugo Roca,Inca,1,1,1,90,90,100,68,22", "Pau Riera,Inca,1,1,1,90,90,100,68,22",
        ], "\(minutes)")
    // The team also kept two clean sheets in matches whose goalkeeper is unknown.
    #expect(try csv("goalkeepers").first == "Pau Riera,Inca,1,90,1,0")
    #expect(try season("team Inca").contains("2 matches without conceding"))
    #expect(try csv("corners").first == "Inca,1,1,0,1,0,1,0")
    #expect(try csv("player Vidal").count == 1)
  }

  /// The file of a match that nobody recorded adds nothing to the score in the list.
  @Test func preparedFileLeavesTheScoreToTheList() throws {
    let made = try programFolder.shell(
      """
      futbolstats new f/b.xml Muro Inca --away-squad inca.txt --us away --date 2026-09-13 --competition Lliga \\
        --season 2026-27 --round 2 --set players=3 --set minimum=1 --set minimum-on=1
      """)
    try #require(made.status == .exited(0), "\(made.error)")
    #expect(try csv("table").first == "1,Inca,3,2,1,0,6,1,5,7,0,no")
    #expect(
      try csv("results") == [
        "2026-09-06,,Lliga 2026-27,1,Alcúdia,Muro,2,2,played,f/league.csv:2,,,,",
        "2026-09-06,,Lliga 2026-27,1,Inca,Sóller,1,1,played,f/a.xml,,,,",
        "2026-09-13,,Lliga 2026-27,2,Muro,Inca,0,3,played,f/b.xml,,,,",
        "2026-09-13,,Lliga 2026-27,2,Sóller,Alcúdia,1,0,played,f/league.csv:4,,,,",
        "2026-09-20,,Lliga 2026-27,3,Inca,Alcúdia,2,0,played,f/league.csv:5,,,,",
      ])
    #expect(try season("minutes").contains("only the score of 2 matches is known; they are not counted here"))
    #expect(
      try csv("minutes") == [
        "Marc Sala,Inca,1,0,1,30,90,33,68,-38", "Sergi Vidal,Inca,1,1,1,60,90,67,68,-8",
        "Hugo Roca,Inca,1,1,1,90,90,100,68,22", "Pau Riera,Inca,1,1,1,90,90,100,68,22",
      ])
  }

  /// In formats for programs, cells are empty if nothing was recorded.
  @Test func unknownFiguresAreEmpty() throws {
    let rows = try season("results --format football-data")
    #expect(rows.contains("2026-09-13,Muro,Inca,0,3,A,,,,,,,,,,,,,,,,"), "\(rows)")
    #expect(rows.contains { $0.hasPrefix("2026-09-06,Inca,Sóller,1,1,D,1,0,H,") && $0.hasSuffix(",1,0,0,0") })
  }

  /// The site has a page for the match with a file, and the scores of all matches.
  @Test func siteIncludesAllMatches() throws {
    let made = try programFolder.shell("futbolstats season f site out && cat out/results.html out/minutes.html")
    #expect(made.status == .exited(0), "\(made.error)")
    #expect(made.output.contains("Alcúdia") && made.output.contains("Marc Sala"))
    #expect(!made.output.contains("NaN"))
  }

  /// If a folder has only scores, the views do not each explain that there are no players.
  @Test func scoresAloneNeedNoExplanation() throws {
    _ = try programFolder.shell("rm f/a.xml")
    for view in ["scorers", "cards", "team Inca", "corners"] {
      #expect(try !season(view + " --us Inca").joined().contains("only the score"), "\(view)")
    }
  }
}
