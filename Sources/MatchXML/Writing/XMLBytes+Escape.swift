/// Where a text appears. Attributes need more escaping, because parsers turn line breaks and tabs in them into spaces.
enum TextPlace {
  case attribute, text
}

extension XMLBytes {
  /// Appends the text so that parsers return it unchanged. Characters that XML forbids are left out.
  mutating func escaped(_ text: String, in place: TextPlace) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      // Fast path: ASCII without characters to escape.
      guard utf8.allSatisfy(Self.isPlain) else { return false }
      appendAll(utf8)
      return true
    }
    if isPlain { return }
    for scalar in text.unicodeScalars { append(scalar, in: place) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20..<0x7F).contains(byte)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, in place: TextPlace) {
    switch scalar.value {
    case 0x26: raw("&amp;")
    case 0x3C: raw("&lt;")
    case 0x3E: raw("&gt;")
    case 0x22: place == .attribute ? raw("&quot;") : raw("\"")
    // Line breaks and tabs would be normalised in an attribute, and would split an action's line in a text.
    case 0x09, 0x0A, 0x0D: reference(scalar)
    case 0..<0x20, 0xFFFE, 0xFFFF: break
    case 0x7F..<0xA0: reference(scalar)
    default: character(scalar)
    }
  }
}
