import Glibc
import Synchronization
import Text

/// A progress bar on the terminal, shown after a second or for many files. It writes nothing to a pipe.
final class ProgressBar: Sendable {
  /// For at least this many files, the bar is shown at once.
  private static let many = 1_000
  private struct State {
    var done = 0
    var shown: SuspendingClock.Instant?
    var isShown = false
  }

  private let count: Int
  private let isTerminal: Bool
  private let columns: Int
  private let start = SuspendingClock.now
  private let state = Mutex(State())

  init(_ count: Int, isTerminal: Bool, columns: Int) {
    self.count = count
    self.isTerminal = isTerminal
    self.columns = columns
  }

  /// Counts one more file; redraws at most ten times per second.
  func step() {
    guard isTerminal else { return }
    state.withLock { state in
      state.done += 1
      let now = SuspendingClock.now
      guard count >= Self.many || now - start >= .seconds(1) else { return }
      if let shown = state.shown, now - shown < .milliseconds(100) { return }
      state.shown = now
      state.isShown = true
      Self.write("\r" + line(state.done))
    }
  }

  func clear() {
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      Self.write("\r\u{1B}[K")
    }
  }

  /// `[#####     ]  512 / 1024`.
  private func line(_ done: Int) -> String {
    let numbers = " \(done) / \(count)"
    let room = max(4, min(40, columns - numbers.count - 3))
    let full = count == 0 ? room : room * done / count
    return "[" + String(repeating: "#", count: full) + String(repeating: " ", count: room - full) + "]" + numbers
  }

  private static func write(_ text: String) {
    // Losing a frame does no harm, so errors are ignored.
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}
