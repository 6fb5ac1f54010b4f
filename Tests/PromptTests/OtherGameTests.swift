import MatchModel
import Testing

/// Handball, basketball and rink hockey at the prompt.
@Suite struct OtherGameTests {
  private func prompt(_ rules: String, after lines: [String] = ["start"], language: String = "en") -> TypedPrompt {
    TypedPrompt(after: lines, isProvisional: true, rules: rules, language: language, clock: Touchline.now + 20)
  }

  /// Types two lines and Enter at the question about the second one; true if it was asked and nothing was recorded.
  private func isAsked(_ prompt: TypedPrompt, _ first: String, _ again: String, after seconds: Double) throws -> Bool {
    try prompt.enter(first)
    let recorded = try prompt.log().count
    prompt.now += seconds
    try prompt.enter(again)
    guard prompt.currentLine.hasPrefix("looks like “\(recorded) ") else { return false }
    return try prompt.answer(to: "") == ["nothing changed"] && prompt.log().count == recorded
  }

  // MARK: - Repeated events

  /// A sanction within a minute of the same one, or while that is being served.
  @Test(arguments: [
    ("handball", "v8x", "v8 two minutes", 1.0, true), ("handball", "4x", "4x", 1, true),
    ("handball", "4x", "4x", 100, true), ("handball", "4x", "4x", 130, false), ("handball", "4x", "5x", 1, false),
    ("handball", "4x", "v4x", 1, false), ("handball", "4x", "4x !", 1, false), ("rink", "v4u", "blue for v4", 1, true),
  ])
  func repeatedSanctionIsAskedAbout(rules: String, first: String, again: String, later: Double, isAsked: Bool) throws {
    #expect(try self.isAsked(prompt(rules), first, again, after: later) == isAsked)
  }

  /// A warning beyond the limit is asked about once, by the law.
  @Test func repeatedWarningIsAskedAboutOnce() throws {
    let prompt = prompt("handball")
    try prompt.enter("4y")
    try prompt.enter("4y")
    #expect(!prompt.currentLine.contains("looks like") && prompt.currentLine.hasSuffix("[!=yes] "))
    try prompt.enter("!")
    #expect(try prompt.log().count == 3)
  }

  /// At the same second, or within ten seconds if no time is typed, whatever the form of the lines.
  @Test(arguments: [
    ("7:00' 5g", "7:00' 5g", true), ("5:00' 2g", "4:59' 2g", true), ("4:59' 2g", "5:00' 2g", true),
    ("3p+", "3p+", true), ("5r+", "5r+", true), ("5r+", "5r", true), ("2x", "turnover 2", true),
    ("4b,v1", "4b,1", true), ("v1g", "basket by v1", true), ("5:00' 5r+", "5:00' 5r+", true),
    ("5:00' 2g", "4:50' 2g", false), ("5:00' 2g", "5:00' 2t", false), ("5:00' 2g", "5:00' 2p+", false),
    ("5:00' 5r+", "5:00' 5r-", false), ("5:00' 5r+", "5:00' 5x", false), ("5r+", "5r-", false), ("2x", "3x", false),
  ])
  func repeatedBasketOrActionIsAskedAbout(first: String, again: String, isAsked: Bool) throws {
    let prompt = prompt("basketball")
    prompt.now = Touchline.now + 320
    #expect(try self.isAsked(prompt, first, again, after: 3) == isAsked)
  }

  // MARK: - Roles

  /// Basketball has no goalkeeper, and a captain comes and goes.
  @Test func basketballHasNoGoalkeeper() throws {
    let prompt = prompt("basketball", after: ["lineup 4 5 6 7 8", "player 4 captain", "start"])
    #expect(prompt.answer(to: "4>9") == ["2  1' substitution: 4 off, 9 on; 1 substitution"])
    #expect(prompt.answer(to: "9>4") == ["3  1' substitution: 9 off, 4 on; 2 substitutions"])
    #expect(!prompt.xml.contains("porter="))
    #expect(prompt.answer(to: "player 5 keeper").first?.hasPrefix("not recorded: unknown field “keeper”") == true)
  }

  @Test func ownBasketSaysToWhomItIsCredited() {
    let known = prompt("basketball", after: ["player 4 captain", "start"])
    #expect(
      known.answer(to: "v4og") == [
        "2  1' basket: 4  2-0", "own basket of v4, credited to 4, the captain of Barça on court",
      ])
    #expect(
      prompt("basketball").answer(to: "v4og") == [
        "2  1' basket: ?1  2-0",
        "own basket of v4, credited to ?1: the captain of Barça is not known to be on the court",
      ])
  }

  // MARK: - Words of one game

  /// Words that are an origin, a kind of foul or a series in this game.
  @Test(arguments: [
    ("handball", "9 gol desde el extremo izquierdo", "9ge"), ("handball", "9 goal from the right wing", "9gd"),
    ("handball", "9 goal left wing", "9ge"), ("handball", "gol del 9 des de l'extrem dret", "9gd"),
    ("basketball", "4 falta en ataque", "4fo"), ("basketball", "attacking foul by 4 on v5", "4fo5"),
    ("basketball", "falta d'atac de 4", "4fo"), ("basketball", "4 dos tiros libres, dos dentro", "4p++"),
    ("basketball", "two free throws by v4, both in", "v4p++"), ("basketball", "4 dos tirs lliures, cap dins", "4p--"),
    ("basketball", "4 two free throws, one in, one missed", "4p+-"),
    ("basketball", "dos tiros libres fallados de 4", "4p--"), ("basketball", "4 makes 2 of 2 free throws", "4p++"),
  ])
  func sentenceOfTheGameMatchesCodes(rules: String, line: String, codes: String) {
    let said = prompt(rules).answer(to: line)
    #expect(said == prompt(rules).answer(to: codes) && said.first?.hasPrefix("2  1' ") == true)
  }

  /// Words that may mean several things are refused with the line for each.
  @Test(arguments: [
    ("handball", "9 gol desde el extremo", "“desde el extremo” is not understood by itself; it may be 9ge 9gd"),
    ("handball", "9 goal from the wing", "“wing” is not understood by itself; it may be 9ge 9gd"),
    ("handball", "gol del 9 des de l'extrem", "“des de l'extrem” is not understood by itself; it may be 9ge 9gd"),
    ("futsal", "9 tiro a bola parada", "“a bola parada” is not understood by itself; it may be 9sc 9sf 9sp 9st"),
    (
      "futsal", "tir de 9 a pilota aturada",
      "“a pilota aturada” is not understood by itself; it may be 9sc 9sf 9sp 9st"
    ),
    ("hockey", "9 shot from a set piece", "“from a set piece” is not understood by itself; it may be 9sc 9sp"),
    (
      "basketball", "4 dos tiros libres, uno dentro",
      "“4 dos tiros libres, uno dentro” is not understood by itself; it may be 4p+- 4p-+"
    ),
    (
      "basketball", "4 makes one of two free throws",
      "“4 makes one of two free throws” is not understood by itself; it may be 4p+- 4p-+"
    ),
    (
      "basketball", "dos tirs lliures de v4",
      "“dos tirs lliures de v4” is not understood by itself; it may be v4p++ v4p+- v4p-+ v4p--"
    ),
    ("handball", "11r o", "“o” does not belong to 11r"),
  ])
  func severalMeaningsAreListed(rules: String, line: String, said: String) {
    #expect(prompt(rules).answer(to: line).first == "not recorded: " + said)
  }

  /// A game without offensive fouls records the foul, and says what it does not record.
  @Test(arguments: [
    ("en", "9 attacking foul", ["2  1' foul by 9", "“attacking” is not recorded; as a note it is n 9 attacking foul"]),
    ("es", "9 falta en ataque", ["2  1' falta de 9", "«en ataque» no se anota; como nota sería n 9 falta en ataque"]),
    ("ca", "9 falta en atac", ["2  1' falta: 9", "«en atac» no s'anota; com a nota seria n 9 falta en atac"]),
  ])
  func attackingFoulIsAFoul(language: String, line: String, said: [String]) {
    #expect(prompt("handball", language: language).answer(to: line) == said)
  }

  // MARK: - The clock

  /// A suspension ends as the clock runs, before anything else happens.
  @Test func numberOfPlayersFollowsTheClock() {
    let prompt = prompt("handball")
    let (score, reminders) = (prompt.right, prompt.answer(to: "heads-up"))
    _ = prompt.answer(to: "v8x")
    #expect(prompt.right == "Barça 0-0 Girona  7 v 6")
    prompt.now += 119
    #expect(prompt.right == "Barça 0-0 Girona  7 v 6")
    prompt.now += 2
    #expect(prompt.right == score)
    #expect(prompt.answer(to: "heads-up") == reminders)
  }

  @Test(arguments: [
    ("en", "end", "the clock still shows 2:17; end it? [!=yes] "),
    ("es", "fin", "el reloj aún marca 2:17; ¿terminar? [!=sí] "),
    ("ca", "fi", "el rellotge encara marca 2:17; ho acabem? [!=sí] "),
  ])
  func earlyEndShowsWhatTheClockShows(language: String, end: String, question: String) throws {
    let prompt = prompt("basketball", language: language)
    prompt.now = Touchline.now + 463
    try prompt.enter(end)
    #expect(prompt.currentLine == question)
  }

  // MARK: - Open lines and corrections

  /// A line that records nothing closes no line about something else.
  @Test func declinedLineClosesNoOther() throws {
    let prompt = prompt("handball")
    for line in ["9 dances flamenco", "9gp,7", "no"] { try prompt.enter(line) }
    #expect(prompt.openLines == ["0:20' 9 dances flamenco", "0:20' 9gp,7"])
  }

  @Test func whatCannotBeAnEventIsNotKeptOpen() throws {
    let prompt = TypedPrompt(after: ["start", "45' end", "start", "90' end", "finish"])
    for line in ["a", "++", "finish"] { try prompt.enter(line) }
    #expect(prompt.openLines.isEmpty)
  }

  @Test func startOfAPeriodIsNotEdited() {
    let prompt = prompt("basketball", after: ["start", "0:00' end", "start"])
    #expect(
      prompt.answer(to: "edit 3 v1>5") == ["not recorded: 3 starts the second quarter and cannot become another event"])
  }

  /// Deleting a suspension undoes the sending-off that followed the third one.
  @Test func deletionThatLiftsASendingOffSaysSo() throws {
    let prompt = prompt("handball", after: ["start", "1' v8x", "5' v8x", "9' v8x"])
    prompt.now = Touchline.now + 600
    #expect(prompt.answer(to: "del 4").dropFirst() == ["v8 is no longer disqualified"])
    #expect(try prompt.log().count == 3)
  }
}
