import TestSupport
import Testing

/// The findings of `season check`.
@Suite struct SeasonDoubtTests {
  private let programFolder: ProgramFolder

  /// A league in a list, and five files of one match: the original, a copy, and files with an impossible date, with
  /// another year and a breach of the laws, and with a misspelt competition.
  init() throws {
    let results =
      """
      = Preferent 2026-27
      ▪ Jornada 1
      Sun Sep 6 2026
        Sóller v Pollença  1-1
        Alcúdia v Felanitx  0-3
      ▪ Jornada 2
      Sun Sep 13 2026
        Llosetenze v Pollença  1-0
        Alcúdia v Manacor  2-0
      ▪ Jornada 4
      Sun Sep 27 2026
        Sóller v Alcúdia  0-0
        CE Inca v Manacor  0-0
      """
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '1 Pau Riera (GK)\\n4 Hugo Roca\\n9 Sergi Vidal\\n--\\n12 Marc Sala\\n' > inca.txt
      mkdir f
      mv r.txt f
      futbolstats new f/a.xml --home Inca --away Llosetense --us home --home-squad inca.txt --competition Preferent \\
        --season 2026-27 --round 1 --date 2026-09-06 --set players=3 --set minimum=1 --set minimum-on=1
      printf '%s\\n' start "10' 9g,4" "45' end" start "60' 9>12" "90' end" 'finish!' > script
      futbolstats record f/a.xml --input script --clock 1400000000
      cp f/a.xml f/b.xml
      changed() { sed -e "$2" -e "s/Llosetense/$3/" f/a.xml > f/$1.xml; }
      changed c 's/jornada="1"/jornada="2"/; s/2026-09-06/2026-02-30/' Muro
      changed d 's/jornada="1"/jornada="4"/; s/2026-09-06/2062-09-27/; s/parametres="/&substitutions=0 /' Artà
      changed e 's/jornada="1"/jornada="5"/; s/2026-09-06/2026-10-04/; s/Preferent/Prefernt/' Campos
      sed -i 's/encoding="ISO-8859-1"/encoding="UTF-8"/' f/d.xml
      """, from: ["r.txt": results])
  }

  private func check() throws -> [String] {
    let result = try programFolder.futbolstats("season", "f", "check")
    #expect(result.error.isEmpty && result.status == .exited(0))
    return result.output.split(separator: "\n").map(String.init)
  }

  /// Three files of one match spell the visitors in three ways.
  @Test func threeSpellingsOfOneTeamAreReported() throws {
    let folder = try TemporaryFolder()
    for (index, name) in ["Ses Salines", "Colònia", "Artà"].enumerated() {
      let rows = "date,round,home,away,score\n2026-09-06,1,Inca,\(name),2-1\n"
      try folder.write(rows, to: "\(index).csv")
    }
    let result = try run(
      builtProduct("futbolstats"), ["season", folder.path, "check"], environment: ["LC_ALL": "en"])
    for pair in [["Artà", "Colònia"], ["Artà", "Ses Salines"], ["Colònia", "Ses Salines"]] {
      let isReported = result.output.split(separator: "\n").contains { line in pair.allSatisfy { line.contains($0) } }
      #expect(isReported, "\(pair): \(result.output)")
    }
  }

  /// A script that ends the last half without mentioning extra time leaves the match in progress for ever.
  @Test func unfinishedMatchIsReported() throws {
    let made = try programFolder.shell(
      """
      set -e
      mkdir g
      for day in 06 13; do
        futbolstats new g/$day.xml --home Inca --away Muro --competition Preferent --date 2026-09-$day
        printf '%s\\n' start "10' 9g!" "45' end" start "90' end" > script
        futbolstats record g/$day.xml --input script --clock 1400000000
      done
      """)
    try #require(made.status == .exited(0), "\(made.error)")
    let lines = try programFolder.futbolstats("season", "g", "check").output.split(separator: "\n").map(String.init)
    let unfinished = "g/06.xml: still in progress, though later matches have been played; to close it, type finish"
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.contains(unfinished), "\(lines)")
    #expect(
      lines == [
        "g/06.xml: still in progress, though later matches have been played; to close it,", "  type finish",
        "  futbolstats record g/06.xml",
      ])
    // The last match may still be in progress.
    #expect(!lines.joined().contains("g/13.xml"))
  }

  /// Only one row in seven has the name that comes first in the alphabet.
  @Test func commonestCompetitionNameIsProposed() throws {
    let folder = try TemporaryFolder()
    let rows = (1...6).map { "2026-09-0\($0),\($0),Inca,Sóller,2-1,Preferente Femenina" }
    let text = ["date,round,home,away,score,competition"] + rows + ["2026-09-09,9,Inca,Muro,2-1,Preferente Femenian"]
    try folder.write(text.joined(separator: "\n") + "\n", to: "r.csv")
    let result = try run(
      builtProduct("futbolstats"), ["season", folder.path, "check"], environment: ["LC_ALL": "en"])
    #expect(
      result.output.contains("'alias=Preferente Femenian' --competition='Preferente Femenina'"), "\(result.output)")
  }

  @Test func reportsEverythingDoubtful() throws {
    #expect(
      try check() == [
        "in two files: Inca 1-0 Llosetense, 2026-09-06; f/a.xml counts, not f/b.xml",
        "f/d.xml: breaks a law, and counts all the same", "  futbolstats validate f/d.xml",
        "f/c.xml: 2026-02-30 is not a date",
        "f/d.xml: 2062-09-27 is more than a year from the other matches",
        "Preferent 2026-27: no match of these matchdays: 3",
        "Inca is also called CE Inca: one team, unless you say otherwise",
        "  futbolstats season f alias Inca 'CE Inca'",
        "one team? Llosetense and Llosetenze", "  futbolstats season f alias Llosetense Llosetenze",
        "one competition? Preferent 2026-27 and Prefernt 2026-27",
        // The command is complete and can be pasted.
        "  futbolstats season f set 'alias=Prefernt 2026-27' --competition='Preferent 2026-27'",
      ])
    // A match with a breach counts, with a note.
    let results = try programFolder.futbolstats("season", "f", "results", "--to", "2070-01-01", "--from", "2060-01-01")
    #expect(
      results.output == """
        Results

        date       competition       round home away                  file
        2062-09-27 Preferent 2026-27 4     Inca Artà 1 0 breaks a law d.xml

        """)
    #expect(try programFolder.futbolstats("season", "f", "table").output.contains("Artà"))
  }

  /// A decision about a match with an impossible date can be read again.
  @Test func impossibleDateIsNotWritten() throws {
    for words in [["award", "Inca", "Muro", "3-0"], ["ban", "inca/sergi-vidal", "2"]] {
      let made = try run(builtProduct("futbolstats"), ["season", "f"] + words, directory: programFolder.path)
      #expect(made.status == .exited(0), "\(made.error)")
    }
    let results = try programFolder.futbolstats("season", "f", "results")
    #expect(results.error.isEmpty && results.status == .exited(0))
    #expect(results.output.split(separator: "\n").contains { $0.contains("Muro") && $0.contains("3 0 awarded") })
  }

  @Test func proposedCommandsResolveTheFindings() throws {
    for line in try check() where line.hasPrefix("  futbolstats season") && !line.hasSuffix("Preferent") {
      let made = try programFolder.shell(line)
      #expect(made.status == .exited(0), "\(line): \(made.error)")
    }
    let made = try programFolder.shell(
      "futbolstats season f set 'alias=Prefernt 2026-27' --competition='Preferent 2026-27'")
    #expect(made.status == .exited(0), "\(made.error)")
    let left = try check().filter { $0.contains("one ") }
    #expect(left.isEmpty)
  }
}
