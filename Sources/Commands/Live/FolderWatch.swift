import FileNames
import Glibc

/// Notices changes of files by the folders that hold them: a save puts a new file in the place of the old one.
final class FolderWatch {
  /// To be polled; -1 if the system cannot watch anything, and then one has to look now and then.
  let descriptor: CInt
  private let paths: [String]

  init(_ folders: [String]) {
    paths = folders
    descriptor = inotify_init1(CInt(IN_CLOEXEC | IN_NONBLOCK))
    add()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches the folders, and once more those that were removed and made again.
  func add() {
    guard descriptor >= 0 else { return }
    let changes = IN_MOVED_TO | IN_MOVED_FROM | IN_CLOSE_WRITE | IN_DELETE | IN_CREATE
    for path in paths { inotify_add_watch(descriptor, path.onDisk, UInt32(changes)) }
  }

  /// Takes the news.
  /// - Returns: the names of the files that changed.
  func names() -> Set<String> {
    var names: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return names }
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        // Watch, mask, cookie and length, four bytes each; then the name, filled up with zeros.
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
