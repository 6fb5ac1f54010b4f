/// What part of a season a table is of.
public struct TableScope: Hashable, Sendable {
  /// Whose matches count: those at home, those away, or both.
  public var sides = MatchSide.allCases
  /// The first day that counts, and the last one, ISO 8601.
  public var from: String?
  /// The last day that counts, ISO 8601; nil for no limit.
  public var date: String?
  /// The last round that counts, whenever its matches were played.
  public var matchday: Int?

  /// Of each team only so many of the last ones that count.
  public var last: Int?

  /// The whole season, unless told otherwise.
  public init(sides: [MatchSide] = MatchSide.allCases, date: String? = nil, matchday: Int? = nil) {
    self.sides = sides
    self.date = date
    self.matchday = matchday
  }

  var isWhole: Bool { sides.count == MatchSide.allCases.count && last == nil }

  /// A match whose day or round nobody knows lies beyond every limit.
  func holds(_ result: MatchResult) -> Bool {
    if let from, result.date.isEmpty || result.date < from { return false }
    if let date, result.date.isEmpty || result.date > date { return false }
    if let matchday, (result.matchday ?? .max) > matchday { return false }
    return true
  }

  /// What was decided after that day does not count yet, and what was decided before the first one no more.
  func holds(_ deduction: Deduction) -> Bool {
    (date.map { deduction.date <= $0 } ?? true) && (from.map { deduction.date >= $0 } ?? true)
  }
}
