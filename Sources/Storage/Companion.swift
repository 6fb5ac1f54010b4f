import FileNames

/// The hidden files beside a stored file: its lock, what undo and redo need, lines that were left open, and the next
/// save while it is written.
public enum Companion {
  private static func name(of name: String, _ suffix: String) -> String { ".\(name)\(suffix)" }

  static func lock(of name: String) -> String { self.name(of: name, ".lock") }
  static func history(of name: String) -> String { self.name(of: name, ".undo") }
  static func openLines(of name: String) -> String { self.name(of: name, ".open") }

  /// Whether a path leads to one, by its name, and by its contents where anybody might have chosen the name.
  /// - Parameter suffix: what the names of the stored files end with: `.xml`.
  public static func isOne(_ path: String, _ contents: [UInt8], beside suffix: String) -> Bool {
    let name = FileName.split(path).name
    guard name.hasPrefix(".") else { return false }
    if contents.starts(with: UndoHistory.magic) { return true }
    if name.hasSuffix(".lock") { return contents.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: "\n") } }
    // Lines that were left open, as they were typed.
    if name.hasSuffix(suffix + ".open") { return true }
    return TemporaryName.isOne(name)
  }
}
