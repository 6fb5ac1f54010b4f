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

/// The timeline of a video that is written of a match: its times, its bytes, and that it leads back to the match.
@Suite struct TimelineExportTests {
  private static let offsets: Report.Parameter = ("offsets", "1=125 2=3720 3=7000 4=8000")

  private func timeline(_ match: Match, _ language: String = "en", _ more: [Report.Parameter] = []) throws -> [UInt8] {
    try Report(builtIn: "timeline.xsl").bytes(
      of: MatchWriter().bytes(of: match), name: "m.xml", parameters: [Self.offsets, ("lang", language)] + more)
  }

  /// With the second of each event, as whoever records has it.
  private func clocked(_ match: Match, _ rules: RuleSet) -> Match {
    var match = match
    match.actions = match.actions.enumerated().map { index, action in
      guard case .during(let period) = action.moment.phase, period.kind != .shootOut, action.kind != .periodEnd,
        action.kind != .periodStart, let minute = action.moment.minute
      else { return action }
      var moment = action.moment
      moment.elapsed = rules.elapsed(at: minute, in: period) + Double(index % 50)
      return action.moved(to: moment)
    }
    return match
  }

  /// 12:30 of the first half, at offset 125, with 8 seconds before and 5 after.
  @Test func aClipHasItsSecondsAroundIt() throws {
    var match = Match(teams: BothSides(home: .unnamed("CE Inca"), away: .unnamed("CE Llosetense")))
    let goal = Goal(
      at: Moment(.during(.regular(1)), minute: MatchMinute(13), elapsed: 750), team: .home,
      shot: Shot(shooter: .player(PlayerID(index: 8))))
    match.actions = [
      PeriodStart(.regular(1), length: 45, wallClock: nil), goal,
      PeriodEnd(.regular(1), minute: MatchMinute(45), wallClock: nil),
    ]
    let text = String(decoding: try timeline(match), as: UTF8.self)
    #expect(text.contains("<start>867.00</start><end>880.00</end><code>CE Inca goal</code>"))
    #expect(text.contains("<start>125.00</start><end>131.00</end><code>Kick-off 1</code>"))
    #expect(text.contains("<group>futbolstats</group><text>gol 750 2</text>"))
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
    let cuts = try Report(builtIn: "cuts.xsl").bytes(
      of: MatchWriter().bytes(of: match), name: "m.xml", parameters: [Self.offsets])
    #expect(String(decoding: cuts, as: UTF8.self) == "867.00,880.00,\"13' CE Inca goal, 9, 1-0\"\n")
    let chapters = try Report(builtIn: "chapters.xsl").bytes(
      of: MatchWriter().bytes(of: match), name: "m.xml", parameters: [Self.offsets])
    #expect(
      String(decoding: chapters, as: UTF8.self)
        == "0:00 CE Inca - CE Llosetense\n2:05 Kick-off 1\n14:27 13' Goal, CE Inca 1-0\n")
  }

  @Test(arguments: ["en", "es", "ca"]) func exportThenImportIsTheSameMatch(_ language: String) throws {
    for record in WorldCup.matches.filter({ $0.tournament == "WC-2014" }).prefix(20) {
      let ledger = WorldCupReplay(record).ledger
      try check(Ledger(replaying: clocked(ledger.match, ledger.rules), rules: ledger.rules), language, record.matchID)
    }
    for seed in 0..<24 as Range<UInt64> {
      let ledger = RandomMatch.lawfulLedger(seed: seed)
      // A timeline counts halves as football has them.
      guard ledger.rules.periods == 2, ledger.rules.periodLength == 45 else { continue }
      try check(Ledger(replaying: clocked(ledger.match, ledger.rules), rules: ledger.rules), language, "seed \(seed)")
    }
  }

  private func check(_ ledger: Ledger, _ language: String, _ title: String) throws {
    let bytes = try timeline(ledger.match, language)
    #expect(bytes.allSatisfy { $0 < 0x80 }, "\(title)")
    var base = ledger.match
    base.actions = base.actions.filter { [.periodStart, .periodEnd, .matchEnd].contains($0.kind) }
    var options = ReadingOptions()
    options.teams = base.teams.map(\.name)
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
    let (before, after) = (told(ledger.match), told(back.match))
    #expect(
      before == after,
      "\(title) \(language): lost \(before.filter { !after.contains($0) }) new \(after.filter { !before.contains($0) })"
    )
  }

  /// What a timeline keeps: all but the wall clock, officials, and what has no place in the video.
  private func told(_ match: Match) -> [String] {
    match.actions.compactMap { action in
      let moment = action.moment
      let isPlaced: Bool =
        if case .during(let period) = moment.phase { period.kind != .shootOut && moment.minute != nil } else { false }
      guard isPlaced, ![.periodStart, .periodEnd, .matchEnd].contains(action.kind) else { return nil }
      let who = action.participants.map { part in
        "\(part.role) \(part.side) \(part.person.playerID.map { "\(match[part.side][$0].number)" } ?? "?")"
      }
      var what = ""
      switch action.specific {
      case .goal(let goal): what = "\(goal.isOwn) \(goal.isAnnulled) \(shot(goal.shot))"
      case .chance(let chance): what = "\(chance.outcome?.rawValue ?? "") \(shot(chance.shot))"
      case .foul(let foul): what = "\(foul.isHandball)"
      case .card(let card):
        what = "\(card.color?.isYellow == true ? "yellow" : card.color?.rawValue ?? "") \(card.reason?.rawValue ?? "")"
      case .note(let note): what = note.text
      case .substitution(let change): what = "\(change.isConcussion)"
      default: break
      }
      return "\(action.kind) \(moment.phase) \(moment.minute?.description ?? "") \(moment.elapsed ?? -1) \(who) \(what)"
    }.sorted()
  }

  private func shot(_ shot: Shot) -> String {
    "\(shot.bodyPart?.rawValue ?? "") \(shot.origin?.rawValue ?? "") \(shot.zone?.rawValue ?? 0)"
  }

  /// kloppy (PyPI), put there by `make setup-test`, reads as many clips, with the same codes and times.
  @Test func anotherProgramReadsIt() throws {
    let root = Samples.folder.appending(path: "../../..").standardizedFileURL
    let python = root.appending(path: ".build/kloppy/bin/python").path()
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
