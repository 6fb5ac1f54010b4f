/// A byte that is invalid in UTF-8 text. Decoding the text anyway would mean guessing a letter, and decoding it in
/// another encoding would garble all the others.
public struct BrokenText: Error, Equatable, Sendable {
  /// From 1.
  public let line: Int
  public let byte: UInt8
}

extension TextFile {
  /// The first invalid byte of a UTF-8 text. Nil if the text is valid, or if it is in another encoding, which is
  /// assumed if there are more invalid bytes than valid multi-byte characters.
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

  /// Counts LF, CR and CRLF.
  private static func lineEnds(in bytes: ArraySlice<UInt8>) -> Int {
    var previous: UInt8 = 0
    return bytes.count { byte in
      defer { previous = byte }
      return byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") && previous != UInt8(ascii: "\r")
    }
  }
}
