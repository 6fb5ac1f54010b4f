import Phrases
import PromptLanguage
import RecordingSession
import Testing

/// One short question at a time, with only legal candidates.
@Suite struct QuestionTests {
  @Test func goalDetailsAreAskedStepByStep() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("g")
    try terminal.expect("Who? (Barça)")
    try terminal.enter("iniesta")
    try terminal.expect("Body part?")
    try terminal.enter("h")
    try terminal.expect("From what?")
    try terminal.enter("4")
    try terminal.expect("Assist?")
    try terminal.enter("7")
    try terminal.expect("Zone, 1-9?")
    try terminal.enter("5")
    try terminal.expect("2  1' goal by 8 Andrés Iniesta, header, corner, zone 5, assist 7 Villa  1-0")
  }

  /// When the program is restarted, it shows the state of the match and the last action.
  @Test func resumingShowsTheLastAction() throws {
    let terminal = TypedPrompt(after: ["start", "9ghc,7", "v4f9y dissent"])
    try terminal.expectScreen("score and last action") {
      $0.lines.starts(with: ["Barça 1-0 Girona", "  4 v    1' yellow card for v4 Granell, dissent"])
    }
    let catalan = TypedPrompt(after: ["start", "9ghc,7", "v4f9y dissent"], language: "ca")
    try catalan.expect("Barça 1-0 Girona\n  4 v    1' groga a v4 Granell, protestes\n")
  }

  @Test func impliedDetailsAreNotAsked() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("9gp?")
    try terminal.expect("Body part?")
    try terminal.press(.enter)
    // A penalty has no other origin, no assist and only one zone.
    try terminal.expect("2  1' goal by 9 Alexis Sánchez, penalty  1-0")
  }

  @Test func backGoesOneQuestionBack() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("s")
    try terminal.expect("Who?")
    try terminal.enter("9")
    try terminal.expect("How did it end?")
    try terminal.enter("<")
    try terminal.expect("Who?")
    try terminal.enter("10")
    try terminal.expect("How did it end?")
    try terminal.enter("+")
    try terminal.expect("Body part?")
    try terminal.press(.enter)
    try terminal.expect("From what?")
    try terminal.press(.enter)
    try terminal.expect("Assist?")
    try terminal.press(.enter)
    try terminal.expect("Zone, 1-9?")
    try terminal.press(.enter)
    try terminal.expect("chance for 10 Messi, saved")
  }

  /// After a step back, Enter keeps the answer that was given before.
  @Test func enterKeepsTheAnswerBeforeAStepBack() throws {
    let terminal = TypedPrompt(after: ["start"])
    for answer in ["s", "10", "+", "h", "4"] { try terminal.enter(answer) }
    try terminal.expect("Assist?")
    try terminal.enter("<")
    try terminal.expect("From what? Enter: corner")
    try terminal.enter("<")
    try terminal.expect("Body part? Enter: head")
    for question in ["From what?", "Assist?", "Zone, 1-9?"] {
      try terminal.press(.enter)
      try terminal.expect(question)
    }
    try terminal.press(.enter)
    try terminal.expect("chance for 10 Messi, saved, header, corner")
  }

  /// An answer is not kept if the subject is now of the other side.
  @Test func answerAboutTheOtherSideIsNotKept() throws {
    let terminal = TypedPrompt(after: ["start"])
    for answer in ["f", "4", "9", "<"] { try terminal.enter(answer) }
    #expect(terminal.currentLine == "Foul on? (m: handball) Enter: 9 Portu  <: back  Ctrl-C: drop ")
    try terminal.enter("<")
    try terminal.enter("v4")
    #expect(terminal.currentLine == "Foul on? (m: handball) Enter: unknown  <: back  Ctrl-C: drop ")
  }

  @Test func ctrlCDropsOnlyTheClause() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("9s- g")
    try terminal.expect("Who?")
    try terminal.press(.interrupt)
    // The chance before it is kept.
    try terminal.expect("the rest of the line is dropped")
    try terminal.enter("score")
    try terminal.expect("Barça 0-0 Girona")
    #expect(try terminal.log().count == 2)
  }

  @Test func cardsAreOfferedToBenchAndOfficials() throws {
    let terminal = TypedPrompt(after: ["start", "5r"])
    try terminal.enter("y")
    try terminal.expect("Who?")
    let offered = terminal.shown(since: "y")
    #expect(offered.contains("17 Pedro"))
    #expect(offered.contains("coach"))
    #expect(!offered.contains("5 Puyol"))
  }

  @Test func substitutionOffersOnlyEligiblePlayers() throws {
    let terminal = TypedPrompt(after: ["start", "10>14"])
    try terminal.enter(">")
    try terminal.expect("Who goes off?")
    let playing = terminal.shown(since: ">")
    #expect(playing.contains("14 Mascherano"))
    #expect(!playing.contains("10 Messi"))
    #expect(!playing.contains("15 Keita"))
    let asked = terminal.transcript.count
    try terminal.enter("9")
    try terminal.expect("Who comes on?")
    let offered = terminal.transcript.dropFirst(asked)
    #expect(offered.contains("15 Keita") && offered.contains("17 Pedro"))
    #expect(!offered.contains("10 Messi") && !offered.contains("14 Mascherano"))
    try terminal.enter("15")
    try terminal.expect("substitution: 9 Alexis Sánchez off, 15 Keita on")
  }

  @Test func aVictimIsAnOpponentOnTheField() throws {
    let terminal = TypedPrompt(after: ["start", "v9>20"])
    try terminal.enter("4f?")
    try terminal.expect("Foul on?")
    let offered = terminal.shown(since: "4f?")
    #expect(offered.contains("20 Lozano") && offered.contains("7 Stuani"))
    #expect(!offered.contains("9 Portu") && !offered.contains("12 Suárez") && !offered.contains("Messi"))
  }

  @Test func answerMayNameAnOpponent() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("y")
    try terminal.expect("Who? (Barça)")
    try terminal.enter("v4")
    try terminal.expect("Reason?")
    try terminal.press(.enter)
    try terminal.expect("yellow card for v4 Granell")
  }

  /// If the right prompt does not fit, the keys are explained once, and after an error.
  @Test(arguments: [("xterm", 40), ("dumb", 80)])
  func keysAreExplainedIfTheyDoNotFit(kind: String, columns: Int) throws {
    let terminal = try Touchline().recorded("start").prompt(environment: ["TERM": kind], columns: columns)
    try terminal.enter("g")
    try terminal.expect("Enter: unknown  Ctrl-C: drop")
    try terminal.expect("Who?")
    try terminal.enter("9")
    try terminal.expect("Enter: unknown  <: back  Ctrl-C: drop")
    try terminal.expect("Body part?")
    try terminal.press(.enter)
    try terminal.expect("From what?")
    try terminal.press(.enter)
    try terminal.expect("Enter: none  <: back  Ctrl-C: drop")
    try terminal.expect("Assist?")
    try terminal.press(.enter)
    try terminal.expect("Zone, 1-9?")
    try terminal.press(.enter)
    try terminal.expect("goal by 9")
    let before = terminal.transcript.count
    try terminal.enter("g")
    try terminal.expect("Who?")
    #expect(!terminal.transcript.dropFirst(before).contains("Ctrl-C"))
    try terminal.enter("nonsense")
    try terminal.expect("is not an answer here")
    try terminal.expect("Enter: unknown  Ctrl-C: drop")
    try terminal.expect("Who?")
  }

  @Test func nothingComesBeforeTheFirstQuestion() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("g")
    try terminal.expect("Who?")
    try terminal.enter("<")
    try terminal.expect("Nothing comes before this; Ctrl-C drops it.")
    try terminal.expect("Who?")
  }

  @Test func nextEventInterruptsAQuestion() throws {
    let terminal = TypedPrompt(after: ["start"])
    // The goal is recorded with the known details, and the corner follows.
    try terminal.enter("9g?")
    try terminal.expect("Body part?")
    try terminal.enter("vc")
    try terminal.expect("goal by 9 Alexis Sánchez  1-0")
    try terminal.expect("corner for Girona")
    // A line typed instead of yes or no means no, and is not lost.
    try terminal.enter("17g")
    try terminal.expect("record it anyway? [!=yes]")
    try terminal.enter("v9o")
    try terminal.expect("nothing changed")
    try terminal.expect("offside by v9 Portu")
  }

  @Test func finishAtTheExtraTimeQuestionEndsTheMatch() throws {
    let terminal = TypedPrompt(after: ["set knockout yes", "start", "end", "start"], clock: Touchline.now + 45 * 60)
    try terminal.enter("end")
    try terminal.expect("[!=yes]")
    try terminal.enter("finish")
    try terminal.expect("end of the match")
    try terminal.enter("score")
    try terminal.expect("Barça 0-0 Girona")
    #expect(!terminal.transcript.contains("not recorded"))
  }

  @Test func asksForNotesMinutesAndReasons() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("9n")
    try terminal.expect("Text?")
    try terminal.enter("drifts left")
    try terminal.expect("note on 9 Alexis Sánchez: drifts left")
    try terminal.enter("added")
    try terminal.expect("Minutes?")
    try terminal.enter("4")
    try terminal.expect("4 minutes of added time announced")
    try terminal.enter("c?")
    try terminal.expect("Who?")
    try terminal.press(.enter)
    try terminal.expect("corner for Barça")
    // A match is not abandoned because of a stray word.
    try terminal.enter("abandon")
    try terminal.expect("Reason?")
    try terminal.press(.interrupt)
    try terminal.expect("dropped")
    try terminal.enter("abandon?")
    try terminal.expect("Reason?")
    try terminal.enter("fog")
    try terminal.expect("match abandoned: fog")
  }

  /// A match is abandoned only for a reason or after a clear yes, and not by Enter or a no.
  @Test(arguments: [("no", false), ("none", false), ("!", true)])
  func abandonmentNeedsAReasonOrAClearYes(answer: String, isAbandoned: Bool) throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("abandon")
    #expect(terminal.currentLine == "Reason? !: no reason  Ctrl-C: drop ")
    try terminal.press(.enter)
    try terminal.expect("An answer is required; Ctrl-C drops it.")
    try terminal.enter(answer)
    try terminal.expect(isAbandoned ? "match abandoned" : "dropped")
    #expect(try terminal.log().contains { $0.contains("match abandoned") } == isAbandoned)
    #expect(terminal.openLines == [])
  }

  /// `9g` is not a note but an event.
  @Test func clauseIsNotTakenForANote() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("n")
    try terminal.expect("Text?")
    try terminal.enter("9g")
    try terminal.expect("goal by 9")
    try terminal.enter("n")
    try terminal.expect("Text?")
    try terminal.enter("4 corners so far")
    try terminal.expect("note: 4 corners so far")
  }

  @Test func unlikelyEventNeedsConfirmation() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 600)
    try terminal.enter("17g")
    try terminal.expect("record it anyway? [!=yes]")
    try terminal.enter("no")
    try terminal.expect("nothing changed")
    try terminal.enter("17g")
    try terminal.expect("record it anyway? [!=yes]")
    try terminal.enter("!")
    try terminal.expect("goal by 17 Pedro  1-0")
    try terminal.enter("todo")
    try terminal.expect("17 Pedro: against")
    // The forgotten substitution removes the mark.
    try terminal.enter("5' 9>17")
    try terminal.expect("no longer marked")
    try terminal.enter("todo")
    try terminal.expect("nothing left to resolve")
  }

  /// Extra time decides a match that is level. The second leg of a tie may need it at any score, which is what `end?`
  /// is for. A league match may end in a draw.
  @Test func asksAboutExtraTimeWherePossible() throws {
    func second(_ goals: String..., cup: String = "yes") -> TypedPrompt {
      TypedPrompt(
        after: ["set knockout \(cup)", "start"] + goals + ["45' end", "start"], clock: Touchline.now + 44 * 60)
    }
    let level = second()
    try level.enter("end")
    try level.expect("Extra time? [!=yes]")
    try level.enter("!")
    try level.expectScreen { $0.currentLine == "full time> " }

    // Typing `start` means yes, and starts it.
    let begun = second()
    try begun.enter("end")
    try begun.expect("Extra time? [!=yes]")
    try begun.enter("start")
    try begun.expectScreen { $0.currentLine.hasPrefix("extra time, first half") }

    let league = second(cup: "no")
    try league.enter("end")
    try league.expect("end of the match")
    #expect(!league.transcript.contains("[!=yes]"))

    // A basketball match may not end level (FIBA, Art. 8.5).
    let basketball = TypedPrompt(
      after: ["start", "0:00' end", "start", "0:00' end", "start", "0:00' end", "start"], isProvisional: true,
      rules: "basketball", clock: Touchline.now + 590)
    try basketball.enter("0:00' end")
    try basketball.expect("Extra time? [!=yes]")

    let won = second("9g")
    try won.enter("end")
    try won.expect("Barça 1-0 Girona")
    #expect(!won.transcript.contains("Extra time?"))

    let twoLegs = second("9g")
    try twoLegs.enter("end?")
    try twoLegs.expect("Extra time? [!=yes]")
    try twoLegs.enter("!")
    try twoLegs.expectScreen { $0.currentLine == "full time> " }
  }
}
