/// An exact number for comparing teams: an integer or a quotient of integers.
public struct Figure: Comparable, Sendable {
  public let numerator: Int
  /// 1 for an integer. 0 for a division by zero: a goal ratio without goals against is above any other.
  public let denominator: Int

  public init(_ number: Int) {
    numerator = number
    denominator = 1
  }

  /// 0/0 is 0.
  public init(_ number: Int, per divisor: Int) {
    numerator = number
    denominator = number == 0 && divisor == 0 ? 1 : divisor
  }

  public static func < (one: Figure, other: Figure) -> Bool {
    if one.denominator == 0, other.denominator == 0 { return one.numerator.signum() < other.numerator.signum() }
    return one.numerator * other.denominator < other.numerator * one.denominator
  }

  /// 4/2 equals 2/1.
  public static func == (one: Figure, other: Figure) -> Bool { !(one < other) && !(other < one) }
}
