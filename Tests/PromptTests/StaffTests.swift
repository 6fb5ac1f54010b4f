import Phrases
import TestSupport
import Testing

/// Officials are understood by word and letter, in three languages, on both sides.
@Suite struct StaffTests {
  @Test(arguments: [
    ("ca", "entrenador y", "groga a l'entrenador"), ("ca", "lentrenador y", "groga a l'entrenador"),
    ("ca", "l'entrenador y", "groga a l'entrenador"),
    ("ca", "la entrenadora r protestes", "vermella a l'entrenador, protestes; expulsió"),
    ("ca", "metge y", "groga al metge"), ("ca", "fisio r", "vermella al fisio; expulsió"),
    ("ca", "ajudant y", "groga a l'ajudant"), ("ca", "segon entrenador y", "groga a l'ajudant"),
    ("ca", "delegada y", "groga al delegat"), ("ca", "preparador físic y", "groga al preparador"),
    ("ca", "preparador vermella", "vermella al preparador; expulsió"),
    ("ca", "v entrenador y", "groga a l'entrenador (Girona)"),
    ("ca", "entrenador visitant groga", "groga a l'entrenador (Girona)"),
    ("ca", "entrenador visitant y", "groga a l'entrenador (Girona)"), ("ca", "y entrenador", "groga a l'entrenador"),
    ("ca", "vmetge r", "vermella al metge (Girona); expulsió"), ("es", "entrenador y", "amarilla al entrenador"),
    ("es", "preparador r", "roja al preparador; expulsión"),
    ("es", "el míster y protestas", "amarilla al entrenador, protestas"), ("es", "médico y", "amarilla al médico"),
    ("es", "fisio r", "roja al fisio; expulsión"), ("es", "ayudante amarilla", "amarilla al ayudante"),
    ("es", "delegado visitante roja", "roja al delegado (Girona); expulsión"),
    ("es", "v segundo entrenador y", "amarilla al ayudante (Girona)"),
    ("ca", "vsegon entrenador vermella", "vermella a l'ajudant (Girona); expulsió"),
    ("es", "vsegundo entrenador roja", "roja al ayudante (Girona); expulsión"),
    ("en", "coach y", "yellow card for the coach"),
    ("en", "doctor y", "yellow card for the doctor"), ("en", "the physio r", "red card for the physio; sent off"),
    ("en", "assistant y", "yellow card for the assistant"),
    ("en", "fitness coach y", "yellow card for the fitness coach"),
    ("en", "v coach r", "red card for the coach (Girona); sent off"),
    ("en", "delegate visitors y", "yellow card for the delegate (Girona)"),
    ("en", "fitnessy", "yellow card for the fitness coach"),
  ])
  func officialsCanBeGivenCards(language: String, line: String, said: String) {
    let terminal = TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 630)
    #expect(terminal.answer(to: line).first == "2  11' " + said)
  }

  /// The suggested cards name officials in the user's language, not by their English codes.
  @Test(arguments: [
    (
      Language.ca, "vsegon entrenador",
      "no anotat: «vsegon entrenador» no s'entén per si sol; pot ser vajudant groga; vajudant vermella"
    ),
    (.ca, "targeta a l'ajudant", "no anotat: una targeta té color: groga és ajudant groga, vermella ajudant vermella"),
    (
      .es, "vdelegado tarjeta",
      "no anotado: una tarjeta tiene color: amarilla es vdelegado amarilla, roja vdelegado roja"
    ),
    (
      .ca, "v ajudant protesta",
      "no anotat: «protesta» és el motiu d'una targeta; amb la targeta és vajudant groga protesta"
    ),
    (
      .es, "entrenador violencia",
      "no anotado: «violencia» es el motivo de una tarjeta; con la tarjeta es entrenador roja violencia"
    ),
    (.en, "vcoach", "not recorded: “vcoach” is not understood by itself; it may be vcoachy vcoachr"),
  ])
  func suggestedCardsNameOfficialsInWords(language: Language, line: String, said: String) {
    let session = SessionFixture.session(Phrasebook(language), after: ["start"])
    #expect(session.said(to: line).problem == said)
  }

  @Test(arguments: [
    ("ca", "entren", "entrenador", ["entrenador", "ajudant", "fisio", "metge", "delegat", "preparador"]),
    ("es", "entren", "entrenador", ["entrenador", "ayudante", "fisio", "médico", "delegado", "preparador"]),
    ("en", "coa", "coach", ["coach", "assistant", "physio", "doctor", "delegate", "fitness coach"]),
  ])
  func helpAndTabListOfficials(language: String, begun: String, whole: String, words: [String]) throws {
    let terminal = try Touchline().recorded("start").prompt(
      "--lang", language, clock: Touchline.now + 630, columns: 120, rows: 60)
    try terminal.enter("help y")
    for word in words { try terminal.expect(word) }
    try terminal.type(begun)
    try terminal.press(.tab)
    try terminal.expectScreen { $0.currentLine.contains("> " + whole) }
  }

  /// The question for a card shows words of the language and also accepts the codes of the file.
  @Test(arguments: [
    ("ca", ["entrenador", "ajudant", "metge"], "ajudant", "groga a l'ajudant"),
    ("es", ["entrenador", "ayudante", "médico"], "medico", "amarilla al médico"),
    ("es", ["entrenador", "ayudante", "médico"], "doctor", "amarilla al médico"),
    ("en", ["coach", "assistant", "doctor"], "doctor", "yellow card for the doctor"),
  ])
  func cardQuestionListsOfficials(language: String, words: [String], answer: String, said: String) throws {
    let terminal = TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 630)
    try terminal.enter("y")
    for word in words { try terminal.expect(word) }
    if language != "en" { #expect(!terminal.transcript.contains("coach ")) }
    try terminal.enter(answer)
    try terminal.press(.enter)
    try terminal.expect(said)
  }
}
