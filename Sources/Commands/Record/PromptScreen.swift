import RecordingSession
import Terminal
import TextLayout

/// The output of the prompt: lines wrapped to the terminal.
struct PromptScreen {
  let editor: LineEditor
  /// Writes a line unchanged and flushes; see `visible`.
  let write: (String) -> Void

  /// Prints lines, optionally in a style.
  func say(_ lines: [String], _ style: Style? = nil) {
    for line in lines {
      for part in visible(line, keepingLines: true).fitted(to: max(20, editor.traits.columns)) {
        write(style.map { $0(part, on: editor.traits) } ?? part)
      }
    }
  }

  /// Prints lines without wrapping, so that the terminal copies them whole.
  func show(_ lines: [String]) {
    for line in lines { write(visible(line, keepingLines: true)) }
  }
}
