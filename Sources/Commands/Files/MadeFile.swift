import Bounds
import MatchReports
import Storage

/// Recognises files that the program itself writes beside matches, in case a shell pattern included them.
enum MadeFile {
  /// True if the contents are a report or a hidden companion of a match. A file named like a match is taken for one.
  static func isOne(_ path: String) -> Bool {
    guard path != "-", !path.hasSuffix(".xml"),
      let file = try? StoredFile.open(path, limit: Bounds.replacedFile).contents
    else { return false }
    return MadeReport.isOne(file) || Companion.isOne(path, file, beside: ".xml")
  }
}
