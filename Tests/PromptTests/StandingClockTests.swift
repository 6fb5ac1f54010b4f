import MatchRules
import Phrases
import PromptInterface
import TestSupport
import Testing

/// A stopped clock at the prompt.
@Suite struct StandingClockTests {
  private static let start = Touchline.now

  private static let rules = "clock = stopped\nperiod-length = 20\nextra-length = 5"

  /// A prompt in the first second of the match.
  private static func prompt() throws -> TypedPrompt {
    let terminal = TypedPrompt(besides: rules, clock: start)
    try terminal.enter("start")
    try terminal.expect("first half starts")
    return terminal
  }

  @Test func clockStaysStoppedUntilStarted() throws {
    let terminal = try Self.prompt()
    terminal.now = Self.start + 462
    try terminal.enter("-")
    try terminal.expect("clock stopped: 7:42")
    terminal.now = Self.start + 1000
    try terminal.expectScreen { $0.currentLine == "first half 7:42 stopped> " }
    try terminal.enter("9g")
    try terminal.expect("8' goal by 9")
    #expect(!terminal.transcript.contains("!=yes"))
    try terminal.enter("-")
    try terminal.expect("the clock is stopped already: 7:42")
    try terminal.enter("+")
    try terminal.expect("clock running: 7:42")
    terminal.now = Self.start + 1010
    try terminal.expectScreen { $0.currentLine == "first half 7:52> " }
    try terminal.enter("+")
    try terminal.expect("the clock is running already: 7:52")
  }

  /// A countdown shows the same times in every period, so an open line keeps its period.
  @Test func openLineKeepsItsPeriodInACountdown() throws {
    let terminal = TypedPrompt(
      besides: "clock = stopped\nclock-shows = down\nperiods = 4\nperiod-length = 10", clock: Self.start)
    try terminal.enter("start")
    try terminal.expect("first quarter starts")
    terminal.now = Self.start + 138
    try terminal.enter("-")
    try terminal.expectScreen { $0.currentLine == "first quarter 7:42 stopped> " }
    try terminal.enter("9golaso")
    try terminal.expect("open 1: 3' 9golaso")
    try terminal.enter("7:00' vs+")
    try terminal.expect("open 2: 4' vs+")
    try terminal.enter("0:00' end !")
    try terminal.enter("start")
    try terminal.expect("second quarter starts")
    try terminal.enter("take 1 9g")
    try terminal.expect("3' goal by 9")
    try terminal.expectScreen { $0.currentLine == "second quarter 10:00 (1 open)> " }
    try terminal.enter("todo")
    try terminal.expect("open 2: 4' vs+")
    try terminal.enter("drop 2")
    try terminal.expectScreen { $0.currentLine == "second quarter 10:00> " }
    #expect(terminal.xml.contains("segons=\"138\""))
  }

  /// The second at which one period ends and the next begins belongs to both, so an open line keeps its period.
  @Test func openLineOfTheLastSecondStaysInItsPeriod() throws {
    let terminal = TypedPrompt(besides: Self.rules + "\nwithout = added", clock: Self.start)
    try terminal.enter("start")
    try terminal.expect("first half starts")
    terminal.now = Self.start + 1200
    try terminal.enter("9golaso")
    try terminal.expect("open 1: 20' 9golaso")
    try terminal.enter("end")
    try terminal.expect("first half ends")
    try terminal.enter("start")
    try terminal.expect("second half starts")
    try terminal.enter("take 1 9g")
    try terminal.expect("20' goal by 9")
    #expect(terminal.xml.contains("segons=\"1200\""))
  }

  /// In handball, the clock runs on but for time-outs.
  @Test(arguments: [
    ("en", "2  3' time-out: Barça; 1 time-out left", "clock stopped for the time-out: 2:00; + starts it"),
    (
      "es", "2  3' tiempo muerto: Barça; queda 1 tiempo muerto",
      "reloj parado por el tiempo muerto: 2:00; + lo pone en marcha"
    ),
    ("ca", "2  3' temps mort: Barça; queda 1 temps mort", "rellotge aturat pel temps mort: 2:00; + l'engega"),
  ])
  func timeOutStopsTheClock(language: String, said: String, stopped: String) throws {
    let prompt = TypedPrompt(after: ["start"], rules: "handball", language: language, clock: Self.start + 120)
    #expect(prompt.answer(to: "tm") == [said, stopped])
    prompt.now += 60
    try prompt.enter("+")
    prompt.now += 30
    #expect(prompt.answer(to: "v4x").first?.hasPrefix("3  3' ") == true)
    try prompt.expectScreen { $0.currentLine.contains(" 2:30> ") }
  }

  /// A time-out that is recorded later stops nothing, and neither does one where stoppage time is added.
  @Test func timeOutOfThePastDoesNotStopTheClock() throws {
    for (rules, text, line) in [("handball", "", "1:30' tm"), ("official", "time-outs = 1 1", "tm")] {
      let prompt = TypedPrompt(after: ["start"], rules: rules, besides: text, clock: Self.start + 120)
      #expect(prompt.answer(to: line).count == 1)
      try prompt.expectScreen { $0.currentLine == "first half 2:00> " }
    }
  }

  @Test func undoneTimeOutStartsTheClockAgain() throws {
    let prompt = TypedPrompt(after: ["start"], rules: "handball", clock: Self.start + 120)
    try prompt.enter("tm")
    prompt.now += 5
    try prompt.enter("undo")
    prompt.now += 100
    try prompt.enter("")
    try prompt.expectScreen { $0.currentLine == "first half 3:45> " }
  }

  /// The clock stops at the key press, not at Enter.
  @Test func clockStopsAtTheKeyPress() throws {
    let touchline = try Touchline(set: ["clock=stopped", "period-length=20", "extra-length=5"])
    try touchline.setClock(Self.start)
    let terminal = try touchline.prompt("--clock", touchline.clockFile, clock: nil)
    try terminal.enter("start")
    try terminal.expect("first half starts")
    try touchline.setClock(Self.start + 60)
    try terminal.type("-")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 1:00> -") }
    try touchline.setClock(Self.start + 65)
    try terminal.press(.enter)
    try terminal.expect("clock stopped: 1:00")
  }

  @Test func stoppedClockSurvivesARestart() throws {
    let terminal = try Self.prompt()
    terminal.now = Self.start + 300
    try terminal.enter("-")
    try terminal.expect("clock stopped: 5:00")
    terminal.now = Self.start + 4000
    terminal.restart()
    try terminal.expectScreen { $0.currentLine == "first half 5:00 stopped> " }
    try terminal.enter("v4y")
    try terminal.expect("6' yellow card")
    try terminal.enter("+")
    try terminal.expect("clock running: 5:00")
    terminal.now = Self.start + 4030
    try terminal.expectScreen { $0.currentLine == "first half 5:30> " }
  }

  /// The official clock is right, so the prompt does not ask about times a little ahead of ours.
  @Test func timeAheadSetsTheClockForward() throws {
    let terminal = try Self.prompt()
    terminal.now = Self.start + 700
    try terminal.enter("12:40' v4y 9c")
    try terminal.expect("13' corner")
    try terminal.expect("clock: 12:40")
    try terminal.expectScreen { $0.currentLine == "first half 12:40> " }
    try terminal.enter("-")
    try terminal.expect("clock stopped: 12:40")
    try terminal.enter("14:00' c")
    try terminal.expect("clock stopped: 14:00")
    try terminal.enter("undo")
    try terminal.expectScreen { $0.currentLine == "first half 12:40 stopped> " }
    #expect(!terminal.transcript.contains("[!=yes]"))
  }

  @Test(arguments: [
    ("clock-shows = up", 120.0, "15:00' 9g", "the clock says 2:00; record it in 16' already? [!=yes] "),
    ("clock-shows = up", 120, "15' 9g", "the clock says 2:00; record it in 15' already? [!=yes] "),
    ("clock-shows = down", 388, "6:00' vc", "the clock says 13:32; record it in 15' already? [!=yes] "),
    ("clock-shows = down", 388, "0:00' end", "the clock still shows 13:32; end it? [!=yes] "),
  ])
  func timeFarAheadIsAskedAbout(shows: String, elapsed: Double, line: String, question: String) throws {
    let terminal = TypedPrompt(after: ["start"], besides: Self.rules + "\n" + shows, clock: Self.start + elapsed)
    let prompt = terminal.currentLine
    try terminal.enter(line)
    #expect(terminal.currentLine == question)
    try terminal.enter("no")
    try terminal.enter("drop all")
    #expect(terminal.currentLine == prompt)
    #expect(try terminal.log().count == 1)
  }

  /// A wrong time that was confirmed: after `undo`, the clock is right again, and gives the next event its time.
  @Test func undoneTimeFarAheadPassesOnNoMinute() throws {
    let terminal = TypedPrompt(after: ["start"], besides: Self.rules, clock: Self.start + 120)
    for line in ["15:00' 9g", "!"] { try terminal.enter(line) }
    #expect(terminal.currentLine == "first half 15:00> ")
    #expect(terminal.answer(to: "undo") == ["undone: 15:00' 9g", "Barça 0-0 Girona"])
    #expect(terminal.currentLine == "first half 2:00> ")
    try terminal.enter("9g")
    #expect(try terminal.minutes() == ["1'", "3'"])
  }

  @Test func clockStopsWhenTimeIsUp() throws {
    let terminal = try Self.prompt()
    terminal.now = Self.start + 5000
    try terminal.expectScreen { $0.currentLine == "first half 20:00 time is up> " }
    try terminal.enter("9g")
    try terminal.expect("20' goal by 9")
    try terminal.expect("20:00: the time of the first half is up; to end it: end")
    try terminal.enter("20:30' 8g")
    try terminal.expect("the first half ends at 20:00, and its last minute is 20'")
    try terminal.enter("drop all")
    try terminal.enter("c")
    try terminal.expect("20' corner")
    // The message appears once.
    #expect(terminal.transcript.split(separator: "the time of the first half is up").count == 2)
    try terminal.enter("end")
    try terminal.expect("20' first half ends")
    terminal.now = Self.start + 5600
    try terminal.enter("start")
    try terminal.expect("second half starts")
    try terminal.expectScreen { $0.currentLine == "second half 20:00> " }
    #expect(try terminal.validated() == .exited(0))
  }

  /// The clock in the hall decides when a period is over, so the end is not asked about, but the answer says what the
  /// clock showed.
  @Test(arguments: [
    ("en", "end", ["2  20' first half ends  0-0", "the clock showed 19:20"]),
    ("es", "fin", ["2  20' termina la primera parte  0-0", "el reloj marcaba 19:20"]),
    ("ca", "fi", ["2  20' acaba la primera part  0-0", "el rellotge marcava 19:20"]),
  ])
  func endSaysWhatTheClockShowed(language: String, end: String, said: [String]) {
    let terminal = TypedPrompt(after: ["start"], besides: Self.rules, language: language, clock: Self.start + 1160)
    #expect(Array(terminal.answer(to: end).prefix(2)) == said)
    let punctual = TypedPrompt(after: ["start"], besides: Self.rules, language: language, clock: Self.start + 1250)
    #expect(punctual.answer(to: end).filter { $0.contains("20:00") } == [])
  }

  /// Starting the second half after a forgotten end: it begins now, however long the clock was stopped.
  @Test func asksAboutAForgottenEnd() throws {
    let terminal = try Self.prompt()
    terminal.now = Self.start + 3000
    try terminal.enter("start")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    try terminal.expect("In which minute")
    try terminal.press(.enter)
    try terminal.expect("second half starts")
    try terminal.expectScreen { $0.currentLine == "second half 20:00> " }
  }

  /// The match goes on during a question.
  @Test func clockCanBeStoppedAtAQuestion() throws {
    let terminal = try Self.prompt()
    terminal.now = Self.start + 120
    try terminal.enter("9g?")
    try terminal.expect("Body part?")
    try terminal.enter("-")
    try terminal.expect("3' goal by 9")
    try terminal.expect("clock stopped: 2:00")
    // A `-` that answers the question does not stop the clock.
    try terminal.enter("9s")
    try terminal.expect("chance for 9")
    try terminal.enter("8s?")
    try terminal.expect("How did it end?")
    try terminal.enter("-")
    try terminal.expect("Body part?")
    try terminal.press(.interrupt)
    try terminal.enter("9n?")
    try terminal.expect("Text?")
    try terminal.enter("+")
    try terminal.expect("clock running: 2:00")
    try terminal.enter("-")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 2:00 stopped") }
  }

  @Test func runningClockRefusesTheMarks() throws {
    let terminal = TypedPrompt(after: ["start"])
    for mark in ["-", "+"] {
      try terminal.enter(mark)
      try terminal.expect(
        "“\(mark)” stops or starts a clock that is stopped whenever play is; by the rules of this match")
    }
    try terminal.enter("todo")
    #expect(!terminal.transcript.contains("open)"))
  }

  @Test(arguments: [(Language.en, "the clock stops"), (.es, "el reloj se para"), (.ca, "el rellotge s'atura")])
  func tabOffersStoppingTheClock(language: Language, label: String) {
    func offered(after lines: [String]) -> [Choice] {
      SessionFixture.session(Phrasebook(language), after: lines, besides: "clock = stopped").view.offer(
        for: "", cursor: 0
      )
      .choices
    }
    #expect(offered(after: ["start"]).first { $0.key == "-" }?.label == label)
    #expect(!offered(after: ["start"]).contains { $0.key == "+" || $0.key == "added" })
    #expect(offered(after: ["start", "-"]).contains { $0.key == "+" })
    #expect(!offered(after: ["start", "-"]).contains { $0.key == "-" })
    #expect(!offered(after: []).contains { $0.key == "-" || $0.key == "+" })
    let football = SessionFixture.session(Phrasebook(language), after: ["start"]).view.offer(for: "", cursor: 0).choices
    #expect(!football.contains { $0.key == "-" || $0.key == "+" })
  }

  @Test(arguments: [("es", "parado"), ("ca", "aturat")])
  func stoppedClockIsTranslated(language: String, word: String) throws {
    let terminal = TypedPrompt(after: ["start", "-"], besides: Self.rules, language: language, columns: 40)
    try terminal.expectScreen { $0.currentLine.hasSuffix(" 0:00 \(word)> ") }
  }
}
