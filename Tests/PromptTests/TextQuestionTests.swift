import Testing

/// At the question for a note's text, a command that only shows something is executed, and the question is repeated.
@Suite struct TextQuestionTests {
  private func prompt(_ language: String) -> TypedPrompt {
    TypedPrompt(after: ["start", "2' v4f"], language: language, clock: Touchline.now + 630)
  }

  @Test(arguments: [
    ("en", "todo", "nothing left to resolve", "Text?"), ("en", "score", "Barça 0-0 Girona", "Text?"),
    ("en", "ls v4", "2' foul by v4", "Text?"), ("es", "pendientes", "no queda nada por resolver", "¿Texto?"),
    ("ca", "pendents", "no queda res per resoldre", "Text?"), ("ca", "marcador", "Barça 0-0 Girona", "Text?"),
  ])
  func viewIsShownAndTheQuestionRepeated(language: String, look: String, said: String, question: String) throws {
    let terminal = prompt(language)
    try terminal.enter("9n")
    try terminal.expect(question)
    try terminal.enter(look)
    try terminal.expect(said)
    try terminal.expectScreen { $0.currentLine.hasPrefix(question) }
    try terminal.enter("drifts left")
    try terminal.expect("drifts left")
    #expect(try terminal.log().last?.hasSuffix("drifts left") == true)
  }

  /// With its code, a note may begin with a command word; so may text that only starts like one.
  @Test(arguments: [
    ("n todo", "todo"), ("n pendents", "pendents"), ("n score", "score"), ("score board broken", "score board broken"),
    ("find the gaps", "find the gaps"), ("buscar espacios", "buscar espacios"),
    ("marcador espatllat", "marcador espatllat"),
  ])
  func commandWordsCanBeNoted(typed: String, text: String) throws {
    let terminal = prompt("en")
    try terminal.enter("9n")
    try terminal.expect("Text?")
    try terminal.enter(typed)
    try terminal.expect("note on 9 Alexis Sánchez: " + text)
    #expect(try terminal.log().last?.hasSuffix(" 9 Alexis Sánchez: " + text) == true)
  }

  @Test func commandWordsCanBeNotedAtThePromptToo() throws {
    let terminal = prompt("en")
    try terminal.enter("9n todo")
    try terminal.expect("note on 9 Alexis Sánchez: todo")
    #expect(try terminal.log().last?.hasSuffix("todo") == true)
  }
}
