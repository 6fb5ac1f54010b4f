import Testing

/// Tests which player goes off if only the order shows it.
@Suite struct TurnedSubstitutionTests {
  /// If only one order is possible, it is used regardless of the words; the answer says which.
  @Test(arguments: [
    ("es", "14 por 7", "sale 7 Villa, entra 14"), ("es", "cambio 14 por 7", "sale 7 Villa, entra 14"),
    ("es", "7 por 14", "sale 7 Villa, entra 14"), ("ca", "canvi 14 per 7", "surt 7 Villa, entra 14"),
    ("en", "sub 14 for 7", "7 Villa off, 14"), ("en", "sub 7 for 14", "7 Villa off, 14"),
    ("en", "sub 14 7", "7 Villa off, 14"), ("es", "cambio v20 por v7", "sale v7 Stuani, entra v20"),
  ])
  func onlyPossibleOrderIsUsed(language: String, line: String, said: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(line)
    try terminal.expect(said)
    #expect(!terminal.transcript.contains("[!="))
  }

  /// A code or an explicit word is taken literally; the suggested line closes the open one.
  @Test(arguments: [
    ("en", "14>7", "who goes off is typed first: 7>14", "no longer open: 11' 14>7"),
    ("es", "sale 14 entra 7", "primero se escribe quién sale: 7>14", "ya no está pendiente: 11' sale 14 entra 7"),
    ("ca", "14>7", "primer s'escriu qui surt: 7>14", "ja no està pendent: 11' 14>7"),
  ])
  func explicitWrongOrderIsRefused(language: String, line: String, proposed: String, settled: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(line)
    try terminal.expect(proposed)
    try terminal.enter("7>14")
    try terminal.expect(settled)
  }

  /// If neither order is possible, the answer lists the players who can go off.
  @Test func refusalListsPlayersWhoCanGoOff() throws {
    let terminal = HalfUnderWay.prompt("9>15", language: "en")
    try terminal.enter("9>7")
    try terminal.expect("may go off: 1 2 3 4 5 6 7 8 10 11 15")
  }

  @Test func scriptsMayUseEitherOrder() throws {
    let log = try TypedPrompt(after: ["start", "14 por 7"]).log()
    #expect(log.last == "  2 l    1' substitution: 7 Villa off, 14 Mascherano on")
  }

  /// If only the order shows who goes off, the same two players in either order are a repetition.
  @Test(arguments: [
    ("es", "v9>v20", "v20 por v9", "el 2 ya es ese cambio; no hay nada que anotar"),
    ("ca", "v9>v20", "v9 per v20", "el 2 ja és aquest canvi; no hi ha res a anotar"),
    ("en", "9>14", "sub 14 for 9", "2 is that substitution already; nothing to record"),
    ("en", "9>14", "sub 9 for 14", "2 is that substitution already; nothing to record"),
    ("en", "9>14", "9>14", "2 is that substitution already; nothing to record"),
  ])
  func repeatedSubstitutionIsNotRecorded(language: String, first: String, again: String, said: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(first)
    try terminal.expect("2  11' ")
    try terminal.enter(again)
    try terminal.expect(said)
    #expect(!terminal.transcript.contains("[!="))
  }

  /// Long afterwards, or if a code says that a player returns, there is a question instead.
  @Test(arguments: [("9>14", "14>9", "[!=yes]"), ("1' 9>14", "14>9", "[!=yes]")])
  func asksAboutAReturningPlayer(first: String, again: String, said: String) throws {
    let terminal = HalfUnderWay.prompt(language: "en")
    try terminal.enter(first)
    try terminal.expect("2  1")
    try terminal.enter(again)
    try terminal.expect(said)
  }
}
