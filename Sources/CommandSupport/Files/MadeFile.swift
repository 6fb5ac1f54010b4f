import Bounds
import MatchReports
import Storage

/// Recognises files that the program itself writes next to matches, in case a shell pattern includes them.
package enum MadeFile {
  /// True if the contents are a report or a hidden companion of a match. A file named like a match is treated as a
  /// match.
  package static func isOne(_ path: String) -> Bool {
    guard path != "-", !path.hasSuffix(".xml"),
      let file = try? StoredFile.open(path, limit: Bounds.replacedFile).contents
    else { return false }
    return MadeReport.isOne(file) || Companion.isOne(path, file, beside: ".xml")
  }
}
