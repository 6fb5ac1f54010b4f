import Testing

/// A penalty that has to be taken again: the first kick does not count.
@Suite struct RetakenPenaltyTests {
  @Test(arguments: [
    (
      "en", "retaken",
      [
        "deleted: 2 l 1' chance for 9 Alexis Sánchez, off target, penalty",
        "record the kick when it is taken: 9gp goal, 9s+p saved, 9s-p off target",
      ]
    ),
    (
      "es", "se repite el penalti",
      [
        "borrado: 2 l 1' ocasión de 9 Alexis Sánchez, fuera, penalti",
        "el penalti se anota cuando se lanza: 9gp gol, 9s+p parado, 9s-p fuera",
      ]
    ),
    (
      "ca", "es repeteix el penal del 9",
      [
        "esborrat: 2 l 1' ocasió: 9 Alexis Sánchez, fora, penal",
        "el penal s'anota quan es llança: 9gp gol, 9s+p aturat, 9s-p a fora",
      ]
    ),
  ])
  func firstKickIsDeleted(language: String, line: String, said: [String]) {
    #expect(TypedPrompt(after: ["start", "9s-p"], language: language).answer(to: line) == said)
  }

  @Test func undoReturnsTheFirstKick() throws {
    let terminal = TypedPrompt(after: ["start", "v9gp"])
    let before = try terminal.log()
    try terminal.enter("retaken")
    #expect(try terminal.log() == Array(before.dropLast()))
    #expect(terminal.answer(to: "undo").first == "undone: retaken")
    #expect(try terminal.log() == before)
  }

  /// The second kick, which another player may take.
  @Test(arguments: [
    ("retaken, 9g", "goal by 9 Alexis Sánchez, penalty"), ("retaken and scored", "goal by 9 Alexis Sánchez, penalty"),
    ("penalty retaken, 10g", "goal by 10 Messi, penalty"),
    ("retaken and saved", "chance for 9 Alexis Sánchez, saved, penalty"),
    ("se repite y gol de 9", "goal by 9 Alexis Sánchez, penalty"),
    ("repetit, 9s+", "chance for 9 Alexis Sánchez, saved, penalty"),
  ])
  func secondKickTakesThePlaceOfTheFirst(line: String, kick: String) throws {
    let terminal = TypedPrompt(after: ["start", "9s-p", "v7c"])
    try terminal.enter(line)
    #expect(try terminal.log()[1].contains(kick) && terminal.log().count == 3)
  }

  /// A script does the same.
  @Test(arguments: [
    (["start", "9s-p", "retaken"], ["start"]), (["start", "9s-p", "vc", "retaken, 10g"], ["start", "10gp", "vc"]),
  ])
  func scriptRetakesThePenalty(script: [String], same: [String]) throws {
    #expect(try TypedPrompt(after: script).log() == TypedPrompt(after: same).log())
  }

  /// A time is the minute of the first kick.
  @Test(arguments: [
    ("10' retaken", "40' v7gp"), ("10' es repeteix el penal", "40' v7gp"), ("10' se repite el penalti", "40' v7gp"),
    ("40' retaken", "10' 9s-p"),
  ])
  func penaltyOfTheMinuteIsRetaken(line: String, left: String) throws {
    let clock = Touchline.now + 2640
    let terminal = TypedPrompt(after: ["start", "10' 9s-p", "40' v7gp"], clock: clock)
    try terminal.enter(line)
    #expect(try terminal.log() == TypedPrompt(after: ["start", left], clock: clock).log())
  }

  @Test func secondKickOfAMinuteTakesThePlaceOfTheFirst() throws {
    let terminal = TypedPrompt(after: ["start", "10' 9s-p", "40' v7gp"], clock: Touchline.now + 2640)
    try terminal.enter("10' retaken, 9g")
    #expect(try terminal.log()[1].contains("10' goal by 9 Alexis Sánchez, penalty"))
  }

  /// Nothing is deleted unless that minute has exactly one penalty.
  @Test(arguments: [
    (["10' 9s-p"], "del 2"), (["10' 9s-p", "12' 9s-p", "12' 10gp"], "del 3; del 4"),
  ])
  func minuteOfNoSinglePenaltyIsAskedAbout(kicks: [String], lines: String) {
    let terminal = TypedPrompt(after: ["start"] + kicks, clock: Touchline.now + 780)
    #expect(
      terminal.answer(to: "12' retaken").first
        == "not recorded: “retaken” is not understood by itself; it may be \(lines)")
  }

  @Test func lastKickOfAShootOutIsDeleted() throws {
    let whistles = ["start", "45' end", "start", "90' end", "start", "105' end", "start", "120' end", "start"]
    let terminal = TypedPrompt(after: whistles + ["9g", "v7s-"])
    let before = try terminal.log()
    try terminal.enter("retaken")
    #expect(try terminal.log() == Array(before.dropLast()))
  }

  /// A line that also says something else is refused with advice.
  @Test(arguments: [
    ("en", "retaken now", "not recorded: “retaken” is not understood by itself; it may be edit 2 9gp; edit 2 9s+p"),
    ("es", "repetir mañana", "no anotado: «repetir» no se entiende por sí solo; puede ser editar 2 9gp; editar 2 9s+p"),
    ("ca", "repetit demà", "no anotat: «repetit» no s'entén per si sol; pot ser editar 2 9gp; editar 2 9s+p"),
  ])
  func retakenOffersEditsOfTheKick(language: String, line: String, said: String) {
    let terminal = TypedPrompt(after: ["start", "9s-p"], language: language)
    #expect(terminal.answer(to: line).first == said)
  }

  @Test func oneOfTwoPenaltiesIsAskedAbout() {
    let terminal = TypedPrompt(after: ["start", "9s-p", "v7c", "9gp"])
    #expect(
      terminal.answer(to: "retaken").first
        == "not recorded: “retaken” is not understood by itself; it may be del 2; del 4")
  }

  @Test(arguments: [
    ("en", "help retaken", "edit"), ("es", "ayuda repetir", "editar"), ("ca", "ajuda repetit", "editar"),
  ])
  func helpFindsTheEdit(language: String, line: String, edit: String) {
    let said = TypedPrompt(after: ["start"], language: language).answer(to: line)
    #expect(said.count { $0.hasPrefix("  \(edit) 5 9gp ") } == 1)
  }

  @Test func withoutAPenaltyNothingIsRetaken() {
    #expect(TypedPrompt(after: ["start"]).answer(to: "retaken").first == "not recorded: unknown word “retaken”")
  }
}
