import Text

/// The hidden files next to a stored file: its lock, its undo history, open lines, and the next save while it is
/// written.
public enum Companion {
  static func lock(of name: String) -> String { ".\(name).lock" }
  static func history(of name: String) -> String { ".\(name).undo" }
  static func openLines(of name: String) -> String { ".\(name).open" }

  /// True if the path is such a file, judging by its name, and by its contents if the name could be a coincidence.
  /// - Parameter suffix: the extension of stored files: `.xml`.
  public static func isOne(_ path: String, _ contents: [UInt8], beside suffix: String) -> Bool {
    let name = FileName.split(path).name
    guard name.hasPrefix(".") else { return false }
    if contents.starts(with: UndoHistory.magic) { return true }
    if name.hasSuffix(".lock") { return contents.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: "\n") } }
    // Open lines, as typed.
    if name.hasSuffix(suffix + ".open") { return true }
    return TemporaryName.isOne(name)
  }
}
