/// Names of files as text, without losing a byte: to the system a name is bytes, in whatever encoding somebody once
/// used, and to a program it is a text.
///
/// A byte that is not part of UTF-8 becomes two scalars: U+10FFFF, which is no character and never will be one, and
/// the scalar of the byte's value. Where U+10FFFF itself is in a name its bytes are taken for four such bytes, so that
/// each name has one text, and each text of a name leads back to it.
public enum FileName {
  private static let mark: Unicode.Scalar = "\u{10FFFF}"

  /// A name, or a whole path, as text.
  public static func text(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    // Almost every name is UTF-8, and none has the mark in it.
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

  /// The same of a C string.
  public static func text(cString: UnsafePointer<CChar>) -> String {
    var bytes: [UInt8] = []
    var next = cString
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return text(bytes)
  }

  /// The bytes of a name.
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

  /// A text in which names may be, for people to read: bytes that are no UTF-8 by their number, `\xE9`.
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

  /// Whether the name is UTF-8.
  public static func isText(_ text: String) -> Bool {
    !text.utf8.contains(markLead) || !text.unicodeScalars.contains(mark)
  }

  /// What the mark begins with in UTF-8; so do only scalars that nobody has ever put into a name.
  private static let markLead: UInt8 = 0xF4

  /// The scalar that the bytes begin with, if they begin with one.
  private static func leadingScalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = bytes.first else { return nil }
    let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return String(validating: bytes.prefix(width), as: UTF8.self)?.unicodeScalars.first
  }
}

extension String {
  /// The text of a name as the system takes it: its bytes, with a zero behind them.
  public var onDisk: [CChar] {
    FileName.isText(self) ? Array(utf8CString) : FileName.bytes(self).map(CChar.init(bitPattern:)) + [0]
  }
}
