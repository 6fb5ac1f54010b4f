import TestSupport
import Testing

/// A countdown clock: typed, displayed and reported times count down; the file contains elapsed times.
@Suite struct CountdownScenarios {
  private func match(_ set: String...) throws -> MatchOnDisk {
    try MatchOnDisk(set: ["clock=stopped", "clock-shows=down", "periods=4", "period-length=10"] + set)
  }

  @Test func clockCountsDown() throws {
    let match = try match()
    try match.play("start", .accept("clock", says: "clock: 10:00"))
    match.clock += 138
    try match.play(
      .accept("-", says: "clock stopped: 7:42"), .accept("9g", says: "3' goal by 9"),
      .accept("+30", says: "clock stopped: 8:12"), .accept("-12", says: "clock stopped: 8:00"),
      .accept("clock 7:42", says: "clock stopped: 7:42"), .accept("+", says: "clock running: 7:42"))
    match.clock += 2
    try match.play(.accept("clock", says: "clock: 7:40"))
    match.clock += 10_000
    try match.play(.accept("clock", says: "0:00: the time of the first quarter is up"))
    #expect(try match.elements("gol").map { attribute("segons", of: $0) } == ["138"])
  }

  @Test func typedTimesAreClockTimes() throws {
    let match = try match()
    try match.play(
      "start", .accept("7:42' 9g", says: "3' goal by 9"), .accept("clock", says: "clock: 7:42"),
      .refuse("10:01' 9g", says: "the clock of the first quarter counts down from 10:00; its last minute is 10'"),
      .refuse("clock 10:01", says: "counts down from 10:00"), "end", "start", "end", "start")
    // Minutes without seconds count up, as in the list.
    try match.play(.accept("7:42' 1g", says: "23' goal by 1"), .accept("26' 2g", says: "26' goal by 2"))
    #expect(try match.elements("gol").map { attribute("segons", of: $0) } == ["138", "138", nil])
  }

  @Test func timeMayNameItsPeriod() throws {
    let match = try match()
    try match.play(
      "start", "end", "start", .accept("1/7:42' 9g", says: "3' goal by 9"),
      .accept("2/0:00' 8g", says: "20' goal by 8"),
      .accept("move 2 1/5:00'", says: "6' goal by 9"), .refuse("3/5:00' 9g", says: "not in any period played so far"),
      .refuse("1/10:01' 9g", says: "the clock of the first quarter counts down from 10:00"))
    #expect(try match.elements("gol").map { attribute("segons", of: $0) } == ["300", "600"])
  }

  @Test func timeMayNameItsPeriodIfClockCountsUp() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "45+2' end", "start", .accept("1/46:30' 9g", says: "45+2' goal by 9"),
      .accept("46:30' 9g", says: "47' goal by 9"),
      .refuse("2/44:00' 9g", says: "the second half begins at 45:00 on the clock, so 44:00 is not in it"))
  }

  @Test func lateStartSetsClock() throws {
    let match = try match()
    try match.play("6:00' start", .accept("clock", says: "clock: 6:00"), "end")
    try match.play(.refuse("10:30' start"), "2/9:00' start", .accept("9g", says: "12' goal by 9"))
  }
}
