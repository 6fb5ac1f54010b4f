import Testing

/// Lines about a player who was substituted.
@Suite struct SubstitutedPlayerTests {
  @Test(arguments: [
    (
      "en", "7 Villa was substituted (5'); v7y is for the other team; record the card anyway? [!=yes]",
      "yellow card for"
    ),
    ("es", "7 Villa salió (5'); v7y es para el otro equipo; ¿anoto igualmente la tarjeta? [!=sí]", "amarilla a"),
    ("ca", "7 Villa ha sortit (5'); v7y és per a l'altre equip; anoto igualment la targeta? [!=sí]", "groga a"),
  ])
  func cardMayBeForTheOtherTeam(language: String, asked: String, said: String) throws {
    for (answer, who) in [("v7y", "v7 Stuani"), ("!", "7 Villa")] {
      let terminal = TypedPrompt(after: ["start", "5' 7>14"], language: language, clock: Touchline.now + 630)
      try terminal.enter("7y")
      try terminal.expect(asked)
      try terminal.enter(answer)
      try terminal.expect("3  11' \(said) \(who)")
      #expect(terminal.openLines == [])
    }
  }

  /// The proposed card closes the line that stayed open after the answer no.
  @Test func proposedCardClosesTheOpenLine() throws {
    let terminal = TypedPrompt(after: ["start", "5' 7>14"], clock: Touchline.now + 630)
    try terminal.enter("7y")
    try terminal.enter("no")
    #expect(terminal.openLines.count == 1)
    try terminal.enter("v7y")
    try terminal.expect("yellow card for v7 Stuani")
    #expect(terminal.openLines == [])
  }

  /// If no substitute is left, Enter records that the player is not replaced.
  @Test(arguments: [
    ("en", "10 comes off", "Who comes on?"), ("es", "sale el 10", "¿Quién entra?"), ("ca", "surt el 10", "Qui entra?"),
  ])
  func lastPlayerGoesOffWithoutReplacement(language: String, line: String, asked: String) throws {
    let terminal = HalfUnderWay.prompt("7>14", "8>15", "9>17", language: language)
    try terminal.enter(line)
    try terminal.expect(asked)
    try terminal.press(.enter)
    #expect(try terminal.log().last == "  5 l   11' 10 Messi leaves, not replaced")
    #expect(terminal.openLines == [])
  }

  @Test func cardIsNotDoubtedWherePlayersReturn() throws {
    let terminal = TypedPrompt(
      after: ["start", "5' 7>14"], besides: "re-entry = yes", clock: Touchline.now + 630)
    #expect(terminal.answer(to: "7y").first?.hasPrefix("3  11' yellow card for 7 Villa") == true)
  }

  @Test(arguments: [
    ("en", "7 was substituted (half-time)"), ("es", "7 salió (descanso)"),
    ("ca", "7 ha sortit (mitja part)"),
  ])
  func intervalOfTheSubstitutionIsNamed(language: String, said: String) throws {
    let terminal = TypedPrompt(after: ["start", "45' end", "7>14", "start"], language: language)
    try terminal.enter("7g")
    try terminal.expect(said)
  }
}
