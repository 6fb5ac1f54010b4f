import TestSupport
import Testing

/// A handball season has seven-metre throws, disqualifications without a red card, and no minutes.
@Suite struct HandballSeasonTests {
  private let programFolder: ProgramFolder

  /// Number 4 is suspended three times; number 9 scores once from play and once from seven metres.
  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '1 Pau Riera (GK)\\n2 Jan Pou\\n4 Hugo Roca\\n5 Biel Mas\\n6 Nil Coll\\n8 Roc Vila\\n9 Sergi Vidal\\n' > inca.txt
      mkdir f
      futbolstats new f/a.xml Inca Sóller --home-squad inca.txt --date 2026-09-06 --competition Lliga --rules handball
      printf '%s\\n' start "5' 9g" "6' 9gp" "10' 4x" "20' 4x" "25' 4x" "30' end" start "60' end" 'finish!' > script
      futbolstats record f/a.xml --input script --clock 1400000000
      """)
  }

  private func season(_ line: String, in language: String = "en") throws -> String {
    let result = try programFolder.shell("LC_ALL=\(language) futbolstats season f --us Inca \(line)")
    #expect(result.status == .exited(0) && result.error.isEmpty, "\(line): \(result.error)")
    return result.output
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func thirdSuspensionIsAmongTheCards() throws {
    #expect(try Self.words(season("cards")).contains("player team Y R DQ count of Hugo Roca Inca 0 0 1 0 5"))
    #expect(try season("cards --csv").split(separator: "\n").last == "Hugo Roca,Inca,Lliga,0,0,0,1,0,5")
    let player = try season("player Hugo")
    #expect(player.contains("disqualified") && player.contains("disqualified once without a red card"))
    #expect(try season("suspensions").contains("no player is suspended"))
  }

  @Test func partsKeepTheDismissal() throws {
    let parts = try programFolder.shell(
      "futbolstats season --partial f/*.xml > part && LC_ALL=en futbolstats season --finish part cards --csv")
    #expect(parts.output.split(separator: "\n").last == "Hugo Roca,Inca,Lliga,0,0,0,1,0,5")
  }

  @Test(arguments: [
    ("en", "from seven metres", "Disqualified without a red card"),
    ("es", "de siete metros", "Descalificaciones sin roja"),
    ("ca", "de set metres", "Desqualificacions sense vermella"),
  ])
  func pagesHaveTheWordsOfHandball(_ language: String, _ from: String, _ dismissed: String) throws {
    #expect(try Self.words(season("scorers", in: language)).contains("7 m"))
    _ = try season("site pages", in: language)
    let scorers = programFolder.text("pages/scorers.html")
    #expect(scorers.contains(from) && !scorers.contains("penal"))
    let cards = programFolder.text("pages/discipline.html")
    #expect(cards.contains(dismissed) && cards.contains("data-stat=\"dismissals\""))
    #expect(cards.contains("data-stat=\"yellows\"") && !cards.contains("data-stat=\"second-yellows\""))
    let player = programFolder.text("pages/player-inca-hugo-roca.html")
    #expect(player.contains("data-stat=\"sent-off\">1<"))
  }

  @Test(arguments: [("en", "seven metres"), ("es", "siete metros"), ("ca", "set metres")])
  func goalsOfATeamHaveTheOriginsOfHandball(_ language: String, _ origin: String) throws {
    let goals = try season("team Inca", in: language)
    #expect(goals.contains(origin) && !goals.contains("penal"), "\(goals)")
    _ = try season("site pages", in: language)
    let team = programFolder.text("pages/team-inca.html")
    #expect(team.contains(">" + origin + "<") && !team.contains(">penal"))
  }
}
