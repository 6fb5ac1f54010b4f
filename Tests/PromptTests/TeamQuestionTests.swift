import MatchModel
import Phrases
import PromptLanguage
import Testing

/// The side of a clause in a match without our own side.
@Suite struct TeamQuestionTests {
  @Test func asksForTheTeamIfNeitherIsOurs() throws {
    let terminal = TypedPrompt(after: ["start"], us: nil)
    try terminal.enter("s")
    try terminal.expect("1 Barça")
    try terminal.expect("Which team?")
    try terminal.enter("2")
    try terminal.expect("Who? (Girona)")
    try terminal.enter("<")
    try terminal.expect("Which team?")
    try terminal.enter("l")
    try terminal.expect("Who? (Barça)")
    try terminal.enter("9")
    try terminal.expect("How did it end?")
    for question in ["Body part?", "From what?", "Assist?", "Zone, 1-9?"] {
      try terminal.press(.enter)
      try terminal.expect(question)
    }
    try terminal.press(.enter)
    try terminal.expect("chance for l9 Alexis Sánchez")
    try terminal.enter("c")
    try terminal.expect("Which team?")
    try terminal.enter("girona")
    try terminal.expect("corner for Girona")
    try terminal.enter("7o")
    try terminal.expect("Which team?")
    try terminal.press(.enter)
    try terminal.expect("An answer is required")
    try terminal.enter("v")
    try terminal.expect("offside by v7 Stuani")
    // The player determines the team, and a pair that follows another belongs to the same team.
    try terminal.enter("y")
    try terminal.expect("Which team?")
    try terminal.enter("v4")
    try terminal.expect("Reason?")
    try terminal.press(.enter)
    try terminal.expect("yellow card for v4 Granell")
    try terminal.enter("10>14 9>15")
    try terminal.expect("Which team?")
    try terminal.enter("barça")
    try terminal.expect("l10 Messi off, l14 Mascherano on")
    try terminal.expect("l9 Alexis Sánchez off, l15 Keita on")
    try terminal.enter("9n drifts left")
    try terminal.expect("Which team?")
    try terminal.enter("1")
    try terminal.expect("note on l9 Alexis Sánchez: drifts left")
    try terminal.enter("n windy")
    try terminal.expect("note: windy")
  }

  @Test func commonWarningComesBeforeTheTeamQuestion() throws {
    let terminal = TypedPrompt(after: ["start", "45' end"], us: nil, clock: Touchline.now + 46 * 60)
    try terminal.enter("g")
    try terminal.expect("no play now: half-time")
    try terminal.expect("[!=yes]")
    #expect(!terminal.transcript.contains("Which team?"))
    try terminal.enter("!")
    for (question, answer) in [("Which team?", "2"), ("Who? (Girona)", "9"), ("Body part?", "h")] {
      try terminal.expect(question)
      try terminal.enter(answer)
    }
    try terminal.expect("From what?")
    #expect(terminal.transcript.components(separatedBy: "[!=yes]").count == 2)
  }

  /// The turn determines the kicker's side, so the prompt does not ask.
  @Test func shootOutDeterminesTheKickersTeam() throws {
    func shootOut(us: Side?) throws -> TypedPrompt {
      let terminal = TypedPrompt(
        after: ["set knockout yes", "start", "end", "start"], us: us, clock: Touchline.now + 47 * 60)
      try terminal.enter("end")
      try terminal.expect("Extra time? [!=yes]")
      try terminal.enter("no")
      try terminal.expect("Penalty shoot-out? [!=yes]")
      try terminal.enter("!")
      try terminal.expect("shoot-out starts")
      return terminal
    }
    let neither = try shootOut(us: nil)
    try neither.enter("v9g")
    try neither.expect("scored")
    try neither.enter("g")
    try neither.expect("Who? (Barça)")
    try neither.enter("9")
    try neither.expect("l9 Alexis Sánchez")
    #expect(!neither.transcript.contains("Which team?"))
    let ours = try shootOut(us: .home)
    try ours.enter("9g")
    try ours.expect("scored")
    try ours.enter("g")
    try ours.expect("not recorded:")
    #expect(!ours.transcript.contains("Who?"))
  }

  /// A script gets valid alternatives that name the team.
  @Test(arguments: [("c", "lc", "vc"), ("9ghc", "l9g", "v9g"), ("10>14", "l10>14", "v10>14"), (">9", "l>9", "v>9")])
  func refusalShowsHowToNameTheTeam(line: String, home: String, away: String) throws {
    let refused = SessionFixture.session(Phrasebook(.en), after: ["start"], ours: nil).said(to: line)
    #expect(refused.problem == "not recorded: which side: \(home) (home) or \(away) (away)?")
    for form in [home, away] { #expect(throws: Never.self) { try LineParser().parse(form) } }
  }
}
