import Foundation
import TestSupport
import Testing

/// A clock that stops with play, in scripts and in the file.
@Suite struct StoppedClockScenarios {
  private func match(_ set: String...) throws -> MatchOnDisk {
    try MatchOnDisk(set: ["clock=stopped", "period-length=20", "extra-length=5"] + set)
  }

  private func period(_ match: MatchOnDisk) throws -> String { try match.elements("periode").last ?? "" }

  @Test func clockStopsAndRestarts() throws {
    let match = try match()
    try match.play("start")
    match.clock += 462
    try match.play(
      .accept("-", says: "clock stopped: 7:42"), .accept("-", says: "the clock is stopped already: 7:42"))
    #expect(try attribute("aturat", of: period(match)) == "462")
    match.clock += 600
    try match.play(.accept("9g", says: "8' goal by 9"), .accept("clock", says: "clock stopped: 7:42"))
    match.clock += 18
    try match.play(.accept("+", says: "clock running: 7:42"), .accept("+", says: "the clock is running already: 7:42"))
    #expect(try attribute("aturat", of: period(match)) == nil)
    #expect(try attribute("inici", of: period(match)) == "1700000618")
    match.clock += 30
    try match.play(.accept("c", says: "9' corner"), .accept("clock", says: "clock: 8:12"))
    // Actions while the clock was stopped belong to its second, not to an interval.
    let goals = try match.elements("gol")
    #expect(goals.count == 1 && goals.allSatisfy { $0.contains("segons=\"462\"") && !$0.contains("interval") })
    #expect(try match.marks().isEmpty)
  }

  @Test func clockCannotStopBetweenPeriods() throws {
    let match = try match()
    try match.play(.refuse("-"), .refuse("+"), "start", "end", .refuse("-"))
  }

  @Test func clockCanBeSet() throws {
    let match = try match()
    try match.play(
      "start", "-", .accept("clock 7:42", says: "clock stopped: 7:42"), .accept("+30", says: "clock stopped: 8:12"),
      .accept("-12", says: "clock stopped: 8:00"), .accept("+", says: "clock running: 8:00"),
      .accept("clock 19:50", says: "clock: 19:50"),
      // The clock stops at the end of the period.
      .accept("+30", says: "20:00: the time of the first half is up; to end it: end"),
      .accept("+", says: "the time of the first half is up"), .accept("clock 12:00", says: "clock: 12:00"))
  }

  @Test func laterTimeSetsClockForward() throws {
    let match = try match()
    try match.play("start", .accept("12:40' v4y", says: "13' yellow"), .accept("clock", says: "clock: 12:40"))
    try match.play("-", "15' c", .accept("clock", says: "clock stopped: 14:00"))
    // Earlier times do not change it.
    try match.play("3:00' c", "14' c", "-2' c", .accept("clock", says: "clock stopped: 14:00"))
    // The event and the setting of the clock are one undo step.
    try match.play("undo", "undo", "undo", "undo", .accept("clock", says: "clock stopped: 12:40"))
    try match.play("undo", "undo", .accept("clock", says: "clock: 0:00"))
    try match.play("redo", "redo", "redo", .accept("clock", says: "clock stopped: 14:00"))
    // A refused line does not change the clock.
    try match.play(.refuse("17:00' 77g"), .accept("clock", says: "clock stopped: 14:00"))
  }

  @Test func undoAndRedoIncludeTheClock() throws {
    let match = try match()
    try match.play("start")
    match.clock += 100
    try match.play("-")
    match.clock += 100
    try match.play("+")
    match.clock += 100
    try match.play(
      .accept("clock", says: "clock: 3:20"), .accept("undo", says: "undone: +"),
      .accept("clock", says: "clock stopped: 1:40"), .accept("undo", says: "undone: -"),
      // The clock continues as if it had never been stopped.
      .accept("clock", says: "clock: 5:00"), .accept("redo", says: "redone: -"),
      .accept("clock", says: "clock stopped: 1:40"), .accept("redo", says: "redone: +"),
      .accept("clock", says: "clock: 3:20"))
  }

  @Test func clockDoesNotRunBeyondPeriod() throws {
    let match = try match()
    try match.play("start")
    match.clock += 3000
    try match.play(
      .accept("clock", says: "20:00: the time of the first half is up; to end it: end"),
      .accept("9g", says: "20' goal by 9"), .accept("end", says: "20' first half ends"))
    #expect(try attribute("segonsfi", of: period(match)) == "1200")
    match.clock += 600
    try match.play("start", .accept("clock", says: "clock: 20:00"))
  }

  @Test func clockIsAdjustedFromTheTimeShown() throws {
    let match = try match()
    try match.play("start")
    match.clock += 3000
    try match.play(
      .accept("-30", says: "clock: 19:30"), .accept("+60", says: "20:00: the time of the first half is up"),
      .accept("-", says: "clock stopped: 20:00"), .accept("-20", says: "clock stopped: 19:40"))
  }

  /// The team stays short in the next period until the time is up, to the second.
  @Test func timedSanctionContinuesInNextPeriod() throws {
    let match = try match("sanction.vermella=r out short 2")
    try match.play("start", "19:30' 4r")
    match.clock += 1195
    try match.play("end", "start", .refuse("21:29' >12"), "21:30' >12")
    #expect(try match.men("l") == 11)
    #expect(try match.marks().isEmpty)
  }

  @Test func changingToRunningClockRestartsIt() throws {
    let match = try match()
    try match.play("start", "-", "clock 7:42", "set clock running", .accept("clock", says: "clock: 7:42"))
    #expect(try attribute("aturat", of: period(match)) == nil)
    #expect(try match.xml().contains("clock=") == false)
    match.clock += 60
    try match.play(
      .accept("clock", says: "clock: 8:42"), "set clock stopped", .accept("-", says: "clock stopped: 8:42"))
  }

  /// Football matches are written as before; only a stopped clock uses a name that older programs do not know.
  @Test func onlyStoppedClockNeedsFileVersion2() throws {
    let match = try match()
    try match.play("start")
    #expect(try match.xml().contains("<partit versio=\"1\""))
    try match.play("-")
    #expect(try match.xml().contains("<partit versio=\"2\""))
    #expect(try match.program(["validate", match.path]).status == .exited(0))
    try match.play("+")
    #expect(try match.xml().contains("<partit versio=\"1\""))
  }
}
