import Testing

/// No typed line disappears: each text typed at the prompt or at a question has exactly one fate, open lines stay
/// listed until they are dropped or typed again, `undo` brings back those that its step closed, answers stay with a line
/// that is left, and a restart loses nothing.
@Suite struct FateTests {
  private static let sessions = 160

  @Test(arguments: 0..<8) func noTypedLineDisappears(part: Int) {
    var typed = 0
    let seeds = (1...Self.sessions).filter { $0 % 8 == part }
    for seed in seeds { typed += RandomSession(UInt64(seed)).run(lines: 18) }
    print("No typed line disappears: \(seeds.count) random sessions, \(typed) texts")
  }
}
