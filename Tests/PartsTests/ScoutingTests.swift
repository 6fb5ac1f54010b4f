import TestSupport
import Testing
import WorldCupData

/// Scouting sheets of a World Cup, counted again by a script that reads nothing but the XML.
@Suite struct ScoutingTests {
  @Test func theSheetsAreWhatTheFilesSay() throws {
    let season = try RealSeason(WorldCup.matches.filter { $0.tournament == "WC-2014" })
    let result = try season.shell("python3 -B \(ScalePage.project.path)/Tests/Data/scouting/recount.py f")
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(result.output.hasSuffix("figures of 32 teams\n"), "\(result.output)")
  }
}
