import Phrases

/// Conflict markers that git has left in a file.
package enum GitMarkers {
  /// Nil if there are none.
  package static func problem(in bytes: [UInt8], file: String) -> Failure? {
    line(in: bytes).map { line in
      .problem(Phrase("merge.git-markers"), in: file, line: line)
    }
  }

  /// The line of the first conflict marker of git; nil if there is none.
  private static func line(in bytes: [UInt8]) -> Int? {
    let marker = Array("<<<<<<< ".utf8)
    var line = 1
    var isAtStart = true
    for index in bytes.indices {
      if isAtStart, bytes[index] == marker[0], bytes[index...].starts(with: marker) { return line }
      isAtStart = bytes[index] == UInt8(ascii: "\n")
      if isAtStart { line += 1 }
    }
    return nil
  }
}
