import Glibc

/// Converts file names between bytes and text without loss. The system treats a name as bytes in any encoding; the
/// program works with text.
///
/// A byte that is not part of valid UTF-8 becomes two scalars: U+10FFFF, which is permanently a noncharacter, and the
/// scalar with the byte's value. If a name contains U+10FFFF itself, its four bytes are encoded this way too, so the
/// mapping is reversible.
public enum FileName {
  private static let mark: Unicode.Scalar = "\u{10FFFF}"

  /// The text of a name or a whole path.
  public static func text(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    // Fast path: almost every name is UTF-8 without the marker.
    if !bytes.contains(markLead), let text = String(validating: bytes, as: UTF8.self) { return text }
    var scalars = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      if let scalar = leadingScalar(rest), scalar != mark {
        scalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        scalars.append(mark)
        scalars.append(Unicode.Scalar(first))
        rest = rest.dropFirst()
      }
    }
    return String(scalars)
  }

  public static func text(cString: UnsafePointer<CChar>) -> String {
    text(UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
  }

  public static func bytes(_ text: String) -> [UInt8] {
    guard text.utf8.contains(markLead) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == mark else {
        bytes += UTF8.encode(scalar).map(Array.init) ?? []
        continue
      }
      if let byte = scalars.next() { bytes.append(UInt8(truncatingIfNeeded: byte.value)) }
    }
    return bytes
  }

  /// Text that may contain names, ready to be displayed: bytes that are not UTF-8 appear as `\xE9`.
  public static func shown(_ text: String) -> String {
    guard text.utf8.contains(markLead) else { return text }
    var shown = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == mark, let byte = scalars.next() else {
        shown.append(scalar)
        continue
      }
      shown += "\\x\(String(byte.value, radix: 16, uppercase: true))".unicodeScalars
    }
    return String(shown)
  }

  /// True if the name is valid UTF-8.
  public static func isText(_ text: String) -> Bool {
    !text.utf8.contains(markLead) || !text.unicodeScalars.contains(mark)
  }

  /// First byte of the marker in UTF-8. Apart from it, only scalars that do not occur in real names begin with this
  /// byte.
  private static let markLead: UInt8 = 0xF4

  private static func leadingScalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = bytes.first else { return nil }
    let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return String(validating: bytes.prefix(width), as: UTF8.self)?.unicodeScalars.first
  }
}

extension String {
  /// The name as a NUL-terminated C string for system calls.
  public var onDisk: [CChar] {
    FileName.isText(self) ? Array(utf8CString) : FileName.bytes(self).map(CChar.init(bitPattern:)) + [0]
  }
}
