/// What a match is known by for good: names, dates and shirt numbers get corrected, this does not.
public enum MatchIdentifier {
  /// Hexadecimal digits of one.
  public static let length = 32

  /// Another one at each call.
  public static func random() -> String {
    [UInt64.random(in: 0...UInt64.max), UInt64.random(in: 0...UInt64.max)].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: length / 2 - digits.utf8.count) + digits
    }.joined()
  }

  /// Whether it is one: hexadecimal digits, small ones, as many as there must be.
  public static func isOne(_ text: some StringProtocol) -> Bool {
    text.utf8.count == length && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
