import TestSupport
import Testing

/// Who stands where on the page: a pitch of those whose positions are known.
@Suite struct PitchTests {
  private static func pitches(_ positions: [String]) throws -> Int {
    let folder = try TemporaryFolder()
    let squad = "number,name,position\n" + positions.enumerated().map { "\($0 + 1),Bartomeu Salvà,\($1)\n" }.joined()
    try folder.write(squad, to: "squad.csv")
    let path = folder.path("m.xml")
    let made = try run(
      builtProduct("futbolstats"),
      ["new", path, "--home", "Inca", "--away", "Alaró", "--home-squad", folder.path("squad.csv")])
    try #require(made.status == .exited(0), "\(made.error)")
    return Markup(try ReportFixture.page(path)).all("svg").count { $0.attributes["class"] == "pitch lineup" }
  }

  @Test func linesOfKnownPositions() throws {
    #expect(try Self.pitches(["GK", "DF", "DF", "DF", "DF", "MF", "MF", "MF", "FW", "FW", "FW"]) == 1)
    #expect(try Self.pitches(["GK", "DF", "DF", "DF", "MF", "", "", "", "", "", "FW"]) == 1)
  }

  /// Ten side by side would be no line-up, and their names would be cut.
  @Test func noneWhereTheGoalkeeperAloneIsKnown() throws {
    #expect(try Self.pitches(["GK"] + Array(repeating: "", count: 10)) == 0)
    #expect(try Self.pitches(Array(repeating: "", count: 11)) == 0)
  }
}
