import TestSupport
import Testing

/// Players by name, and players who go off injured.
@Suite struct NamedPlayerTests {
  private func prompt(_ language: String) throws -> PseudoTerminal {
    try Touchline().recorded("start").prompt("--lang", language, clock: Touchline.now + 630, columns: 120)
  }

  @Test(arguments: [
    ("ca", "Messi gol de cap", "11' gol: 10 Messi, de cap"),
    ("es", "gol de Messi, pase de Villa", "11' gol de 10 Messi"),
    ("en", "Stuani yellow", "11' yellow card for v7 Stuani"), ("es", "Lozano entra por Portu", "v20 Lozano"),
    ("en", "8' Sánchez goal", "8' goal by 9"),
    // A name is not the reason for a card.
    ("es", "amarilla a Portu", "amarilla a v9 Portu"), ("ca", "groga a Messi per protestar", "groga a 10 Messi"),
    ("es", "amarilla 8 insulta a Portu", "amarilla a 8 Andrés Iniesta, insulta a Portu"),
    ("es", "amarilla a Andrés Iniesta", "amarilla a 8 Andrés Iniesta"),
  ])
  func uniqueNameIdentifiesThePlayer(language: String, line: String, said: String) throws {
    let terminal = try prompt(language)
    try terminal.enter(line)
    try terminal.expect(said)
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
    let terminal = try prompt(language)
    try terminal.enter(line)
    try terminal.expect(said)
    #expect(!terminal.transcript.contains(" 1: 11' " + line))
  }

  /// A name is read as a shirt number only if the resulting line is valid.
  @Test(arguments: ["Messi plora", "Xyz goal", "Messi Villa"])
  func unreadableLinesStayOpen(line: String) throws {
    let terminal = try prompt("en")
    try terminal.enter(line)
    try terminal.expect("open 1: 11' " + line)
  }
}
