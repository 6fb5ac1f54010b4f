import TestSupport
import Testing

/// What is asked before it is done, because whoever typed it has probably slipped.
@Suite struct SlipTests {
  @Test func aPeriodIsNotEndedLongBeforeItsLengthUnasked() throws {
    let terminal = try Touchline().recorded("start", at: Touchline.now - 432).prompt()
    for line in ["end", "finish"] {
      try terminal.enter(line)
      try terminal.expect("only 7:12 of 45 played; end it? [y/N]")
      try terminal.press(.enter)
      try terminal.expect("nothing changed")
    }
    try terminal.enter("end")
    try terminal.expect("end it? [y/N]")
    try terminal.enter("y")
    try terminal.expect("first half ends")
  }

  @Test func withATimeOrInTimeItIsNotAsked() throws {
    let terminal = try Touchline().recorded("start", at: Touchline.now - 41 * 60).prompt()
    try terminal.enter("end")
    try terminal.expect("half-time>")
    #expect(!terminal.screen.text.contains("end it?"))
    let early = try Touchline().recorded("start", at: Touchline.now - 432).prompt()
    try early.enter("45' end")
    try early.expect("half-time>")
    #expect(!early.screen.text.contains("end it?"))
  }

  @Test func whoStartedIsNotChangedUnaskedAfterKickOff() throws {
    let terminal = try Touchline().recorded("start").prompt(columns: 160)
    try terminal.enter("bench 4")
    try terminal.expect("4 Fàbregas would not have started the match; correct it anyway? [y/N]")
    try terminal.press(.enter)
    try terminal.expect("nothing changed")
    try terminal.enter("4f9")
    try terminal.expect("foul")
    try terminal.enter("lineup 1 2 3 4 5 6 7 8 9 10 14")
    try terminal.expect("14 Mascherano would have started the match; correct it anyway? [y/N]")
    try terminal.enter("y")
    try terminal.expect("14  Mascherano      starter")
  }

  @Test func nobodyIsSubstitutedUnasked() throws {
    let terminal = try Touchline().recorded("start", "2>14", "3>15").prompt()
    try terminal.enter(">")
    try terminal.expect("Who goes off?")
    try terminal.enter("10")
    try terminal.expect("Who comes on?")
    try terminal.enter("17")
    try terminal.expect("substitution: 10 Messi off, 17 Pedro on")
  }

  @Test func stoppageTimeIsShownInMinutesOfThePeriod() throws {
    let terminal = try Touchline().recorded("start", at: Touchline.now - 46 * 60 - 12).prompt()
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 45+1:12>") }
  }
}
