import Glibc
import TestSupport
import Testing

/// Acknowledged lines are on disk whenever the program is killed: while recording (each match is killed ten times),
/// during undo, at a prompt, and while writing other files.
@Suite struct KillTests {
  /// One clause of each kind, repeated; each is an action.
  private static let clauses = [
    "9s+h", "v4f9", "c", "v7o", "10n drifts left", "v10s-", "n the wind turns", "3f8", "9ghc,7 !", "vc", "v8s.,11",
  ]
  private static let linesARound = 16

  /// The lines after `count` actions, the first of which is the start of the match.
  private static func lines(after count: Int) -> [String] {
    (count..<count + linesARound).map { clauses[$0 % clauses.count] }
  }

  @Test(arguments: 0..<Amount.kills / 16)
  func acknowledgedLinesAreKept(_ number: Int) throws {
    let folder = try Folder()
    var random = SeededGenerator(seed: Amount.seed &* 1_000_003 &+ UInt64(number))
    var unharmed = try ContinuousClock().measure { _ = try folder.record(Self.lines(after: 1)) }
    var acknowledged = try folder.actionCount()
    #expect(acknowledged == 1 + Self.linesARound)
    var states: [String] = []
    // If the program ended before it was killed, choose another moment within the time that it took.
    for _ in 0..<100 where states.count < 10 {
      let moment = unharmed * Double.random(in: 0...1, using: &random)
      let begun = ContinuousClock.now
      let result = try killed(
        after: moment, ["record", folder.match, "--input", "-"], text: Folder.script(Self.lines(after: acknowledged)))
      let answered = result.output.split(separator: "\n").compactMap { $0.prefixMatch(of: /(\d+)\s\s/) }
        .compactMap { Int($0.1) }.max()
      let kept = try folder.actionCount()
      #expect(kept >= answered ?? acknowledged, "killed after \(moment)")
      // At most one line was on disk but not yet acknowledged.
      #expect(kept <= (answered ?? acknowledged) + 1)
      #expect(result.error == "")
      acknowledged = kept
      if result.status == .exited(0) {
        unharmed = ContinuousClock.now - begun
        continue
      }
      // A save replaces the file, so this hard link preserves the current version.
      let state = "\(folder.path)/killed-\(states.count).xml"
      try #require(link(folder.match, state) == 0)
      states.append(state)
    }
    #expect(states.count == 10)
    #expect(try folder.xmllint(states) == "")
    // Recording continues at the same place.
    #expect(try folder.record(["9g"]).output.hasPrefix("\(acknowledged + 1)  "))
    let judged = try run(Folder.program, ["validate", folder.match] + states, text: "")
    #expect(judged.output + judged.error == "")
    #expect(judged.status == .exited(0))
  }

  @Test(arguments: 0..<Amount.kills / 80)
  func undoneLinesStayUndone(_ number: Int) throws {
    let folder = try Folder()
    let seed = Amount.seed &* 1_000_003 &+ UInt64(number)
    var random = SeededGenerator(seed: seed)
    var notes = MarkedNotes(seed: seed)
    let first = notes.lines(20)
    let unharmed = try ContinuousClock().measure {
      _ = notes.read(try run(Folder.program, Self.script(in: folder), text: Folder.script(first)).output, lines: first)
    }
    var count = 0
    for _ in 0..<100 where count < 10 {
      let lines = notes.lines(20)
      let result = try killed(
        after: unharmed * Double.random(in: 0...1, using: &random), Self.script(in: folder), text: Folder.script(lines))
      _ = notes.read(result.output, lines: lines)
      let kept = try Folder.contents(folder.match)
      if result.status != .exited(0), result.status != .exited(1) {
        count += 1
        // Allow for the line in progress, whose answer was not printed.
        notes.forgiveOne(in: kept)
      }
      #expect(notes.faults(in: kept) == [], "\(result.status): \(result.output)")
    }
    #expect(count == 10)
    #expect(try folder.xmllint([folder.match]) == "")
  }

  private static func script(in folder: Folder) -> [String] {
    ["record", folder.match, "--keep-going", "--input", "-"]
  }

  @Test(arguments: 0..<Amount.kills / 80)
  func linesAcknowledgedAtPromptAreKept(_ number: Int) throws {
    let folder = try Folder()
    var random = SeededGenerator(seed: Amount.seed &* 1_000_003 &+ UInt64(number))
    var acknowledged = 1
    var count = 0
    var unharmed = Duration.milliseconds(400)
    for _ in 0..<100 where count < 10 {
      let moment = unharmed * Double.random(in: 0...1, using: &random)
      let begun = ContinuousClock.now
      let prompt = try PseudoTerminal(
        "/usr/bin/timeout",
        ["--foreground", "--signal=KILL", seconds(moment), Folder.program, "record", folder.match], columns: 200)
      try prompt.type(Folder.script(Self.lines(after: acknowledged) + ["quit"]))
      let status = try prompt.waitForExit()
      let answered = prompt.transcript.matches(of: /(?:^|\n)(\d+)\ {2}1'/).compactMap { Int($0.1) }.max()
      let kept = try folder.actionCount()
      #expect(kept >= answered ?? acknowledged, "killed after \(moment)")
      acknowledged = kept
      if status == .exited(0) { unharmed = ContinuousClock.now - begun } else { count += 1 }
    }
    #expect(count == 10)
    #expect(try folder.xmllint([folder.match]) == "")
  }

  @Test(arguments: [["export"], ["report"]]) func outputFileIsCompleteOrAbsent(_ command: [String]) throws {
    let folder = try Folder(recording: ["start", "9g", "v4f9y", "n windy"])
    let made = folder.path + "/made"
    let arguments = command + [folder.match, "-o", made]
    let unharmed = try ContinuousClock().measure { _ = try run(Folder.program, arguments, text: "") }
    let (whole, match) = (try Folder.contents(made), try Folder.contents(folder.match))
    var random = SeededGenerator(seed: Amount.seed)
    for _ in 0..<Amount.kills / 16 {
      unlink(made)
      let result = try killed(after: unharmed * Double.random(in: 0...1, using: &random), arguments, text: "")
      let left = try? Folder.contents(made)
      let isSound = left == whole || (left == nil && result.status != .exited(0))
      #expect(isSound)
      #expect(try Folder.contents(folder.match) == match)
    }
  }

  /// Runs the program and kills it after the given time.
  private func killed(after moment: Duration, _ arguments: [String], text: String) throws -> RunResult {
    // Without --foreground, timeout kills itself too and cannot wait until the program has released its lock.
    try run(
      "/usr/bin/timeout", ["--foreground", "--signal=KILL", seconds(moment), Folder.program] + arguments, text: text)
  }

  private func seconds(_ duration: Duration) -> String {
    let microseconds = max(1, Int(duration / .microseconds(1)))
    return "\(microseconds / 1_000_000)." + String(String(microseconds % 1_000_000 + 1_000_000).dropFirst())
  }
}
