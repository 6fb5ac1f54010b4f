import TestSupport
import Testing

/// A season with futsal, where substitutions are not recorded: playing time is unknown and not reported.
@Suite struct UnfollowedSeasonTests {
  private let programFolder: ProgramFolder

  /// Two futsal matches in one folder; the first of them and a football match in another.
  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '1 Pau Riera (GK)\\n2 Jan Pou\\n4 Hugo Roca\\n5 Biel Mas\\n9 Sergi Vidal\\n--\\n12 Marc Sala\\n' > inca.txt
      mkdir futsal both
      match() {
        file=$1
        futbolstats new $file --home Inca --away "$2" --us home --home-squad inca.txt --away-squad inca.txt \\
          --date 2026-09-$3 $4
        shift 4
        printf '%s\\n' "$@" > script
        futbolstats record $file --input script --clock 1400000000
      }
      match futsal/a.xml Sóller 06 '--rules futsal' start "10:00' 9g" "11:00' 12g" "20:00' end" start "40:00' end" 'finish!'
      match futsal/b.xml Artà 13 '--rules futsal' start "12:00' 12g" "20:00' end" start "40:00' end" 'finish!'
      cp futsal/a.xml both
      match both/c.xml Muro 20 '--set players=5 --set minimum=3 --set minimum-on=3' start "10' 9g" "45' end" start \\
        "60' 9>12" "90' end" 'finish!'
      """)
  }

  private func season(_ words: String..., in language: String = "en") throws -> [String] {
    let result = try run(
      builtProduct("futbolstats"), ["season"] + words, environment: ["LC_ALL": language], directory: programFolder.path)
    #expect(result.status == .exited(0), "\(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  private static let note =
    "minutes and matches played do not count 2 matches: their players come and go while the ball is in play"

  @Test(arguments: ["scorers", "team Inca", "player inca/marc-sala", "minutes", "goalkeepers", "pairs"])
  func unknownMinutesAreNotShown(_ view: String) throws {
    let result = try run(
      builtProduct("futbolstats"), ["season", "futsal", "--us", "Inca"] + view.split(separator: " ").map(String.init),
      environment: ["LC_ALL": "en"], directory: programFolder.path)
    #expect(result.status == .exited(0), "\(result.error)")
    let text = result.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    #expect(text.contains(Self.note))
    let rest = text.replacing(Self.note, with: "")
    // There are neither columns nor figures for playing time.
    for word in ["min", "played", "0%", "did not play"] { #expect(!rest.contains(word), "\(rest)") }
  }

  /// The note says why the list is empty.
  @Test(arguments: [
    ("minutes", "Minutes, Inca"), ("minutes --by position", "Minutes by position, Inca"),
    ("goalkeepers", "Goalkeepers"),
  ])
  func emptyListsHaveOnlyTheNote(_ view: String, _ title: String) throws {
    let result = try run(
      builtProduct("futbolstats"), ["season", "futsal", "--us", "Inca"] + view.split(separator: " ").map(String.init),
      environment: ["LC_ALL": "en"], directory: programFolder.path)
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(
      result.output == """
        \(title)

        minutes and matches played do not count 2 matches: their players come and go
          while the ball is in play

        """)
  }

  /// Only the goalkeeper has a position, so the others are not headed “position unknown”.
  @Test(arguments: [
    ("en", "Likely line-up", "in goal"), ("es", "Alineación probable", "en la portería"),
    ("ca", "Alineació probable", "a la porteria"),
  ])
  func likelyLineUpWithoutPositions(_ language: String, _ heading: String, _ goal: String) throws {
    let lines = try season("futsal", "--us", "Inca", "scout", "Inca", in: language)
    #expect(
      lines.drop { $0 != heading }.prefix(3) == [
        heading, "\(goal): Pau Riera 2", "Biel Mas 2, Hugo Roca 2, Jan Pou 2, Sergi Vidal 2",
      ])
  }

  /// Players without names are in the order of their numbers, with the count apart.
  @Test(arguments: [
    ("en", "Likely line-up", "number"), ("es", "Alineación probable", "dorsal"), ("ca", "Alineació probable", "dorsal"),
  ])
  func likelyLineUpOfNumbers(_ language: String, _ heading: String, _ number: String) throws {
    #expect(try run("/bin/mkdir", ["plain-\(language)"], directory: programFolder.path).status == .exited(0))
    let typed = "lineup 1 2 3 4 5 6 7 8 9 10 11\nstart\n10' 10g\n45' end\nstart\n60' 2y\n90' end\nfinish!\n"
    try programFolder.write(typed, to: "script")
    let made = try run(
      builtProduct("futbolstats"),
      ["new", "plain-\(language)/a.xml", "--home", "Inca", "--away", "Muro", "--us", "home", "--date", "2026-09-06"],
      directory: programFolder.path)
    #expect(made.status == .exited(0), "\(made.error)")
    let recorded = try run(
      builtProduct("futbolstats"), ["record", "plain-\(language)/a.xml", "--input", "script", "--clock", "1400000000"],
      directory: programFolder.path)
    #expect(recorded.status == .exited(0), "\(recorded.error)")
    let lines = try season("plain-\(language)", "--us", "Inca", "scout", "Inca", in: language)
    let found = lines.drop { $0 != heading }.dropFirst().prefix { $0.contains("(1)") }
      .map { $0.trimmingPrefix { $0 == " " } }
      .joined(separator: " ")
    #expect(found == (1...11).map { "\(number) \($0) (1)" }.joined(separator: ", "))
  }

  /// Without a squad the starters are unknown, and the lists have no column of zeros for them.
  @Test func unknownStartsAreLeftOut() throws {
    let made = try programFolder.shell(
      """
      set -e
      mkdir bare
      futbolstats new bare/a.xml Inca Muro --date 2026-09-06 --rules handball
      printf '%s\n' start "5' 9g" "6' 4g" "30' end" start "60' end" 'finish!' > script
      futbolstats record bare/a.xml --input script --clock 1400000000
      """)
    try #require(made.status == .exited(0), "\(made.error)")
    let team = try season("bare", "--us", "Inca", "team", "Inca")
    let head = team.first { $0.contains("goals") && $0.contains("Y") }
    #expect(head?.split(separator: " ").map(String.init) == ["player", "numbers", "goals", "assists", "Y", "R"])
    #expect(team.filter { $0.hasPrefix("number ") }.count == 2)
    _ = try season("bare", "--us", "Inca", "site", "bare-pages")
    for page in ["team-inca", "player-inca-9"] {
      let text = programFolder.text("bare-pages/\(page).html")
      #expect(!text.isEmpty && !text.contains("data-stat=\"starts\"") && !text.contains("data-stat=\"minutes\""))
    }
  }

  @Test func unknownMinutesAreEmptyInCSV() throws {
    #expect(
      try season("futsal", "scorers", "--format", "csv")
        == ["rank,player,team,goals,penalties,matches,minutes", "1,Marc Sala,Inca,2,0,,", "2,Sergi Vidal,Inca,1,0,,"])
    // A player with both kinds of matches gets the figures that are known.
    #expect(
      try season("both", "scorers", "--format", "csv")
        == [
          "rank,player,team,goals,penalties,matches,minutes", "1,Sergi Vidal,Inca,2,0,1,60",
          "2,Marc Sala,Inca,1,0,1,30",
        ])
  }

  /// Being in the squad is all that is known.
  @Test func injuredPlayerIsBackInTheSquad() throws {
    _ = try programFolder.shell("echo \"15:00' 9n injured\" | futbolstats record futsal/a.xml")
    #expect(
      try season("futsal", "injuries", "--team", "Inca", "--csv", "--private")
        == ["date,player,opponent,missed,back", "2026-09-06,Sergi Vidal,v Sóller,0,2026-09-13"])
  }

  /// Matches without known minutes do not count towards the equal share.
  @Test func sharesCountOnlyTrackedMatches() throws {
    let list = try season("both", "minutes", "--us", "Inca", "--format", "csv")
    #expect(list.first == "player,team,called,starts,appearances,minutes,available,share,fair,balance")
    #expect(list.contains("Sergi Vidal,Inca,2,2,1,60,90,67,75,-15"))
  }

  @Test(arguments: ["futsal", "both"]) func pagesOmitUnknownMinutesAndSayWhy(_ folder: String) throws {
    let made = try run(
      builtProduct("futbolstats"), ["season", folder, "--us", "Inca", "site", "pages"], environment: ["LC_ALL": "en"],
      directory: programFolder.path)
    #expect(made.status == .exited(0), "\(made.error)")
    let why = folder == "futsal" ? "so minutes are not counted" : "their minutes are not counted"
    for name in ["scorers", "minutes"] {
      let text = programFolder.text("pages/\(name).html")
      #expect(text.contains(why), "\(name)")
      #expect(text.contains("data-stat=\"minutes\"") == (folder == "both"), "\(name)")
    }
    let scorer = programFolder.text("pages/player-inca-marc-sala.html")
    #expect(scorer.contains(why))
    #expect(scorer.contains("data-stat=\"minutes\"") == (folder == "both"))
    #expect(!scorer.contains("Never came on") && !scorer.contains("did not play"))
  }

  @Test func partsOfASeasonKeepMinutesUnknown() throws {
    let parts = try programFolder.shell(
      "futbolstats season --partial futsal/*.xml > part && LC_ALL=en futbolstats season --finish part scorers --format csv"
    )
    #expect(parts.status == .exited(0), "\(parts.error)")
    #expect(
      parts.output == """
        rank,player,team,goals,penalties,matches,minutes
        1,Marc Sala,Inca,2,0,,
        2,Sergi Vidal,Inca,1,0,,

        """)
  }
}
