import Glibc

/// Follows the keys handed to libedit, to know whether it is between two commands: only then may the prompt be redrawn
/// or a key be taken for a command of ours.
package struct KeyTracker {
  private enum State {
    case idle
    /// After Esc, or Ctrl-X: one more key, or the rest of a control sequence.
    case escape
    /// Inside a control sequence.
    case sequence
    /// After Ctrl-V: the next key is taken literally.
    case quote
    /// Searching the history: keys go to the pattern until a control key ends it.
    case search
  }

  private var state = State.idle

  package init() {}

  /// Whether libedit awaits a new command.
  package var isBetweenCommands: Bool { state == .idle }

  /// Takes note of a key just handed over.
  package mutating func note(_ key: wchar_t) {
    switch (state, key) {
    case (.escape, 0x5B), (.escape, 0x4F): state = .sequence  // "[", "O"
    case (.escape, 0x1B): state = .escape
    case (.escape, _), (.quote, _): state = .idle
    case (.sequence, 0x40...0x7E): state = .idle
    case (.sequence, _): break
    case (_, 0x1B), (.idle, 0x18): state = .escape
    case (.idle, 0x16): state = .quote
    case (.idle, 0x12), (.idle, 0x13): state = .search
    case (.search, 0x12), (.search, 0x13), (.search, 0x08), (.search, 0x17): break
    case (.search, 0..<0x20): state = .idle
    default: break
    }
  }
}
