import Phrases

package enum GitMarkers {
  /// The first conflict marker that git has left in a file; nil if there is none.
  package static func problem(in bytes: [UInt8], file: String) -> Failure? {
    let marker = Array("<<<<<<< ".utf8)
    var line = 1
    var isAtStart = true
    for index in bytes.indices {
      if isAtStart, bytes[index] == marker[0], bytes[index...].starts(with: marker) {
        return .problem(Phrase("merge.git-markers"), in: file, line: line)
      }
      isAtStart = bytes[index] == UInt8(ascii: "\n")
      if isAtStart { line += 1 }
    }
    return nil
  }
}
