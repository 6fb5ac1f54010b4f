import Testing

/// The output of `ls`, `notes` and `?`.
@Suite struct LogAndHelpTests {
  /// XML may be copied from the terminal, so no line breaks are added.
  @Test func xmlIsShownUnchanged() throws {
    let terminal = try Touchline().recorded("start", "9g").prompt(columns: 40)
    try terminal.enter("xml")
    try terminal.expect("</partit>")
    let shown = terminal.transcript.split(separator: "\r\n").map(String.init)
    #expect(shown.contains { $0.count > 40 && $0.contains("<jugador ") && $0.hasSuffix("</jugador>") })
  }

  @Test func logAndNotesCanBeLimitedToATeam() throws {
    let terminal = TypedPrompt(after: ["start", "9g", "v4y", "ln a high line", "v8n fast", "n windy", "9s"])
    try terminal.enter("ls v")
    try terminal.expect("yellow card for v4")
    try terminal.expect("note on v8 Núñez: fast")
    try terminal.enter("notes l")
    try terminal.expect("a high line")
    try terminal.enter("ls corner")
    try terminal.expect("none")
    #expect(!terminal.transcript.contains("windy"))
    #expect(terminal.transcript.matches(of: /note on v8/).count == 1)
  }

  /// `?` lists only what is possible now, `help` everything.
  @Test func questionMarkListsWhatIsPossibleNow() throws {
    let kicks = ["start", "45' end", "start", "90' end", "start", "105' end", "start", "120' end", "start"]
    for (lines, said) in [
      ([], "Before kick-off:"), (["start"], "9g        goal by 9"), (["start", "45' end"], "Between two periods:"),
      (kicks, "In the shoot-out"), (["start", "45' end", "start", "90' finish"], "After the match:"),
    ] {
      let terminal = TypedPrompt(after: lines)
      try terminal.enter("?")
      try terminal.expect(said)
      try terminal.enter("help")
      try terminal.expect("More: help ")
    }
  }
}
