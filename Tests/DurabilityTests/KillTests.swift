import Glibc
import TestSupport
import Testing

/// What was acknowledged is on disk, whenever the program is killed: 20 matches, killed ten times each while they are recorded.
@Suite struct KillTests {
  /// One of each kind, over and over; each is an action.
  private static let clauses = [
    "9s+h", "v4f9", "c", "v7o", "10n drifts left", "v10s-", "n the wind turns", "3f8", "9ghc,7", "vc", "v8s.,11",
  ]
  private static let linesARound = 16

  /// The lines that come after so many actions, of which the first is the start of the match.
  private static func lines(after count: Int) -> [String] {
    (count..<count + linesARound).map { clauses[$0 % clauses.count] }
  }

  @Test(arguments: 0..<20)
  func nothingAcknowledgedIsLost(_ number: Int) throws {
    let folder = try Folder()
    var random = SeededGenerator(seed: UInt64(number))
    var unharmed = try ContinuousClock().measure { _ = try folder.record(Self.lines(after: 1)) }
    var acknowledged = try folder.actionCount()
    #expect(acknowledged == 1 + Self.linesARound)
    var states: [String] = []
    // A moment that comes too late kills nobody: another one is taken, of as much time as was needed this time.
    for _ in 0..<100 where states.count < 10 {
      let moment = unharmed * Double.random(in: 0...1, using: &random)
      let begun = ContinuousClock.now
      let result = try run(
        "/usr/bin/timeout",
        ["--signal=KILL", seconds(moment), Folder.program, "record", folder.match, "--input", "-"],
        text: Folder.script(Self.lines(after: acknowledged)))
      let answered = result.output.split(separator: "\n").compactMap { $0.prefixMatch(of: /(\d+)\s\s/) }
        .compactMap { Int($0.1) }.max()
      let kept = try folder.actionCount()
      #expect(kept >= answered ?? acknowledged, "killed after \(moment)")
      // At most one was on disk already and not yet acknowledged.
      #expect(kept <= (answered ?? acknowledged) + 1)
      #expect(result.error == "")
      acknowledged = kept
      if result.status == .exited(0) {
        unharmed = ContinuousClock.now - begun
        continue
      }
      // A save replaces the file, so that a link keeps this one as it was.
      let state = "\(folder.path)/killed-\(states.count).xml"
      try #require(link(folder.match, state) == 0)
      states.append(state)
    }
    #expect(states.count == 10)
    #expect(try folder.xmllint(states) == "")
    // And it goes on where it was.
    #expect(try folder.record(["9g"]).output.hasPrefix("\(acknowledged + 1)  "))
    let judged = try run(Folder.program, ["validate", folder.match] + states, text: "")
    #expect(judged.output + judged.error == "")
    #expect(judged.status == .exited(0))
  }

  private func seconds(_ duration: Duration) -> String {
    let microseconds = max(1, Int(duration / .microseconds(1)))
    return "\(microseconds / 1_000_000)." + String(String(microseconds % 1_000_000 + 1_000_000).dropFirst())
  }
}
