import Testing

/// The reason of a card typed by itself is an edit of the card.
@Suite struct CardReasonEditTests {
  private func booked(_ language: String) throws -> TypedPrompt {
    let prompt = TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 630)
    try prompt.enter("vcoachy")
    return prompt
  }

  /// `undo` names the line that was typed, not the edit that it stands for.
  @Test(arguments: [
    ("en", "dissent", "undone: dissent"), ("es", "protestas", "deshecho: protestas"),
    ("ca", "protestes", "desfet: protestes"),
  ])
  func undoNamesTheReason(language: String, reason: String, undone: String) throws {
    let prompt = try booked(language)
    try prompt.enter(reason)
    #expect(prompt.answer(to: "undo") == [undone, "Barça 0-0 Girona"])
  }

  /// A team official is named in the user's language, not by the code.
  @Test(arguments: [
    (
      "es", "protestas",
      "el entrenador (Girona) ya ha visto una amarilla menos de un minuto antes (2; el motivo se pone con "
        + "editar 2 ventrenador amarilla protestas): ¿expulsión por la segunda? [!=sí] "
    ),
    (
      "ca", "protestes",
      "l'entrenador (Girona) ja ha vist una groga menys d'un minut abans (2; el motiu es posa amb "
        + "editar 2 ventrenador groga protestes): expulsió per la segona? [!=sí] "
    ),
  ])
  func officialIsNamedInWords(language: String, reason: String, question: String) throws {
    let prompt = try booked(language)
    try prompt.enter("vcoachy " + reason)
    #expect(prompt.currentLine == question)
  }
}
