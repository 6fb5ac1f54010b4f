import CEditLine
import Glibc

/// The lines typed before, for as long as the program runs, oldest forgotten first; the same line twice in a row is kept once.
final class History {
  let handle: OpaquePointer

  /// - Parameter size: how many lines are remembered.
  init?(size: Int) {
    guard let handle = cel_history() else { return nil }
    self.handle = handle
    _ = cel_history_set_size(handle, CInt(clamping: size))
    _ = cel_history_set_unique(handle, 1)
  }

  deinit { cel_history_end(handle) }

  func add(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    _ = withWide(line) { cel_history_enter(handle, $0) }
  }
}
