import TestSupport
import Testing

/// The tables explain a score that includes own goals.
@Suite struct OwnGoalTableTests {
  @Test(
    arguments: [
      ("en", "goals", "with own goals"), ("es", "goles", "con los de propia puerta"),
      ("ca", "gols", "amb els de pròpia porta"),
    ])
  func tablesShowTheScoreWithOwnGoals(_ language: String, _ goals: String, _ score: String) throws {
    let touchline = try Touchline().recorded("start", "5' 9g", "6' v4og", "7' v9g", at: Touchline.now - 2760)
    let terminal = try touchline.prompt("--lang", language)
    func tables(_ screen: Screen) -> Int {
      let rows = screen.lines.map { $0.split(separator: " ").joined(separator: " ") }
      return zip(rows, rows.dropFirst()).count { $0 == goals + " 1 1" && $1 == score + " 2 1" }
    }
    try terminal.enter("45' end")
    try terminal.expectScreen("the table of the half") { tables($0) == 1 }
    try terminal.enter("finish !")
    try terminal.expectScreen("the table of the match") { tables($0) == 2 }
  }
}
