import Testing

/// The current goalkeeper or captain need not be recorded again.
@Suite struct AlreadySoTests {
  @Test(arguments: [
    ("en", "1@g", "1 Valdés is in goal already; nothing to record"),
    ("es", "1@g", "1 Valdés ya está en la portería; no hay nada que anotar"),
    ("ca", "v1@g", "v1 Bounou ja és a la porteria; no hi ha res a anotar"),
    ("ca", "1 es posa de porter", "1 Valdés ja és a la porteria"),
  ])
  func currentRoleIsNotRecordedAgain(language: String, line: String, said: String) throws {
    let terminal = TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 630)
    try terminal.enter(line)
    try terminal.expect(said)
    try terminal.expectScreen { !$0.currentLine.contains("(1 ") }
    #expect(!terminal.transcript.contains("[!="))
    // The other clauses are recorded, and another player becomes goalkeeper.
    try terminal.enter("1@g 9s+")
    try terminal.expect("2  11' ")
    try terminal.enter("4@g")
    try terminal.expect("3  11' ")
    try terminal.enter("4@c")
    try terminal.expect("4  11' ")
    try terminal.enter("4@c")
    try terminal.expect(
      ["en": "is the captain already", "es": "ya lleva el brazalete", "ca": "ja porta el braçalet"][language] ?? "?")
    try terminal.enter("vc")
    try terminal.expect("5  11' ")
  }

  /// The red card after a second yellow is not recorded separately, and a repeated card is recorded once.
  @Test(arguments: [
    (
      "en", "6 sent off",
      "6 Xavi was sent off already, 11' (3); nothing to record; if it was a straight red: edit 3 6r"
    ),
    (
      "es", "expulsado el 6",
      "6 Xavi: la expulsión ya consta, 11' (3); no hay nada que anotar; si fue roja directa: editar 3 6r"
    ),
    (
      "ca", "expulsat el 6",
      "6 Xavi: l'expulsió ja consta, 11' (3); no hi ha res a anotar; si va ser vermella directa: editar 3 6r"
    ),
    ("ca", "groga al 6", "6 Xavi: l'expulsió ja consta, 11' (3)"),
  ])
  func sendingOffIsRecordedOnce(language: String, line: String, said: String) throws {
    let terminal = TypedPrompt(
      after: ["start", "5' 6y", "10:30' 6y"], language: language, clock: Touchline.now + 660)
    try terminal.enter(line)
    try terminal.expect(said)
    #expect(!terminal.transcript.contains("[!="))
    try terminal.enter("vc")
    try terminal.expect("4  12' ")
  }
}
