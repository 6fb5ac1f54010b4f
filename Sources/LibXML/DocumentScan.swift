import Bounds
import Glibc

/// Scans a document's bytes before libxml2 sees them, to reject input for which libxml2 would need quadratic time
/// before its first callback: it compares each attribute of an element with every other.
///
/// All attributes of an element lie between its `<` and the next `<`, because neither names nor values may contain one.
/// Therefore only long stretches without `<` need checking. The scan must see the same characters as libxml2, so
/// encodings that are not ASCII-compatible are rejected.
struct DocumentScan {
  private let bytes: UnsafeRawBufferPointer
  /// Bytes per character, 2 in UTF-16, and the position of the low byte.
  private let stride: Int
  private let low: Int

  /// A shorter tag cannot contain too many attributes.
  private static let shortest = Bounds.attributesOfElement * 4

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    let start = Array(bytes.prefix(2))
    switch start {
    case [0xFE, 0xFF], [0, UInt8(ascii: "<")]:
      stride = 2
      low = 1
    case [0xFF, 0xFE], [UInt8(ascii: "<"), 0]:
      stride = 2
      low = 0
    default:
      stride = 1
      low = 0
    }
  }

  /// The reason not to pass the document to libxml2, or nil.
  func problem(file: String) -> XMLDiagnostic? {
    if let encoding = unreadableEncoding() {
      return XMLDiagnostic(
        domain: .parser, code: XMLCode.unknownEncoding, level: .fatal, file: file, line: 1, facts: [encoding],
        message: "Unsupported encoding \(encoding)")
    }
    guard let line = lineOfLongTag() else { return nil }
    return XMLDiagnostic(
      domain: .parser, code: XMLCode.tooManyAttributesOfElement, level: .fatal, file: file, line: line,
      facts: [String(Bounds.attributesOfElement)], message: "Too many attributes of one element")
  }

  /// The line of the first tag with too many attributes.
  func lineOfLongTag() -> Int? {
    longTag().map { place in bytes[..<place].lazy.filter { $0 == UInt8(ascii: "\n") }.count + 1 }
  }

  private func longTag() -> Int? {
    var start = 0
    while let tag = next(from: start) {
      // Jump to the last `<` within reach: all tags before it are short.
      let end = min(bytes.count / stride * stride, tag + Self.shortest * stride)
      if let last = last(after: tag, before: end) {
        start = last
      } else {
        if hasTooMany(from: tag) { return tag }
        start = tag + stride
      }
    }
    return nil
  }

  private func next(from start: Int) -> Int? {
    guard stride == 2 else {
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, CInt(UInt8(ascii: "<")), bytes.count - start)
      else { return nil }
      return found - UnsafeMutableRawPointer(mutating: base)
    }
    return Swift.stride(from: start, to: bytes.count - 1, by: 2).first { character($0) == UInt8(ascii: "<") }
  }

  private func last(after tag: Int, before end: Int) -> Int? {
    Swift.stride(from: end - stride, to: tag, by: -stride).first { character($0) == UInt8(ascii: "<") }
  }

  /// The ASCII character at the position; 0 if it is not ASCII.
  private func character(_ place: Int) -> UInt8 {
    guard stride == 2 else { return bytes[place] }
    return place + 1 < bytes.count && bytes[place + 1 - low] == 0 ? bytes[place + low] : 0
  }

  /// True if the tag has too many attributes before its `>`.
  private func hasTooMany(from tag: Int) -> Bool {
    var quote: UInt8?
    var count = 0
    for place in Swift.stride(from: tag + stride, to: bytes.count, by: stride) {
      let character = character(place)
      // Attribute values cannot contain `<` either.
      if character == UInt8(ascii: "<") { return false }
      if quote != nil {
        if character == quote { quote = nil }
      } else {
        switch character {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = character
        case UInt8(ascii: "="): count += 1
        case UInt8(ascii: ">"): return false
        default: break
        }
      }
      if count > Bounds.attributesOfElement { return true }
    }
    return false
  }
}

extension DocumentScan {
  /// The declared encoding if it is unknown or not ASCII-compatible.
  private func unreadableEncoding() -> String? {
    let start = stride == 2 ? Array(bytes.prefix(4)) : bytes.prefix(8).map { $0 }
    // Documents in UCS-4 and EBCDIC begin with these bytes.
    let wide: [[UInt8]] = [
      [0, 0, 0, 0x3C], [0x3C, 0, 0, 0], [0, 0, 0x3C, 0], [0, 0x3C, 0, 0], [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0, 0],
    ]
    if wide.contains(where: { start.starts(with: $0) }) { return "UCS-4" }
    if start.starts(with: [0x4C, 0x6F, 0xA7, 0x94]) { return "EBCDIC" }
    guard let declared = declaredEncoding() else { return nil }
    let name = declared.uppercased()
    if name.hasPrefix("UTF-16") || name == "UTF16" { return stride == 2 ? nil : declared }
    if stride == 2 { return declared }
    let isKnown =
      ["UTF-8", "UTF8", "US-ASCII", "ASCII", "LATIN1", "LATIN-1", "MACINTOSH", "KOI8-R", "KOI8-U"].contains(name)
      || ["ISO-8859-", "ISO_8859-", "ISO8859-", "WINDOWS-125", "CP125"].contains { name.hasPrefix($0) }
    return isKnown ? nil : declared
  }

  private func declaredEncoding() -> String? {
    var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : stride == 2 && bytes[0] >= 0xFE ? 2 : 0
    var text: [UInt8] = []
    while place < bytes.count, text.count < 1 << 16 {
      text.append(character(place))
      if text.last == UInt8(ascii: ">") { break }
      if text.count == 5, !text.starts(with: Array("<?xml".utf8)) { return nil }
      place += stride
    }
    let word = Array("encoding".utf8)
    let last = text.indices.last { text[$0] == word[0] && text[$0...].starts(with: word) }
    guard let last else { return nil }
    let rest = text[(last + word.count)...].drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    return rest.first.map { quote in String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self) }
  }
}
