import Exchange
import MatchModel
import MatchRules
import Phrases
import Testing

/// Timelines from other programs: the parts that are understood, and the reports about the rest (facts.json).
@Suite struct TimelineTests {
  private func match(_ path: String, _ options: ReadingOptions = ReadingOptions()) throws -> ForeignMatch {
    try #require(try Samples.read(path, options).matches.first)
  }

  private func notUnderstood(_ code: String, _ count: Int) -> ExchangeNote {
    ExchangeNote(line: nil, Phrase("exchange.not-understood", ["code": code], count: count))
  }

  @Test func nacsportWithCommasAndWindowsLetters() throws {
    let match = try match("made/sportscode/nacsport-like-cp1252.xml")
    #expect(match.problems == [])
    #expect([match.teams.home.name, match.teams.away.name] == ["CE Inca", "CE Llosetense"])
    #expect(match.events.count == 2 && match.notes == [notUnderstood("Presión alta", 1)])
    let goal = match.events[0]
    #expect(goal.side == .home && goal.time == ForeignTime(period: .regular(1), elapsed: 455.5))
    guard case .goal(let shot, false, false) = goal.kind else { throw Unexpected() }
    #expect(
      shot.shooter == .numbered(ShirtNumber(4)!, name: "Joan-Miquel d'Amengual") && shot.bodyPart == .head
        && shot.origin == .corner)
    let foul = match.events[1]
    #expect(foul.side == .away && foul.time == ForeignTime(period: .regular(1), elapsed: 893))
    guard case .foul(.numbered(let number, name: ""), nil, nil) = foul.kind else { throw Unexpected() }
    #expect(number.rawValue == 6)
  }

  @Test func longoMatchWithHours() throws {
    let match = try match("made/sportscode/longomatch-like-hms.xml")
    #expect(match.problems == [ExchangeProblem(line: nil, Phrase("exchange.one-team", ["team": "CE Inca"]))])
    let shot = try #require(match.events.first)
    #expect(shot.time == ForeignTime(period: .regular(1), elapsed: 182.25) && shot.side == .home)
    guard case .chance(let attempt, let outcome) = shot.kind else { throw Unexpected() }
    #expect(outcome == .saved && attempt.shooter == .numbered(ShirtNumber(9)!, name: "Hugo Roca"))
  }

  @Test func sportscodeInUTF16WithAWallClock() throws {
    let match = try match("made/sportscode/utf16.xml")
    let card = try #require(match.events.first)
    #expect(match.events.count == 1)
    #expect(card.time.period == .regular(2) && card.time.elapsed == 1960)
    // 124 and 3940 seconds after 16:29:00Z.
    #expect(match.periods.map(\.start) == [1_795_278_664, 1_795_282_480])
    guard case .card(.named("Hugo Roca"), .yellow, let reason) = card.kind else { throw Unexpected() }
    #expect(reason?.rawValue == "protesta")
  }

  @Test func reportsBrokenClipsByLine() throws {
    let match = try match("made/sportscode/broken.xml")
    #expect(
      match.problems == [
        ExchangeProblem(line: 4, Phrase("exchange.clip-ends-first", ["number": 1])),
        ExchangeProblem(line: 5, Phrase("exchange.no-clip-start", ["number": 2])),
        ExchangeProblem(line: 6, Phrase("exchange.bad-clip-time", ["number": 3, "text": "abc"])),
      ])
  }

  @Test func timesNeedAKickOff() throws {
    let match = try match("sportscode/kloppy-code_xml.xml")
    #expect(match.problems.contains(ExchangeProblem(line: nil, Phrase("exchange.no-kick-off", ["number": 1]))))
    var options = ReadingOptions()
    options.halves = [1: 0]
    options.kinds = ["shot": "chance"]
    options.teams = BothSides(home: "Henkie", away: "Other")
    let read = try self.match("sportscode/kloppy-code_xml.xml", options)
    #expect(read.problems == [] && read.notes == [notUnderstood("PASS", 2)])
    #expect(read.events.map(\.time.elapsed) == [103.6])
    #expect(try self.match("sportscode/databallpy-scisports_test.xml", options).events.isEmpty)
  }

  @Test(arguments: [
    ("Kick-off 1", 1), ("Kick-off 2", 2), ("Kickoff", 1), ("2nd Half Kickoff", 2), ("1H", 1), ("2H", 2),
    ("2nd Half Start", 2), ("Inicio 1ª parte", 1), ("Inicio 2ª parte", 2), ("Inici 2", 2), ("Inicio segunda parte", 2),
    ("Inici primera part", 1), ("KICK_OFF", 1), ("Goal kick", nil), ("Shot", nil), ("Start of attack", nil),
    ("2nd Half End", nil), ("CE Inca goal", nil),
  ])
  func recognizesKickOffNames(_ code: String, _ period: Int?) throws {
    let xml = """
      <file><ALL_INSTANCES><instance><ID>1</ID><start>125</start><end>130</end><code>\(code)</code></instance>
      <instance><ID>2</ID><start>900</start><end>930</end><code>Goal</code><label><group>Team</group><text>A</text></label>
      <label><group>Player</group><text>9</text></label></instance></ALL_INSTANCES></file>
      """
    let file = ForeignFile(name: "x.xml", bytes: Array(xml.utf8))
    let match = try #require(Import.read([file], options: ReadingOptions()).first?.reading.matches.first)
    let expected: ForeignTime? = period.map {
      ForeignTime(period: .regular($0), elapsed: 775)
    }
    #expect(match.events.first?.time == expected)
  }
}

struct Unexpected: Error {}
