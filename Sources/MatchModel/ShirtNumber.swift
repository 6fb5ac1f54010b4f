/// A number on a shirt, 1 to 99 (RULES A4), unique within a team; opponents may share it.
public struct ShirtNumber: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// 1 to 99.
  public let rawValue: Int

  /// Nil unless the number is from 1 to 99.
  public init?(rawValue: Int) {
    guard (1...99).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Nil unless the number is from 1 to 99.
  public init?(_ rawValue: Int) { self.init(rawValue: rawValue) }

  /// Reads digits only: "9" and "09", not "+9" nor "9a".
  public init?(_ text: some StringProtocol) { self.init(String(text)) }

  /// The same. Of a text of its own, which is what a file has hundreds of.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text) else { return nil }
    self.init(rawValue: value)
  }

  /// By the number.
  public static func < (a: ShirtNumber, b: ShirtNumber) -> Bool { a.rawValue < b.rawValue }

  /// The number in digits.
  public var description: String { String(rawValue) }
}
