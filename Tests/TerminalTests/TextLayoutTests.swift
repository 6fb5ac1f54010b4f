import Testing

@testable import Terminal

@Suite struct TextLayoutTests {
  init() { CharacterEncoding.adopt() }

  private let coloured = TerminalTraits(allowsColour: true, isDumb: false)
  private let plain = TerminalTraits()

  @Test func aStyleIsAnSGRSequenceOrNothing() {
    #expect(Style.bold("9", on: coloured) == "\u{1B}[1m9\u{1B}[0m")
    #expect(Style.red("", on: coloured) == "")
    for style in Style.allCases { #expect(style("9", on: plain) == "9") }
  }

  @Test(arguments: [
    ("", 0), ("goal", 4), ("Muñoz", 5), ("Mun\u{303}oz", 5), ("日本", 4), ("l·l", 3), ("\u{1B}[1mgol\u{1B}[0m", 3),
    ("\u{1B}[1;31ma\u{1B}[0mb", 2),
  ])
  func widthIsWhatTheEyeCounts(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func textIsCutWithASignOfIt() {
    #expect("Iniesta".truncated(to: 7) == "Iniesta")
    #expect("Iniesta".truncated(to: 5) == "Inie…")
    #expect("日本語".truncated(to: 4) == "日…")
    #expect("Iniesta".truncated(to: 0) == "")
    #expect("\u{1B}[1mIniesta\u{1B}[0m".truncated(to: 3) == "\u{1B}[1mIn…\u{1B}[0m")
  }

  @Test func textIsPaddedToAWidthAsSeen() {
    #expect("ñ".padded(to: 3) == "ñ  ")
    #expect("日".padded(to: 3) == "日 ")
    #expect("9".paddedLeft(to: 3) == "  9")
    #expect("long".padded(to: 3) == "long")
  }

  @Test func textIsWrappedAtSpaces() {
    #expect("not recorded: v4 was sent off".wrapped(to: 14) == ["not recorded:", "v4 was sent", "off"])
    #expect("one two three".wrapped(to: 9, indent: 2) == ["one two", "  three"])
    #expect("a\n\nb".wrapped(to: 9) == ["a", "", "b"])
    #expect("abcdefgh".wrapped(to: 3) == ["abc", "def", "gh"])
  }

  @Test func aLineThatFitsKeepsItsSpaces() {
    #expect("  g    goal".wrapped(to: 11) == ["  g    goal"])
  }

  @Test(arguments: 3...12) func noWrappedLineIsTooWide(width: Int) {
    let lines = "ball de bastons, castellers i un gol de cap".wrapped(to: width, indent: 2)
    #expect(lines.allSatisfy { $0.displayWidth <= width })
    #expect(lines.joined().filter { $0 != " " } == "balldebastons,castellersiungoldecap")
  }
}

@Suite struct CandidateListTests {
  private let traits = TerminalTraits(columns: 20, rows: 6)

  @Test func shortCandidatesStandInColumnsReadDownwards() {
    let list = CandidateList.lines(["a", "b", "c", "d", "e", "f", "g"].map { Candidate($0) }, on: traits)
    #expect(list == ["a  c  e  g", "b  d  f"])
  }

  @Test func whatDoesNotFitIsCounted() {
    let list = CandidateList.lines((1...30).map { Candidate("player\($0)") }, on: traits)
    #expect(list.count == 3)
    #expect(list.last == "… +28")
  }

  @Test func describedCandidatesAreCutToTheScreen() {
    let list = CandidateList.lines([Candidate("8", description: "Andrés Iniesta Luján")], on: traits)
    #expect(list == ["8  Andrés Iniesta …"])
  }
}

@Suite struct KeyTrackerTests {
  /// Whether a new command is awaited after these keys.
  private func isIdle(after keys: String) -> Bool {
    var tracker = KeyTracker()
    for scalar in keys.unicodeScalars { tracker.note(Int32(scalar.value)) }
    return tracker.isBetweenCommands
  }

  @Test(arguments: ["", "9g", "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5C", "\u{1B}b", "\u{16}a", "\u{18}\u{15}", "\u{12}g\r"])
  func afterWholeCommandsANewOneIsAwaited(keys: String) {
    #expect(isIdle(after: keys))
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{16}", "\u{18}", "\u{12}go", "\u{1B}\u{1B}"])
  func withinOneItIsNot(keys: String) {
    #expect(!isIdle(after: keys))
  }
}
