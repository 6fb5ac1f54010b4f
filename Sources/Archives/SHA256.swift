internal import CMessageDigest

/// SHA-256 (FIPS 180-4), used to recognise identical files.
public enum SHA256 {
  /// Hexadecimal digits of a digest.
  public static let length = 64

  /// The digest of the bytes, in lower-case hexadecimal.
  public static func digits(_ bytes: [UInt8]) -> String {
    var digits = [CChar](repeating: 0, count: length + 1)
    // An empty array may have no address, and the function needs one even if it reads nothing from it.
    _ = SHA256Data(bytes.isEmpty ? [0] : bytes, bytes.count, &digits)
    return String(decoding: digits.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// True if the text has the form of a digest.
  public static func isOne(_ text: some StringProtocol) -> Bool {
    text.utf8.count == length && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
