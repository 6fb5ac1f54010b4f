/// JSON in canonical form: a single line without spaces, in UTF-8, with the same bytes for the same values.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// True if the next item in the open object or array needs a comma.
  private var needsComma = false

  mutating func object(_ contents: (inout JSONText) -> Void) { enclosed("{", "}", contents) }
  mutating func array(_ contents: (inout JSONText) -> Void) { enclosed("[", "]", contents) }

  mutating func name(_ name: String) {
    text(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func number(_ value: Int) {
    comma()
    bytes += String(value).utf8
    needsComma = true
  }

  mutating func truth(_ value: Bool) {
    comma()
    bytes += (value ? "true" : "false").utf8
    needsComma = true
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
      case ..<0x20: bytes += ("\\u00" + (byte < 0x10 ? "0" : "1") + String(byte & 0xF, radix: 16)).utf8
      default: bytes.append(byte)
      }
    }
    quote()
    needsComma = true
  }

  private mutating func enclosed(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ contents: (inout JSONText) -> Void)
  {
    comma()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    contents(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func comma() { if needsComma { bytes.append(UInt8(ascii: ",")) } }
  private mutating func quote() { bytes.append(UInt8(ascii: "\"")) }
}
