/// A shirt number, unique within a team (docs/LAWS.md, A4). The game defines the range: 1 to 99 in football; basketball
/// also has 0 and 00.
public struct ShirtNumber: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// 0 to 99; -1 for 00, which sorts before 0.
  public let rawValue: Int

  /// 00, which differs from 0. Its value is in range.
  public static let doubleZero = ShirtNumber(rawValue: -1)!

  /// Nil if out of range.
  public init?(rawValue: Int) {
    guard (-1...99).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Nil unless the number is from 0 to 99.
  public init?(_ number: Int) {
    guard number >= 0 else { return nil }
    self.init(rawValue: number)
  }

  /// Parses digits only: "9" and "09", but not "+9" or "9a". "0" and "00" are different numbers.
  public init?(_ text: some StringProtocol) { self.init(String(text)) }

  /// Faster for String, because a file has hundreds of numbers.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text) else { return nil }
    if value == 0, text != "0" {
      guard text == "00" else { return nil }
      self = .doubleZero
    } else {
      self.init(rawValue: value)
    }
  }

  /// 00 comes first.
  public static func < (a: ShirtNumber, b: ShirtNumber) -> Bool { a.rawValue < b.rawValue }

  public var description: String { self == .doubleZero ? "00" : String(rawValue) }

  public static func text(of rawValue: Int) -> String {
    ShirtNumber(rawValue: rawValue)?.description ?? String(rawValue)
  }
}
