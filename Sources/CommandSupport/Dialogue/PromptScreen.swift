import RecordingSession
import Terminal
import Text

/// The terminal of the prompt: reads lines, and wraps output to its width.
package final class PromptScreen {
  package let editor: LineEditor
  /// Writes a line unchanged and flushes; see `visible`.
  let write: (String) -> Void
  /// When the first key of the latest line was pressed, in seconds since 1970; nil if it has no keys.
  package private(set) var typedAt: Double?

  package init(editor: LineEditor, write: @escaping (String) -> Void) {
    self.editor = editor
    self.write = write
  }

  /// Notes by this clock when the first key of each line is pressed.
  package func noteFirstKeys(by clock: MatchClock) {
    editor.lineBegins = { [unowned self] in typedAt = clock.now }
  }

  package func readLine(_ request: LineRequest) -> Input {
    typedAt = nil
    return editor.readLine(request)
  }

  package func say(_ lines: [String], _ style: Style? = nil) {
    for line in lines {
      for part in visible(line, keepingLines: true).fitted(to: max(20, editor.traits.columns)) {
        write(style.map { $0(part, on: editor.traits) } ?? part)
      }
    }
  }

  /// Prints lines without wrapping, so that the terminal copies them whole.
  package func show(_ lines: [String]) {
    for line in lines { write(visible(line, keepingLines: true)) }
  }
}
