import TestSupport
import Testing
import WorldCupData

/// The commands of docs/SCALE.md for DuckDB, which `make setup-test` installs.
@Suite struct DuckDBTests {
  /// The last block of a section queries the top scorers.
  private func answer(_ heading: String, _ season: RealSeason) throws -> String {
    // The shell's block has less indentation, so it would otherwise be found again among the others.
    let shell = try #require(ScalePage.commands(under: heading).first)
    let blocks = try ScalePage.commands(under: heading, indent: 8)
    try season.folder.write(blocks.joined(separator: "\n"), to: "questions.sql")
    let result = try season.shell(
      """
      mkdir -p season && cp f/*.xml season/
      \(shell)
      \(ScalePage.project.path)/.build/python/bin/python - <<'END'
      import duckdb
      connection = duckdb.connect()
      for row in connection.execute(open("questions.sql", encoding="utf-8").read()).fetchall(): print(*row, sep=",")
      END
      """)
    #expect(result.status == .exited(0), "\(result.error)")
    return result.output
  }

  private func season() throws -> (RealSeason, [String]) {
    let names = Set(WorldCup.matches.map(\.tournamentName)).sorted().sample(1)
    return (try RealSeason(WorldCup.matches.filter { names.contains($0.tournamentName) }), names)
  }

  /// Lines of `season scorers --csv`: rank, player, team, goals.
  private func scorers(_ competition: String, _ season: RealSeason) throws -> [[String]] {
    let result = try season.futbolstats([
      "--lang", "en", "season", "f", "scorers", "--competition", competition, "--csv",
    ])
    return result.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",").map(String.init) }
  }

  @Test func rowsInParquetHaveTheTopScorers() throws {
    let (season, names) = try season()
    let expected = try names.flatMap { name in
      try scorers(name, season).filter { $0[0] == "1" }.map { "\(name),\($0[1]),\($0[3])" }.sorted()
    }
    try #require(!expected.isEmpty)
    #expect(try answer("From rows", season).split(separator: "\n").map(String.init).sorted() == expected.sorted())
  }

  @Test func partsInParquetHaveAllScorers() throws {
    let (season, names) = try season()
    let expected = try names.flatMap { name in
      try scorers(name, season).filter { $0[3] != "0" }.map { "\(name),\($0[1]),\($0[3])" }
    }
    try #require(expected.count > 20)
    #expect(try answer("From parts", season).split(separator: "\n").map(String.init).sorted() == expected.sorted())
  }
}
