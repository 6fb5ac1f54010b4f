/// Permanent identifiers of matches. Names, dates and shirt numbers may be corrected; the identifier never changes.
public enum MatchIdentifier {
  /// Number of hexadecimal digits.
  public static let length = 32

  /// 128 bits of the system's generator, which also serve as a key that cannot be guessed.
  public static func random() -> String {
    [UInt64.random(in: 0...UInt64.max), UInt64.random(in: 0...UInt64.max)].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: length / 2 - digits.utf8.count) + digits
    }.joined()
  }

  /// True if the text has the form of an identifier: lower-case hexadecimal digits of the right length.
  public static func isOne(_ text: some StringProtocol) -> Bool {
    text.utf8.count == length && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
