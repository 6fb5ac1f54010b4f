import Testing

/// Tests when a line counts as the retyped open line and when as another event.
@Suite struct RetypedLineTests {
  /// If the clock has been set meanwhile, the difference in the match's time counts.
  @Test(arguments: [
    ("9gz", "9g", "clock 20:00", "21'"), ("9gz", "9g", "clock 4:00 !", "5'"), ("99g", "9g", "+120", "13'"),
  ])
  func settingTheClockMakesItAnotherEvent(slip: String, line: String, clock: String, minute: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(slip)
    try terminal.expect("open 1: 11' " + slip)
    try terminal.enter(clock)
    try terminal.expect("clock: ")
    try terminal.enter(line)
    try terminal.expect("2  \(minute) goal by 9")
    try terminal.expectScreen { $0.currentLine.contains("(1 open)>") }
  }

  @Test func smallClockChangeDoesNotMatter() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("9gz")
    try terminal.expect("open 1: 11' 9gz")
    try terminal.enter("+20")
    try terminal.expect("clock: ")
    try terminal.enter("9g")
    try terminal.expect("no longer open: 11' 9gz")
  }

  /// A line with a typed minute is another event, however similar the number. Without one it closes the open line.
  @Test(arguments: [("8' 9g", "8'", true), ("11' 9g", "11'", true), ("9g", "11'", false)])
  func typedMinuteMakesItAnotherEvent(line: String, minute: String, isLeft: Bool) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("99g")
    try terminal.expect("open 1: 11' 99g")
    try terminal.enter(line)
    try terminal.expect("2  \(minute) goal by 9")
    #expect(terminal.openLines == (isLeft ? ["10:30' 99g"] : []))
  }

  /// Another typed minute is another event, even if everything else is the same, unless it corrects one that does not
  /// exist.
  @Test(arguments: [
    (["3' 99g", "5' 99g"], ["3' 99g", "5' 99g"]), (["3' 99f", "5' 99f", "7' 99f"], ["3' 99f", "5' 99f", "7' 99f"]),
    (["3' 99g", "3' 99g"], ["3' 99g"]), (["99g", "5' 99g"], ["10:30' 99g", "5' 99g"]),
    (["3' 9gq", "5' 9gq"], ["3' 9gq", "5' 9gq"]), (["3' 9gq", "3' 9gzz"], ["3' 9gzz"]),
    (["3' 9gq", "9gq"], ["3' 9gq", "10:30' 9gq"]), (["9gq", "5' 9gq"], ["10:30' 9gq", "5' 9gq"]),
    (["47' 99g", "11' 99g"], ["11' 99g"]), (["47' 99g", "48' 99g"], ["47' 99g", "48' 99g"]),
  ])
  func anotherMinuteIsAnotherOpenLine(lines: [String], open: [String]) throws {
    let terminal = HalfUnderWay.prompt()
    for line in lines { try terminal.enter(line) }
    #expect(terminal.openLines == open)
  }

  @Test func correctedMinuteIsReported() {
    let terminal = HalfUnderWay.prompt()
    _ = terminal.answer(to: "47' 99g")
    #expect(
      terminal.answer(to: "11' 99g").filter { $0.contains("open") } == [
        "no longer open: 47' 99g", "open 1: 11' 99g  (take, drop)",
      ])
  }

  @Test(arguments: [("5' 17g !", ["3' 17g"]), ("3' 17g !", [])])
  func recordedMinuteClosesOnlyItsOwnLine(line: String, open: [String]) throws {
    let terminal = HalfUnderWay.prompt()
    for line in ["3' 17g", "no", line] { try terminal.enter(line) }
    #expect(terminal.openLines == open)
    #expect(try terminal.log().count == 2)
  }

  /// A goal by a player on the bench, whose substitution is then recorded, is a goal by a substitute: at the second of the
  /// first attempt it would be refused again.
  @Test func substitutionInBetweenMakesTheEventPossible() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("14g")
    try terminal.enter("no")
    #expect(terminal.openLines == ["10:30' 14g"])
    terminal.now += 10
    try terminal.enter("9>14")
    terminal.now += 10
    try terminal.enter("14g")
    try terminal.expect("goal by 14")
    try terminal.expect("no longer open: 11' 14g")
    #expect(terminal.openLines.isEmpty)
    #expect(try terminal.log().map { $0.contains("goal by 14") } == [false, false, true])
  }

  /// At least one number of a pair must match; otherwise it is another substitution.
  @Test(arguments: [
    ("10>41", "10>14", false), ("99>14", "9>14", false), ("99>14", "9>15", true), ("10>41", "9>14", true),
  ])
  func anotherPairIsAnotherSubstitution(slip: String, line: String, isLeft: Bool) throws {
    try expect(slip, isLeft: isLeft, after: line, recordedAs: "2  11' substitution")
  }

  /// Another player's event is not a retyped line, however short the numbers are, unless the number was wrong by a
  /// digit and the event is the same.
  @Test(arguments: [
    ("19f", "10f", false), ("19f", "10fm", true), ("19gh", "10gh", false), ("19gh", "10g", true),
    ("99gh", "9gh", false), ("99gh", "9g", true),
  ])
  func anotherPlayerIsAnotherEvent(open: String, line: String, isLeft: Bool) throws {
    try expect(open, isLeft: isLeft, after: line, recordedAs: "2  11' ")
  }

  private func expect(_ open: String, isLeft: Bool, after line: String, recordedAs entry: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(open)
    try terminal.expect("open 1: 11' " + open)
    try terminal.enter(line)
    try terminal.expect(entry)
    #expect(terminal.openLines == (isLeft ? ["10:30' " + open] : []))
  }
}
