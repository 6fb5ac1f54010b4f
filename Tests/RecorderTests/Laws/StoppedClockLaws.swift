import TestSupport
import Testing

/// docs/LAWS.md, X10: a stopped clock ends its period.
@Suite struct StoppedClockLaws {
  private func futsal(_ set: String...) throws -> MatchOnDisk {
    try MatchOnDisk(set: ["clock=stopped", "period-length=20", "extra-length=5"] + set)
  }

  @Test("X10: minutes beyond the period are refused, and the message gives the last one") func x10() throws {
    let beyond = "the first half ends at 20:00, and its last minute is 20'"
    let match = try futsal()
    try match.play(
      "start", .refuse("20:30' 9g", says: beyond), .refuse("20:01' 9g", says: beyond), .refuse("21' 9g", says: beyond),
      .refuse("20+1' 9g", says: beyond), .refuse("added 3", says: beyond), .refuse("20+1' end", says: beyond),
      .refuse("clock 20:01", says: beyond), .accept("20:00' 9g", says: "20' goal by 9"),
      .accept("19:59' c", says: "20' corner"), .accept("end", says: "20' first half ends"))
    // The message cites no law of football.
    #expect(try match.send(["20:30' 9g"])[0].complaint?.message.contains("Law") == false)
    try match.play(
      .refuse("41:00' start", says: "the second half ends at 40:00, and its last minute is 40'"), .refuse("41' start"),
      "start",
      .accept("20:30' c", says: "21' corner"), .refuse("40:01' c", says: "the second half ends at 40:00"),
      .refuse("20+1' c", says: beyond), "end", "start",
      .refuse("45:30' c", says: "the first half of extra time ends at 45:00"), .accept("45:00' c", says: "45' corner"))
    #expect(try match.program(["validate", match.path]).status == .exited(0))
    #expect(try match.xml().contains("afegit") == false)
  }

  @Test("X10: validation finds minutes beyond the period too") func x10file() throws {
    let match = try futsal()
    try match.play("start", "19:30' 9g", "end")
    let file = try match.xml()
    let later = [
      ("segons=\"1170\"", "segons=\"1230\""), ("minut=\"20\" ", "minut=\"20\" afegit=\"1\" "),
      ("durada=\"20\"", "durada=\"20\" afegit=\"2\""), ("minutfi=\"20\"", "minutfi=\"20\" afegitfi=\"1\""),
    ]
    for (old, new) in later {
      #expect(file.contains(old), "\(old)")
      try match.write(file.replacingOccurrences(of: old, with: new))
      let found = try match.program(["validate", match.path])
      #expect(found.status == .exited(1))
      let first = found.error.split(separator: "\n").first ?? ""
      #expect(first.contains("these rules have no added time"), "\(new): \(found.error)")
      #expect(!first.contains("Law"))
    }
  }

  @Test("X10: the same applies to a running clock without stoppage time") func x10without() throws {
    let match = try MatchOnDisk(set: ["without=added", "period-length=30"])
    let beyond = "the first half ends at 30:00, and its last minute is 30'"
    try match.play("start", .refuse("30+1' 9g", says: beyond), .refuse("30:30' 9g", says: beyond))
    // If `end` is typed late, actions are in the last minute.
    match.clock += 31 * 60
    try match.play(.accept("9g", says: "30' goal by 9"), "end")
    #expect(try match.xml().contains("afegit") == false)
    #expect(try match.program(["validate", match.path]).status == .exited(0))
  }

  @Test("X10: with a running clock there is stoppage time") func x10running() throws {
    let match = try MatchOnDisk(set: ["period-length=20"])
    try match.play(
      "start", .accept("20:30' 9g", says: "20+1' goal"), .accept("20+3' c", says: "20+3'"), "20' added 3",
      .refuse("-", says: "by the rules of this match it runs on"),
      .refuse("+", says: "by the rules of this match it runs on"), "end")
  }
}
