internal import CLoadedLibraries.EditLine
import Glibc

/// Previously typed lines of this run. Consecutive duplicates are stored once, and the oldest lines are dropped.
final class History {
  let handle: OpaquePointer

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
