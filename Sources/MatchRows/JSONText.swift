import Text

/// JSON in canonical form: a single line without spaces, in UTF-8, with the same bytes for the same values.
struct JSONText {
  private(set) var bytes: [UInt8] = []

  mutating func object(_ contents: (inout JSONText) -> Void) { enclosed("{", "}", contents) }
  mutating func array(_ contents: (inout JSONText) -> Void) { enclosed("[", "]", contents) }

  mutating func name(_ name: String) {
    text(name)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func number(_ value: Int) {
    comma()
    bytes += String(value).utf8
  }

  mutating func truth(_ value: Bool) {
    comma()
    bytes += (value ? "true" : "false").utf8
  }

  mutating func text(_ text: String) {
    comma()
    quote()
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case ..<0x20: bytes += ("\\u" + String(byte, radix: 16).zeroPadded(to: 4)).utf8
      default: bytes.append(byte)
      }
    }
    quote()
  }

  private mutating func enclosed(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ contents: (inout JSONText) -> Void)
  {
    comma()
    bytes.append(UInt8(ascii: open))
    contents(&self)
    bytes.append(UInt8(ascii: close))
  }

  /// Separates an item from the one before it, if any.
  private mutating func comma() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  private mutating func quote() { bytes.append(UInt8(ascii: "\"")) }
}
