import TestSupport
import Testing

/// A basketball season: teams and players have points instead of goals.
@Suite struct PointsSeasonTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '00 Ana Mas\\n0 Biel Font\\n4 Carla Pou\\n5 Dani Riu\\n6 Eva Sala\\n7 Fran Coll\\n' > squad.txt
      mkdir season
      match() {
        file=season/$1.xml
        futbolstats new $file --home Inca --away "$2" --us home --home-squad squad.txt --date 2026-09-$3 \\
          --rules basketball
        shift 3
        printf '%s\\n' start "$@" "0:00' end" start "0:00' end" start "0:00' end" start "0:00' end" 'finish!' > script
        futbolstats record $file --input script --clock 1400000000
      }
      match a Sóller 06 "9:00' 00t" "8:00' 00g" "7:00' 0g,00" "6:00' v4p+-"
      match b Artà 13 "9:00' 0g" "8:00' 00p++"
      match c Inca-B 20
      """)
  }

  private func season(_ words: String...) throws -> [String] {
    let result = try run(
      builtProduct("futbolstats"), ["season", "season"] + words, environment: ["LC_ALL": "en"],
      directory: programFolder.path)
    #expect(result.status == .exited(0), "\(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func scorersAreRankedByPoints() throws {
    let rows = try season("scorers", "--team", "Inca", "--format", "csv")
    #expect(rows.first == "rank,player,team,points,matches,minutes")
    #expect(
      rows.dropFirst().map { $0.split(separator: ",").prefix(4).joined(separator: ",") } == [
        "1,Ana Mas,Inca,7", "2,Biel Font,Inca,4",
      ])
    let text = try season("scorers", "--team", "Inca").joined(separator: "\n")
    #expect(!text.lowercased().contains("goal"), "\(text)")
    #expect(
      text == """
        Points, Inca
        # player    points matches min
        1 Ana Mas        7       3 120
        2 Biel Font      4       3 120
        """)
  }

  @Test(arguments: ["team Inca", "player inca/ana-mas"]) func viewsDoNotMentionGoals(_ view: String) throws {
    let words = view.split(separator: " ").map(String.init)
    let text = try season(words[0], words[1]).joined(separator: "\n")
    #expect(text.contains("points") && text.contains("7") && !text.contains("goal"), "\(text)")
  }

  /// While both were on the court, the team scored 3, 2 and 2, then 2, 1 and 1, and conceded one point.
  @Test func pairsCountPoints() throws {
    let rows = try season("pairs", "--team", "Inca", "--format", "csv")
    #expect(rows.first == "player,with,matches,minutes,goals_for,goals_against,difference")
    #expect(rows.contains("Ana Mas,Biel Font,3,120,11,1,10"), "\(rows)")
  }

  @Test func lineUpShowsPoints() throws {
    let result = try run(
      builtProduct("futbolstats"), ["show", "season/a.xml", "lineups"], environment: ["LC_ALL": "en"],
      directory: programFolder.path)
    #expect(result.output.contains("starter, 5 points"), "\(result.output)")
    #expect(!result.output.contains("goal"))
  }

  /// The pages do not mention goals either.
  @Test(arguments: [("en", "goal", "Points"), ("es", "gol", "Puntos"), ("ca", "gol", "Punts")])
  func pagesShowPointsInsteadOfGoals(_ language: String, _ goal: String, _ points: String) throws {
    let made = try run(
      builtProduct("futbolstats"), ["season", "season", "site", "pages", "--lang", language],
      directory: programFolder.path)
    #expect(made.status == .exited(0), "\(made.error)")
    let pages = try programFolder.shell("cd pages && grep -lE '<html' *.html | grep -vE '^[0-9]{4}-|^match-|^m-'")
      .output
      .split(separator: "\n").map(String.init)
    #expect(pages.contains { $0.hasPrefix("player-") } && pages.contains { $0.hasPrefix("team-") })
    for page in pages {
      let text = programFolder.text("pages/" + page)
      let said = text.replacing(/<style.*?<\/style>/.dotMatchesNewlines(), with: "")
        .replacing(/data-stat="[^"]*"/, with: "").replacing(/href="[^"]*"/, with: "")
      if !text.contains("report.xsl"), let found = said.lowercased().firstRange(of: goal) {
        Issue.record("\(page): \(said[said.index(found.lowerBound, offsetBy: -40)..<found.upperBound])")
      }
      // Shares of the minutes are shown, except empty ones.
      #expect(said.firstMatch(of: /<dd[^>]*>\s*%</) == nil, "\(page)")
      if page.hasPrefix("player-inca-ana") || page.hasPrefix("team-inca") { #expect(said.contains(points), "\(page)") }
    }
  }

  /// Basketball has no draws, so the records of teams and players have wins and losses alone. The third match of the
  /// season, ended at 0-0 by hand, is left out.
  @Test(arguments: [("en", "Won–lost"), ("es", "Ganados–perdidos"), ("ca", "Guanyats–perduts")])
  func recordsHaveNoDraws(_ language: String, _ heading: String) throws {
    _ = try programFolder.shell("mkdir two && cp season/a.xml season/b.xml two")
    let program = builtProduct("futbolstats")
    let view = try run(
      program, ["season", "two", "team", "Inca", "--lang", "en"], directory: programFolder.path)
    #expect(view.output.contains("2 matches: 2 won, 0 lost, points 11-1"), "\(view.output)")
    // Basketball has no yellow and red cards either.
    #expect(view.output.contains(/points assists\n/), "\(view.output)")
    let made = try run(program, ["season", "two", "site", "pages", "--lang", language], directory: programFolder.path)
    #expect(made.status == .exited(0), "\(made.error)")
    for page in ["team-inca.html", "player-inca-ana-mas.html"] {
      let text = programFolder.text("pages/" + page)
      #expect(text.contains("<dt>" + heading) && text.contains(">2–0</dd>"), "\(page)")
      #expect(!text.contains("data-stat=\"yellows\"") && !text.contains("data-stat=\"reds\""), "\(page)")
    }
  }

  @Test func findDistinguishes00From0() throws {
    let text = try season("find", "00")
    #expect(!text.contains { $0.contains("Biel Font") }, "\(text)")
    #expect(text == ["“00”", "id           name    team numbers matches", "inca/ana-mas Ana Mas Inca 00            3"])
  }
}
