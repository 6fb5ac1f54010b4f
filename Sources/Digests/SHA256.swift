internal import CMessageDigest

/// SHA-256 (FIPS 180-4), by which the same bytes are known wherever they are.
public enum SHA256 {
  /// Hexadecimal digits of one.
  public static let length = 64

  /// The digest of the bytes, in small hexadecimal digits.
  public static func digits(_ bytes: [UInt8]) -> String {
    var digits = [CChar](repeating: 0, count: length + 1)
    bytes.withUnsafeBufferPointer { buffer in
      // An empty array has no address, and nothing is read of it.
      var none: UInt8 = 0
      if let start = buffer.baseAddress {
        _ = SHA256Data(start, buffer.count, &digits)
      } else {
        _ = SHA256Data(&none, 0, &digits)
      }
    }
    return String(decoding: digits.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether the text may be such a digest.
  public static func isOne(_ text: some StringProtocol) -> Bool {
    text.utf8.count == length && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
