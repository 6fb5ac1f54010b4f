import Testing

/// The outcome of a shot typed alone.
@Suite struct LateOutcomeTests {
  /// Shortly after a shot without an outcome it belongs to that shot; the correction closes the line.
  @Test(arguments: [
    ("es", "4s", "bloqueada", "editar 2 4s.", "4 Fàbregas, bloqueada"),
    ("es", "4s", "la bloquean", "editar 2 4s.", "4 Fàbregas, bloqueada"),
    ("es", "4sh", "al palo", "editar 2 4sxh", "4 Fàbregas, palo"),
    ("ca", "4s", "aturada", "editar 2 4s+", "4 Fàbregas, aturada"),
    ("ca", "v9s", "para 1", "editar 2 v9s+", "v9 Portu"),
    ("en", "4s", "saved", "edit 2 4s+", "4 Fàbregas, saved"),
  ])
  func outcomeBelongsToTheShot(language: String, shot: String, end: String, proposed: String, said: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(shot)
    try terminal.expect("2  11' ")
    terminal.now = Touchline.now + 660
    try terminal.enter(end)
    try terminal.expect(proposed)
    try terminal.enter(proposed)
    try terminal.expect(said)
    try terminal.expectScreen { !$0.currentLine.contains("(1 ") }
  }

  /// Long after the shot, or after a shot by another player or team, it does not.
  @Test(arguments: [("4s", "saved", 200.0), ("4s", "save 1", 20), ("4s", "v9 saved", 20), ("4s+", "blocked", 20)])
  func outcomeOfAnotherShotStaysOpen(shot: String, end: String, later: Double) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(shot)
    try terminal.expect("2  11' ")
    terminal.now = Touchline.now + 630 + later
    try terminal.enter(end)
    try terminal.expect("open 1: ")
    #expect(!terminal.transcript.contains("it is typed edit"))
  }

  /// A save by our goalkeeper is a shot of the opponents by an unknown player.
  @Test(arguments: [
    ("es", "para 1"), ("es", "parada 1"), ("es", "1 la para"), ("es", "la para el 1"), ("ca", "atura 1"),
    ("ca", "1 para"), ("en", "save 1"), ("en", "1 saves"),
  ])
  func saveSuggestsAnOpponentsShot(language: String, line: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(line)
    try terminal.expect(" v?s+")
    #expect(!terminal.transcript.contains("1g"))
    try terminal.enter(language == "en" ? "v9s+" : "v?s+")
    try terminal.expect("2  11' ")
    try terminal.expectScreen { !$0.currentLine.contains("(1 ") }
  }

  /// A number that no player has is a number of entries in a command for the log.
  @Test(arguments: [
    ("en", "list 55", "no player has number 55; the last 55: list -55"),
    ("es", "lista 30", "nadie lleva el 30; las últimas 30: lista -30"),
    ("ca", "llista 55", "ningú no porta el 55; les últimes 55: llista -55"),
    ("en", "ls 120", "no player has number 120; the last 120: ls -120"),
  ])
  func unknownNumberSuggestsTheLastEntries(language: String, line: String, said: String) {
    #expect(HalfUnderWay.prompt(language: language).answer(to: line) == [said])
  }
}
