import Testing

/// Commands typed instead of an answer: after a view, the question is repeated; after a change, it is dropped.
@Suite struct LookingTests {
  @Test func viewIsShownAndTheQuestionRepeated() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("9g?")
    try terminal.expect("Body part?")
    for (look, answer) in [("score", "Barça 0-0 Girona"), ("ls -1", "first half starts"), ("lineup v", "20  Lozano")] {
      try terminal.enter(look)
      try terminal.expect(answer)
      try terminal.expect("Body part?")
    }
    #expect(!terminal.transcript.contains("goal by"))
    try terminal.enter("h")
    try terminal.expect("From what?")
    try terminal.enter("score")
    try terminal.expect("Barça 0-0 Girona")
    try terminal.enter("c")
    try terminal.expect("Assist?")
    try terminal.press(.enter)
    try terminal.expect("Zone, 1-9?")
    try terminal.press(.enter)
    try terminal.expect("goal by 9 Alexis Sánchez, header, corner  1-0")
  }

  @Test func viewIsShownAtAYesOrNoQuestion() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("17g")
    try terminal.expect("record it anyway? [!=yes]")
    try terminal.enter("score")
    try terminal.expect("Barça 0-0 Girona")
    try terminal.expect("record it anyway? [!=yes]")
    try terminal.enter("?")
    try terminal.expect("! or yes: yes")
    try terminal.enter("!")
    try terminal.expect("goal by 17 Pedro  1-0")
  }

  @Test func undoDropsOnlyTheQuestion() throws {
    let terminal = TypedPrompt(after: ["start", "vc"])
    try terminal.enter("9g?")
    try terminal.expect("Body part?")
    try terminal.enter("undo")
    try terminal.expect("dropped: 9g?; undo again")
    try terminal.enter("undo")
    try terminal.expect("undone: vc")
    #expect(try terminal.log().count == 1)
  }

  @Test func questionMarkListsTheAnswers() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("9g?")
    try terminal.expect("Body part?")
    try terminal.enter("?")
    try terminal.expect("3 h  head")
    try terminal.expect("Body part?")
    try terminal.enter("h")
    try terminal.expect("From what?")
  }

  @Test func failedViewIsNotReportedAsUnrecorded() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("help nonsense")
    try terminal.expect("nonsense")
    try terminal.expect(">")
    #expect(!terminal.transcript.contains("not recorded"))
  }
}
