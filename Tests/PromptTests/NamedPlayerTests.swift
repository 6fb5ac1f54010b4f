import Phrases
import RecordingSession
import Testing

/// Players by name, and players who go off injured.
@Suite struct NamedPlayerTests {
  @Test(arguments: [
    ("ca", "Messi gol de cap", "2  11' gol: 10 Messi, de cap  1-0"),
    ("es", "gol de Messi, pase de Villa", "2  11' gol de 10 Messi, asistencia de 7 Villa  1-0"),
    ("en", "Stuani yellow", "2  11' yellow card for v7 Stuani"),
    ("es", "Lozano entra por Portu", "2  11' cambio: sale v9 Portu, entra v20 Lozano; 1 de 5 cambios, 1 de 3 ventanas"),
    ("en", "8' Sánchez goal", "2  8' goal by 9 Alexis Sánchez  1-0"),
    // A name is not the reason for a card.
    ("es", "amarilla a Portu", "2  11' amarilla a v9 Portu"),
    ("ca", "groga a Messi per protestar", "2  11' groga a 10 Messi, protestes"),
    ("es", "amarilla 8 insulta a Portu", "2  11' amarilla a 8 Andrés Iniesta, insulta a Portu"),
    ("es", "amarilla a Andrés Iniesta", "2  11' amarilla a 8 Andrés Iniesta"),
    ("ca", "l'Andrés gol de cap", "2  11' gol: 8 Andrés Iniesta, de cap  1-0"),
    ("ca", "gol de l'Alexis de cap", "2  11' gol: 9 Alexis Sánchez, de cap  1-0"),
    ("ca", "gol d'Andrés de cap", "2  11' gol: 8 Andrés Iniesta, de cap  1-0"),
    ("en", "Stuani's yellow", "2  11' yellow card for v7 Stuani"),
    // A number without a letter is an opponent of the goalkeeper.
    ("es", "Valdés para un penalti al 10", "2  11' ocasión de v10 Borja, parada, penalti"),
    ("ca", "Valdés atura un penal del 10", "2  11' ocasió: v10 Borja, aturada, penal"),
    ("en", "Valdés saves from 10", "2  11' chance for v10 Borja, saved"),
    ("en", "Bounou saves from 10", "2  11' chance for 10 Messi, saved"),
  ])
  func uniqueNameIdentifiesThePlayer(language: String, line: String, said: String) {
    #expect(HalfUnderWay.prompt(language: language).answer(to: line).first == said)
  }

  @Test(arguments: [
    ("en", "9 comes off injured", "Who comes on?"), ("en", "Messi comes off injured", "Who comes on?"),
    ("ca", "surt lesionat el 9", "Qui entra?"), ("es", "sale lesionado el 9", "¿Quién entra?"),
    ("es", "9 se retira lesionado", "¿Quién entra?"), ("ca", "9 es retira lesionat", "Qui entra?"),
    ("en", "9 injured", "Does 9 Alexis Sánchez go off?"),
    ("es", "9 lesionado", "¿Sale 9 Alexis Sánchez?"), ("ca", "lesionat el 9", "Surt 9 Alexis Sánchez?"),
    ("en", "9> injured", "Who comes on?"), ("es", "9> lesionado", "¿Quién entra?"), ("ca", "9> lesió", "Qui entra?"),
  ])
  func injuredPlayersGoingOffAreUnderstood(language: String, line: String, said: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(line)
    try terminal.expect(said)
    #expect(!terminal.transcript.contains(" 1: 11' " + line))
  }

  /// A name is read as a shirt number only if the resulting line is valid.
  @Test(arguments: ["Messi plora", "Xyz goal", "Messi Villa"])
  func unreadableLinesStayOpen(line: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(line)
    try terminal.expect("open 1: 11' " + line)
  }
}

/// Names that do not identify a player, and lines that are wrong apart from a name.
@Suite struct NameProblemTests {
  private static let names = [
    #"player 4 name "Marc Roig""#, #"player 7 name "Sara Vila""#, #"player 9 name "Sara Puig""#, "start",
  ]

  private func problem(_ line: String, _ language: String) -> String? {
    let book = Phrasebook(Language(rawValue: language) ?? .en)
    return SessionFixture.session(book, after: Self.names).said(to: line).problem
  }

  @Test(arguments: [
    (
      "en", "Sara goal",
      "not recorded: several players are called “Sara”: 7 Sara Vila, 9 Sara Puig; type the number"
    ),
    ("en", "sara", "not recorded: several players are called “sara”: 7 Sara Vila, 9 Sara Puig; type the number"),
    // The laws refuse each of them for another reason.
    (
      "en", "Roig for Sara",
      "not recorded: several players are called “Sara”: 7 Sara Vila, 9 Sara Puig; type the number"
    ),
    (
      "en", "shot by sara from outside the box",
      "not recorded: several players are called “sara”: 7 Sara Vila, 9 Sara Puig; type the number"
    ),
    (
      "ca", "groga a Sara",
      "no anotat: hi ha més d'una persona que es diu «Sara»: 7 Sara Vila, 9 Sara Puig; escriu el dorsal"
    ),
    // The name is quoted without its article or possessive.
    (
      "ca", "gol de l'Sara",
      "no anotat: hi ha més d'una persona que es diu «Sara»: 7 Sara Vila, 9 Sara Puig; escriu el dorsal"
    ),
    (
      "en", "Sara's goal",
      "not recorded: several players are called “Sara”: 7 Sara Vila, 9 Sara Puig; type the number"
    ),
    (
      "es", "gol de sara",
      "no anotado: hay más de una persona llamada «sara»: 7 Sara Vila, 9 Sara Puig; escribe el dorsal"
    ),
  ])
  func sharedNameIsAnsweredWithItsPlayers(language: String, line: String, said: String) {
    #expect(problem(line, language) == said)
  }

  @Test(arguments: [
    ("en", "roig", "not recorded: what did 4 Marc Roig do? A goal is 4g"),
    ("en", "Roig sings", "not recorded: what did 4 Marc Roig do? A goal is 4g; as a note it is 4n sings"),
    ("es", "Sara Puig", "no anotado: ¿qué hizo 9 Sara Puig? Un gol es 9g"),
    ("ca", "4", "no anotat: què ha fet 4 Marc Roig? Un gol és 4g"),
  ])
  func playerAloneIsAskedAbout(language: String, line: String, said: String) {
    #expect(problem(line, language) == said)
  }

  @Test(arguments: [
    (
      "es", "tiro de roig desde fuera del area",
      "no anotado: «desde fuera del area» se dice con la zona, de izquierda a derecha: 4s4 4s5 4s6"
    ),
    (
      "ca", "xut de roig des de fora de l'àrea",
      "no anotat: «des de fora de l'àrea» es diu amb la zona, d'esquerra a dreta: 4s4 4s5 4s6"
    ),
    (
      "en", "shot by Sara Vila from outside the box",
      "not recorded: “from outside the box” is recorded as a zone, from left to right: 7s4 7s5 7s6"
    ),
    ("en", "Roig gaol", "not recorded: unknown word “gaol”; did you mean goal?"),
    ("en", "yellow Roig 6'", "not recorded: the time comes first: 6' yellow 4"),
  ])
  func blamesTheWordsBesidesTheName(language: String, line: String, said: String) {
    #expect(problem(line, language) == said)
  }
}
