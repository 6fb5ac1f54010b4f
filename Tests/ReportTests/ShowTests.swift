import MatchStatistics
import Phrases
import SampleMatches
import Testing

/// `show FILE stats` prints the statistics.
@Suite struct ShowTests {
  @Test(arguments: Language.allCases) func everyStatisticHasAName(language: Language) {
    let book = Phrasebook(language)
    #expect(Statistic.all.map { "stat.\($0.key)" }.filter { !book.has($0) } == [])
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func bothTeams(_ seed: UInt64) throws {
    let statistics = MatchStatistics(RandomMatch.lawfulLedger(seed: seed))
    let shown = try rows(ReportFixture.made(seed), "stats")
    // Notes are left out: the statistic counts only those about players.
    let rows = statistics.teamRows().filter { statistic, values in
      statistic.key != "notes" && ((values.home ?? 0) != 0 || (values.away ?? 0) != 0)
    }
    #expect(shown == rows.map { [cell($0.values.home, $0.statistic), cell($0.values.away, $0.statistic)] })
  }

  @Test func onePlayer() throws {
    let ledger = RandomMatch.lawfulLedger(seed: 4)
    let statistics = MatchStatistics(ledger)
    for id in ledger.match[.away].playerIDs {
      let shown = try rows(ReportFixture.made(4), "--of", "v\(ledger.match[.away][id].number)")
      let rows = statistics.playerRows(id, of: .away).filter { ($0.value ?? 0) != 0 }
      #expect(shown.compactMap(\.last) == rows.map { cell($0.value, $0.statistic) })
    }
  }

  /// The output for a shell shows where to resolve unresolved items.
  @Test(
    arguments: [
      ("en", "to resolve them: futbolstats record made-4.xml, then type todo"),
      ("es", "para resolverlas: futbolstats registrar made-4.xml y luego pendientes"),
      ("ca", "per resoldre-les: futbolstats enregistrar made-4.xml i després pendents"),
    ])
  func stateShowsHowToResolveItems(_ language: String, _ words: String) throws {
    let file = try ReportFixture.made(4)
    let shown = try ReportFixture.run(ReportFixture.program, ["show", file, "state", "--lang", language]).output
    let folder = file.dropLast("made-4.xml".count)
    #expect(shown.replacing(folder, with: "").contains(words), "\(shown)")
  }

  private func cell(_ value: Int?, _ statistic: Statistic) -> String {
    value.map { statistic.unit == .percent ? "\($0)%" : String($0) } ?? "-"
  }

  /// The figures at the end of each line except the title.
  private func rows(_ file: String, _ arguments: String...) throws -> [[String]] {
    let shown = try ReportFixture.run(ReportFixture.program, ["show", file, "--lang", "en"] + arguments)
    #expect(shown.error == "")
    return shown.output.split(separator: "\n").dropFirst().map { line in
      let words = line.split(separator: " ").map(String.init)
      return Array(words[(words.lastIndex { $0.contains(where: \.isLetter) } ?? -1) + 1..<words.count])
    }
  }
}
