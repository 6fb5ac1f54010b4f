import TestSupport
import Testing

/// Derived figures of players and teams in a season: rates, splits, counting rules, two-legged ties.
@Suite struct SeasonFigureTests {
  private let programFolder: ProgramFolder

  /// Inca play Sóller at home (2-1) and away (0-0), and Artà at home (1-0). Sergi Vidal scores both goals of the first
  /// match, and plays the whole match, half of the second and none of the third; Hugo Roca has an assist and scores in
  /// the third. The coach is cautioned in the first two.
  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '1 Pau Riera (GK)\\n4 Hugo Roca\\n9 Sergi Vidal\\n--\\n12 Marc Sala\\n' > inca.txt
      printf '1 Pau Riera (GK)\\n4 Hugo Roca\\n12 Marc Sala\\n--\\n9 Sergi Vidal\\n' > sala.txt
      mkdir f
      match() {
        file=f/$1.xml; round=$2; shift 2
        futbolstats new $file "$@" --competition Lliga --round $round --date 2026-09-0$round \\
          --set players=3 --set minimum=1 --set minimum-on=1
      }
      played() { printf '%s\\n' "$@" > script; futbolstats record $file --input script --clock 1400000000; }
      match a 1 --home Inca --away Sóller --us home --home-squad inca.txt
      played 'player coach name "Àngels Mas"' start "10' 9g,4" "20' 9g" "30' coachy" "45' end" start "80' v9g" "90' end" 'finish!'
      match b 2 --home Sóller --away Inca --us away --away-squad inca.txt
      played 'player coach name "Àngels Mas"' start "30' coachy" "45' end" start "45' 9>12" "90' end" 'finish!'
      match c 3 --home Inca --away Artà --us home --home-squad sala.txt
      played start "45' end" start "70' 4g" "90' end" 'finish!'
      """)
  }

  private func season(_ arguments: [String], in language: String = "en") throws -> RunResult {
    try run(
      builtProduct("futbolstats"), ["season"] + arguments, environment: ["LC_ALL": language],
      directory: programFolder.path)
  }

  /// The text without line breaks and columns.
  private func said(_ arguments: String..., in language: String = "en") throws -> String {
    let result = try season(["f", "--us", "Inca"] + arguments, in: language)
    #expect(result.status == .exited(0), "\(result.error)")
    return result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func csv(_ arguments: String...) throws -> [String] {
    let result = try season(["f"] + arguments + ["--format", "csv"])
    #expect(result.status == .exited(0) && result.error.isEmpty, "\(result.error)")
    return result.output.split(separator: "\n").dropFirst().map(String.init)
  }

  /// Only the second match, a draw, is within the dates.
  @Test func tableCanCoverPartOfTheSeason() throws {
    let part = ["--from", "2026-09-02", "--to", "2026-09-02"]
    #expect(
      try said("table", part[0], part[1], part[2], part[3])
        == "Lliga, since 2026-09-02, on 2026-09-02 team P W D L F A +/- Pts 1 Sóller 1 0 1 0 0 0 0 1 "
        + "2 Inca 1 0 1 0 0 0 0 1 3 Artà 0 0 0 0 0 0 0 0")
    let points = try csv("table", part[0], part[1], part[2], part[3]).map { $0.split(separator: ",")[9] }
    #expect(points == ["1", "1", "0"])
    #expect(
      try said("table", "--from", "2026-10-01")
        == "Lliga, since 2026-10-01 team P W D L F A +/- Pts 1= Artà 0 0 0 0 0 0 0 0 1= Inca 0 0 0 0 0 0 0 0 "
        + "1= Sóller 0 0 0 0 0 0 0 0")
    // `--team` selects the tables that contain the team; a deduction accepts part of the name.
    #expect(
      try said("table", "--team", "artà", "--deduct", "sól=1")
        == "Lliga team P W D L F A +/- Pts 1 Inca 3 2 1 0 3 1 +2 7 2 Sóller 2 0 1 1 1 2 -1 0* 3 Artà 1 0 0 1 0 1 -1 0 "
        + "* Sóller: 1 point deducted")
  }

  @Test func awardDoesNotConflictWithAResultList() throws {
    let awarded = try programFolder.shell(
      """
      cp -r f g
      printf 'competition,date,home,away,score\nLliga,2026-09-01,Inca,Sóller,2-1\n' > g/llista.csv
      futbolstats season g award inca sóller 3-0 --date 2026-09-01
      futbolstats season g table
      """)
    #expect(awarded.status == .exited(0) && awarded.error.isEmpty, "\(awarded.error)")
    #expect(!awarded.output.contains("may be wrong") && awarded.output.contains("3-0"), "\(awarded.output)")
  }

  @Test func shootOutIsShownWithTheScore() throws {
    let process = try programFolder.shell(
      """
      mkdir k
      printf 'competition,date,round,home,away,score\nCopa,2026-11-11,Final,Inca,Alaró,1-1 a.e.t. 4-3 pen.\n' > k/copa.csv
      export LC_ALL=en
      futbolstats season k results; futbolstats season k --us Inca; futbolstats season k results --csv
      """)
    #expect(process.output.contains("1 1 4-3 in the shoot-out"), "\(process.output)")
    #expect(process.output.contains("Last: Inca 1-1 (4-3) Alaró, 2026-11-11"))
    #expect(process.output.contains(",1,1,played,k/copa.csv:2,4,3,,\n"))
  }

  @Test func teamViewsHaveHTMLPages() throws {
    let team = try season(["f", "team", "artà", "--format", "html"]).output
    #expect(team.contains("<html") && team.contains("Artà"))
    #expect(try season(["f", "versus", "artà", "--us", "Inca", "--format", "html"]).output.contains(">Artà</h1>"))
    #expect(try season(["f", "pairs", "--us", "Inca", "--format", "html"]).output.contains(">Inca</h1>"))
  }

  /// 135 minutes of 270 are a match and a half, too little for a rate per match.
  @Test func ratesOfAPlayer() throws {
    let vidal = try said("player", "vidal")
    #expect(vidal.contains("50% of the minutes of the season; never came on in 1 match; goals while playing 2-1 (+1)"))
    #expect(vidal.contains("a goal every 68 minutes") && !vidal.contains("full match"), "\(vidal)")
    let roca = try said("player", "roca")
    #expect(
      roca.contains(
        "a goal every 270 minutes; a goal or an assist every 135 minutes; in a full match 0.67 goals and assists, "
          + "goal difference +0.67"), "\(roca)")
    #expect(try said("player", "roca", in: "ca").contains("en un partit sencer 0,67 gols i assistències, diferència"))
  }

  /// A sparkline needs at least two matches.
  @Test func progressOfAPlayer() throws {
    let progress = { (lines: [Substring]) in lines.filter { $0.contains("half of the season") } }
    let (three, one) = (["f", "--us", "Inca", "player", "roca"], ["--from", "2026-09-03"])
    #expect(
      progress(try season(three).output.split(separator: "\n")) == [
        "minutes ███: 90 in the first half of the season, 180 in the second",
        "goals ▁▁▅: 0 in the first half of the season, 1 in the second",
      ])
    #expect(progress(try season(three + one).output.split(separator: "\n")) == [])
  }

  /// Inca played Sóller twice and Artà once.
  @Test func breakdownOfAPlayersSeason() throws {
    let text = try said("player", "vidal")
    #expect(
      text.contains("Breakdown matches min goals assists at home 1 90 2 0 away 1 45 0 0 against Sóller 2 135 2 0"),
      "\(text)")
    let page = try season(["f", "--us", "Inca", "--format", "xml"]).output
    #expect(page.contains(#"<rival equip="soller" partits="2" minuts="135" gols="2" assistencies="0"/>"#), "\(page)")
  }

  /// FIFA's Golden Boot: more assists, then fewer minutes. If there are no tie-breakers, places are shared.
  @Test func scorerTieBreakersAreApplied() throws {
    let more = try programFolder.shell(
      """
      set -e
      futbolstats new f/d.xml --home Inca --away Muro --us home --home-squad inca.txt --competition Lliga --round 4 \\
        --date 2026-09-04 --set players=3 --set minimum=1 --set minimum-on=1
      printf '%s\\n' start "10' 4g" "45' end" start "90' end" 'finish!' > script
      futbolstats record f/d.xml --input script --clock 1400000000
      """)
    try #require(more.status == .exited(0), "\(more.error)")
    #expect(try csv("scorers", "--team", "Inca").map { $0.prefix(8) } == ["1,Sergi ", "1,Hugo R"])
    #expect(
      try csv("scorers", "--team", "Inca", "--set", "scorer-ties=assists")
        == ["1,Hugo Roca,Inca,2,0,1,4,360", "2,Sergi Vidal,Inca,2,0,0,3,225"])
    #expect(
      try csv("scorers", "--team", "Inca", "--set", "scorer-ties=minutes")
        == ["1,Sergi Vidal,Inca,2,0,3,225", "2,Hugo Roca,Inca,2,0,4,360"])
    // The overview does not cut off a shared place.
    #expect(
      try said() == "Inca Last: Inca 1-0 Muro, 2026-09-04 Lliga: 1 of 4, 10 points Goals: Sergi Vidal 2, Hugo Roca 2")
  }

  /// Goals and minutes of an awarded match count depending on the settings; cards and squad selections always count.
  @Test func awardedMatchesCanBeDroppedForPlayers() throws {
    let award = try season(["f", "award", "Inca", "Sóller", "0-3"])
    try #require(award.status == .exited(0), "\(award.error)")
    #expect(try csv("scorers", "--team", "Inca").first == "1,Sergi Vidal,Inca,2,0,2,135")
    let drop = ["--set", "awarded-statistics=drop"]
    #expect(try csv("scorers", "--team", "Inca", drop[0], drop[1]) == ["1,Hugo Roca,Inca,1,0,2,180"])
    let player = try csv("player", "vidal", drop[0], drop[1])
    #expect(player.first == "2026-09-01,Sóller,home,0-3,starter,,,,", "\(player)")
    #expect(
      try said("cards", drop[0], drop[1])
        == "Cards nobody yet Cards of team officials name team Y 2Y R Àngels Mas Inca 2 0 0")
  }

  /// Pau Riera keeps goal in two full matches without conceding; in the third, Marc Sala comes on for the last five
  /// minutes.
  @Test func cleanSheetNeedsMinimumMinutes() throws {
    #expect(try csv("goalkeepers", "--team", "Inca") == ["Pau Riera,Inca,3,270,1,2"])
    let more = try programFolder.shell(
      """
      set -e
      futbolstats new f/d.xml --home Inca --away Muro --us home --home-squad inca.txt --competition Lliga --round 4 \\
        --date 2026-09-04 --set players=3 --set minimum=1 --set minimum-on=1
      printf '%s\\n' start "45' end" start "80' 1>12" "90' end" 'finish!' > script
      futbolstats record f/d.xml --input script --clock 1400000000
      """)
    try #require(more.status == .exited(0), "\(more.error)")
    #expect(try csv("goalkeepers", "--team", "Inca") == ["Pau Riera,Inca,4,350,1,3", "Marc Sala,Inca,1,10,0,0"])
    #expect(
      try csv("goalkeepers", "--team", "Inca", "--set", "clean-sheet-minutes=85")
        == ["Pau Riera,Inca,4,350,1,2", "Marc Sala,Inca,1,10,0,0"])
    #expect(try said("team", "Inca").contains("3 matches without conceding"))
  }

  /// Coaches' cards are listed but do not cause bans.
  @Test func cardsOfCoaches() throws {
    #expect(try said("cards") == "Cards nobody yet Cards of team officials name team Y 2Y R Àngels Mas Inca 2 0 0")
    #expect(try said("cards", "--last", "1", "--team", "Sóller") == "Cards, Sóller nobody yet")
    #expect(try csv("cards", "--team", "Inca").isEmpty)
    let xml = try season(["f", "--format", "xml"]).output
    #expect(
      xml.contains(#"<tecnic nom="Àngels Mas" equip="inca" competicio="lliga" grogues="2" dobles="0" vermelles="0"/>"#))
  }

  /// The last match of Sóller is the draw; that of Inca and Artà is the third match.
  @Test func theLastMatchesOfEachTeam() throws {
    #expect(
      try csv("table", "--last", "1").map { $0.prefix(14) }
        == ["1,Inca,1,1,0,0", "2,Sóller,1,0,1", "3,Artà,1,0,0,1"])
    #expect(
      try said("table", "--last", "1")
        == "Lliga, last match of each team team P W D L F A +/- Pts 1 Inca 1 1 0 0 1 0 +1 3 2 Sóller 1 0 1 0 0 0 0 1 "
        + "3 Artà 1 0 0 1 0 1 -1 0")
    #expect(try csv("results", "--last", "1").count == 2)
    #expect(try csv("results", "--last", "1", "--team", "Sóller").map { $0.contains("2026-09-02") } == [true])
    #expect(try csv("scorers", "--last", "1").map { $0.prefix(11) } == ["1,Hugo Roca"])
  }

  /// A copied match file does not take precedence over the original.
  @Test func originalTakesPrecedenceOverACopy() throws {
    let made = try programFolder.shell(
      "sed 's/2026-09-03/2026-09-13/; s/Artà/Muro/' f/c.xml > 'f/c.new' && cp f/c.xml 'f/c (1).xml' && rm f/c.new")
    try #require(made.status == .exited(0), "\(made.error)")
    let result = try season(["f", "results", "--team", "Artà", "--format", "csv"])
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(
      result.error
        == "f/c (1).xml: warning: skipped: a conflict copy made by file syncing; merge it: futbolstats merge --conflicts f\n"
    )
    #expect(
      result.output.split(separator: "\n").dropFirst().first == "2026-09-03,,Lliga,3,Inca,Artà,1,0,played,f/c.xml,,,,")
  }

  @Test func reportsSuspendedPlayersInTheSquad() throws {
    let banned = try season(["f", "ban", "vidal", "1", "--date", "2026-09-02"])
    try #require(banned.status == .exited(0), "\(banned.error)")
    #expect(try said("check") == "in the squad while suspended: Sergi Vidal (Inca), Inca 1-0 Artà, 2026-09-03")
  }

  /// Everyone in the squad must play half of each match: the pages list breaches, as the terminal does.
  @Test func pageListsPlayersBelowTheMinimum() throws {
    let made = try season(["f", "set", "minimum-share=60"])
    try #require(made.status == .exited(0), "\(made.error)")
    let line = "too little: Sóller 0-0 Inca, 2026-09-02: Sergi Vidal, 45 of 54 minutes"
    #expect(try said("minutes").contains(line))
    let site = try season(["f", "--us", "Inca", "site", "pages"])
    #expect(site.status == .exited(0), "\(site.error)")
    #expect(
      programFolder.text("pages/minutes.html").contains("<li>\(line)"), "\(programFolder.text("pages/minutes.html"))")
  }

  /// `--strict` with a folder with errors produces only the errors.
  @Test func strictReportsOnlyErrors() throws {
    try programFolder.write("<partit>", to: "f/broken.xml")
    try programFolder.write("hello", to: "f/notes.txt")
    let usual = try season(["f", "table"])
    #expect(
      usual.error == """
        f/broken.xml:1: error: the file ends before </partit>: is it complete?
        f/notes.txt: warning: skipped: neither a match nor results

        """, "\(usual.error)")
    let strict = try season(["f", "table", "--strict"])
    #expect(strict.status == .exited(1) && strict.output.isEmpty)
    #expect(
      strict.error == "f/broken.xml:1: error: the file ends before </partit>: is it complete?\n", "\(strict.error)")
  }
}

/// Two-legged cup ties in a season's views.
@Suite struct SeasonTieTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder()
    try programFolder.write(
      """
      = Copa 2026

      Group A | Inca Sóller
      Group B | Artà Muro

      ▪ Semi-finals
      Sat May 2 2026
        Inca 2-1 Sóller
        Artà 1-0 Muro
      Sat May 9 2026
        Sóller 1-0 Inca
        Muro 1-0 a.e.t. 3-4 pen. Artà

      """, to: "cup.txt")
  }

  private func season(_ arguments: String..., in language: String = "en") throws -> String {
    let result = try run(
      builtProduct("futbolstats"), ["season", "cup.txt"] + arguments, environment: ["LC_ALL": language],
      directory: programFolder.path)
    #expect(result.status == .exited(0), "\(result.error)")
    return result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func tiesShowWhoIsThrough() throws {
    let level = "Inca and Sóller are level on aggregate, 2-2"
    let results =
      "Results date round home away file 2026-05-02 Semi-final Artà Muro 1 0 cup.txt:9 "
      + "2026-05-02 Semi-final Inca Sóller 2 1 cup.txt:8 "
      + "2026-05-09 Semi-final Muro Artà 1 0 3-4 in the shoot-out cup.txt:12 "
      + "2026-05-09 Semi-final Sóller Inca 1 0 cup.txt:11 "
      + "Artà are through against Muro: 1-1 on aggregate, 4-3 in the shoot-out "
    #expect(try season("results") == results + level)
    #expect(
      try season("results", "--set", "away-goals=yes")
        == results + "Sóller are through against Inca: 2-2 on aggregate, on away goals")
    #expect(
      try season("versus", "Muro", "--us", "Artà", in: "es")
        == "Artà contra Muro fecha jornada local visitante archivo 2026-05-02 Semifinal Artà Muro 1 0 cup.txt:9 "
        + "2026-05-09 Semifinal Muro Artà 1 0 3-4 en los penaltis cup.txt:12 "
        + "Artà elimina a Muro: 1-1 en la eliminatoria, 4-3 en los penaltis")
    #expect(try !season("results", "--team", "Artà").contains(level))
    let xml = try season("--format", "xml")
    #expect(xml.contains(">\(level)</eliminatoria>"), "\(xml)")
    let page = try season("results", "--format", "html")
    #expect(page.contains(level), "\(page)")
  }
}
