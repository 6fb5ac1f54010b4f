import Testing

/// Facts about teams and players in words that have no code.
@Suite struct PlayerWordsTests {
  /// The team is given, so only the scorer is asked for.
  @Test(arguments: [
    ("ca", "gol visitant", "Qui? (Girona)"), ("ca", "gol v", "Qui? (Girona)"),
    ("ca", "gol del visitant", "Qui? (Girona)"), ("ca", "gol dels visitants", "Qui? (Girona)"),
    ("es", "gol visitante", "¿Quién? (Girona)"), ("es", "gol de los visitantes", "¿Quién? (Girona)"),
    ("es", "gol v", "¿Quién? (Girona)"), ("en", "goal visitors", "Who? (Girona)"),
    ("en", "goal for the visitors", "Who? (Girona)"), ("en", "goal v", "Who? (Girona)"),
    ("ca", "gol nostre", "Qui? (Barça)"), ("en", "chance visitors", "Who? (Girona)"),
    ("es", "amarilla visitante", "¿Quién? (Girona)"),
  ])
  func asksForThePlayerOfTheNamedTeam(language: String, line: String, question: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(line)
    try terminal.expect(question)
    try terminal.enter("7")
    for _ in 0..<5 { try terminal.press(.enter) }
    try terminal.expectScreen { $0.currentLine.contains("10:30>") }
    let log = try terminal.log()
    #expect(log.last?.contains(question.contains("Girona") ? "v7 Stuani" : "7 Villa") == true)
  }

  /// An injury becomes a note on the player if the answer, Enter, means that the player plays on.
  @Test(arguments: [
    ("ca", "jugador 5 lesionat", "5 Puyol", "lesionat"), ("ca", "5 lesionat", "5 Puyol", "lesionat"),
    ("ca", "lesionada la 5", "5 Puyol", "lesionada"), ("ca", "v5 lesionat turmell", "v5 Alcalá", "lesionat turmell"),
    ("es", "jugador 5 lesionado", "5 Puyol", "lesionado"), ("es", "lesionado el 5", "5 Puyol", "lesionado"),
    ("en", "player 5 injured", "5 Puyol", "injured"), ("en", "9 injured", "9 Alexis Sánchez", "injured"),
  ])
  func injuryIsRecordedAsANote(language: String, line: String, player: String, text: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(line)
    try terminal.expect("[!=")
    try terminal.press(.enter)
    try terminal.expect("2  11' ")
    let log = try terminal.log()
    #expect(log.last?.hasSuffix("note on \(player): \(text)") == true)
  }

  /// The word `player` has no effect in a line with an event, and an unknown field is not a command.
  @Test func playerWordInAnEventIsNotACommand() throws {
    let terminal = HalfUnderWay.prompt(language: "ca")
    try terminal.enter("el jugador 5 ha marcat")
    try terminal.expect("gol: 5")
    try terminal.enter("jugador 6 falta")
    try terminal.expect("falta: 6")
    try terminal.enter("jugador 5 nmo Joan")
    try terminal.expect("nom")
    try terminal.enter("jugador 5 nom Joan")
    try terminal.expect("5 Joan")
    #expect(try terminal.log().count == 3)
  }

  /// A save by the goalkeeper is a shot of the other side.
  @Test(arguments: [
    ("ca", "v1 aturada a 9", "9 Alexis"), ("ca", "aturada de v1 a 9", "9 Alexis"), ("es", "v1 parada a 9", "9 Alexis"),
    ("es", "parada de v1 a 9", "9 Alexis"), ("en", "save by v1 from 9", "9 Alexis"),
    ("ca", "1 aturada a v9", "v9 Portu"),
  ])
  func saveIsRecordedAsTheShot(language: String, line: String, player: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(line)
    try terminal.expect("2  11' ")
    let log = try terminal.log()
    #expect(log.last?.contains("chance for " + player) == true)
    #expect(log.last?.contains("saved") == true)
  }

  @Test(arguments: [
    ("ca", "v1 aturada", "no anotat: «aturada» diu com acaba una ocasió: s'escriu ?s+"),
    ("es", "v1 parada", "no anotado: «parada» dice cómo acaba una ocasión: se escribe ?s+"),
    ("en", "1 save", "not recorded: “save” is how a chance ends; it is typed v?s+"),
  ])
  func saveAloneSuggestsAnOpponentsShot(language: String, line: String, refusal: String) {
    #expect(HalfUnderWay.prompt(language: language).answer(to: line).first == refusal)
  }
}
