import TestSupport
import Testing

/// Export to openfootball's format for games without halves or with points.
@Suite struct PointsExportTests {
  /// The line of the match and those below it up to the line-ups.
  private func footballText(_ rules: String, _ lines: String...) throws -> String {
    let programFolder = try ProgramFolder()
    let made = try programFolder.futbolstats("new", "m.xml", "Inca", "Muro", "--rules", rules)
    #expect(made.status == .exited(0), "\(made.error)")
    try programFolder.write(lines.joined(separator: "\n"), to: "script")
    let recorded = try programFolder.futbolstats("record", "m.xml", "--input", "script")
    #expect(recorded.status == .exited(0), "\(recorded.error)")
    let result = try programFolder.futbolstats("export", "m.xml", "--format", "football.txt")
    #expect(result.status == .exited(0), "\(result.error)")
    return result.output
  }

  /// If there are four quarters, half-time comes after the second.
  @Test func halfTimeIsAfterTwoQuarters() throws {
    let text = try footballText(
      "hockey", "start", "14:00' 9g", "0:00' end", "start", "14:00' v9g", "13:00' 8g", "0:00' end", "start",
      "14:00' 9g", "0:00' end", "start", "0:00' end", "finish!")
    #expect(
      text == """

          Inca v Muro  3-1 (2-1)
             (N.N. 2', N.N. 18', N.N. 32'; N.N. 17')

        Inca: N.N. - N.N., N.N., N.N., N.N., N.N., N.N., N.N., N.N., N.N., N.N.
        Muro: N.N. - N.N., N.N., N.N., N.N., N.N., N.N., N.N., N.N., N.N., N.N.

        Periods: 4 x 15


        """)
  }

  @Test func threePeriodsHaveNoHalfTime() throws {
    let programFolder = try ProgramFolder()
    _ = try programFolder.futbolstats("new", "m.xml", "Inca", "Muro", "--set", "periods=3", "--set", "period-length=20")
    try programFolder.write("start\n5' 9g\n20' end\nstart\n40' end\nstart\n60' end\nfinish!", to: "script")
    #expect(try programFolder.futbolstats("record", "m.xml", "--input", "script").status == .exited(0))
    let text = try programFolder.futbolstats("export", "m.xml", "--format", "football.txt").output
    #expect(
      text == """

          Inca v Muro  1-0
             (N.N. 5')

        Inca: N.N. - N.N., N.N., N.N., N.N., N.N., N.N., N.N., N.N., N.N., N.N.

        Periods: 3 x 20


        """, "\(text)")
  }

  /// A list of goals would not add up to the score.
  @Test func basketsAreNotListedAsGoals() throws {
    let text = try footballText(
      "basketball", "start", "9:00' 5g", "8:00' 4t", "0:00' end", "start", "9:00' v5p+-", "0:00' end", "start",
      "9:00' v4t", "0:00' end", "start", "0:00' end", "finish!")
    #expect(
      text == """

          Inca v Muro  5-4 (5-1)

        Inca: N.N. - N.N., N.N., N.N., N.N.
        Muro: N.N. - N.N., N.N., N.N., N.N.

        Periods: 4 x 10


        """, "\(text)")
  }
}
