import Bounds
import CommandSupport
import Text

/// Lists of file names from other programs, separated by line feeds or terminated by zero bytes.
enum NameList {
  /// - Parameter path: `-` is standard input.
  static func read(_ path: String, withZeros: Bool) throws(Failure) -> [String] {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, limit: Bounds.nameList) } catch { throw error.asNotNow }
    let end = withZeros ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: end).map(FileName.text)
  }
}
