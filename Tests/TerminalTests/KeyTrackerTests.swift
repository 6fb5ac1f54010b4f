import Terminal
import Testing

@Suite struct KeyTrackerTests {
  /// True if a new command is expected after these keys.
  private func isIdle(after keys: String) -> Bool {
    var tracker = KeyTracker()
    for scalar in keys.unicodeScalars { tracker.note(Int32(scalar.value)) }
    return tracker.isBetweenCommands
  }

  @Test(arguments: ["", "9g", "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5C", "\u{1B}b", "\u{16}a", "\u{18}\u{15}", "\u{12}g\r"])
  func isBetweenCommandsAfterWholeOnes(keys: String) {
    #expect(isIdle(after: keys))
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{16}", "\u{18}", "\u{12}go", "\u{1B}\u{1B}"])
  func isNotBetweenCommandsWithinOne(keys: String) {
    #expect(!isIdle(after: keys))
  }
}
