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

  /// A line about a kick whose taker was not known, taken after the decision, only says who took the kick.
  @Test func takerIsGivenAfterTheDecision() throws {
    let terminal = prompt(kicks: "9g")
    for line in ["v99s-", "v?s-", "8g", "v8s-", "7g", "v7s-"] { try terminal.enter(line) }
    let before = try terminal.log()
    try terminal.enter("take 1 v9s-")
    #expect(try terminal.log() == before.map { $0.replacing("v?1", with: "v9 Portu") })
    try terminal.enter("todo")
    try terminal.expect("nothing left to resolve")
  }

  @Test func oneOfTwoUnknownTakersIsAskedAbout() throws {
    let terminal = prompt(kicks: "9g")
    for line in ["v99s-", "v?s-", "8g", "v?s-", "7g", "v7s-"] { try terminal.enter(line) }
    let before = try terminal.log()
    let said = terminal.answer(to: "take 1 v9s-")
    #expect(said.contains { $0.hasSuffix("it may be edit 11 v9s-; edit 13 v9s-") }, "\(said)")
    #expect(try terminal.log() == before)
  }

  /// The example is a player who may take the next kick.
  @Test(arguments: [
    (["9g", "v9s-"], "a goal is 10gp, a miss 10s-p"), (["9g"], "a goal is v9gp, a miss v9s-p"),
    (["9g", "v9g", "10g"], "a goal is v10gp, a miss v10s-p"),
  ])
  func penaltyAloneSuggestsTheNextTaker(kicks: [String], said: String) {
    let whistles = ["start", "45' end", "start", "90' end", "start", "105' end", "start", "120' end", "start"]
    let terminal = TypedPrompt(after: whistles + kicks)
    for word in ["penalti", "penal", "penalty"] {
      let answer = terminal.answer(to: word)
      #expect(answer.first?.hasSuffix(said) == true, "\(answer)")
    }
  }

  @Test func decisionIsAnnounced() throws {
    let terminal = prompt(kicks: "9g", "v9s-", "8g", "v8s-", "7g", "v7g")
    try terminal.enter("edit 15 v7s- !")
    try terminal.expect("3-0 on penalties; Barça wins the shoot-out")
  }
}
