import Testing

/// Corrections of a decided shoot-out.
@Suite struct ShootOutCorrectionTests {
  private func prompt(kicks: String...) -> TypedPrompt {
    let whistles = ["start", "45' end", "start", "90' end", "start", "105' end", "start", "120' end", "start"]
    return TypedPrompt(after: whistles + kicks)
  }

  @Test(arguments: ["edit 15 v7g", "del 15"]) func changedResultIsAskedAbout(line: String) throws {
    let terminal = prompt(kicks: "9g", "v9s-", "8g", "v8s-", "7g", "v7s-")
    let score = line.hasPrefix("del") ? "3-0" : "3-1"
    try terminal.enter(line)
    try terminal.expect(score + " on penalties")
    try terminal.expect("[!=yes]")
    try terminal.press(.enter)
    try terminal.enter("score")
    try terminal.expect("3-0 on penalties")
    try terminal.enter(line + " !")
    try terminal.expect(score + " on penalties")
    #expect(!terminal.shown(since: line + " !").contains("wins the shoot-out"))
  }

  @Test func decisionIsAnnounced() throws {
    let terminal = prompt(kicks: "9g", "v9s-", "8g", "v8s-", "7g", "v7g")
    try terminal.enter("edit 15 v7s- !")
    try terminal.expect("3-0 on penalties; Barça wins the shoot-out")
  }
}
