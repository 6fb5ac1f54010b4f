import FileNames

/// The hidden files beside a match: its lock, what undo and redo need, and the next save while it is written.
public enum Companion {
  /// Whether a path leads to one, by its name, and by its contents where anybody might have chosen the name.
  public static func isOne(_ path: String, _ contents: [UInt8]) -> Bool {
    let name = FileName.split(path).name
    guard name.hasPrefix(".") else { return false }
    if contents.starts(with: MatchHistory.magic) { return true }
    if name.hasSuffix(".lock") { return contents.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: "\n") } }
    // Lines that were left open, as they were typed.
    if name.hasSuffix(".xml.open") { return true }
    return TemporaryName.isOne(name)
  }
}
