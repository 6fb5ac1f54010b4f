import Testing

/// Tests how open lines are closed, and the messages about it.
@Suite struct OpenLineEndTests {
  /// Resuming a line that is refused again gives advice.
  @Test(arguments: [
    ("en", "99g", "take", "to correct it, type the right line after it: take 1 9g; otherwise drop 1"),
    ("en", "9gz", "take 1", "take 1 9g; otherwise drop 1"),
    // The example is the suggested line, if there is one.
    ("en", "v10 saved", "take 1", "take 1 v10s+; otherwise drop 1"),
    (
      "es", "99g", "retomar",
      "para corregirla, se escribe detrás lo que tenía que decir: retomar 1 9g; si no, descartar 1"
    ),
    (
      "ca", "99g", "reprendre",
      "per corregir-la, s'escriu al darrere el que havia de dir: reprendre 1 9g; si no, descartar 1"
    ),
  ])
  func refusalSuggestsHowToCorrectTheLine(language: String, line: String, take: String, said: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(line)
    try terminal.expect(" 1: ")
    try terminal.enter(take)
    try terminal.expect(said)
    try terminal.enter(take.prefix { $0 != " " } + " 9g")
    try terminal.expect("1-0")
    try terminal.expectScreen { $0.currentLine.contains("10:30>") }
  }

  /// A line that may have been recorded in the meantime stays open, with advice.
  @Test(arguments: [
    ("en", "open 1: 11' 17g  (the same? drop 1)"), ("es", "pendiente 1: 11' 17g  (¿es lo mismo? descartar 1)"),
    ("ca", "pendent 1: 11' 17g  (és el mateix? descartar 1)"),
  ])
  func possibleDuplicateIsMentioned(language: String, said: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter("17g")
    try terminal.expect("[!=")
    try terminal.press(.enter)
    try terminal.expect(" 1: 11' 17g")
    terminal.now = Touchline.now + 900
    try terminal.enter("8' 17g !")
    try terminal.expect(said)
    try terminal.enter("v7f")
    try terminal.expectScreen { !$0.shown(since: "v7f").contains("17g") }
    try terminal.enter("drop 1")
    try terminal.expectScreen { $0.currentLine.contains("15:00>") }
  }

  @Test(arguments: [
    ("en", "1 line stays open with the match: todo lists it."),
    ("es", "1 línea sigue pendiente de anotar en el partido: «pendientes» la muestra."),
    ("ca", "1 línia queda pendent d'anotar en el partit: «pendents» la mostra."),
  ])
  func leavingReportsOpenLines(language: String, said: String) throws {
    for isCommand in [true, false] {
      let terminal = HalfUnderWay.prompt(language: language)
      try terminal.enter("99g")
      try terminal.expect(" 1: ")
      if isCommand { try terminal.enter("quit") } else { try terminal.press(.endOfInput) }
      try terminal.expect(said)
    }
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter("quit")
    #expect(!terminal.transcript.contains(said.suffix(12)))
  }

  /// The prompt and the greeting count only open lines.
  @Test(arguments: [
    ("en", "2 lines are open: todo lists them.", "1 entry is unresolved: todo lists it."),
    (
      "es", "2 líneas están pendientes de anotar: «pendientes» las muestra.",
      "1 cosa está por resolver: «pendientes» la muestra."
    ),
    (
      "ca", "2 línies estan pendents d'anotar: «pendents» les mostra.",
      "1 cosa està per resoldre: «pendents» la mostra."
    ),
  ])
  func greetingAndPromptCountAlike(language: String, open: String, unresolved: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    for line in ["?g", "99g", "98f"] { try terminal.enter(line) }
    try terminal.expect(" 2: ")
    terminal.now = Touchline.now + 700
    terminal.restart()
    try terminal.expect(open + "\n" + unresolved + "\n")
    try terminal.expectScreen { $0.currentLine.contains("(2 ") }
  }

  /// A word that describes an event counts as a line too.
  @Test(arguments: ["protesta", "dissent", "cap", "penal"]) func eventWordsStayOpen(line: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(line)
    try terminal.expect("not recorded:")
    try terminal.expect("open 1: 11' \(line)")
  }
}
