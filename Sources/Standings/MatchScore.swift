/// The goals of both sides.
public struct MatchScore: Hashable, Sendable {
  public let home: Int
  public let away: Int

  public init(_ home: Int, _ away: Int) {
    self.home = home
    self.away = away
  }

  public subscript(side: MatchSide) -> Int { side == .home ? home : away }
}

/// A side of a match.
public enum MatchSide: String, CaseIterable, Sendable {
  case home, away

  public var other: MatchSide { self == .home ? .away : .home }
}
