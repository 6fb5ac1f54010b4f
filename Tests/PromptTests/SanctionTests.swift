import MatchModel
import Phrases
import PromptInterface
import PromptLanguage
import RecordingSession
import Testing

/// Declared sanctions at the prompt.
@Suite struct SanctionTests {
  private static let rules = """
    follow = no
    without = segonagroga ma
    sanction.exclusio = x away 2 short 2 always
    sanction.verda = w away 2+ short 2+
    sum.tercera = 3 of exclusio : out short 2 always
    words.exclusio = exclusió dos_minuts | exclusión dos_minutos | two_minutes
    words.verda = verda | verde | green
    words.tercera = tercera_exclusió | tercera_exclusión | third_suspension
    """

  private func session(_ language: Language = .en, _ lines: String...) -> Session {
    SessionFixture.session(Phrasebook(language), after: ["start"] + lines, besides: Self.rules)
  }

  private func offer(_ line: String, in language: Language = .en) -> [Choice] {
    session(language).view.offer(for: line, cursor: line.unicodeScalars.count).choices
  }

  /// The next line says that the time of a sanction is over.
  @Test(arguments: [
    ("en", ["3  13' chance for 9 Alexis Sánchez, saved", "Barça: 10 players on the field; a player may come on"]),
    ("es", ["3  13' ocasión de 9 Alexis Sánchez, parada", "Barça: 10 en el campo; puede entrar un jugador"]),
    ("ca", ["3  13' ocasió: 9 Alexis Sánchez, aturada", "Barça: 10 al camp; pot entrar un jugador"]),
  ])
  func placeThatOpensIsAnnounced(language: String, said: [String]) throws {
    let terminal = TypedPrompt(
      after: ["start"], besides: "sanction.vermella = r out short 2 goal", language: language,
      clock: Touchline.now + 630)
    try terminal.enter("4r")
    terminal.now += 140
    #expect(terminal.answer(to: "9s+") == said)
  }

  @Test(arguments: [
    ("en", "Barça: 9 players on the field; 2 players may come on"),
    ("es", "Barça: 9 en el campo; pueden entrar 2 jugadores"), ("ca", "Barça: 9 al camp; poden entrar 2 jugadors"),
  ])
  func placesThatOpenAreCounted(language: String, said: String) throws {
    let terminal = TypedPrompt(
      after: ["start"], besides: "sanction.vermella = r out short 2 goal", language: language,
      clock: Touchline.now + 630)
    try terminal.enter("4r 5r")
    terminal.now += 140
    #expect(terminal.answer(to: "9s+").last == said)
  }

  @Test func tabOffersSanctions() {
    #expect(offer("9").first { $0.key == "x" }?.label == "two minutes")
    #expect(offer("9", in: .ca).first { $0.key == "x" }?.label == "exclusió")
    #expect(Set(["y", "r", "x", "w"]).isSubset(of: offer("9f").map(\.key)) && !offer("9f").map(\.key).contains("m"))
    #expect(offer("9 two").map(\.key) == ["two minutes"] && offer("9 foul two").map(\.key) == ["two minutes"])
    let football = SessionFixture.session(Phrasebook(.en), after: ["start"])
    #expect(!football.view.offer(for: "9", cursor: 1).choices.map(\.key).contains("x"))
  }

  @Test(arguments: [
    (Language.en, "two minutes for 4", "6 players until", "one from third suspension: 4"),
    (.es, "exclusión a 4", "jugadores hasta", "falta una para tercera exclusión: 4"),
    (.ca, "exclusió a 4", "jugadors fins", "en falta una per a tercera exclusió: 4"),
  ])
  func answerShowsWhenTheSanctionEnds(language: Language, what: String, short: String, near: String) {
    let session = session(language, "1' 4x")
    let said = session.said(to: "5' 4x").lines
    #expect(said.contains { $0.contains(what) }, "\(said)")
    #expect(said.contains { $0.contains(short.replacing("6", with: "10")) }, "\(said)")
    #expect(session.said(to: "heads-up").lines.contains { $0.contains(near) })
  }

  @Test(arguments: Language.allCases) func helpListsSanctions(language: Language) {
    let word = ["en": "two minutes", "es": "exclusión", "ca": "exclusió"][language.code] ?? ""
    for line in ["help x", "help clauses"] {
      #expect(session(language).said(to: line).lines.contains { $0.contains("v4x") && $0.contains(word) }, "\(line)")
    }
    #expect(session(language).said(to: "help w").lines.first?.contains("minut") == true)
    #expect(session().said(to: "help y").lines.first?.contains("second") == false)
  }

  @Test(arguments: [
    "6x", "6 two minutes", "two minutes 6", "two minutes for 6", "6 exclusió", "exclusión para el 6", "6 dos minuts",
    "dos minutos 6",
  ])
  func sanctionWordsAreUnderstood(line: String) {
    #expect(session().said(to: line).lines.first == "2  1' two minutes for 6 Player H6; 10 players until 2:00")
  }

  @Test func sanctionCanFollowAFoul() {
    for line in ["6f9x", "6 foul on 9 two minutes", "6 falta a 9 dos minuts", "6f9 x", "6f9 two minutes"] {
      let said = session().said(to: line).lines
      #expect(
        said.contains { $0.contains("foul by 6") } && said.contains { $0.contains("two minutes for 6") }, "\(line)")
    }
  }

  @Test func asksWhoIsSanctioned() throws {
    let terminal = TypedPrompt(after: ["start"], besides: Self.rules)
    try terminal.enter("x")
    try terminal.expect("Who?")
    try terminal.enter("9")
    try terminal.expect("two minutes for 9")
    try terminal.enter("8f?")
    try terminal.expect("Foul on?")
    try terminal.enter("4")
    try terminal.expect("Card?")
    try terminal.enter("?")
    try terminal.expect("two minutes")
    try terminal.enter("w")
    try terminal.expect("1 dissent")
    try terminal.press(.enter)
    try terminal.expect("green for 8")
  }
}
