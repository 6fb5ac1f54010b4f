import Testing

/// The right player of the last action, typed by itself.
@Suite struct CorrectedPlayerTests {
  /// The answer shows the edit. The line is not an event and does not stay open.
  @Test(arguments: [
    ("ca", "10r agressió", "no és el 10 és el 11", "editar 2 11r conducta violenta"),
    ("ca", "v9f4", "no, al 14", "editar 2 v14f4"), ("ca", "9ghc,7", "era el 11", "editar 2 11ghc,7"),
    ("es", "4y", "era el 5", "editar 2 5y"), ("en", "v4f9y", "it was v5", "edit 3 v5y"),
    ("en", "9s+", "not 9 but 10", "edit 2 10s+"),
  ])
  func editIsShown(language: String, line: String, correction: String, edit: String) {
    let terminal = HalfUnderWay.prompt(line, language: language)
    let said = terminal.answer(to: correction)
    let words = [
      "ca": "no anotat: «\(correction)» no s'entén per si sol; pot ser \(edit)",
      "es": "no anotado: «\(correction)» no se entiende por sí solo; puede ser \(edit)",
      "en": "not recorded: “\(correction)” is not understood by itself; it may be \(edit)",
    ]
    #expect(said == [words[language]] && terminal.openLines.isEmpty)
  }

  /// Without an action of a player, there is nothing to correct. The words are understood nevertheless.
  @Test func withoutAnActionNothingIsCorrected() {
    let terminal = HalfUnderWay.prompt()
    #expect(
      terminal.answer(to: "it was 11") == [
        "not recorded: it is not clear which line “it was 11” corrects; type that line again with the right number"
      ])
    #expect(terminal.openLines.isEmpty)
  }
}
