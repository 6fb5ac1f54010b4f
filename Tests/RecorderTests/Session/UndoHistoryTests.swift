import TestSupport
import Testing

/// Hundreds of lines with undo and redo: each undo restores the match before its line, each redo the one after it, and
/// another run reads the same.
@Suite struct UndoHistoryTests {
  /// The expected matches and the current position.
  private struct Model {
    private(set) var matches: [[String]]
    private(set) var place: Int

    init(_ matches: [String]...) { (self.matches, place) = (matches, matches.count - 1) }

    var match: [String] { matches[place] }
    var canUndo: Bool { place > 0 }
    var canRedo: Bool { place + 1 < matches.count }

    mutating func record(_ match: [String]) {
      matches = matches.prefix(place + 1) + [match]
      place += 1
    }

    mutating func undo() { place -= 1 }
    mutating func redo() { place += 1 }
  }

  /// False for views and blank lines.
  private static func isStep(_ line: String) -> Bool {
    let word = line.prefix { $0 != " " }
    return !["find", "ls", "todo", "stats", "notes", "?"].contains(word) && line.contains { $0 != " " }
  }

  @Test("undo and redo restore the exact match", arguments: [1, 2, 3] as [UInt64])
  func undoAndRedo(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var lines = RandomLines(seed: seed &* 7919)
    let typed = (0..<500).map { _ in
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2: "undo"
      case 3...4: "redo"
      default: lines.next()
      }
    }
    let match = try MatchOnDisk()
    let new = try match.ask("xml")
    let started = try match.send(["start", "xml"])[1].said
    match.clock += 300
    let answers = try match.send(typed.flatMap { [$0, "xml"] } + ["ls"])
    var model = Model(new, started)
    var undone = 0
    for (index, line) in typed.enumerated() {
      let (answer, now) = (answers[2 * index], answers[2 * index + 1].said)
      let isAccepted = answer.complaint == nil
      if line == "undo" {
        #expect(isAccepted == model.canUndo, "\(index): \(answer.complaint?.message ?? answer.text)")
        if isAccepted { model.undo() }
        undone += isAccepted ? 1 : 0
      } else if line == "redo" {
        #expect(isAccepted == model.canRedo, "\(index): \(answer.complaint?.message ?? answer.text)")
        if isAccepted { model.redo() }
      } else if now != model.match || isAccepted && Self.isStep(line) {
        model.record(now)
      }
      try #require(now == model.match, "\(index) \(line): \(answer.complaint?.message ?? answer.text)")
    }
    #expect(undone > 60)
    // Another run reads the same match, and can undo to the beginning.
    let read = try match.send(["xml", "ls"] + Array(repeating: ["undo", "xml"], count: model.place).flatMap(\.self))
    #expect(read[0].said == model.match)
    #expect(read[1].said == answers.last?.said)
    for step in 0..<model.place {
      #expect(read[2 * step + 2].complaint == nil)
      try #require(read[2 * step + 3].said == model.matches[model.place - 1 - step], "\(step) steps back")
    }
  }
}
