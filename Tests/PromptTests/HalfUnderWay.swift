/// A prompt for a match after ten and a half minutes of the first half.
enum HalfUnderWay {
  /// The time of the prompt.
  static let running = Touchline.now + 630

  static func prompt(_ lines: String..., language: String = "en", columns: Int = 120) -> TypedPrompt {
    TypedPrompt(after: ["start"] + lines, language: language, clock: Self.running, columns: columns)
  }

  static func expectPrompt(_ terminal: TypedPrompt, _ text: String) throws {
    try terminal.expectScreen(text) { $0.currentLine == text + "> " }
  }

  /// Expects neither open lines nor marked actions.
  static func expectNothingOpen(_ terminal: TypedPrompt) throws {
    try expectPrompt(terminal, "first half 10:30")
    try terminal.enter("todo")
    try terminal.expect("nothing left to resolve")
  }
}
