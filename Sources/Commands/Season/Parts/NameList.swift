import Bounds
import FileNames

/// Names of files, as other programs list them: a line each, or with a zero byte behind each.
enum NameList {
  /// - Parameter path: `-` is standard input.
  static func read(_ path: String, withZeros: Bool) throws(Failure) -> [String] {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, limit: Bounds.nameList) } catch { throw error.asNotNow }
    let end = withZeros ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: end).map(FileName.text)
  }
}
