import TestSupport
import Testing

/// `temporada.xml` and the commands that write it.
@Suite struct SeasonFileTests {
  private let programFolder: ProgramFolder

  /// A league of four teams, half completed, and two match files from Inca with two spellings of a player.
  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '1 Pau Riera (GK)\\n4 Hugo Roca\\n9 Sergi Vidal\\n--\\n12 Marc Sala\\n' > inca.txt
      sed 's/Sergi Vidal/S. Vidal/' inca.txt > other.txt
      mkdir f
      printf '= Lliga 2026/27\\n▪ Round 1\\nSun Sep 6 2026\\n  Alcúdia v Pollença  0-0\\n▪ Round 2\\nSun Sep 13\\n  Pollença v Sóller  1-0\\n▪ Round 3\\nSun Sep 20\\n  Sóller v Alcúdia 2-2\\n' > f/altres.txt
      match() {
        file=f/$1.xml; round=$2; day=$3; shift 3
        futbolstats new $file "$@" --competition Lliga --season 2026-27 --round $round --date 2026-09-$day \\
          --set players=3 --set minimum=1 --set minimum-on=1
      }
      played() { printf '%s\\n' "$@" > script; futbolstats record $file --input script --clock 1400000000; }
      match a 1 06 --home Inca --away Sóller --us home --home-squad inca.txt
      played start "10' 9g,4" "45' end" start "60' 4r" "90' end" 'finish!'
      match b 2 13 --home Alcúdia --away "CE Inca" --us away --away-squad other.txt
      played start "10' 9g" "45' end" start "50' 12y" "90' end" 'finish!'
      match c 3 20 --home Inca --away Pollença --us home --home-squad inca.txt
      """)
  }

  private func season(_ arguments: String...) throws -> RunResult {
    try run(builtProduct("futbolstats"), ["season", "f"] + arguments, directory: programFolder.path)
  }

  /// Runs a command that writes, and checks that the resulting file is valid.
  private func write(_ arguments: String...) throws -> String {
    let result = try run(builtProduct("futbolstats"), ["season", "f"] + arguments, directory: programFolder.path)
    #expect(result.status == .exited(0) && result.error.isEmpty, "\(result.error)")
    let dtd = projectFile("Schema/temporada.dtd")
    let judged = try run("/usr/bin/xmllint", ["--noout", "--dtdvalid", dtd, programFolder.path("f/temporada.xml")])
    #expect(judged.status == .exited(0), "\(judged.error)")
    return result.output
  }

  private func table(_ arguments: String...) throws -> [String] {
    let result = try run(
      builtProduct("futbolstats"), ["season", "f", "table", "--format", "csv"] + arguments,
      directory: programFolder.path)
    #expect(result.status == .exited(0) && result.error.isEmpty, "\(result.error)")
    return result.output.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      return "\(cells[0]) \(cells[1]) \(cells[9])"
    }
  }

  @Test func matchFilesAreNotChanged() throws {
    let before = ["a", "b", "c"].map { programFolder.read("f/\($0).xml") }
    _ = try write("set", "us=Inca", "name=2026-27")
    _ = try write("same", "inca/s-vidal", "inca/sergi-vidal")
    _ = try write("award", "Inca", "Sóller", "3-0", "no", "referee")
    #expect(["a", "b", "c"].map { programFolder.read("f/\($0).xml") } == before)
    #expect(
      programFolder.text("f/temporada.xml").hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<temporada nom="))
    // The folder contains no other files.
    #expect(try programFolder.shell("ls -A f | grep temporada").output == "temporada.xml\n")
  }

  @Test func rulesApplyToASeasonOrCompetition() throws {
    #expect(try table() == ["1 Inca 6", "2 Pollença 4", "3 Alcúdia 2", "4 Sóller 1"])
    _ = try write("set", "win-points=2")
    #expect(try table() == ["1 Inca 4", "2 Pollença 3", "3 Alcúdia 2", "4 Sóller 1"])
    _ = try write("set", "win-points=4", "--competition", "Lliga")
    #expect(try table() == ["1 Inca 8", "2 Pollença 5", "3 Alcúdia 2", "4 Sóller 1"])
    // The command line takes precedence; an empty value removes a setting.
    #expect(try table("--set", "win-points=3")[0] == "1 Inca 6")
    _ = try write("set", "win-points=", "--competition", "Lliga")
    #expect(try table()[0] == "1 Inca 4")
    _ = try write("set", "zones=1 promotion, 4 relegation")
    #expect(
      try season("table").output == """
        Lliga 2026-27

          team      P W D L F A +/-  Pts
        1 Inca      2 2 0 0 2 0  +2    4  promotion
        2 Pollença  2 1 1 0 1 0  +1    3
        3 Alcúdia   3 0 2 1 2 3  -1    2
        4 Sóller    3 0 1 2 2 4  -2    1  relegation

        1 match not played yet
        Places: 1 promotion, 4 relegation

        """)
  }

  @Test func deductionsAwardsAndWithdrawals() throws {
    #expect(
      try write("deduct", "inc", "3", "ineligible", "player", "--date", "2026-09-10")
        == "f/temporada.xml: Inca: 3 points taken, 2026-09-10 (ineligible player)\n")
    #expect(try table()[1] == "2 Inca 3")
    // The card explains the asterisk.
    let card = try season("table", "--format", "card-svg", "--lang", "en").output
    #expect(
      card.matches(of: #/<text[^>]*>(\*[^<]*)</#).map { String($0.output.1) }
        == ["* Inca: 3 points deducted (ineligible player)"])
    // The deduction does not count before its date.
    #expect(try table("--as-of", "2026-09-07")[0] == "1 Inca 3")
    #expect(
      try write("award", "Inca", "Sóller", "0-3").hasSuffix("f/temporada.xml: Awarded: Inca 0-3 Sóller, 2026-09-06\n"))
    #expect(try table().last == "4 Inca 0")
    #expect(
      try season("results").output == """
        Results

        date       competition   round home     away                 file
        2026-09-06 Lliga 2026-27 1     Inca     Sóller   0 3 awarded a.xml
        2026-09-06 Lliga 2026-27 1     Alcúdia  Pollença 0 0         altres.txt:4
        2026-09-13 Lliga 2026-27 2     Alcúdia  Inca     0 1         b.xml
        2026-09-13 Lliga 2026-27 2     Pollença Sóller   1 0         altres.txt:7
        2026-09-20 Lliga 2026-27 3     Sóller   Alcúdia  2 2         altres.txt:10

        """)
    _ = try write("revoke", "2")
    _ = try write("withdraw", "Sóller")
    #expect(try table() == ["1 Pollença 1", "2 Alcúdia 1", "3 Inca 0"])
    #expect(try season("decisions", "--format", "csv").output.split(separator: "\n").count == 3)
  }

  /// Among the four teams, Alcúdia and Sóller drew their match and are level in every respect.
  @Test func lotsBreakRemainingTies() throws {
    let one = try table("--set", "tie-breakers=wins", "--set", "win-points=0", "--set", "draw-points=0")
    #expect(one.map { $0.prefix(1) } == ["1", "2", "3", "3"])
    _ = try write("lots", "Sóller", "Alcúdia")
    let drawn = try table("--set", "tie-breakers=wins lots", "--set", "win-points=0", "--set", "draw-points=0")
    #expect(drawn.suffix(2) == ["3 Sóller 0", "4 Alcúdia 0"])
  }

  @Test func playersCanBeMergedOrKeptApart() throws {
    #expect(
      try season("check").output == """
        Inca is also called CE Inca: one team, unless you say otherwise
          futbolstats season f alias Inca 'CE Inca'
        played while suspended: Hugo Roca (Inca), Alcúdia 0-1 Inca, 2026-09-13
        the same person? S. Vidal (9; 1 match) and Sergi Vidal (9; 2 matches), Inca:
          never in one match
          futbolstats season f same inca/s-vidal inca/sergi-vidal
          (or different)

        """)
    let goals = { try season("scorers", "--format", "csv").output }
    #expect(
      try goals() == """
        rank,player,team,goals,penalties,matches,minutes
        1,S. Vidal,Inca,1,0,1,90
        1,Sergi Vidal,Inca,1,0,1,90

        """)
    _ = try write("same", "S. Vidal", "Sergi Vidal")
    #expect(
      try goals() == """
        rank,player,team,goals,penalties,matches,minutes
        1,Sergi Vidal,Inca,2,0,2,180

        """)
    #expect(try !season("check").output.contains("Vidal"))
    // Revoking the decision separates the names again.
    _ = try write("revoke", "1")
    _ = try write("different", "inca/s-vidal", "inca/sergi-vidal")
    #expect(
      try goals() == """
        rank,player,team,goals,penalties,matches,minutes
        1,S. Vidal,Inca,1,0,1,90
        1,Sergi Vidal,Inca,1,0,1,90

        """)
    #expect(try !season("check").output.contains("same person"))
    // Decisions remain valid after their ID has been merged into another one.
    _ = try write("same", "inca/s-vidal", "inca/sergi-vidal")
    #expect(
      try write("ban", "inca/s-vidal", "2") == "f/temporada.xml: Sergi Vidal suspended for 2 matches, 2026-09-13\n")
    let met = try season("same", "inca/pau-riera", "inca/hugo-roca")
    #expect(
      met.status == .exited(1)
        && met.error == "f: error: inca/pau-riera and inca/hugo-roca were in one match: they are two people\n")
  }

  @Test func bansAreAddedAndLifted() throws {
    func owed(_ privacy: String...) throws -> [String] {
      try run(
        builtProduct("futbolstats"), ["season", "f", "suspensions", "--format", "csv", "--team", "Inca"] + privacy,
        directory: programFolder.path
      ).output.split(separator: "\n").dropFirst().map(String.init)
    }
    func reasons(_ privacy: String...) throws -> [String] {
      let made = try run(
        builtProduct("futbolstats"), ["season", "f", "suspensions", "--format", "xml", "--team", "Inca"] + privacy,
        directory: programFolder.path)
      return made.output.matches(of: #/<sancio [^>]*motiu="(by the committee[^"]*)"/#).map { String($0.output.1) }
    }
    // The red card of the first match was served in the second, although Roca was in the squad and played.
    let before = try owed()
    _ = try write("ban", "Hugo Roca", "3", "violent", "conduct", "--date", "2026-09-06")
    #expect(try owed().count == before.count + 1)
    func bans(_ decision: String) -> [String] {
      [
        "Hugo Roca,Inca,Lliga 2026-27,red,1,\"Inca 1-0 Sóller, 2026-09-06\"",
        "Hugo Roca,Inca,Lliga 2026-27,\(decision),3,\"Inca 1-0 Sóller, 2026-09-06\"",
      ]
    }
    // The text of the decision is for the staff.
    #expect(try owed() == bans("decision"))
    #expect(try owed("--private") == bans("decision violent conduct"))
    #expect(try reasons() == ["by the committee"])
    #expect(try reasons("--private") == ["by the committee: violent conduct"])
    _ = try write("lift", "Hugo Roca", "1")
    _ = try write("lift", "Hugo Roca")
    #expect(try owed().isEmpty)
  }

  @Test func registryIsExportedAndImported() throws {
    let out = try season("registry", "--format", "csv", "--team", "Inca").output
    #expect(
      out == """
        id,name,aliases,team,number,from,to,licence,birth
        inca/hugo-roca,Hugo Roca,,Inca,4,,,,
        inca/marc-sala,Marc Sala,,Inca,12,,,,
        inca/pau-riera,Pau Riera,,Inca,1,,,,
        inca/s-vidal,S. Vidal,,Inca,9,,,,
        inca/sergi-vidal,Sergi Vidal,,Inca,9,,,,

        """)
    try programFolder.write(
      "nom;llicència;equip;dorsal;naixement;àlies\nSergi Vidal;0451;Inca;9;2010-03-02;S. Vidal|Vidal\n", to: "in.csv")
    #expect(try write("registre", "in.csv") == "f/temporada.xml: 1 player of in.csv\n")
    // The alias merges names that are not similar enough.
    #expect(
      try season("scorers", "--format", "csv").output == """
        rank,player,team,goals,penalties,matches,minutes
        1,Sergi Vidal,Inca,2,0,2,180

        """)
    #expect(
      try season("registry", "--format", "csv").output.contains(
        "inca/sergi-vidal,Sergi Vidal,S. Vidal|Vidal,Inca,9,,,0451,2010-03-02"))
    // Exporting and importing again changes nothing.
    try programFolder.write(try season("registry", "--format", "csv").output, to: "all.csv")
    _ = try write("registry", "all.csv")
    let first = programFolder.text("f/temporada.xml")
    _ = try write("registry", "all.csv")
    #expect(programFolder.text("f/temporada.xml") == first)
    #expect(try write("licence", "Hugo Roca", "0777") == "f/temporada.xml: Hugo Roca: 0777\n")
  }

  @Test func aliasUnitesTwoTeamNames() throws {
    try programFolder.write("date,round,home,away,score\n2026-09-27,4,Atlètic Sóller,Inca,1-0\n", to: "f/more.csv")
    #expect(try table().count == 5)
    _ = try write("alias", "Sóller", "Atlètic Sóller")
    #expect(try table() == ["1 Inca 6", "2 Pollença 4", "3 Sóller 4", "4 Alcúdia 2"])
  }

  @Test func voidedMatchDoesNotCount() throws {
    _ = try write("void", "f/a.xml", "repeated")
    #expect(try table()[0] == "1 Pollença 4")
  }

  /// If the season file is invalid, the season is read without it.
  @Test func invalidFileIsReportedAndTheRestRead() throws {
    try programFolder.write("<temporada><equips><equip/></equips></temporada>", to: "f/temporada.xml")
    let result = try season("table")
    #expect(result.status == .exited(1))
    #expect(result.error == "f/temporada.xml:1: error: <equip> needs the attribute nom\n")
    #expect(
      result.output == """
        Lliga 2026-27

          team      P W D L F A +/-  Pts
        1 Inca      2 2 0 0 2 0  +2    6
        2 Pollença  2 1 1 0 1 0  +1    4
        3 Alcúdia   3 0 2 1 2 3  -1    2
        4 Sóller    3 0 1 2 2 4  -2    1

        1 match not played yet

        1 of 5 files was not read in full: the table may be wrong

        """)
    let edit = try season("set", "us=Inca")
    #expect(edit.status == .exited(1))
    #expect(programFolder.text("f/temporada.xml") == "<temporada><equips><equip/></equips></temporada>")
  }

  /// A ban by the committee is respected in the line-up of a future match.
  @Test func committeeBanIsReportedBeforeTheMatch() throws {
    _ = try write("ban", "Marc Sala", "1", "--date", "2026-09-13")
    let recorded = try programFolder.futbolstats("record", "f/c.xml", "--season", "f", text: "start\n")
    #expect(
      recorded.error == """
        f/c.xml: warning: 4 Hugo Roca (Inca) is suspended: red, Inca 1-0 Sóller, 2026-09-06
        f/c.xml: warning: 12 Marc Sala (Inca) is suspended: by the committee, Alcúdia 0-1 Inca, 2026-09-13

        """)
  }

  /// Cards are filtered by date. Bans are as of the last day.
  @Test func cardsAndBansByDate() throws {
    func cards(_ arguments: String...) throws -> [String] {
      let all = ["season", "f", "cards", "--format", "csv", "--team", "Inca"] + arguments
      return try run(builtProduct("futbolstats"), all, directory: programFolder.path).output.split(separator: "\n")
        .dropFirst()
        .map { String($0.prefix { $0 != "," }) }
    }
    #expect(try cards() == ["Hugo Roca", "Marc Sala"])
    #expect(try cards("--from", "2026-09-10") == ["Marc Sala"])
    #expect(try cards("--to", "2026-09-10") == ["Hugo Roca"])
    #expect(try cards("--last", "1") == ["Marc Sala"])
    #expect(try cards("--home") == ["Hugo Roca"])
    #expect(
      try season("suspensions", "--to", "2026-09-10").output == """
        Suspended

        player    team why matches since
        Hugo Roca Inca red       1 2026-09-06

        a red card costs at least one match; a committee may add to it
        only the score of 1 match is known; it is not counted here

        """)
  }
}
