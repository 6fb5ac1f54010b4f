import FileNames
import Glibc

/// What a file is called while it is being written: `.derby.xml.1234.tmp`, 1234 being the process.
enum TemporaryName {
  private static let suffix = ".tmp"

  private static func prefix(_ name: String) -> String { ".\(name)." }

  static func own(of name: String) -> String { prefix(name) + "\(getpid())" + suffix }

  /// Removes what processes that were killed while saving have left in the folder. Only for who has the lock: nobody
  /// else is saving then.
  static func removeAll(of name: String, in folder: CInt) {
    for found in FileName.names(inFolder: folder) where isTemporary(found, of: name) {
      unlinkat(folder, found.onDisk, 0)
    }
  }

  /// Whether it is the name of a file that is to take the place of any.
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
