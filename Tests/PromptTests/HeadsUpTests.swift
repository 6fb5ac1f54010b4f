import Phrases
import TestSupport
import Testing

/// Unsolicited notes after important events, at the end of a half and before a correction.
@Suite struct HeadsUpTests {
  @Test func mentionsFirstYellowAndLastWindow() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("4y")
    try terminal.expect("Barça: on a yellow: 4 Fàbregas")
    try terminal.enter("4y !")
    // The number of players is shown once.
    try terminal.expect("second yellow: sent off, 10 players")
    #expect(!terminal.transcript.contains("Barça: 10 players on the field"))
    for (line, answer) in [("9>14", "1 of 3 windows"), ("vc", "corner"), ("10>15", "2 of 3 windows"), ("v7f", "foul")] {
      try terminal.enter(line)
      try terminal.expect(answer)
    }
    try terminal.enter("11>17")
    try terminal.expect("Barça: 10 players on the field; 2 substitutions left, no windows left")
    try terminal.enter("heads-up")
    try terminal.expect("Barça: 2 substitutions left, no windows left")
  }

  /// The example of a concussion substitution is for the side that has used up the others.
  @Test func concussionExampleNamesTheSide() {
    let changes = ["2>12", "3>13", "4>15", "5>16", "6>17"].joined(separator: " ")
    for (line, said) in [(changes, "Home: … (9>14k)"), ("v" + changes, "Away: … (v9>14k)")] {
      let session = SessionFixture.session(Phrasebook(.en), after: ["start", line])
      #expect(
        session.said(to: "heads-up").lines.first
          == said.replacing("…", with: "no substitutions left, except for a concussion"))
    }
  }

  @Test func shootOutStartSaysHowManyToLeaveOut() throws {
    let terminal = TypedPrompt(
      after: ["start", "v4r", "45' end", "start", "90' end", "start", "105' end", "start", "120' end"])
    try terminal.enter("start")
    try terminal.expect("Barça: leave 1 player out of the shoot-out")
    try terminal.enter("9>")
    try terminal.expect("left out")
    try terminal.enter("v5r")
    try terminal.expect("Barça: leave 1 player out of the shoot-out")
  }

  @Test func endOfHalfListsUnresolvedItemsOnOneScreen() throws {
    let terminal = try Touchline()
      .recorded("start", "9g", "v?f9", "4y", "vc", "9s+", "v9o", "10>14", "17g !", at: Touchline.now - 45 * 60).prompt()
    try terminal.enter("end")
    try terminal.expectScreen("the half") { $0.currentLine.hasPrefix("half-time>") }
    let lines = terminal.screen.lines
    #expect(lines.count < 24)
    let text = terminal.screen.text
    for part in [
      "first half ends  2-0", "shots", "corners", "on a yellow: 4 Fàbregas", "4 substitutions left",
      "v?1 not identified",
      "17 Pedro: against",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test func aHalfWithoutEventsHasNoTable() throws {
    let terminal = try Touchline().recorded("start", at: Touchline.now - 45 * 60).prompt()
    try terminal.enter("stats")
    try terminal.expect("nothing recorded yet")
    try terminal.enter("end")
    try terminal.expectScreen("the answer, and nothing else") {
      $0.lines.drop { !$0.hasSuffix("first half ends  0-0") }.dropFirst().first?.hasPrefix("half-time>") == true
    }
  }

  @Test func correctionShowsItsConsequencesFirst() throws {
    let terminal = TypedPrompt(after: ["start", "4y", "9g", "4y"])
    try terminal.enter("del 2")
    try terminal.expect("second yellow of 4 becomes a first; on the field again: 4;")
    try terminal.expect("[!=yes]")
    try terminal.enter("no")
    try terminal.expect("nothing changed")
    try terminal.enter("del 2")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    try terminal.expect("deleted:")
    try terminal.enter("ls y")
    try terminal.expect("yellow card for 4 Fàbregas")
  }

  @Test func correctionShowsChangedScoreOrMinute() throws {
    let terminal = TypedPrompt(after: ["start", "31' 9g", "36' v4y"], clock: Touchline.now + 2400)
    for (line, question) in [
      ("del 2", "score: 0-0; delete it? [!=yes]"), ("move 3 before 2", "from 36' to 31'; correct it? [!=yes]"),
      ("edit 2 30' 9og", "score: 0-1; "),
    ] {
      try terminal.enter(line)
      try terminal.expect(question)
      try terminal.enter("no")
      try terminal.expect("nothing changed")
    }
    // The answer says that the goal no longer counts; typing `annul` again would restore it and may be a typo.
    try terminal.enter("annul 2")
    try terminal.expect("score: 0-0")
    try terminal.enter("edit 2 8g")
    try terminal.expect("disallowed goal by 8 Andrés Iniesta")
    try terminal.enter("annul 2")
    try terminal.expect("score: 1-0; correct it? [!=yes]")
    try terminal.enter("!")
    try terminal.expect("score: 1-0")
  }

  @Test func notesAndTraitsAreFound() throws {
    let terminal = TypedPrompt(after: ["start", "v8n fast on the turn", "n windy"])
    try terminal.enter("notes nunez")
    try terminal.expect("1' note on v8 Núñez: fast on the turn")
    try terminal.enter("player 9 traits alt,córners")
    try terminal.expect("córners")
    for (sought, found) in [("CORN", "9 Alexis Sánchez"), ("soyun", "11 Çağlar Söyüncü"), ("20", "v20 Lozano")] {
      try terminal.enter("find " + sought)
      try terminal.expect(found)
    }
  }

  /// The players to leave out are named once, although the summary of the half and the beginning of the shoot-out
  /// could both name them.
  @Test func playersToLeaveOutAreNamedOnce() throws {
    let terminal = TypedPrompt(
      after: ["start", "v4r", "45' end", "start"], besides: "extra-periods = 0\nknockout = yes")
    try terminal.enter("90' end !")
    try terminal.expect("Penalty shoot-out?")
    try terminal.enter("!")
    #expect(terminal.transcript.ranges(of: "leave 1 player out of the shoot-out").count == 1)
  }
}
