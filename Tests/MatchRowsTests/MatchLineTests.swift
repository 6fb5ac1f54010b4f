import Archives
import Foundation
import LibJSON
import MatchModel
import MatchRows
import MatchRules
import SampleMatches
import Seasons
import Standings
import TestSupport
import Testing
import WorldCupData

/// Writing a match as a line and reading it back.
@Suite struct MatchLineTests {
  private let digest = String(repeating: "0123456789abcdef", count: 4)
  private let key = String(repeating: "fedcba98", count: 4)

  private func line(_ sheet: MatchSheet) -> MatchLine { MatchLine(key: key, digest: digest, sheet: sheet) }

  private func expectBack(_ sheet: MatchSheet, _ what: String) {
    let bytes = line(sheet).bytes
    do {
      let back = try PartLine(bytes)
      if back != .match(line(sheet)) { Issue.record("\(what): \(String(decoding: bytes, as: UTF8.self))") }
    } catch { Issue.record("\(what): \(error)") }
    #expect(!bytes.contains(UInt8(ascii: "\n")) && bytes.starts(with: Array("{\"key\":\"\(key)\",\"sha256\":".utf8)))
  }

  @Test func realMatchesRoundTrip() {
    for record in WorldCup.matches {
      var sheet = MatchSheet(WorldCupReplay(record).ledger)
      sheet.result.competition = record.tournamentName
      sheet.result.group = record.group ?? ""
      sheet.result.date = record.date
      expectBack(sheet, record.matchID)
    }
  }

  @Test func randomMatchesRoundTrip() {
    for seed in 0..<300 as Range<UInt64> {
      expectBack(MatchSheet(RandomMatch.ledger(seed: seed)), "seed \(seed)")
      expectBack(RandomSheet.sheet(seed: seed), "sheet \(seed)")
    }
  }

  /// Lines are readable: names are written plainly, and unrecorded values are left out.
  @Test func lineOmitsUnknownValues() {
    var sheet = MatchSheet(
      result: MatchResult("Inca", "Lloset\"ense\\", .awarded(MatchScore(3, 0), absent: .away)), length: 90,
      regularLength: 90, sideSize: 11, ours: .home,
      home: [Appearance(name: "Núria\tPons", number: 9, isStarter: true, spells: [0..<63, 70..<90], goals: 2)], away: []
    )
    sheet.goals = [SheetGoal(side: .home, minute: 0, origin: nil, bodyPart: "cap", home: [0], away: [])]
    let text = String(decoding: line(sheet).bytes, as: UTF8.self)
    #expect(
      text == """
        {"key":"\(key)","sha256":"\(digest)","rows":2,"match":{"home":"Inca","away":"Lloset\\"ense\\\\","kind":"league",\
        "outcome":{"state":"awarded","score":[3,0],"absent":"away"}},"length":90,"regular_length":90,"periods":2,"side":11,\
        "ours":"home","home":[{"name":"Núria\\tPons","number":9,"starter":true,"spells":[[0,63],[70,90]],"goals":2}],\
        "goals":[{"side":"home","minute":0,"body":"cap","home":[0]}]}
        """)
    expectBack(sheet, "awarded")
  }

  /// Lines from before they named the game are still read, as of another game than football.
  @Test func linesWithoutTheGameAreRead() throws {
    var sheet = RandomSheet.sheet(seed: 1)
    sheet.laws = .basketball
    let now = String(decoding: line(sheet).bytes, as: UTF8.self)
    #expect(now.contains(",\"other_game\":true,\"laws\":\"basketball\","))
    sheet.laws = .none
    #expect(try PartLine(Array(now.replacing(",\"laws\":\"basketball\"", with: "").utf8)) == .match(line(sheet)))
  }

  @Test func problemRoundTrips() throws {
    let problem = ProblemLine(
      [.init(line: 3, texts: ["ca": "és «x»", "en": "is “x”", "es": "es «x»"]), .init(line: 0, texts: ["en": "x"])],
      name: "derby.xml", digest: digest)
    let text = String(decoding: problem.bytes, as: UTF8.self)
    #expect(text.hasPrefix("{\"problem\":[{\"line\":3,\"ca\":\"és «x»\","))
    #expect(text.hasSuffix("\"name\":\"derby.xml\",\"sha256\":\"\(digest)\",\"rows\":2}"))
    #expect(try PartLine(problem.bytes) == .problem(problem))
  }

  /// Otherwise the fuzz target would never get further than the first refusal.
  @Test func fuzzSeedsHaveTheCurrentFormat() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let seeds = tests.deletingLastPathComponent().appending(path: "Fuzzing/Seeds/Part")
    let names = try FileManager.default.contentsOfDirectory(atPath: seeds.path)
    #expect(names.count > 2)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: seeds.appending(path: name)))
      #expect(throws: Never.self, "\(name)") { try PartLine(bytes) }
    }
  }

  @Test func columnsAreDocumented() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let page = tests.deletingLastPathComponent().appending(path: "docs/SCALE.md")
    let sections = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n## ")
    let lines = try #require(sections.first { $0.hasPrefix("The lines\n") }).components(separatedBy: "\n")
    // The names of columns, and their contents.
    let cells = lines.filter { $0.hasPrefix("| `") }.map { $0.components(separatedBy: " | ") }
    for (column, names) in MatchLine.columnNames {
      let row = column.isEmpty ? [] : try #require(cells.first { $0[0].contains("`\(column)`") })
      let text = column.isEmpty ? cells.map { $0[0] }.joined() : row[1]
      for name in names { #expect(text.contains("`\(name)`"), "\(column) \(name)") }
    }
  }

  /// Any change to a line makes it invalid; nothing is misread.
  @Test func aChangedLineIsRefused() throws {
    let bytes = line(MatchSheet(WorldCupReplay(WorldCup.matches[0]).ledger)).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(throws: Never.self) { try PartLine(bytes) }
    for (old, new) in [
      ("\"rows\":2", "\"rows\":02"), ("\"starter\":true", "\"starter\":1"), ("\"periods\":2", "\"periods\":2.0"),
      ("\"kind\":\"league\"", "\"kind\":\"shield\""), ("\"length\":90", "\"length\":90,\"attendance\":1"),
      ("{\"key\"", " {\"key\""),
      ("\"state\":\"played\",\"score\":[", "\"state\":\"played\",\"scores\":["), ("}", ""),
    ] {
      #expect(text.contains(old), "\(old)")
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      #expect(throws: PartLine.Refusal.noLine, "\(new)") { try PartLine(Array(changed.utf8)) }
    }
    for end in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: PartLine.Refusal.noLine) { try PartLine(Array(bytes.prefix(end))) }
    }
    #expect(throws: PartLine.Refusal.otherRows(1)) {
      try PartLine(Array(text.replacing("\"rows\":2", with: "\"rows\":1").utf8))
    }
  }

  /// A changed line is refused or has the same meaning. The quick check never refuses a valid line.
  @Test func damagedLineIsNeverMisread() {
    var random = SeededGenerator(seed: 5)
    for seed in 0..<60 as Range<UInt64> {
      let bytes = line(RandomSheet.sheet(seed: seed)).bytes
      for _ in 0..<50 {
        var spoiled = bytes
        let place = Int.random(in: spoiled.indices, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: spoiled[place] = UInt8.random(in: 0...255, using: &random)
        case 1: spoiled.remove(at: place)
        default: spoiled.insert(random.pick(Array("0123456789,:\"{}[]\\ ".utf8)), at: place)
        }
        guard let read = try? PartLine(spoiled) else { continue }
        #expect(read.bytes == spoiled)
        #expect(throws: Never.self) { try PartLine.check(spoiled) }
      }
    }
  }

  @Test func digestsMatchTheSHA256Standard() {
    #expect(SHA256.digits(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(SHA256.digits([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  /// The beginning of `printf '2026-11-21\tinca\tmuro\tpreferent\t12' | sha256sum`.
  @Test func keyWithoutIdentifierIsStable() {
    var match = Match(teams: BothSides(home: .unnamed("Inca"), away: .unnamed("MURÓ")))
    #expect(MatchKey.key(of: match) == nil)
    match.details.date = "2026-11-21"
    match.details.competition = "Preferent"
    match.details.round = "12"
    #expect(MatchKey.key(of: match) == "e70f9a69388ac3172e344a27420f74c2")
    match.details.time = "17:30"
    match.details.season = "2026-27"
    #expect(MatchKey.key(of: match) == "e70f9a69388ac3172e344a27420f74c2")
    match.identifier = key
    #expect(MatchKey.key(of: match) == key)
  }
}
