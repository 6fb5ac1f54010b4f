import Exchange
import Foundation
import MatchModel
import MatchReports
import MatchRules
import MatchXML
import SampleMatches
import TestSupport
import Testing
import WorldCupData

/// Timelines written for a match: their times, their bytes, and reading them back.
@Suite struct TimelineExportTests {
  private static let offsets: ReportStylesheet.Parameter = ("offsets", "1=125 2=3720 3=7000 4=8000")
  /// The start of the video of generated matches.
  private static let video: ReportStylesheet.Parameter = ("video", "1795278540")

  private func timeline(_ match: Match, _ language: String = "en", _ more: [ReportStylesheet.Parameter] = []) throws
    -> [UInt8]
  {
    try ReportStylesheet(builtIn: "timeline.xsl").bytes(
      of: MatchWriter().bytes(of: match), name: "m.xml",
      parameters: [Self.offsets, ("lang", language), ("private", "yes")] + more)
  }

  /// With the second and the time of day of each event, as in a live recording, and notes about the team.
  private func clocked(_ match: Match, _ rules: RuleSet) -> Match {
    var match = match
    match.actions = ActionList(
      match.actions.enumerated().map { index, action in
        var action = action
        if index % 3 == 0, let note = action as? Note, let side = note.side {
          action = Note(at: note.moment, on: .team(side), text: note.text)
        }
        var moment = action.moment
        moment.wallClock = 1_795_278_600 + Double(10 * index)
        if case .during(let period) = moment.phase, period.kind != .shootOut, let minute = moment.minute,
          ![.periodStart, .periodEnd, .matchEnd].contains(action.kind)
        {
          moment.elapsed = rules.elapsed(at: minute, in: period) + Double(index % 50)
        }
        return action.moved(to: moment)
      })
    return match
  }

  /// 12:30 of the first half, at offset 125, with 8 seconds before and 5 after.
  @Test func clipIncludesSecondsBeforeAndAfter() throws {
    var match = Match(teams: BothSides(home: .unnamed("CE Inca"), away: .unnamed("CE Llosetense")))
    let goal = Goal(
      at: Moment(.during(.regular(1)), minute: MatchMinute(13), elapsed: 750), team: .home,
      shot: Shot(shooter: .player(PlayerID(joinedAfter: 8))))
    match.actions = [
      PeriodStart(.regular(1), length: 45, wallClock: nil), goal,
      PeriodEnd(.regular(1), minute: MatchMinute(45), wallClock: nil),
    ]
    let text = String(decoding: try timeline(match), as: UTF8.self)
    #expect(text.contains("<start>867.00</start><end>880.00</end><code>CE Inca goal</code>"))
    #expect(text.contains("<start>125.00</start><end>131.00</end><code>Kick-off 1</code>"))
    #expect(text.contains("<group>futbolstats</group><text>gol 750 2</text>"))
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
    let cuts = try ReportStylesheet(builtIn: "cuts.xsl").bytes(
      of: MatchWriter().bytes(of: match), name: "m.xml", parameters: [Self.offsets])
    #expect(String(decoding: cuts, as: UTF8.self) == "867.00,880.00,\"13' CE Inca goal, 9, 1-0\"\n")
    let chapters = try ReportStylesheet(builtIn: "chapters.xsl").bytes(
      of: MatchWriter().bytes(of: match), name: "m.xml", parameters: [Self.offsets])
    #expect(
      String(decoding: chapters, as: UTF8.self)
        == "0:00 CE Inca - CE Llosetense\n2:05 Kick-off 1\n14:27 13' Goal, CE Inca 1-0\n")
  }

  /// The seconds of a stopped clock leave out the stops, so the time of day is used.
  @Test func stoppedClocksClipsFollowTheTimeOfDay() throws {
    var match = Match(teams: BothSides(home: .unnamed("CE Inca"), away: .unnamed("CE Llosetense")))
    match.ruleSet = "futsal"
    let moment = Moment(.during(.regular(1)), minute: MatchMinute(6), elapsed: 300, wallClock: 1_795_279_200)
    match.actions = [
      PeriodStart(.regular(1), length: 20, wallClock: 1_795_278_900),
      Goal(at: moment, team: .home, shot: Shot(shooter: .player(PlayerID(joinedAfter: 3)))),
      PeriodEnd(.regular(1), minute: MatchMinute(20), wallClock: nil),
    ]
    let placed = String(decoding: try timeline(match, "en", [Self.video]), as: UTF8.self)
    #expect(placed.contains("<start>652.00</start><end>665.00</end><code>CE Inca goal</code>"), "\(placed)")
    // Without the start of the video, the position is that of the game clock.
    let clocked = String(decoding: try timeline(match), as: UTF8.self)
    #expect(clocked.contains("<start>417.00</start><end>430.00</end><code>CE Inca goal</code>"), "\(clocked)")
  }

  /// The timeline is read without the match, including teams without events and visitors who come first.
  @Test(arguments: [[Side.away], [.away, .home], [.home]], ["en", "es", "ca"])
  func homeTeamRoundTrips(_ scorers: [Side], _ language: String) throws {
    var match = Match(teams: BothSides(home: .unnamed("CE Inca"), away: .unnamed("CE Llosetense")))
    match.actions = [PeriodStart(.regular(1), length: 45, wallClock: nil)]
    for (index, side) in scorers.enumerated() {
      let moment = Moment(.during(.regular(1)), minute: MatchMinute(13), elapsed: 750 + Double(index))
      match.actions.append(Goal(at: moment, team: side, shot: Shot(shooter: .player(PlayerID(joinedAfter: 8)))))
    }
    match.actions.append(PeriodEnd(.regular(1), minute: MatchMinute(45), wallClock: nil))
    let file = ForeignFile(name: "t.xml", bytes: try timeline(match, language))
    let back = try #require(Import.read([file], options: ReadingOptions()).first?.reading.matches.first)
    #expect(back.problems == [] && back.notes == [])
    #expect(back.teams.map(\.name) == match.teams.map(\.name))
    #expect(back.events.map(\.side) == scorers)
  }

  @Test(arguments: ["en", "es", "ca"].sample(1)) func exportThenImportGivesTheSameMatch(_ language: String) throws {
    for record in WorldCup.matches.filter({ $0.tournament == "WC-2014" }).prefix(20) {
      try check(WorldCupReplay(record).ledger, language, record.matchID)
    }
    for seed in 0..<24 as Range<UInt64> { try check(RandomMatch.lawfulLedger(seed: seed), language, "seed \(seed)") }
  }

  @Test func realMatchesRoundTrip() throws {
    for record in WorldCup.matches.sample(40) { try check(WorldCupReplay(record).ledger, "en", record.matchID) }
  }

  /// With declared actions, extra time, shoot-outs, abandoned matches and cards for the staff.
  @Test(arguments: (0..<40 as Range<UInt64>).sample(10))
  func declaredActionsRoundTrip(_ seed: UInt64) throws {
    try check(RandomMatch.chartedLedger(seed: seed), ["en", "es", "ca"][Int(seed % 3)], "seed \(seed)")
  }

  @Test(arguments: 0..<12 as Range<UInt64>) func foulKindsRoundTrip(_ seed: UInt64) throws {
    let ledger = try RandomMatch.countedLedger(seed: seed)
    try check(ledger, ["en", "es", "ca"][Int(seed % 3)], "seed \(seed)")
  }

  /// Successful and missed attempts keep their way of scoring.
  @Test(arguments: ["en", "es", "ca"]) func basketsRoundTrip(_ language: String) throws {
    let rules = try #require(RuleSetLibrary.rules("basketball"))
    var match = Match(teams: BothSides(home: .unnamed("CE Inca"), away: .unnamed("CE Llosetense")))
    match.ruleSet = "basketball"
    for side in Side.allCases {
      for (place, id) in match[side].playerIDs.enumerated() { match.teams[side][id].isStarter = place < 5 }
    }
    match.actions = [PeriodStart(.regular(1), length: 10, wallClock: nil)]
    for (minute, score) in zip(2..., rules.scores) {
      for side in Side.allCases {
        let moment = Moment(.during(.regular(1)), minute: MatchMinute(minute))
        let shot = Shot(shooter: .player(PlayerID(joinedAfter: minute)), score: score.score)
        match.actions.append(Goal(at: moment, team: side, shot: shot))
        match.actions.append(Chance(at: moment, team: side, shot: shot, outcome: .missed))
      }
    }
    match.actions.append(PeriodEnd(.regular(1), minute: MatchMinute(10), wallClock: nil))
    let ledger = Ledger(replaying: match, rules: rules)
    #expect(ledger.state.score == BothSides(6))
    try check(ledger, language, "basketball")
    let text = String(decoding: try timeline(match, language), as: UTF8.self)
    #expect(text.contains("<code>CE Inca triple</code>") || text.contains("<code>CE Inca three</code>"), "\(text)")
    // A game without that way of scoring reports and skips it.
    let foreign = try #require(
      Import.read([ForeignFile(name: "t.xml", bytes: Array(text.utf8))], options: ReadingOptions()).first?.reading
        .matches.first)
    let settled = try Settlement(rules: RuleSet()).settle(foreign, provenance: "")
    #expect(settled.notes.count == rules.scores.count)
    #expect(settled.ledger.match.actions.allSatisfy { [.periodStart, .periodEnd, .matchEnd].contains($0.kind) })
  }

  /// Makes sure that the test covers something.
  @Test func generatedMatchesCoverEverything() throws {
    var kinds: [ActionKind: Int] = [:]
    var facts: Set<String> = []
    for seed in 0..<40 as Range<UInt64> {
      let ledger = try RandomMatch.chartedLedger(seed: seed)
      for action in ledger.match.actions {
        kinds[action.kind, default: 0] += 1
        if action.participants.contains(where: { if case .official = $0.person { true } else { false } }) {
          facts.insert("staff")
        }
        if action.moment.phase == .before { facts.insert("before") }
        if case .after = action.moment.phase { facts.insert("interval") }
        if case .during(let period) = action.moment.phase, period.kind == .extra { facts.insert("extra time") }
      }
      if ledger.state.isAbandoned { facts.insert("abandoned") }
    }
    #expect(facts == ["staff", "before", "interval", "extra time", "abandoned"])
    #expect(kinds[.shootOutKick, default: 0] > 20 && kinds[.own, default: 0] > 500)
  }

  private func check(_ plain: Ledger, _ language: String, _ title: String) throws {
    let ledger = Ledger(replaying: clocked(plain.match, plain.rules), rules: plain.rules)
    let bytes = try timeline(ledger.match, language, [Self.video])
    #expect(bytes.allSatisfy { $0 < 0x80 }, "\(title)")
    var base = ledger.match
    base.actions = base.actions.filter { [.periodStart, .periodEnd, .matchEnd].contains($0.kind) }
    var options = ReadingOptions()
    options.teams = base.teams.map(\.name)
    options.periods = ledger.rules.periods
    let file = ForeignFile(name: "t.xml", bytes: bytes)
    let foreign = try #require(Import.read([file], options: options).first?.reading.matches.first)
    #expect(foreign.notes == [] && foreign.problems == [], "\(title)")
    let back: SettledMatch
    do throws(ExchangeProblems) {
      back = try Settlement(rules: ledger.rules).add(foreign, to: Ledger(replaying: base, rules: ledger.rules))
    } catch {
      Issue.record("\(title): \(error.problems)")
      return
    }
    let (before, after) = (summaries(ledger.match), summaries(back.match))
    #expect(
      before == after,
      "\(title) \(language): lost \(before.filter { !after.contains($0) }) new \(after.filter { !before.contains($0) })"
    )
  }

  /// A timeline keeps everything except the wall clock and the numbers of unidentified players.
  private func summaries(_ match: Match) -> [String] {
    match.actions.compactMap { action in
      let moment = action.moment
      guard ![.periodStart, .periodEnd, .matchEnd].contains(action.kind) else { return nil }
      let who = action.participants.map { part in
        switch part.person {
        case .player(let id): "\(part.role) \(part.side) \(match[part.side][id].number)"
        case .official(let code): "\(part.role) \(part.side) \(code.rawValue)"
        case .unidentified: "\(part.role) \(part.side) ?"
        }
      }
      var what = ""
      switch action.specific {
      case .goal(let goal): what = "\(goal.isOwn) \(goal.isAnnulled) \(shot(goal.shot))"
      case .chance(let chance): what = "\(chance.outcome?.rawValue ?? "") \(shot(chance.shot))"
      case .foul(let foul): what = foul.code?.rawValue ?? ""
      case .card(let card):
        what = "\(card.color?.isYellow == true ? "yellow" : card.color?.rawValue ?? "") \(card.reason?.rawValue ?? "")"
      case .note(let note): what = "\(note.text) \(note.side.map { "\($0)" } ?? "")"
      case .own(let own):
        what = "\(own.code.rawValue) \(own.outcome?.rawValue ?? "") \(own.zone?.rawValue ?? 0)"
      case .shootOutKick(let kick): what = kick.outcome.rawValue
      case .substitution(let change): what = "\(change.isConcussion)"
      default: break
      }
      return "\(action.kind) \(moment.phase) \(moment.minute?.description ?? "") \(moment.elapsed ?? -1) \(who) \(what)"
    }.sorted()
  }

  private func shot(_ shot: Shot) -> String {
    "\(shot.bodyPart?.rawValue ?? "") \(shot.origin?.rawValue ?? "") \(shot.zone?.rawValue ?? 0) "
      + "\(shot.score?.code.rawValue ?? "") \(shot.score?.points ?? 1)"
  }

  /// kloppy (PyPI), installed by `make setup-test`, reads the same clips with the same codes and times.
  @Test func kloppyReadsTheTimeline() throws {
    let root = Samples.folder.appending(path: "../../..").standardizedFileURL
    let python = root.appending(path: ".build/python/bin/python").path()
    let ledger = WorldCupReplay(try #require(WorldCup.matches.first { $0.matchID == "M-2014-61" })).ledger
    let bytes = try timeline(clocked(ledger.match, ledger.rules), "ca")
    let place = FileManager.default.temporaryDirectory.appending(path: "timeline-\(UUID().uuidString).xml")
    try Data(bytes).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let script = """
      import sys
      from kloppy import sportscode
      for c in sportscode.load(sys.argv[1]).codes:
        print("%s|%.2f|%.2f" % (c.code, c.timestamp.total_seconds(), c.end_timestamp.total_seconds()))
      """
    let read = try run(python, ["-c", script, place.path()])
    #expect(read.status == .exited(0), "\(read.error)")
    let text = String(decoding: bytes, as: UTF8.self)
    let own = text.matches(of: /<start>([0-9.]+)<\/start><end>([0-9.]+)<\/end><code>([^<]*)<\/code>/).map {
      "\(plain(String($0.3)))|\($0.1)|\($0.2)"
    }
    #expect(own.count > 15)
    #expect(read.output.split(separator: "\n").map(String.init) == own)
  }

  private func plain(_ text: String) -> String {
    text.replacing(/&#(\d+);/) { match in
      UInt32(match.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }
}
