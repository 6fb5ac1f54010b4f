import Testing

/// A card without a colour, followed by the colour alone.
@Suite struct CardColourTests {
  @Test(arguments: [
    ("en", "6 card", "yellow", "yellow card for 6 Xavi"), ("es", "6 tarjeta", "roja", "roja a 6 Xavi"),
    ("ca", "targeta al v6", "groga", "groga a v6"),
  ])
  func colourAloneCompletesTheCard(language: String, first: String, colour: String, said: String) throws {
    let terminal = TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 630)
    try terminal.enter(first)
    try terminal.expect("6y")
    try terminal.enter(colour)
    try terminal.expect("2  11' ")
    try terminal.expect(said)
    try terminal.enter("todo")
    try terminal.enter("vc")
    try terminal.expect("3  11' ")
    #expect(!terminal.transcript.contains("1) "), "\(terminal.transcript)")
  }

  /// The offender of a foul is the first choice, on either side.
  @Test(arguments: [("6f", "6 Xavi"), ("v6f", "v6 Ramalho")])
  func offenderIsProposedFirst(foul: String, first: String) throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 630)
    try terminal.enter(foul)
    terminal.now += 20
    try terminal.enter("yellow")
    try terminal.expect("Who?")
    #expect(terminal.shown(since: "yellow").split(separator: "\n").dropFirst().first.map(String.init) == first)
  }

  /// A colour does not complete the open line after another event was recorded.
  @Test func colourAfterAFoulAsksWho() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 630)
    for line in ["4 card", "v3f", "yellow"] { try terminal.enter(line) }
    try terminal.expect("Who?")
    #expect(
      terminal.shown(since: "yellow").split(separator: "\n").dropFirst().first.map(String.init) == "v3 Muniesa")
  }

  /// If the card names no person, the colour alone leads to a question for the person.
  @Test func cardWithoutAPersonAsksWho() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 630)
    try terminal.enter("card")
    try terminal.enter("yellow")
    try terminal.expect("Who?")
  }
}
