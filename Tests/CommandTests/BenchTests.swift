import TestSupport
import Testing

/// `bench` without numbers shows the substitutes and everyone's playing time.
@Suite struct BenchTests {
  /// A player who comes on in minute 30 has played 15 minutes after the first half. To play 40 of 90 minutes, a player
  /// must come on by minute 50.
  @Test func showsPlayingTimeAndMinimumMinutes() throws {
    let folder = try ProgramFolder()
    let positions =
      ["GK"] + repeatElement("DF", count: 4) + repeatElement("MF", count: 3) + repeatElement("FW", count: 3)
    let squad = (positions + ["MF", "FW", "DF"]).enumerated().map { "\($0 + 1),Player \($0 + 1),\($1)" }
    try folder.write("number,name,position\n" + squad.joined(separator: "\n") + "\n", to: "squad.csv")
    try folder.write("start\n30' 9>13\n45' end\nbench\n", to: "script")
    let said = try folder.shell(
      """
      futbolstats new m.xml Inca Muro --home-squad squad.csv --set minimum-minutes=40 >/dev/null
      futbolstats record m.xml --input script --clock 1400000000
      """
    ).output.split(separator: "\n").map(String.init)
    #expect(said.contains("on the field  position  today  last change"), "\(said)")
    #expect(said.contains("13 Player 13  attack       15  30', 15 minutes ago"))
    #expect(said.contains("12 Player 12  midfield      0"))
    // The players on the field, the players who went off, and the bench have one line each.
    let headings = ["on the field", "gone off", "on the bench"].map { heading in
      said.firstIndex { $0.hasPrefix(heading) } ?? 0
    }
    let gone = said[(headings[1] + 1)..<headings[2]]
    #expect(headings[1] - headings[0] == 12)
    #expect(gone == [" 9 Player 9   attack       30  30', 15 minutes ago"])
    #expect(said[(headings[2] + 1)...].prefix(2).map { $0.prefix(2) } == ["12", "14"])
    #expect(said.contains("4 substitutions left, 2 windows left"))
    #expect(said.contains("midfield: 12 Player 12 is owed most; 6 Player 6 has played most"))
    #expect(said.contains("9 Player 9 will not reach 40 minutes: 30 so far"))
    #expect(said.contains("12 Player 12 must come on by minute 50 to play 40 minutes"))
    // The goalkeeper and players who have just come on are not suggested for replacement.
    #expect(!said.contains { $0.hasSuffix("13 Player 13 has played most") })
    #expect(!said.contains { $0.contains("1 Player 1 has played most") })
  }

  /// A player who left may return, and is in neither of the other groups.
  @Test func playersWhoLeftAreListed() throws {
    let folder = try ProgramFolder()
    let squad = (1...9).map { "\($0),Player \($0)" }.joined(separator: "\n")
    try folder.write("number,name\n\(squad)\n", to: "squad.csv")
    try folder.write("start\n4' 6>\n8' 7>8\n14' vc\nbench\n", to: "script")
    let said = try folder.shell(
      """
      futbolstats new m.xml Inca Muro --home-squad squad.csv --rules seven >/dev/null
      futbolstats record m.xml --input script --clock 1400000000
      """
    ).output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    let heading = try #require(said.firstIndex(of: "off, may return"), "\(said)")
    #expect(
      said[heading...].prefix(5) == [
        "off, may return", "6 Player 6 4 4', 10 minutes ago", "on the bench", "9 Player 9 0",
        "7 Player 7 8 8', 6 minutes ago",
      ])
  }

  /// Basketball's pivot is the centre, football's a midfielder.
  @Test(arguments: [
    ("basketball", ["", "guards", "centres", "forwards"]),
    ("seven", ["in goal", "midfield", "midfield", "attack"]),
  ])
  func positionsAreThoseOfTheGame(_ rules: String, _ lines: [String]) throws {
    let folder = try ProgramFolder()
    let positions = ["GK", "base", "pívot", "ala", "", "", "", ""]
    let squad = positions.enumerated().map { "\($0 + 1),Player \($0 + 1),\($1)" }
    try folder.write("number,name,position\n" + squad.joined(separator: "\n") + "\n", to: "squad.csv")
    try folder.write("start\nend\nbench\n", to: "script")
    let said = try folder.shell(
      """
      futbolstats new m.xml Inca Muro --home-squad squad.csv --rules \(rules) >/dev/null
      futbolstats record m.xml --input script --clock 1400000000
      """
    ).output.split(separator: "\n")
    let rows = said.compactMap { $0.wholeMatch(of: #/ (\d) Player \d +(\D+?)? {2,}.*/#)?.output }
    let found = (1...4).map { number in
      rows.first { $0.1 == "\(number)" }.map { String($0.2 ?? "") } ?? "none"
    }
    #expect(found == lines, "\(said)")
  }

  /// To play half of 40 minutes, a player must come on by minute 20. To play a whole period before the fourth, by the
  /// start of the third.
  @Test func appliesMinimumsFromTheSeason() throws {
    let folder = try ProgramFolder()
    let squad = (1...14).map { "\($0),Player \($0)" }.joined(separator: "\n")
    try folder.write("number,name\n\(squad)\n", to: "squad.csv")
    try folder.write(
      "start\n10' end\nstart\n15' 9>13\nbench\n20' end\nstart\n30' end\nstart\n33' n x\nbench\n", to: "script")
    let result = try folder.shell(
      """
      mkdir f
      futbolstats season f set minimum-periods=1 minimum-share=50 >/dev/null
      futbolstats new f/m.xml Inca Muro --home-squad squad.csv --set periods=4 --set period-length=10 >/dev/null
      futbolstats record f/m.xml --input script --clock 1400000000
      """)
    let said = result.output.split(separator: "\n").map(String.init)
    let answers = said.split { $0.contains(" n x") || $0.contains("note") }
    let (first, last) = (answers.first ?? [], answers.last ?? [])
    #expect(first.contains("12 Player 12 must come on by minute 20 to play 20 minutes"), "\(said)\(result.error)")
    #expect(first.contains("12 Player 12 must play from the start of period 3 on to play 1 whole period"))
    #expect(first.contains("9 Player 9 will not reach 20 minutes: 15 so far"))
    #expect(!first.contains { $0.contains(/13 Player 13 (must|will)/) || $0.hasPrefix("9 Player 9 will not play") })
    #expect(last.contains("12 Player 12 will not reach 20 minutes: 0 so far"))
    #expect(last.contains("12 Player 12 will not play 1 whole period"))
    #expect(!last.contains { $0.hasPrefix("13 Player 13 will") })
  }
}
