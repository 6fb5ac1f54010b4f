import Terminal
import Testing

@Suite struct TerminalTraitsTests {
  @Test(arguments: [nil, "", "dumb", "unknown", "emacs"])
  func aTerminalWithoutCursorMovementIsDumb(term: String?) {
    #expect(TerminalTraits.isDumb(term: term))
  }

  @Test(arguments: ["xterm", "linux", "screen-256color"])
  func ordinaryTerminalIsNotDumb(term: String) {
    #expect(!TerminalTraits.isDumb(term: term))
  }
}
