/// A text that is written in UTF-8 and has a byte that does not belong there: a letter of it would be guessed, and in
/// another encoding all others would be wrong.
public struct BrokenText: Error, Equatable, Sendable {
  /// From 1.
  public let line: Int
  /// The byte that does not belong there.
  public let byte: UInt8

  init(line: Int, byte: UInt8) { (self.line, self.byte) = (line, byte) }
}

extension TextFile {
  /// The first byte that breaks a text of UTF-8; nil where there is none, or the text is of another encoding: what has
  /// more bytes that break it than letters that are right only in UTF-8.
  public static func breach(in bytes: [UInt8]) -> BrokenText? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return nil }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var parser = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var (place, letters, breaches, first) = (0, 0, 0, Int?.none)
    reading: while true {
      switch parser.parseScalar(from: &source) {
      case .valid(let scalar):
        place += scalar.count
        if scalar.count > 1 { letters += 1 }
      case .error(let length):
        first = first ?? place
        breaches += 1
        place += length
      case .emptyInput: break reading
      }
    }
    guard let first, isMarked || letters > breaches else { return nil }
    return BrokenText(line: 1 + lineEnds(in: bytes[..<first]), byte: bytes[first])
  }

  /// LF, CR, or both together.
  private static func lineEnds(in bytes: ArraySlice<UInt8>) -> Int {
    var previous: UInt8 = 0
    return bytes.count { byte in
      defer { previous = byte }
      return byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") && previous != UInt8(ascii: "\r")
    }
  }
}
