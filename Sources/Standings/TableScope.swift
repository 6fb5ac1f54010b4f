import MatchModel

/// The part of a season that a table covers.
public struct TableScope: Hashable, Sendable {
  public var sides = Side.allCases
  /// First day included, in ISO 8601.
  public var from: String?
  /// Last day included, in ISO 8601. Nil for no limit.
  public var date: String?
  /// Last round included, whenever its matches were played.
  public var matchday: Int?

  /// The number of each team's most recent matches that count.
  public var last: Int?

  public var isConfirmedOnly = false

  public init(sides: [Side] = Side.allCases, date: String? = nil, matchday: Int? = nil) {
    self.sides = sides
    self.date = date
    self.matchday = matchday
  }

  /// True if the scope is not limited to a side, a round or a number of matches. It may be limited to days.
  public var isWholeSeason: Bool { isWhole && matchday == nil }

  var isWhole: Bool { sides.count == Side.allCases.count && last == nil }

  /// A match without a date or round is outside every limit.
  func holds(_ result: MatchResult) -> Bool {
    if let from, result.date.isEmpty || result.date < from { return false }
    if let date, result.date.isEmpty || result.date > date { return false }
    if let matchday, (result.matchday ?? .max) > matchday { return false }
    return true
  }

  /// Decisions after the last day do not count yet, and those before the first day no longer count.
  func holds(_ deduction: Deduction) -> Bool {
    (date.map { deduction.date <= $0 } ?? true) && (from.map { deduction.date >= $0 } ?? true)
  }
}
