import Archives
import LibJSON
import MatchModel

/// A line of a `.part` file.
public enum PartLine: Hashable, Sendable {
  case match(MatchLine)
  case problem(ProblemLine)

  public enum Refusal: Error, Hashable, Sendable {
    /// The line is invalid, or was edited and is no longer in canonical form.
    case noLine
    /// A line of another format version.
    case otherRows(Int)
  }

  /// - Parameter bytes: a line without its line break.
  public init(_ bytes: [UInt8]) throws(Refusal) {
    guard let json = try? JSONDocument(bytes).root, let rows = json["rows"]?.integer else { throw .noLine }
    guard rows == MatchLine.format else { throw .otherRows(rows) }
    let line = json["problem"] == nil ? MatchLine(json).map(PartLine.match) : ProblemLine(json).map(PartLine.problem)
    // Unknown or dropped content shows up here as a difference.
    guard let line, line.bytes == bytes else { throw .noLine }
    self = line
  }

  /// Checks the beginning and the end of a line. Faster than parsing, for callers that only pass the line on.
  public static func check(_ bytes: [UInt8]) throws(Refusal) {
    // JSON contains no control characters, and a terminal could interpret them.
    guard bytes.last == UInt8(ascii: "}"), bytes.allSatisfy({ $0 >= 0x20 }) else { throw .noLine }
    if bytes.starts(with: problemStart) {
      let end = bytes.suffix(problemEnd.count + 8)
      guard let colon = end.lastIndex(of: UInt8(ascii: ":")),
        bytes[...colon].suffix(problemEnd.count).elementsEqual(problemEnd)
      else { throw .noLine }
      return try check(number: bytes[(colon + 1)...].dropLast())
    }
    var rest = bytes[...]
    for (start, length) in [(keyStart, MatchIdentifier.length), (digestStart, SHA256.length)] {
      guard rest.starts(with: start) else { throw .noLine }
      let digits = rest.dropFirst(start.count).prefix(length)
      guard digits.count == length, digits.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
        throw .noLine
      }
      rest = rest.dropFirst(start.count + length)
    }
    guard rest.starts(with: rowsStart) else { throw .noLine }
    rest = rest.dropFirst(rowsStart.count)
    guard let comma = rest.firstIndex(of: UInt8(ascii: ",")) else { throw .noLine }
    try check(number: rest[..<comma])
  }

  private static func check(number digits: ArraySlice<UInt8>) throws(Refusal) {
    guard (1...9).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }),
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { throw .noLine }
    guard number == MatchLine.format else { throw .otherRows(number) }
  }

  private static let keyStart = Array("{\"key\":\"".utf8)
  private static let digestStart = Array("\",\"sha256\":\"".utf8)
  private static let rowsStart = Array("\",\"rows\":".utf8)
  private static let problemStart = Array("{\"problem\":[".utf8)
  private static let problemEnd = Array(",\"rows\":".utf8)

  /// The line feed is not included.
  public var bytes: [UInt8] {
    switch self {
    case .match(let line): line.bytes
    case .problem(let line): line.bytes
    }
  }
}
