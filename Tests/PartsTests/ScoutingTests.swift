import TestSupport
import Testing
import WorldCupData

/// Scouting sheets of a World Cup, compared with a script that counts in the XML files alone.
@Suite struct ScoutingTests {
  @Test func sheetsAgreeWithTheFiles() throws {
    let season = try RealSeason(WorldCup.matches.filter { $0.tournament == "WC-2014" })
    // Notes on the first player of the home side, and on the visitors, as an observer would write them.
    let notes = try season.shell(
      """
      for file in f/*.xml; do
        number=$(grep -ao '<dorsal>[0-9]*' "$file" | head -1 | tr -dc 0-9)
        printf 'l%s note slow to  turn\\nv note long throws\\n' "$number" | futbolstats record "$file"
      done
      """)
    #expect(notes.status == .exited(0) && notes.error.isEmpty, "\(notes.error)")
    let result = try season.shell("python3 -B \(ScalePage.project.path)/Tests/Data/scouting/recount.py f")
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(result.output.hasSuffix("figures of 32 teams\n"), "\(result.output)")
  }
}
