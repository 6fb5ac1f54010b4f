/// A number that teams are compared by: whole, or a quotient of whole numbers, and exact.
public struct Figure: Hashable, Sendable, Comparable {
  /// The number itself, or what is divided.
  public let numerator: Int
  /// 1 of a whole number. 0 where there is nothing to divide by: goals without a goal against are above any ratio.
  public let denominator: Int

  /// A whole number.
  public init(_ number: Int) {
    numerator = number
    denominator = 1
  }

  /// A quotient; of nothing and nothing it is 0.
  public init(_ number: Int, per divisor: Int) {
    // Nothing of nothing is nothing.
    numerator = number
    denominator = number == 0 && divisor == 0 ? 1 : divisor
  }

  public static func < (one: Figure, other: Figure) -> Bool {
    if one.denominator == 0, other.denominator == 0 { return one.numerator.signum() < other.numerator.signum() }
    return one.numerator * other.denominator < other.numerator * one.denominator
  }

  /// 4 of 2 is 2 of 1.
  public static func == (one: Figure, other: Figure) -> Bool { !(one < other) && !(other < one) }

  public func hash(into hasher: inout Hasher) {
    let divisor = max(1, Self.greatestCommonDivisor(abs(numerator), denominator))
    hasher.combine(denominator == 0 ? numerator.signum() : numerator / divisor)
    hasher.combine(denominator / divisor)
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }
}
