import RecordingSession
import Terminal
import TextLayout

/// Where a person at the prompt reads: lines no wider than the terminal, broken between words.
struct PromptScreen {
  let editor: LineEditor
  /// Writes a line, at once, as it is: see `visible`.
  let write: (String) -> Void

  /// Says lines, in one style or plainly.
  func say(_ lines: [String], _ style: Style? = nil) {
    for line in lines {
      for part in visible(line, keepingLines: true).fitted(to: max(20, editor.traits.columns)) {
        write(style.map { $0(part, on: editor.traits) } ?? part)
      }
    }
  }

  /// Shows lines as they are: the terminal breaks them, and copies them whole.
  func show(_ lines: [String]) {
    for line in lines { write(visible(line, keepingLines: true)) }
  }
}
