import Glibc
import Text

/// The name of a file while it is written: `.derby.xml.1234.tmp`, with the process ID.
enum TemporaryName {
  private static let suffix = ".tmp"

  private static func prefix(_ name: String) -> String { ".\(name)." }

  static func own(of name: String) -> String { prefix(name) + "\(getpid())" + suffix }

  /// Removes files that killed processes have left in the folder. The caller holds the lock, so that no other process
  /// is saving.
  static func removeAll(of name: String, in folder: CInt) {
    for found in FileName.names(inFolder: folder) where isTemporary(found, of: name) {
      unlinkat(folder, found.onDisk, 0)
    }
  }

  static func isOne(_ found: String) -> Bool {
    guard found.hasPrefix("."), found.hasSuffix(suffix) else { return false }
    let stem = found.dropLast(suffix.count)
    return isProcess(stem.utf8[(stem.utf8.lastIndex(of: UInt8(ascii: ".")) ?? stem.startIndex)...].dropFirst())
  }

  private static func isTemporary(_ found: String, of name: String) -> Bool {
    let prefix = prefix(name)
    guard found.hasPrefix(prefix), found.hasSuffix(suffix) else { return false }
    return isProcess(found.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)[...])
  }

  private static func isProcess(_ text: Substring.UTF8View) -> Bool {
    !text.isEmpty && text.allSatisfy { (48...57).contains($0) }
  }
}
