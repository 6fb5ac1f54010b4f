import Bounds

extension LineParser {
  /// Refuses a line longer than can be read back from the file. Called before anything else looks at it.
  package static func checkLength(of line: String) throws(LineProblem) {
    // A character has at least one byte.
    guard line.utf8.count > Bounds.line, line.unicodeScalars.count > Bounds.line else { return }
    throw LineProblem(.lineTooLong(line.unicodeScalars.count, most: Bounds.line), column: 1)
  }
}
