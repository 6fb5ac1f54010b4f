/// A number on a shirt, unique within a team; opponents may share it (RULES A4). Which there are, a game says: 1 to 99 in
/// football, in basketball 0 and 00 as well.
public struct ShirtNumber: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// 0 to 99; -1 for 00, which comes before 0.
  public let rawValue: Int

  /// 00, which is not 0.
  public static let doubleZero = ShirtNumber(unchecked: -1)

  private init(unchecked rawValue: Int) { self.rawValue = rawValue }

  /// Nil unless it is ``rawValue`` of a number.
  public init?(rawValue: Int) {
    guard (-1...99).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Nil unless the number is from 0 to 99.
  public init?(_ number: Int) {
    guard number >= 0 else { return nil }
    self.init(rawValue: number)
  }

  /// Reads digits only: "9" and "09", not "+9" nor "9a". Of the zeros there are "0" and "00".
  public init?(_ text: some StringProtocol) { self.init(String(text)) }

  /// The same. Of a text of its own, which is what a file has hundreds of.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text) else { return nil }
    if value == 0, text != "0" {
      guard text == "00" else { return nil }
      self = .doubleZero
    } else {
      self.init(rawValue: value)
    }
  }

  /// By the number, 00 first.
  public static func < (a: ShirtNumber, b: ShirtNumber) -> Bool { a.rawValue < b.rawValue }

  /// The number in digits.
  public var description: String { self == .doubleZero ? "00" : String(rawValue) }

  /// The number of that ``rawValue``, in digits.
  public static func text(of rawValue: Int) -> String {
    ShirtNumber(rawValue: rawValue)?.description ?? String(rawValue)
  }
}
