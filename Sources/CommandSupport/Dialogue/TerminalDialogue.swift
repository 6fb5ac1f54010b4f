import Phrases
import PromptInterface
import RecordingSession
import Terminal
import Text

/// Asks questions at the terminal: first the choices, then the question.
package final class TerminalDialogue: Dialogue {
  private let screen: PromptScreen
  private let wording: OutcomeWording
  /// Key hints that have already been shown on a separate line.
  private var saidHints: Set<String> = []
  private var traits: TerminalTraits { screen.editor.traits }

  package init(_ screen: PromptScreen, _ wording: OutcomeWording) {
    self.screen = screen
    self.wording = wording
  }

  /// A dialogue for commands that ask questions without showing a prompt.
  package convenience init(_ console: Console) {
    self.init(PromptScreen(editor: LineEditor(), write: console.printStyled), OutcomeWording(console.book))
  }

  package var typedAt: Double? { screen.typedAt }

  package func ask(_ question: Question) -> Answer { ask(wording.worded(question)) }

  package func ask(_ question: WordedQuestion) -> Answer {
    screen.say(question.said)
    if !question.complaint.isEmpty { screen.say([question.complaint], .refusal) }
    // After an invalid answer, the choices are still on the screen.
    if question.complaint.isEmpty, !question.isRepeated { list(question.choices) }
    var lines = (visible(question.text) + " ").fitted(to: max(20, traits.columns))
    var last = lines.removeLast()
    // Wrapping removes the trailing space.
    if !last.hasSuffix(" ") { last += " " }
    let isHintAtRight = !traits.isDumb && traits.columns - last.displayWidth - question.hint.displayWidth > 12
    if !isHintAtRight { remind(question) }
    screen.say(lines, question.isWarning ? .warning : nil)
    let asking = question.isWarning ? Style.warning(last, on: traits) : last
    var request = LineRequest(asking)
    request.isRemembered = false
    if !question.hint.isEmpty, isHintAtRight {
      let hint = Style.dim(visible(question.hint), on: traits)
      request.rightPrompt = { hint }
    }
    request.complete = { line, cursor in Self.completion(of: line, cursor, among: question.choices) }
    switch screen.readLine(request) {
    case .interrupted: return .dropped
    case .endOfInput: return .gone
    case .line(let line):
      let answer = line.oneSpaced
      if answer.isEmpty { return .nothing }
      return answer == "<" ? .back : .text(answer)
    }
  }

  /// Asks until the answer is yes or no. Ctrl-C and the end of input mean no.
  /// - Parameters:
  ///   - enter: what Enter means.
  ///   - key: an answer that means yes too.
  ///   - complaint: shown after any other answer.
  package func isAgreed(_ question: Phrase, enter: Bool, key: String? = nil, complaint: Phrase) -> Bool {
    var asking = WordedQuestion(wording.book(question))
    while true {
      switch ask(asking) {
      case .dropped, .gone: return false
      case .nothing, .back: return enter
      case .text(let answer):
        if answer == key || Phrasebook.accepts(answer: answer, as: "words.particle.yes") { return true }
        if Phrasebook.accepts(answer: answer, as: "words.particle.no") { return false }
        asking.complaint = wording.book(complaint)
      }
    }
  }

  /// Shows the key hint on a separate line if there is no room for it on the right: once, after each invalid answer, and
  /// whenever it shows what Enter keeps.
  private func remind(_ question: WordedQuestion) {
    guard !question.hint.isEmpty else { return }
    if saidHints.insert(question.hint).inserted || question.keepsAnswer || !question.complaint.isEmpty {
      screen.say([question.hint], .dim)
    }
  }

  /// Completes a key, or the beginning of a word in a choice.
  private static func completion(of line: String, _ cursor: Int, among choices: [Choice]) -> Completion {
    let typed = folded(String(String.UnicodeScalarView(line.unicodeScalars.prefix(cursor))))
    let fitting = choices.filter { choice in
      folded(choice.key).hasPrefix(typed) || folded(choice.label).split(separator: " ").contains { $0.hasPrefix(typed) }
    }
    return Completion(
      replacing: 0..<cursor, in: line, among: fitting.map { Candidate($0.key, description: visible($0.label)) })
  }

  /// As many choices per row as fit: `2 Alves   3 Piqué   5 Puyol`.
  private func list(_ choices: [Choice]) {
    let cells = choices.map { visible($0.label.isEmpty ? $0.key : $0.key + " " + $0.label) }
    let columns = max(20, traits.columns - 1)
    let width = min(columns, (cells.map(\.displayWidth).max() ?? 0) + 2)
    // The last cell in a row needs no gap.
    let perRow = max(1, (columns + 2) / width)
    for start in stride(from: 0, to: cells.count, by: perRow) {
      let row = cells[start..<min(start + perRow, cells.count)]
      let padded = row.dropLast().map { $0.padded(to: width) } + row.suffix(1)
      screen.write(padded.joined().truncated(to: columns))
    }
  }
}
