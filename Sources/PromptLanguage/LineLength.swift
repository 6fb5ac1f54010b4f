import Bounds

extension LineParser {
  /// Refuses a line that is too long for the file. Called before anything else.
  package static func checkLength(of line: String) throws(LineProblem) {
    // Count scalars only if there are enough bytes for too many; each takes at least one.
    guard line.utf8.count > Bounds.line, line.unicodeScalars.count > Bounds.line else { return }
    throw LineProblem(.lineTooLong(line.unicodeScalars.count, most: Bounds.line), column: 1)
  }
}
