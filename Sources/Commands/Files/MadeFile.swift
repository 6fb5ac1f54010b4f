import Bounds
import MatchReports
import Storage

/// What the program itself puts beside matches, found among files that somebody named by a star.
enum MadeFile {
  /// Whether it is a report or a hidden companion of a match, as its contents tell; a file that is called a match is
  /// taken for one.
  static func isOne(_ path: String) -> Bool {
    guard path != "-", !path.hasSuffix(".xml"),
      let file = try? StoredFile.open(path, limit: Bounds.replacedFile).contents
    else { return false }
    return MadeReport.isOne(file) || Companion.isOne(path, file, beside: ".xml")
  }
}
