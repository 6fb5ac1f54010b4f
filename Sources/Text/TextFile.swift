/// Decodes text files from any program.
public enum TextFile {
  /// A word from the command line as text, for arguments that are not file names.
  public static func plain(_ word: String) -> String { FileName.isText(word) ? word : decoded(FileName.bytes(word)) }

  /// Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252, of which Latin-1 is a subset. Lines end with
  /// `\n`. Call `breach` first to detect damaged UTF-8.
  public static func decoded(_ bytes: [UInt8]) -> String {
    let text: String
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        UInt16(bytes[index + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[index + (isLittle ? 0 : 1)])
      }
      text = String(decoding: units, as: UTF16.self)
    } else if let unicode = String(
      validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
    {
      text = unicode
    } else {
      text = String(String.UnicodeScalarView(bytes.map(scalar)))
    }
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    var previous: UInt8?
    let bytes = text.utf8.compactMap { byte -> UInt8? in
      defer { previous = byte }
      if byte == UInt8(ascii: "\r") { return UInt8(ascii: "\n") }
      return byte == UInt8(ascii: "\n") && previous == UInt8(ascii: "\r") ? nil : byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Windows-1252 is Latin-1 with letters and quotes in place of the C1 control characters.
  private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80..<0xA0).contains(byte) ? windows[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  private static let windows = Array("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
