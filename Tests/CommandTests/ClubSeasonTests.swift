import TestSupport
import Testing

/// A club with files of its own matches and lists of all results: some matches are in both, spellings differ, cup
/// matches fall between league rounds, and a team withdraws.
@Suite struct ClubSeasonTests {
  private let programFolder: ProgramFolder

  /// Two league matches, the first of which is also in the list, and a cup match between them.
  init() throws {
    let results =
      """
      = Lliga 2026-27
      ▪ Jornada 1
      Sun Sep 6 2026
        Inca v Sóller  2-0
        Alcúdia v Atlètic Raiguer  0-3
      ▪ Jornada 2
      Sun Sep 13 2026
        Atl. Raiguer v Muro  1-0
      ▪ Jornada 3
      Sun Sep 20 2026
        Atlètic Raiguer v Sóller  1-0
        Alcúdia v Inca  1-1
      """
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '1 Pau Riera (GK)\\n4 Hugo Roca\\n9 Sergi Vidal\\n--\\n12 Marc Sala\\n' > inca.txt
      mkdir f
      mv r.txt f
      match() {
        file=f/$1.xml
        futbolstats new $file --home "CE Inca" --away "$2" --us home --home-squad inca.txt --competition "$3" \\
          --season 2026-27 --round "$4" --date 2026-09-$5 --set players=3 --set minimum=1 --set minimum-on=1
        shift 5
        printf '%s\\n' "$@" > script
        futbolstats record $file --input script --clock 1400000000
      }
      match a Sóller Lliga 1 06 start "10' 9g" "20' 9g" "45' end" start "60' 9>12" "90' end" 'finish!'
      match c Artà Copa vuitens 09 start "20' 9g" "30' 4r" "45' end" start "90' end" 'finish!'
      match b Pollença Lliga 2 13 start "45' end" start "70' 9>12" "90' end" 'finish!'
      """, from: ["r.txt": results])
  }

  private func season(_ words: String..., in language: String = "en") throws -> RunResult {
    try run(
      builtProduct("futbolstats"), ["season", "f"] + words, environment: ["LC_ALL": language],
      directory: programFolder.path)
  }

  private func lines(_ words: String..., in language: String = "en") throws -> [String] {
    let result = try run(
      builtProduct("futbolstats"), ["season", "f"] + words, environment: ["LC_ALL": language],
      directory: programFolder.path)
    #expect(result.status == .exited(0), "\(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  /// The list omits the club's legal form. The opponents and the day are the same, so it is one match.
  @Test func omittedLegalFormIsTheSameClub() throws {
    let table = try lines("table", "--competition", "Lliga", "--format", "csv")
    #expect(table.count { $0.contains("Inca") } == 1)
    #expect(table.contains { $0.contains(",CE Inca,3,1,2,0,3,1,") }, "\(table)")
    #expect(try season("table").error.isEmpty)
  }

  /// If names with and without a legal form have different matches on one day, they are two clubs.
  @Test func differentMatchesOnOneDayMeanTwoClubs() throws {
    try programFolder.write("= Lliga 2026-27\n▪ Jornada 1\nSun Sep 6 2026\n  CF Inca v Muro  5-0\n", to: "f/z.txt")
    let table = try lines("table", "--competition", "Lliga", "--format", "csv")
    #expect(table.contains { $0.contains(",CF Inca,1,1,0,0,5,0,") } && table.contains { $0.contains(",CE Inca,") })
  }

  /// Short forms are reported, with the usual name first, as are names that share a match with another.
  @Test func checkProposesTheUsualSpelling() throws {
    let check = try lines("check")
    let raiguer = try #require(check.firstIndex(of: "one team? Atlètic Raiguer and Atl. Raiguer"))
    #expect(check[raiguer + 1] == "  futbolstats season f alias 'Atlètic Raiguer' 'Atl. Raiguer'")
    try programFolder.write(
      "= Lliga 2026-27\n▪ Jornada 2\nSun Sep 13 2026\n  CE Inca v Gent del Nord  0-0\n", to: "f/z.txt")
    #expect(
      try lines("check") == [
        "CE Inca is also called Inca: one team, unless you say otherwise",
        "  futbolstats season f alias 'CE Inca' Inca", "one team? Atlètic Raiguer and Atl. Raiguer",
        "  futbolstats season f alias 'Atlètic Raiguer' 'Atl. Raiguer'", "one team? Gent del Nord and Pollença",
        "  futbolstats season f alias 'Gent del Nord' Pollença",
      ])
  }

  /// A cup match between two league matches appears in order of date, for players as well.
  @Test func matchesAreSortedByDateAcrossCompetitions() throws {
    let results = try lines("results", "--team", "Inca", "--format", "csv").dropFirst().map { $0.prefix(10) }
    #expect(results == ["2026-09-06", "2026-09-09", "2026-09-13", "2026-09-20"])
    let days = try lines("player", "Sergi Vidal").filter { $0.hasPrefix("2026") }.map { $0.prefix(10) }
    #expect(days == ["2026-09-06", "2026-09-09", "2026-09-13"])
    #expect(
      try lines("player", "Sergi Vidal").contains { $0.hasPrefix("goals ▆▃▁: 2 in the first half of the season") })
    // The pages show the same order.
    _ = try season("site", "site")
    let own = try #require(programFolder.text("site/team-ce-inca.html").components(of: "datetime=").dropFirst().first)
    #expect(own.contains("2026-09-06"))
    let pages = programFolder.text("site/resum.xml")
    let order: [String] = pages.components(of: "<partit ").dropFirst().compactMap { match in
      match.components(of: "data=\"").last.map { String($0.prefix(10)) }
    }
    #expect(order == order.sorted())
  }

  /// `Jornada 1` in a list and `1` in a match file are the same round, shown in the user's language.
  @Test func aRoundHasOneHeading() throws {
    for (language, word) in [("ca", "Jornada"), ("en", "Matchday")] {
      _ = try season("site", "site-" + language, in: language)
      let page = programFolder.text("site-\(language)/results.html")
      #expect(page.components(of: "<h3>\(word) 1</h3>").count == 2, "\(language)")
      #expect(!page.contains("<h3>1</h3>"))
      // A hidden row comes first; widths set on its cells would be lost, so they need a colgroup.
      #expect(page.contains("<colgroup><col class=\"m\""))
    }
    let rounds = try lines("results", "--round", "1")
    #expect(rounds.count { $0.contains("Jornada") } == 0)
  }

  /// A number does not turn a cup round into a matchday.
  @Test func cupRoundsKeepTheirNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      date,round,home,away,score,competition
      2026-09-06,Jornada 1,Inca,Sóller,2-1,Lliga
      2026-09-07,Semifinal 1,Inca,Muro,2-1,Lliga
      2026-09-08,Eliminatòria 1,Sóller,Muro,2-1,Lliga
      """, to: "r.csv")
    let result = try run(
      builtProduct("futbolstats"), ["season", folder.path, "results", "--csv"], environment: ["LC_ALL": "en"])
    #expect(result.output.contains("Semifinal 1"))
    let shown = try run(
      builtProduct("futbolstats"), ["season", folder.path, "results"], environment: ["LC_ALL": "en"])
    for name in ["Semifinal 1", "Eliminatòria 1"] { #expect(shown.output.contains(name), "\(shown.output)") }
    #expect(!shown.output.contains("Jornada"))
  }

  @Test func usesTheLanguagesDecimalSeparator() throws {
    #expect(try lines("jugador", "Sergi Vidal", in: "ca").contains { $0.contains("1,23 gols i assistències") })
    #expect(try lines("player", "Sergi Vidal").contains { $0.contains("1.23 goals and assists") })
  }

  /// The list shows the day on which a ban began, because the match would be truncated.
  @Test func bansShowTheirStartDate() throws {
    _ = try season("ban", "Roca", "2")
    #expect(
      try lines("suspensions") == [
        "Suspended",
        "player    team    competition   why              matches since",
        "Hugo Roca CE Inca Copa 2026-27  red                    1 2026-09-09",
        "Hugo Roca CE Inca Lliga 2026-27 by the committee       1 2026-09-13",
        "a red card costs at least one match; a committee may add to it",
        "only the score of 4 matches is known; they are not counted here",
      ])
  }

  /// The asterisk that marks a points deduction never wraps to the next line, however narrow the terminal.
  @Test func deductionMarkStaysOnItsRow() throws {
    for columns in 30...44 {
      let terminal = try PseudoTerminal(
        builtProduct("futbolstats"), ["season", "f", "table", "--competition", "Lliga", "--deduct", "Muro=1"],
        columns: columns, rows: 60, directory: programFolder.path)
      try terminal.expect("* Muro")
      _ = try terminal.waitForExit()
      #expect(!terminal.screen.text.split(separator: "\n").contains("*"), "\(columns)")
    }
  }

  /// Cards in two competitions take two lines with the names of the competitions, even on a phone.
  @Test func cardsNameTheirCompetition() throws {
    _ = try season("site", "site")
    #expect(programFolder.text("site/discipline.html").contains("<span class=\"zone few\"> Copa 2026-27</span>"))
    // The reason for a suspension is not broken on a narrow screen.
    #expect(programFolder.text("site/discipline.html").contains("<td class=\"t word\">red</td>"))
  }

  /// A page shows the matches and cards that the view lists.
  @Test func pagesFollowTheFilters() throws {
    let all = try season("cards", "--format", "html").output
    #expect(all.contains("Hugo Roca"))
    let league = try season("cards", "--competition", "Lliga", "--format", "html").output
    #expect(league.contains("No player is suspended.") && !league.contains("Roca"))
    let later = try season("cards", "--from", "2026-09-10", "--format", "html").output
    #expect(later.contains("No player is suspended.") && !later.contains("Roca"))
    let cup = try season("results", "--competition", "Copa", "--format", "html").output
    #expect(cup.contains("Artà") && !cup.contains("Pollença") && !cup.contains("Lliga"))
    let summary = try season("--competition", "Copa", "--format", "xml").output
    #expect(summary.components(of: "<partit ").count == 8 && summary.components(of: "exclos=\"si\"").count == 7)
  }

  /// A suspended player who has not been in a match yet is named, but has no page.
  @Test func newPlayersBanIsOnTheSite() throws {
    let made = try programFolder.shell(
      """
      set -e
      (cat inca.txt; echo '7 Biel Nou') > new.txt
      futbolstats new f/d.xml --home "CE Inca" --away Artà --us home --home-squad new.txt --competition Lliga \\
        --season 2026-27 --round 4 --date 2026-09-27 --set players=3 --set minimum=1 --set minimum-on=1
      futbolstats season f ban Nou 2 --date 2026-09-21
      futbolstats season f site site
      xmllint --noout --dtdvalid "\(projectFile("Schema/resum.dtd"))" site/resum.xml
      """)
    #expect(made.status == .exited(0), "\(made.error)")
    let page = programFolder.text("site/discipline.html")
    #expect(page.contains("<th scope=\"row\" class=\"t\">Biel Nou<span class=\"zone few\"> CE Inca</span></th>"))
    #expect(!programFolder.text("site/team-ce-inca.html").contains("Biel Nou"))
  }

  @Test func withdrawnTeamIsNotedBelowTheTable() throws {
    _ = try season("withdraw", "Alcúdia", "no players")
    let said = "Alcúdia withdrew, and its results are void (no players)"
    #expect(try lines("table").contains(said))
    _ = try season("site", "site")
    #expect(programFolder.text("site/table-lliga-2026-27.html").contains(said))
  }

  @Test func withdrawnTeamIsNoLongerAnOpponent() throws {
    try programFolder.write(
      """
      date,round,home,away,score,competition
      2026-09-27,4,CE Inca,Alcúdia,,Lliga 2026-27
      2026-10-04,5,CE Inca,Muro,,Lliga 2026-27

      """, to: "f/rest.csv")
    #expect(try lines("next").first == "Next: CE Inca - Alcúdia, 2026-09-27")
    #expect(try lines("team", "Inca").contains { $0.hasPrefix("4 matches: ") })
    _ = try season("withdraw", "Alcúdia")
    #expect(try lines("next").first == "Next: CE Inca - Muro, 2026-10-04")
    #expect(
      try lines() == [
        "CE Inca", "Last: CE Inca 0-0 Pollença, 2026-09-13", "Next: CE Inca - Muro, 2026-10-04",
        "Lliga 2026-27: 1 of 6, 4 points", "Goals: Sergi Vidal 3", "Suspended: Hugo Roca",
      ])
    #expect(try lines("team", "Inca").contains { $0.hasPrefix("3 matches: ") })
    #expect(try lines("results").contains { $0.hasPrefix("2026-09-20") && $0.contains("void") })
    #expect(try lines("fixtures", "--csv").count == 2)
  }

  /// Settings other than rules have names in each language.
  @Test func settingsHaveNamesInEachLanguage() throws {
    _ = try season("posa", "nom=Temporada", "nosaltres=Inca", "reglament=uefa", in: "ca")
    #expect(
      programFolder.text("f/temporada.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <temporada nom="Temporada" nostre="CE Inca" reglament="uefa"/>

        """)
    _ = try season("poner", "nombre=Otra", "reglas=rfef", in: "es")
    #expect(
      programFolder.text("f/temporada.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <temporada nom="Otra" nostre="CE Inca" reglament="rfef"/>

        """)
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
