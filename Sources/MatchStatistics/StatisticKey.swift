/// The name of a statistic, used in `data-stat` on the report's pages. Defined in docs/STATISTICS.md.
public struct StatisticKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name in pages and tables: `on-target`.
  public let rawValue: String
  /// - Parameter rawValue: a name, not necessarily an existing one.
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }
}
