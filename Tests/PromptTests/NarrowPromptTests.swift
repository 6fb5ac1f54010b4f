import Testing

/// The right prompt shows what fits; the score is always visible.
@Suite struct NarrowPromptTests {
  @Test(arguments: [
    ("en", "match abandoned, 30'> "), ("es", "partido suspendido, 30'> "), ("ca", "partit suspès, 30'> "),
  ])
  func minuteOfAbandonment(_ language: String, _ left: String) throws {
    let terminal = TypedPrompt(after: ["start", "30' abandon fog"], language: language)
    #expect(terminal.currentLine == left)
  }

  @Test(arguments: [
    ("ca", 30, "2a 91:10 90+2'/4 (1)>", "1-0"), ("ca", 40, "2a 91:10 90+2'/4 (1)>", "1-0"),
    ("ca", 50, "2a 91:10 90+2'/4 (1)>", "1-0  11 contra 10"),
    ("ca", 60, "segona part 91:10 90+2'/4 (1 pendent)>", "1-0"),
    ("es", 40, "2ª 91:10 90+2'/4 (1)>", "1-0"), ("en", 40, "2nd 91:10 90+2'/4 (1)>", "1-0"),
    ("en", 62, "second half 91:10 90+2'/4 (1 open)>", "1-0  11 v 10"),
    ("en", 72, "second half 91:10 90+2'/4 (1 open)>", "Barça 1-0 Girona  11 v 10"),
    ("en", 80, "second half 91:10 90+2'/4 (1 open)>", "Barça 1-0 Girona (1-0)  11 v 10"),
  ])
  func scoreFitsBeyondNinetyMinutes(language: String, columns: Int, left: String, right: String) throws {
    let terminal = TypedPrompt(
      after: ["start", "9g", "v4r", "45' end", "start", "added 4"], language: language, clock: Touchline.now + 2770,
      columns: columns)
    try terminal.enter("99g")
    #expect(terminal.currentLine == left + " ")
    #expect(terminal.right == right)
  }
}
