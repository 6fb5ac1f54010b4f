import Testing

/// A penalty that has to be taken again: the second kick replaces the first.
@Suite struct RetakenPenaltyTests {
  @Test(arguments: [
    ("en", "retaken", "not recorded: “retaken” is not understood by itself; it may be edit 2 9gp; edit 2 9s-p"),
    ("es", "repetir", "no anotado: «repetir» no se entiende por sí solo; puede ser editar 2 9gp; editar 2 9s-p"),
    ("ca", "repetit", "no anotat: «repetit» no s'entén per si sol; pot ser editar 2 9gp; editar 2 9s-p"),
  ])
  func retakenOffersEditsOfTheKick(language: String, line: String, said: String) {
    let terminal = TypedPrompt(after: ["start", "9s+p"], language: language)
    #expect(terminal.answer(to: line).first == said)
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
