import CEditLine
import Glibc

/// The lines typed before, oldest forgotten first; the same line twice in a row is kept once.
final class History {
  let handle: OpaquePointer
  private let path: String?

  /// - Parameter path: a file of libedit's own format, readable by its owner only, to go on from and to save to.
  init?(size: Int, path: String?) {
    guard let handle = history_winit() else { return nil }
    self.handle = handle
    self.path = path
    _ = cel_history_set_size(handle, CInt(clamping: size))
    _ = cel_history_set_unique(handle, 1)
    // No file yet is no error: it is the first time.
    if let path { _ = cel_history_load(handle, path) }
  }

  deinit { history_wend(handle) }

  func add(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    _ = withWide(line) { cel_history_enter(handle, $0) }
  }

  /// Writes the file, if there is one. A history that cannot be saved is no reason to disturb anybody.
  func save() {
    if let path { _ = cel_history_save(handle, path) }
  }
}
