/// A value that an attribute can have. An empty text leaves the attribute out.
public protocol XMLAttributeValue {
  var attributeText: String { get }
}

extension String: XMLAttributeValue {
  public var attributeText: String { self }
}

extension Int: XMLAttributeValue {
  public var attributeText: String { String(self) }
}

extension Optional: XMLAttributeValue where Wrapped: XMLAttributeValue {
  public var attributeText: String { self?.attributeText ?? "" }
}

extension XMLElementNode {
  /// An element with attributes and children. Attributes with empty values are left out.
  public init(
    _ name: String, _ attributes: KeyValuePairs<String, any XMLAttributeValue>, _ children: [XMLElementNode] = []
  ) {
    let texts = attributes.map { XMLAttribute(name: $0.key, value: $0.value.attributeText) }
    self.init(name: name, attributes: texts.filter { !$0.value.isEmpty }, children: children)
  }

  /// The element as a document in UTF-8, with one element per line and two spaces of indentation. Characters that XML
  /// forbids are left out.
  public var document: [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    write(into: &bytes, depth: 0)
    return bytes
  }

  private func write(into bytes: inout [UInt8], depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name.utf8)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: attribute.name.utf8)
      bytes.append(contentsOf: "=\"".utf8)
      Self.escape(attribute.value, into: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    if children.isEmpty, text.isEmpty {
      bytes.append(contentsOf: "/>\n".utf8)
      return
    }
    bytes.append(UInt8(ascii: ">"))
    Self.escape(text, into: &bytes)
    if !children.isEmpty {
      bytes.append(UInt8(ascii: "\n"))
      for child in children { child.write(into: &bytes, depth: depth + 1) }
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }
    bytes.append(contentsOf: "</".utf8)
    bytes.append(contentsOf: name.utf8)
    bytes.append(contentsOf: ">\n".utf8)
  }

  /// Escapes line breaks and tabs as well, so that parsing returns the same text.
  private static func escape(_ text: String, into bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: bytes.append(contentsOf: "&amp;".utf8)
      case 0x3C: bytes.append(contentsOf: "&lt;".utf8)
      case 0x3E: bytes.append(contentsOf: "&gt;".utf8)
      case 0x22: bytes.append(contentsOf: "&quot;".utf8)
      case 0x09, 0x0A, 0x0D, 0x7F..<0xA0: bytes.append(contentsOf: "&#\(scalar.value);".utf8)
      case 0..<0x20, 0xFFFE, 0xFFFF: break
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
