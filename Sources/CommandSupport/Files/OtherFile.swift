import Bounds
import MatchReports
import Storage

/// Recognises files in a folder of matches that are not matches, in case a shell pattern includes them. A file named
/// like a match is treated as a match.
package enum OtherFile {
  /// True for a report or a hidden companion of a match, which the program itself writes next to matches.
  package static func isMade(_ path: String) -> Bool {
    contents(path).map { MadeReport.isOne($0) || Companion.isOne(path, $0, beside: ".xml") } ?? false
  }

  /// True for an unrelated file, such as a list or a web page: the first bytes show that it is not a match.
  package static func isUnrelated(_ path: String) -> Bool {
    guard let file = contents(path) else { return false }
    let bytes = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file[...]
    guard let first = bytes.first(where: { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }) else { return true }
    // Files in other encodings begin with a byte order mark or a zero byte.
    if [0x00, 0xFE, 0xFF].contains(first) { return false }
    guard first == UInt8(ascii: "<") else { return true }
    let beginning = String(decoding: bytes.prefix(200), as: UTF8.self).lowercased()
    return beginning.contains("<!doctype html") || beginning.contains("<html")
  }

  private static func contents(_ path: String) -> [UInt8]? {
    path == "-" || path.hasSuffix(".xml") ? nil : try? StoredFile.open(path, limit: Bounds.replacedFile).contents
  }
}
