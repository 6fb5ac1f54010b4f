import Testing

/// A minute in the distant past is recorded as typed, with a warning about a possibly missing digit.
@Suite struct DistantMinuteTests {
  private func prompt(_ language: String) -> TypedPrompt {
    let terminal = TypedPrompt(after: ["start", "45' end"], language: language)
    terminal.record("start", at: Touchline.now + 3600)
    terminal.now = Touchline.now + 3600 + 150
    terminal.restart()
    return terminal
  }

  @Test(arguments: [
    ("en", "8' c", "2  8' corner for Barça", "8' is in the first half, 40 minutes back"),
    ("es", "8' c", "2  8' córner para Barça", "8' está en la primera parte, hace 40 minutos"),
    ("ca", "8' c", "2  8' córner per a Barça", "8' va ser durant la primera part, fa 40 minuts"),
    ("ca", "20:10' 9s", "2  21' ocasió: 9 Alexis Sánchez", "21' va ser durant la primera part, fa 27 minuts"),
  ])
  func warnsOfAMinuteFarBack(language: String, line: String, said: String, warning: String) {
    #expect(prompt(language).answer(to: line) == [said, warning])
  }

  /// A minute of the first half is announced in the second, unless the line names the half.
  @Test(arguments: [
    ("en", "40' c", ["2  40' corner for Barça", "40' is in the first half"]),
    ("es", "40' c", ["2  40' córner para Barça", "40' está en la primera parte"]),
    ("ca", "40' c", ["2  40' córner per a Barça", "40' va ser durant la primera part"]),
    ("en", "1/39:30' c", ["2  40' corner for Barça"]), ("en", "1/44' c", ["2  44' corner for Barça"]),
  ])
  func announcesAnEarlierPeriod(language: String, line: String, said: [String]) {
    #expect(prompt(language).answer(to: line) == said)
  }

  /// The clock in a hall may start again in each half.
  @Test(arguments: [
    ("en", "3:15 was in the first half: Enter records it at 23:15; record it at 3:15? [!=yes] ", "corner for Barça"),
    ("es", "3:15 fue en la primera parte: Intro lo anota en 23:15; ¿lo anoto en 3:15? [!=sí] ", "córner para Barça"),
    (
      "ca", "3:15 va ser durant la primera part: Retorn ho anota a 23:15; ho anoto a 3:15? [!=sí] ",
      "córner per a Barça"
    ),
  ])
  func timeOfTheFirstHalfOnAStoppedClockIsAskedAbout(
    language: String, question: String, said: String
  ) throws {
    for (answer, place) in [("", "4  24' "), ("!", "2  4' ")] {
      let terminal = futsal(language)
      try terminal.enter("3:15' c")
      #expect(terminal.currentLine == question)
      #expect(terminal.answer(to: answer) == [place + said])
    }
  }

  /// A named half, and a time that the running half does not have.
  @Test(arguments: [
    ("1/3:15' c", ["2  4' corner for Barça", "4' is in the first half, 21 minutes back"]),
    ("3:15' c !", ["2  4' corner for Barça"]), ("23:15' c", ["4  24' corner for Barça"]),
    ("4' c", ["2  4' corner for Barça", "4' is in the first half, 21 minutes back"]),
  ])
  func otherTimesOnAStoppedClockAreNotAskedAbout(line: String, said: [String]) {
    #expect(futsal("en").answer(to: line) == said)
  }

  private func futsal(_ language: String) -> TypedPrompt {
    let terminal = TypedPrompt(
      after: ["start", "20' end"], isProvisional: true, rules: "futsal", language: language)
    terminal.record("start", at: Touchline.now + 3600)
    terminal.now = Touchline.now + 3600 + 255
    terminal.restart()
    return terminal
  }

  /// The refusal repeats the typed minute if its period does not have it.
  @Test(arguments: ["1/5+1", "3/5", "2/5+1", "3/5:00"]) func refusedMinuteIsShownAsTyped(minute: String) {
    #expect(
      prompt("en").answer(to: "\(minute)' 9g").first
        == "not recorded: minute \(minute)' is not in any period played so far")
  }

  /// Ordinary lines cause no warning.
  @Test(arguments: ["46' c", "c", "40' c", "8' c !"])
  func recentMinutesCauseNoWarning(line: String) throws {
    let terminal = prompt("en")
    try terminal.enter(line)
    try terminal.expect("corner for Barça")
    try terminal.enter("score")
    try terminal.expect("Barça 0-0 Girona")
    #expect(!terminal.transcript.contains("minutes back"))
  }
}
