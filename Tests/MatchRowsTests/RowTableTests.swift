import Foundation
import MatchModel
import MatchRows
import MatchRules
import SampleMatches
import Testing
import WorldCupData

/// Rows for databases.
@Suite struct RowTableTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// COPY has no header, so the order of columns matters too. `Tests/PartsTests/ArchiveTests.swift` loads the rows into
  /// PostgreSQL.
  @Test(arguments: RowTable.all.map(\.name)) func columnsMatchTheArchiveSchema(_ name: String) throws {
    let table = try #require(RowTable.all.first { $0.name == name })
    let sql = try Self.text("Schema/archive.sql")
    let start = try #require(sql.range(of: "create table \(name) (\n"))
    // The last line is the primary key.
    let lines = sql[start.upperBound...].split(separator: "\n").prefix { $0 != ");" }
    let columns = lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ").replacing(",", with: "") }
    #expect(columns.dropLast() == table.headings.map { "\($0.name) \($0.type.rawValue)" }[...])
    #expect(sql.contains("constraint rows_of_format_\(RowTable.format) check (format = \(RowTable.format))"))
  }

  /// A summer tournament belongs to the season that is ending.
  @Test(
    arguments: [
      ("2026-27", "", 2026), ("Temporada 2026/27", "2027-09-01", 2026), ("26/27", "2026-11-21", 2026),
      ("", "2026-08-01", 2026), ("", "2026-07-31", 2025), ("", "2027-05-30", 2026), ("", "21/11/2026", nil),
      ("", "", nil),
    ] as [(String, String, Int?)]) func seasonIsTheYearInWhichItBegins(_ named: String, _ date: String, _ year: Int?)
    throws
  {
    var match = WorldCupReplay(WorldCup.matches[0]).ledger.match
    match.identifier = String(repeating: "0f", count: 16)
    (match.details.season, match.details.date) = (named, date)
    let facts = try #require(MatchFacts(Ledger(replaying: match, rules: RuleSet())))
    let cell = year.map { Cell.number($0) } ?? .nothing
    #expect(rows(.match, facts).map { $0["season"] } == [cell])
    let appearances = rows(.appearance, facts)
    #expect(appearances.count >= 22 && appearances.allSatisfy { $0["season"] == cell })
    // A date in another notation would be misread by a database, or refused.
    let isDate = date.contains("-")
    #expect(rows(.match, facts).map { $0["played_on"] } == [isDate ? .text(date) : .nothing])
  }

  @Test func onlyMatchesThatCountHavePoints() throws {
    func points(_ change: (inout Match) -> Void) throws -> [Cell?] {
      var match = WorldCupReplay(WorldCup.matches[0]).ledger.match
      match.identifier = String(repeating: "0f", count: 16)
      change(&match)
      let rules = try #require(RuleSetLibrary.rules(of: match))
      let facts = try #require(MatchFacts(Ledger(replaying: match, rules: rules)))
      let row = try #require(rows(.match, facts).first)
      return [row["home_points"], row["away_points"]]
    }
    #expect(try points { $0.awarded = BothSides(home: 0, away: 3) } == [.number(0), .number(3)])
    #expect(try points { $0.awarded = BothSides(home: 1, away: 1) } == [.number(1), .number(1)])
    #expect(try points { $0.actions = ActionList() } == [.nothing, .nothing])
    #expect(try points { $0.overrides["knockout"] = "yes" } == [.nothing, .nothing])
    #expect(try points { $0.ruleSet = "friendly" } == [.nothing, .nothing])
  }

  @Test func citedDefinitionsExist() throws {
    let sources = Set(RowTable.all.flatMap(\.headings).map(\.source)).subtracting([""])
    #expect(sources == ["docs/LAWS.md I3", "docs/LAWS.md I4"])
    for source in sources {
      let parts = source.components(separatedBy: " ")
      #expect(try Self.text(parts[0]).contains("**\(parts[1]), "), "\(source)")
    }
  }

  @Test func tablesAreDocumented() throws {
    let page = try Self.text("docs/SCALE.md")
    for table in RowTable.all {
      let row = "| `\(table.name)` | " + table.headings.map { "`\($0.name)`" }.joined(separator: " ") + " |"
      #expect(page.contains(row), "\(row)")
    }
    // Databases store these numbers, so their meaning must never change.
    #expect(
      ActionKind.allCases.map(\.rawValue) == [
        "goal", "chance", "foul", "offside", "card", "corner", "substitution", "note", "goalkeeper", "captaincy",
        "arrival", "departure", "shootOutKick", "periodStart", "periodEnd", "matchEnd", "own",
      ])
  }

  private func rows(_ table: RowTable, _ facts: MatchFacts) -> [[String: Cell]] {
    table.rows(facts).map { row in
      Dictionary(uniqueKeysWithValues: zip(table.headings.map(\.name), row))
    }
  }

  private func number(_ cell: Cell?) -> Int { if case .number(let number) = cell { number } else { -1 } }

  /// Goals, own goals, cards and minutes in the real matches, compared with published data.
  @Test func rowsMatchPublishedData() throws {
    for record in WorldCup.matches {
      let replay = WorldCupReplay(record).ledger
      var match = replay.match
      match.details.date = record.date
      let facts = try #require(MatchFacts(Ledger(replaying: match, rules: replay.rules)))
      let row = try #require(rows(.match, facts).first)
      #expect([number(row["home_goals"]), number(row["away_goals"])] == record.oracle.score, "\(record.matchID)")
      #expect(number(row["minutes"]) == record.oracle.endMinute && row["played_on"] == .text(record.date))
      #expect(row["state"] == .text("acabat") && row["awarded"] == .truth(false))
      for (side, oracle) in [(0, WorldCupMatch.Side.home), (1, .away)] {
        let players = rows(.appearance, facts).filter { $0["side"] == .number(side) }
        func sums(_ column: String) -> [String: Int] {
          Dictionary(uniqueKeysWithValues: players.map { ("\(number($0["number"]))", number($0[column])) })
            .filter { $0.value != 0 }
        }
        #expect(sums("goals") == record.oracle.goals[oracle], "\(record.matchID)")
        #expect(sums("own_goals") == record.oracle.ownGoals[oracle], "\(record.matchID)")
        #expect(sums("minutes") == record.oracle.minutes[oracle].filter { $0.value != 0 }, "\(record.matchID)")
        let cards = players.map { row in
          "Y".prefix(number(row["yellows"])) + "2".prefix(number(row["second_yellows"]))
            + "R".prefix(number(row["reds"]))
        }.filter { !$0.isEmpty }.sorted()
        let known = record.oracle.cards[oracle].values.map { ["Y+2Y": "Y2", "Y+R": "YR"][$0] ?? $0 }.sorted()
        #expect(cards.map(String.init) == known, "\(record.matchID)")
      }
      // Periods of extra time continue the numbers.
      let periods = Set(rows(.action, facts).map { number($0["period"]) })
      let hasKicks = record.events.contains { $0.type == .kick }
      #expect(periods == Set(1...record.periods).union(hasKicks ? [100] : []), "\(record.matchID)")
      let goals = rows(.action, facts).count { $0["kind"] == .number(0) }
      #expect(goals == record.oracle.score.reduce(0, +), "\(record.matchID)")
    }
  }

  @Test func writesNullsAndEscapesTextInEachFormat() throws {
    let table = RowTable.match
    func line(_ format: RowFormat, _ cells: [Cell]) -> String {
      let row = cells + [Cell](repeating: .nothing, count: table.headings.count - cells.count)
      return String(decoding: format.line(row, of: table), as: UTF8.self)
    }
    let cells: [Cell] = [.text("a\tb\\c\nd\"e,ç"), .number(-3), .nothing, .truth(true), .text(""), .truth(false)]
    let nothings = table.headings.count - cells.count
    #expect(
      line(.copy, cells) == "a\\tb\\\\c\\nd\"e,ç\t-3\t\\N\tt\t\tf" + String(repeating: "\t\\N", count: nothings) + "\n")
    #expect(
      line(.csv, cells) == "\"a<U+0009>b\\c<U+000A>d\"\"e,ç\",-3,,true,\"\",false"
        + String(repeating: ",", count: nothings) + "\n")
    #expect(
      line(.jsonl, cells)
        == "{\"key\":\"a\\tb\\\\c\\nd\\\"e,ç\",\"format\":-3,\"played_on\":true,\"kind\":\"\",\"competition\":false}\n"
    )
  }

  /// A spreadsheet runs cells that begin like this. The formats for databases are not escaped, and -1 is the shirt
  /// number 00.
  @Test(arguments: ["=1+1", "@x", "+1", "-1+1", "\u{FF1D}1"]) func formulasAreEscapedInCSV(_ text: String) {
    func line(_ format: RowFormat) -> String {
      String(decoding: format.line([.text(text), .number(-1)], of: .match), as: UTF8.self)
    }
    #expect(line(.csv) == "'\(text),-1\n")
    #expect(line(.copy) == "\(text)\t-1\n" && line(.jsonl) == "{\"key\":\"\(text)\",\"format\":-1}\n")
  }

  @Test func invisibleCharactersAreShownInCSV() {
    let line = RowFormat.csv.line([.text("a\u{9B}b\u{AD}c\u{E000}d\u{1B}[2J")], of: .match)
    #expect(String(decoding: line, as: UTF8.self) == "a<U+009B>b<U+00AD>c<U+E000>d<U+001B>[2J\n")
  }

  /// `printf inca | sha256sum` begins with 0x22d165235779671f; the first 63 bits are half of that number.
  @Test func idsAreDerivedFromNames() {
    #expect(RowID.of("INCA") == RowID.of("inca") && RowID.of("Inca", "Núria") == RowID.of("inca", "nuria"))
    #expect(RowID.of("Inca") == 0x22d1_6523_5779_671f >> 1)
    #expect(RowID.of("Inca", "") == nil && RowID.of("Inca") != RowID.of("Muro", "Inca"))
  }
}
