/// The place of a text in the document. Attributes need more escaping, because parsers turn line breaks and tabs in
/// them into spaces.
enum TextPlace {
  case attribute, text
}

/// Writes XML into a byte array and escapes values. Much faster than building a tree, which matters because the whole
/// match is written after every action.
struct XMLBytes {
  private(set) var bytes: [UInt8] = []
  private let encoding: FileEncoding

  init(encoding: FileEncoding, capacity: Int) {
    self.encoding = encoding
    bytes.reserveCapacity(capacity)
  }

  /// Appends markup without escaping.
  mutating func raw(_ markup: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    attribute(name) { $0.escaped(value, in: .attribute) }
  }

  /// Nil becomes an empty string, which means unknown.
  mutating func attribute(_ name: StaticString, _ value: Int?) {
    attribute(name) { if let value { $0.integer(value) } }
  }

  mutating func attribute(_ name: StaticString, seconds value: Double?) {
    attribute(name) { if let value { $0.seconds(value) } }
  }

  /// Writes the attribute unless it is empty.
  mutating func optional(_ name: StaticString, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    let before = bytes.count
    attribute(name, value)
    // A value with only forbidden characters counts as empty, because an empty value would not be written next time.
    if bytes.count == before + name.utf8CodeUnitCount + 4 { bytes.removeLast(bytes.count - before) }
  }

  mutating func optional(_ name: StaticString, _ value: Int?) {
    if value != nil { attribute(name, value) }
  }

  mutating func optional(_ name: StaticString, seconds value: Double?) {
    if let value, Self.canHold(value) { attribute(name, seconds: value) }
  }

  mutating func flag(_ name: StaticString, _ value: Bool) {
    if value { attribute(name, "si") }
  }

  mutating func element(_ name: StaticString, _ value: String) {
    if value.isEmpty { return empty(name) }
    tag(name) { $0.escaped(value, in: .text) }
  }

  mutating func element(_ name: StaticString, _ value: Int?) {
    guard let value else { return empty(name) }
    tag(name) { $0.integer(value) }
  }

  mutating func element(_ name: StaticString, seconds value: Double?) {
    guard let value, Self.canHold(value) else { return empty(name) }
    tag(name) { $0.seconds(value) }
  }

  private mutating func empty(_ name: StaticString) {
    raw("<")
    raw(name)
    raw("/>")
  }

  private mutating func tag(_ name: StaticString, _ content: (inout XMLBytes) -> Void) {
    let before = bytes.count
    raw("<")
    raw(name)
    raw(">")
    content(&self)
    if bytes.count == before + name.utf8CodeUnitCount + 2 {
      bytes.removeLast(bytes.count - before)
      return empty(name)
    }
    raw("</")
    raw(name)
    raw(">")
  }

  private mutating func attribute(_ name: StaticString, _ value: (inout XMLBytes) -> Void) {
    bytes.append(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    value(&self)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func integer(_ value: Int) {
    if (0...9).contains(value) {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  /// True if three decimals restore the value exactly.
  static func canHold(_ seconds: Double) -> Bool { seconds.magnitude < 1e12 }

  /// At most three decimals, and no more than needed.
  private mutating func seconds(_ value: Double) {
    guard Self.canHold(value) else { return }
    let thousandths = Int((value * 1000).rounded())
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    integer(Int(whole))
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var digits = rest
    var unit: UInt = 100
    while digits > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(digits / unit))
      digits %= unit
      unit /= 10
    }
  }

  /// Appends the text so that parsers return it unchanged. Characters that XML forbids are left out.
  mutating func escaped(_ text: String, in place: TextPlace) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      // Fast path: ASCII without characters to escape.
      guard utf8.allSatisfy(Self.isPlain) else { return false }
      bytes.append(contentsOf: utf8)
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

  /// Appends the character, or a reference if the encoding lacks it.
  private mutating func character(_ scalar: Unicode.Scalar) {
    switch encoding {
    case .latin1 where scalar.value < 0x100: bytes.append(UInt8(scalar.value))
    case .latin1: reference(scalar)
    case .utf8: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private mutating func reference(_ scalar: Unicode.Scalar) {
    raw("&#")
    integer(Int(scalar.value))
    raw(";")
  }
}
