import RecordingSession

/// Checks that `undo` reopens the lines that its step closed, and that `redo` closes them again.
struct UndoneSteps {
  let expect: SeededExpectation
  let isCorrection: (String) -> Bool
  /// The open lines that were replaced at the questions since the last outcome, before a step.
  var replaced: [OpenLine] = []
  /// The open lines that each step closed and left in their place.
  private var closed: [[OpenLine]] = []
  private var left: [[OpenLine]] = []
  /// The open lines that each undone step reopened.
  private var reopened: [[OpenLine]] = []
  /// The open lines, the saved matches and the step at the last outcome.
  private var seen: (open: [OpenLine], saves: Int, step: Int) = ([], 0, 0)

  init(_ expect: SeededExpectation, isCorrection: @escaping (String) -> Bool) {
    (self.expect, self.isCorrection) = (expect, isCorrection)
  }

  /// A new session no longer knows which lines the steps closed.
  mutating func forgetLines() {
    closed = closed.map { _ in [] }
    left = left.map { _ in [] }
    reopened = reopened.map { _ in [] }
  }

  mutating func check(_ open: [OpenLine], in store: MemoryStore) {
    let before = seen
    seen = (open, store.saves, store.index)
    func lacks(_ line: OpenLine) -> Bool { !open.contains { $0.number == line.number && $0.line == line.line } }
    // The numbers in corrections change with the match.
    func lines(_ lines: [OpenLine], without others: [OpenLine]) -> [OpenLine] {
      lines.filter { line in
        // Parsing takes long, so last.
        !others.contains { $0.number == line.number && $0.text == line.text } && !isCorrection(line.text)
      }
    }
    let gone = lines(before.open, without: open + replaced)
    let new = lines(open, without: before.open)
    let remaining = new.filter { line in gone.contains { $0.number == line.number } }
    replaced = []
    if store.saves > before.saves {
      let none = Array(repeating: [OpenLine](), count: store.saves - before.saves - 1)
      closed += none + [gone]
      left += none + [remaining]
      reopened = []
    } else if store.index < before.step {
      let undone = closed.popLast() ?? []
      expect(
        undone.map(\.text).sorted() == new.map(\.text).sorted(),
        "undo reopens \(undone.map(\.text)): \(new.map(\.text))")
      let rest = left.popLast() ?? []
      expect(rest.allSatisfy(lacks), "undo closes the rest \(rest.map(\.text)): \(open.map(\.text))")
      reopened.append(new)
    } else if store.index > before.step {
      expect((reopened.popLast() ?? []).allSatisfy(lacks), "redo closes the lines again: \(open.map(\.text))")
      closed.append(gone)
      left.append(remaining)
    }
  }
}
