import TestSupport
import Testing

/// Tables of games whose points differ from football's.
@Suite struct GameTableTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      mkdir handball basketball
      match() {
        file=$1/$4.xml
        futbolstats new $file --home "$2" --away "$3" --competition Lliga --round $4 --date 2026-09-0$4 --rules $1
        shift 4
        printf '%s\n' start "$@" 'finish!' > script
        futbolstats record $file --input script --clock 1400000000
      }
      match handball Inca Sóller 1 "10' 9g" "30' end" start "60' end"
      match handball Sóller Inca 2 "10' 9g" "11' v9g" "30' end" start "60' end"
      quarters() { match basketball "$@" "0:00' end" start "0:00' end" start "0:00' end" start "0:00' end"; }
      quarters Inca Sóller 1 "9:00' 9g"
      quarters Sóller Inca 2 "9:00' 9t"
      quarters Inca Artà 3 "9:00' 9t"
      """)
  }

  private func points(in folder: String, _ more: String...) throws -> [String] {
    let result = try run(
      builtProduct("futbolstats"), ["season", folder, "table", "--format", "csv"] + more,
      environment: ["LC_ALL": "en"],
      directory: programFolder.path)
    #expect(result.status == .exited(0), "\(result.error)")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard let team = rows.first?.firstIndex(of: "team"), let points = rows.first?.firstIndex(of: "points") else {
      return []
    }
    return rows.dropFirst().map { "\($0[team]) \($0[points])" }
  }

  @Test func handballWinIsWorthTwoPoints() throws {
    #expect(try points(in: "handball") == ["Inca 3", "Sóller 1"])
  }

  /// FIBA, D.1: two points for a win, one for a defeat.
  @Test func basketballDefeatIsWorthOnePoint() throws {
    #expect(try points(in: "basketball") == ["Inca 5", "Sóller 3", "Artà 1"])
  }

  /// A handball match may end level, but overtime in basketball continues until a team has won.
  @Test(arguments: [("handball", true), ("basketball", false)])
  func drawsHaveAColumnIfTheyArePossible(_ folder: String, _ hasDraws: Bool) throws {
    let made = try programFolder.shell(
      "LC_ALL=en futbolstats season \(folder) table && LC_ALL=en futbolstats season \(folder) site \(folder)-pages")
    #expect(made.status == .exited(0), "\(made.error)")
    let head = made.output.split(separator: "\n").first { $0.contains("Pts") }?.split(separator: " ") ?? []
    #expect(head == (hasDraws ? ["team", "P", "W", "D", "L"] : ["team", "P", "W", "L"]) + ["F", "A", "+/-", "Pts"])
    let page = try programFolder.shell("cat \(folder)-pages/index.html \(folder)-pages/table*.html").output
    #expect(page.contains("data-stat=\"won\"") && page.contains("data-stat=\"drawn\"") == hasDraws)
  }

  @Test func settingsOverrideTheGamesPoints() throws {
    #expect(try points(in: "handball", "--set", "win-points=3") == ["Inca 4", "Sóller 1"])
    #expect(try points(in: "basketball", "--set", "loss-points=0") == ["Inca 4", "Sóller 2", "Artà 0"])
  }
}
