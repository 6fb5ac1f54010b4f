import Phrases
import Recorder
import Terminal

/// Questions asked at the terminal: the answers that are offered, then the question.
final class TerminalDialogue: Dialogue {
  private let editor: LineEditor
  private let say: (String) -> Void

  init(_ editor: LineEditor, say: @escaping (String) -> Void) {
    self.editor = editor
    self.say = say
  }

  func ask(_ question: Question) -> Answer {
    if !question.choices.isEmpty { list(question.choices) }
    var request = LineRequest(question.text + " ")
    request.isRemembered = false
    request.complete = { line, cursor in
      let candidates = question.choices.map { Candidate($0.key, description: $0.label) }
        .filter { $0.text.hasPrefix(line) || folded($0.description).contains(folded(line)) }
      return Completion(replacing: 0..<cursor, in: line, among: candidates)
    }
    if question.allowsBack {
      request.keys = ["<"]
      request.onKey = { _, line, _ in line.isEmpty ? .submit("<") : .insert }
    }
    switch editor.readLine(request) {
    case .interrupted, .endOfInput: return .dropped
    case .line(let line):
      let answer = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if answer.isEmpty { return .nothing }
      return answer == "<" ? .back : .text(answer)
    }
  }

  /// As many to a row as fit: `2 Alves   3 Piqué   5 Puyol`.
  private func list(_ choices: [Choice]) {
    let cells = choices.map { $0.label.isEmpty ? $0.key : $0.key + " " + $0.label }
    let columns = max(20, editor.traits.columns - 1)
    let width = min(columns, (cells.map(\.displayWidth).max() ?? 0) + 2)
    let perRow = max(1, columns / width)
    for start in stride(from: 0, to: cells.count, by: perRow) {
      let row = cells[start..<min(start + perRow, cells.count)]
      say(row.map { $0.padded(to: width) }.joined().truncated(to: columns))
    }
  }
}
