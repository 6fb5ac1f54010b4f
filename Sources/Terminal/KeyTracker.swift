import Glibc

/// Tracks the keys passed to libedit to find out whether it is between two commands. Only then may the prompt be
/// redrawn or a key be taken as one of our commands.
package struct KeyTracker {
  private enum State {
    case idle
    /// After Esc or Ctrl-X: one more key or a control sequence follows.
    case escape
    case sequence
    /// After Ctrl-V: the next key is literal.
    case quote
    /// Searching the history: keys belong to the pattern until a control key ends it.
    case search
  }

  private var state = State.idle

  package init() {}

  /// True if libedit is waiting for a new command.
  package var isBetweenCommands: Bool { state == .idle }

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
