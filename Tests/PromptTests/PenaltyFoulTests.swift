import Testing

/// A penalty can be reported with the foul or with the kick: the player who committed the foul does not score.
@Suite struct PenaltyFoulTests {
  @Test(arguments: [
    (
      "en", "penalty by v5 on 8", "2  11' foul by v5 Alcalá on 8 Andrés Iniesta",
      "record the kick when it is taken: 9gp goal, 9s+p saved, 9s-p off target"
    ),
    (
      "es", "penalti del v5 al 8", "2  11' falta de v5 Alcalá a 8 Andrés Iniesta",
      "el penalti se anota cuando se lanza: 9gp gol, 9s+p parado, 9s-p fuera"
    ),
    (
      "ca", "penal del v5 al 8", "2  11' falta: v5 Alcalá a 8 Andrés Iniesta",
      "el penal s'anota quan es llança: 9gp gol, 9s+p aturat, 9s-p a fora"
    ),
    (
      "ca", "penal de 5 a v8", "2  11' falta: 5 Puyol a v8 Núñez",
      "el penal s'anota quan es llança: v9gp gol, v9s+p aturat, v9s-p a fora"
    ),
  ])
  func penaltyFoulIsRecorded(language: String, line: String, said: String, kick: String) {
    #expect(HalfUnderWay.prompt(language: language).answer(to: line) == [said, kick])
  }

  /// A foul without the word penalty has no kick.
  @Test func foulAloneMentionsNoKick() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("v5f8")
    try terminal.expect("2  11' foul")
    try terminal.enter("c")
    try terminal.expect("3  11' corner")
    #expect(!terminal.transcript.contains("record the kick"))
  }

  /// An ambiguous line offers its possible meanings, and typing one closes it.
  @Test(arguments: [
    ("en", "penalty by v5", "the foul is v5f, a goal v5gp, a miss v5s-p", "v5f"),
    ("es", "penalti del v5", "la falta es v5f, un gol v5gp, uno fallado v5s-p", "v5f8"),
    ("ca", "penal v5 8", "la falta és v5f8, un gol 9gp, un de fallat 9s-p", "v5f8"),
  ])
  func ambiguousPenaltyOffersItsMeanings(language: String, line: String, hint: String, again: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(line)
    try terminal.expect(hint)
    try terminal.enter(again)
    try terminal.expect("2  11' f")
    try terminal.expectScreen { !$0.currentLine.contains("(1 ") }
  }

  /// Another event of the same player does not close it: `8 penalti`, and then a shot.
  @Test func anotherEventLeavesThePenaltyOpen() throws {
    let terminal = HalfUnderWay.prompt(language: "es")
    try terminal.enter("8 penalti")
    try terminal.expect("pendiente 1: 11' 8 penalti")
    try terminal.enter("8 remata al larguero")
    try terminal.expect("2  11' ocasión de 8")
    try terminal.expect("pendiente 1: 11' 8 penalti  (¿es lo mismo? descartar 1)")
    try terminal.expectScreen { $0.currentLine.contains("(1 pendiente)>") }
  }
}
