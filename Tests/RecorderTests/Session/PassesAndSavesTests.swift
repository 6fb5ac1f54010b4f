import Foundation
import TestSupport
import Testing

/// docs/STATISTICS.md: key passes and saves.
@Suite struct PassesAndSavesTests {
  @Test("passes to chances are key passes, and passes to goals are assists") func keyPasses() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 9s+,7", "11' 9s-,7", "12' 8s,?", "13' 9g,7", "14' 9sx", "15' v9s.,8", "16' v4og", "17' 9g,6",
      "annul 9")
    for (subject, passes, assists) in [
      ("l", "3", "1"), ("v", "1", "0"), ("l7", "2", "1"), ("l9", "0", "0"), ("v8", "1", "0"), ("l6", "0", "0"),
    ] {
      #expect(try match.statistic("key passes", of: subject) == passes, "\(subject)")
      #expect(try match.statistic("assists", of: subject) == assists, "\(subject)")
    }
    #expect(try match.program(["show", match.path, "stats"]).output.contains("key passes"))
  }

  @Test("a save is credited to the goalkeeper at that time") func saves() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' v9s+", "11' 1>12", "12' v9s+", "13' 4@g", "14' v9s+", "15' v8s+", "16' 4r", "17' v9s+", "18' 5@g",
      "19' 5>", "20' >5", "21' v9s+", "22' v9s-", "23' 9s+")
    for (subject, saves) in [("l1", "1"), ("l12", "1"), ("l4", "2"), ("l5", "1"), ("l", "6"), ("v1", "1"), ("v", "1")] {
      #expect(try match.statistic("saves", of: subject) == saves, "\(subject)")
    }
    let table = match.folder + "/players.csv"
    let made = try match.program(
      [
        "report", "--format", "csv-players", "--param", "codes=yes", "--param", "separator=;", "-o", table, match.path,
      ])
    #expect(made.status == .exited(0), "\(made.error)")
    let rows = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\r\n")
      .map { $0.split(separator: ";", omittingEmptySubsequences: false).map(String.init) }
    let column = try #require(rows[0].firstIndex(of: "saves"))
    let home = rows.dropFirst().filter { $0[0] == "Home" && $0[column] != "0" }
    // The last row is for events without a player: the save after the goalkeeper was sent off.
    #expect(home.map { "\($0[1]):\($0[column])" } == ["1:1", "4:2", "5:1", "12:1", ":1"])
    let text = try match.program(["report", "--format", "text", "-o", "-", match.path]).output
    #expect(text.contains("GK 2"))
  }
}
