import TestSupport
import Testing

/// A league's table of a game in which a win brings something else than in football: two points in handball.
@Suite struct GameTableTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    let made = try sandbox.shell(
      """
      set -e
      mkdir league
      match() {
        file=league/$1.xml
        futbolstats new $file --home "$2" --away "$3" --competition Lliga --round $4 --date 2026-09-0$4 --rules handball
        shift 4
        printf '%s\n' start "$@" "30' end" start "60' end" 'finish!' > script
        futbolstats record $file --input script --clock 1400000000
      }
      match a Inca Sóller 1 "10' 9g"
      match b Sóller Inca 2 "10' 9g" "11' v9g"
      """)
    try #require(made.status == .exited(0), "\(made.error)\(made.output)")
  }

  private func points(_ more: String...) throws -> [String] {
    let result = try run(
      builtProduct("futbolstats"), ["season", "league", "table", "--format", "csv"] + more,
      environment: ["LC_ALL": "en"],
      directory: sandbox.path)
    #expect(result.status == .exited(0), "\(result.error)")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard let team = rows.first?.firstIndex(of: "team"), let points = rows.first?.firstIndex(of: "points") else {
      return []
    }
    return rows.dropFirst().map { "\($0[team]) \($0[points])" }
  }

  @Test func aWinBringsTwoPointsInHandball() throws { #expect(try points() == ["Inca 3", "Sóller 1"]) }

  /// The competition has the last word.
  @Test func theCompetitionMayHaveItsOwn() throws {
    #expect(try points("--set", "win-points=3") == ["Inca 4", "Sóller 1"])
  }
}
