import Bounds
import Storage

/// Recognises unrelated files in a folder of matches, such as lists and web pages, in case a shell pattern includes
/// them.
package enum OtherFile {
  /// True if the first bytes show that it is not a match. A file named like a match is treated as a match.
  package static func isOne(_ path: String) -> Bool {
    guard path != "-", !path.hasSuffix(".xml"),
      let file = try? StoredFile.open(path, limit: Bounds.replacedFile).contents
    else { return false }
    let bytes = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file[...]
    guard let first = bytes.first(where: { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }) else { return true }
    // Files in other encodings begin with a byte order mark or a zero byte.
    if [0x00, 0xFE, 0xFF].contains(first) { return false }
    guard first == UInt8(ascii: "<") else { return true }
    let beginning = String(decoding: bytes.prefix(200), as: UTF8.self).lowercased()
    return beginning.contains("<!doctype html") || beginning.contains("<html")
  }
}
