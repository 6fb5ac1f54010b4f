import Glibc
import Text

/// Watches the folders of files rather than the files, because a save replaces a file with a new one.
final class FolderWatch {
  /// A descriptor to poll. If it is -1, the system cannot watch anything, and the caller has to check from time to
  /// time.
  let descriptor: CInt
  private let paths: [String]

  init(_ folders: [String]) {
    paths = folders
    descriptor = inotify_init1(CInt(IN_CLOEXEC | IN_NONBLOCK))
    add()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches the folders. Call it again for folders that may have been removed and recreated.
  func add() {
    guard descriptor >= 0 else { return }
    let changes = IN_MOVED_TO | IN_MOVED_FROM | IN_CLOSE_WRITE | IN_DELETE | IN_CREATE
    for path in paths { inotify_add_watch(descriptor, path.onDisk, UInt32(changes)) }
  }

  /// Reads the pending events.
  /// - Returns: the names of the files that changed.
  func names() -> Set<String> {
    var names: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return names }
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        // Watch, mask, cookie and length, four bytes each; then the name, padded with zeros.
        while offset + 16 <= count {
          let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          let name = bytes[(offset + 16)..<min(offset + 16 + length, count)].prefix { $0 != 0 }
          names.insert(FileName.text(Array(name)))
          offset += 16 + length
        }
      }
    }
  }
}
