/// An exact number for comparing teams: an integer or a quotient of integers.
public struct Figure: Hashable, Sendable, Comparable {
  /// The integer or the dividend.
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

  public func hash(into hasher: inout Hasher) {
    let divisor = max(1, Self.greatestCommonDivisor(abs(numerator), denominator))
    hasher.combine(denominator == 0 ? numerator.signum() : numerator / divisor)
    hasher.combine(denominator / divisor)
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }
}
