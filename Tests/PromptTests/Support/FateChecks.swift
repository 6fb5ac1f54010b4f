import MatchRules
import PromptInterface
import PromptLanguage
import RecordingSession

extension RandomSession {
  func check(_ typed: TypedText, wasAsked: Bool) {
    switch typed.fate {
    case .open(let number):
      expect(
        listed.contains { $0.line.number == number && $0.event == .stays }, "“\(typed.text)” is listed as \(number)")
    case .dropped: expect(wasAsked, "“\(typed.text)” was dropped unasked")
    case .refused:
      // A note without a text loses nothing.
      let isNote = typed.text.hasSuffix("n")
      let isLost =
        Self.events.contains(typed.text) || !isNote && typed.text.contains(where: \.isNumber) && isEvent(typed.text)
      expect(!isLost, "“\(typed.text)” was refused and is not kept")
      expect(!people.contains(typed.text), "“\(typed.text)” may be a player, and was not kept")
    case .answered, .carriedOut: break
    }
  }

  func checkOpenLines(since before: [OpenLine], _ fates: [TypedText]) {
    let after = session.openLines.all
    for line in before where !after.contains(where: { $0.number == line.number }) {
      let isReported = listed.contains { entry in entry.line.number == line.number && entry.event != .stays }
      expect(isReported || fates.contains { $0.text.hasPrefix("take") }, "“\(line.line)” disappeared")
    }
    let isUndone = fates.contains { ["undo", "redo"].contains($0.text) }
    for line in before where !isUndone && !isCorrection(line.text) {
      let isReplaced = after.contains { $0.number == line.number && $0.text != line.text }
      let isReported = listed.contains { $0.line.text == line.text && $0.event != .stays }
      expect(!isReplaced || isReported || fates.contains { $0.text.hasPrefix("take") }, "“\(line.line)” was replaced")
    }
    for line in after where !before.contains(where: { $0.number == line.number }) {
      let isReopened = isUndone && listed.contains { $0.line.number == line.number && $0.event == .stays }
      expect(isReopened || fates.contains { $0.fate == .open(line.number) }, "“\(line.line)” is nobody's: \(fates)")
    }
  }

  /// The answers about a line are in what stays open of it, unless they are about a clause that was recorded.
  func checkAnswers(_ answers: [String], _ line: String, _ open: [Fact], _ fates: [TypedText]) {
    for fact in open {
      guard case .open(let left, .stays, _) = fact.kind,
        fates.contains(where: { $0.text == line && $0.fate == .open(left.number) }),
        countOfClauses(left.text) == countOfClauses(line)
      else { continue }
      for key in answers { expect(left.text.contains(key), "the answer \(key) to “\(line)” is in “\(left.text)”") }
    }
  }

  private func countOfClauses(_ text: String) -> Int? {
    if case .clauses(let line)? = try? session.parser.parse(text) { line.clauses.count } else { nil }
  }

  /// Only the same events, or one with a wrong number corrected, close an open line.
  func checkRetyping(of open: [OpenLine], by text: String, _ ledger: Ledger) {
    guard case .clauses(let line)? = try? session.parser.parse(text) else { return }
    for old in open where listed.contains(where: { $0.line.number == old.number && $0.event == .settled }) {
      guard case .clauses(let typed)? = try? session.parser.parse(old.text) else { continue }
      for clause in typed.clauses where !clause.isWhistle {
        let asked = typed.clauses.filter { repeated in
          var clause = clause
          clause.column = repeated.column
          return repeated == clause
        }
        expect(
          line.clauses.filter { $0.repeats(clause, in: ledger) }.count >= asked.count,
          "“\(text)” closes the different “\(old.text)”")
      }
    }
  }
}
