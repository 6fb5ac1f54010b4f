import CommandSupport
import Glibc

/// Writes a file of a site atomically, and only if its contents have changed.
enum SiteFile {
  /// - Parameter force: true to replace files that the program did not write.
  /// - Returns: true if the file was written.
  /// - Throws: if a file with that name exists that the program did not write.
  static func write(
    _ bytes: [UInt8], to path: String, force: Bool = false, permissions: mode_t? = nil
  ) throws(Failure) -> Bool {
    try OutputFile.update(path, to: bytes, permissions: permissions) { force || isOurs($0, bytes) }
  }

  /// Tables and summary documents contain no mark of the program, so they are recognised by their first line.
  private static func isOurs(_ there: [UInt8], _ bytes: [UInt8]) -> Bool {
    if there.starts(with: Array("<!DOCTYPE".utf8)) { return false }
    if there.firstRange(of: Array("<resum ".utf8)) != nil { return true }
    return there.prefix { $0 != newline }.elementsEqual(bytes.prefix { $0 != newline })
  }

  private static let newline = UInt8(ascii: "\n")
}
