/// The name of a statistic, as the report's pages carry it in `data-stat`; docs/STATISTICS.md defines each.
public struct StatisticKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as pages and tables have it: `on-target`.
  public let rawValue: String
  /// - Parameter rawValue: the name; it need not be that of a statistic that exists.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// For names that are written in code.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }

  // Those that other statistics are made of.
  static let score: StatisticKey = "score"
  static let shots: StatisticKey = "shots"
  static let goals: StatisticKey = "goals"
  static let yellows: StatisticKey = "yellows"
  static let secondYellows: StatisticKey = "second-yellows"
  static let reds: StatisticKey = "reds"
}
