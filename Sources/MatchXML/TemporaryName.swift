import Glibc

/// What a file is called while it is being written: `.derby.xml.1234.tmp`, 1234 being the process.
enum TemporaryName {
  private static let suffix = ".tmp"

  private static func prefix(_ name: String) -> String { ".\(name)." }

  static func own(of name: String) -> String { prefix(name) + "\(getpid())" + suffix }

  /// Removes what processes that were killed while saving have left in the folder. Only for who has the lock: nobody
  /// else is saving then.
  static func removeAll(of name: String, in folder: CInt) {
    // A descriptor of its own, because reading a folder moves its position, and closing the stream closes it.
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let found = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          String(cString: $0)
        }
      }
      if isTemporary(found, of: name) { unlinkat(folder, found, 0) }
    }
  }

  private static func isTemporary(_ found: String, of name: String) -> Bool {
    let prefix = prefix(name)
    guard found.hasPrefix(prefix), found.hasSuffix(suffix) else { return false }
    let process = found.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
    return !process.isEmpty && process.allSatisfy { (48...57).contains($0) }
  }
}
