import TestSupport
import Testing

/// Half-time substitutions recorded later.
@Suite struct HalfTimeSubstitutionTests {
  /// The second half has just begun.
  private func prompt(_ language: String = "en") -> TypedPrompt {
    TypedPrompt(after: ["start", "45' end", "start"], language: language, clock: Touchline.now + 20)
  }

  @Test func asksAgainAfterUndo() throws {
    let terminal = prompt()
    for answer in ["", "!"] {
      try terminal.enter("10>14")
      try terminal.expect("Made before the whistle (half-time)?")
      try terminal.enter(answer)
      try terminal.expect(answer.isEmpty ? "46' substitution: 10" : "half-time: substitution: 10")
      try terminal.enter("undo")
      try terminal.expect("undone: 10>14")
    }
    try terminal.enter("10>14")
    try terminal.expect("Made before the whistle (half-time)?")
  }

  /// A stoppage belongs to one team and lasts at most a minute.
  @Test func answerAppliesToOneStoppage() throws {
    let terminal = prompt()
    try terminal.enter("10>14")
    try terminal.expect("Made before the whistle")
    try terminal.enter("!")
    try terminal.expect("half-time: substitution: 10")
    try terminal.enter("9>15")
    try terminal.expect("half-time: substitution: 9")
    try terminal.enter("v9>12")
    try terminal.expect("Made before the whistle")
    try terminal.enter("!")
    try terminal.expect("half-time: substitution: v9")
    terminal.now = Touchline.now + 85
    try terminal.enter("8>17")
    try terminal.expect("Made before the whistle")
    try terminal.press(.enter)
    try terminal.expect("47' substitution: 8")
  }

  /// The word may follow the substitution as well; it does not end a running half.
  @Test(arguments: [
    ("ca", "10>14 descans", "mitja part"), ("ca", "9>15 10>14 al descans", "mitja part"),
    ("es", "10>14 descanso", "descanso"), ("en", "10>14 half-time", "half-time"),
    ("en", "sub 10 off 14 on at half-time", "half-time"),
  ])
  func halfTimeMayFollowTheSubstitution(language: String, line: String, interval: String) throws {
    let terminal = prompt(language)
    try terminal.enter(line)
    try terminal.expect(interval + ": ")
    let log = try terminal.log()
    #expect(log.contains { $0.contains("half-time") && $0.contains("10 Messi off, 14 Mascherano on") })
    #expect(log.last?.contains("second half starts") == true)
  }

  @Test func substitutionCanBeDroppedAtTheQuestion() throws {
    let terminal = prompt()
    try terminal.enter("10>14")
    try terminal.expect("Made before the whistle")
    try terminal.press(.interrupt)
    try terminal.expect("dropped")
    #expect(try terminal.log().count == 3)
  }

  /// A substitution typed with the word for half-time is recorded there, at any time and without a question.
  @Test(arguments: [
    ("en", "half time 9>14", "half-time: substitution: 9"), ("en", "half-time: 9>14", "half-time: substitution: 9"),
    ("en", "at half time 14 for 9", "half-time: substitution: 9"),
    ("es", "descanso 9>14", "descanso: cambio: sale 9"), ("es", "en el descanso sale 9 entra 14", "descanso: cambio"),
    ("ca", "descans 9>14", "mitja part: canvi: surt 9"),
    ("ca", "al descans canvi surt 9 entra 14", "mitja part: canvi"),
  ])
  func halfTimeWordRecordsItAtHalfTime(language: String, line: String, said: String) throws {
    let terminal = prompt(language)
    terminal.now = Touchline.now + 1300
    try terminal.enter("vc")
    try terminal.enter(line)
    try terminal.expect(said)
    #expect(!terminal.transcript.contains("[!="))
    let log = try terminal.log()
    #expect(log.count == 5)
    #expect(log[2] == "  3 l half-time: substitution: 9 Alexis Sánchez off, 14 Mascherano on", "\(log)")
    #expect(try terminal.validated() == .exited(0))
  }

  /// The word is not taken for the reason of a card.
  @Test(arguments: [
    ("en", "v4 red at half-time"), ("es", "v4 roja en el descanso"), ("ca", "v4 vermella a la mitja part"),
  ])
  func cardIsRecordedAtHalfTime(language: String, line: String) throws {
    let terminal = prompt(language)
    terminal.now = Touchline.now + 1300
    try terminal.enter("vc")
    try terminal.enter(line)
    #expect(try terminal.log()[2] == "  3 v half-time: red card for v4 Granell")
  }

  /// The word may be typed at half-time, or before the whistle has been recorded.
  @Test func halfTimeWordWorksBeforeTheWhistle() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 46 * 60)
    try terminal.enter("half-time 9>14")
    try terminal.expect("45+2' first half ends")
    try terminal.expect("half-time: substitution: 9")
    try terminal.enter("half-time 8>15")
    try terminal.expect("half-time: substitution: 8")
    #expect(try terminal.log().count == 4)
  }

  @Test func scriptMayMentionHalfTimeToo() throws {
    let log = try TypedPrompt(after: ["start", "45' end", "start", "60' vc", "descanso 9>14 8>15"]).log()
    #expect(log[2] == "  3 l half-time: substitution: 9 Alexis Sánchez off, 14 Mascherano on", "\(log)")
    #expect(log[3] == "  4 l half-time: substitution: 8 Andrés Iniesta off, 15 Keita on", "\(log)")
  }
}
