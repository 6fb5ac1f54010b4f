public struct MatchScore: Hashable, Sendable {
  public let home: Int
  public let away: Int

  public init(_ home: Int, _ away: Int) {
    self.home = home
    self.away = away
  }

  public subscript(side: MatchSide) -> Int { side == .home ? home : away }
}

public enum MatchSide: String, CaseIterable, Sendable {
  case home, away

  public var other: MatchSide { self == .home ? .away : .home }
}

extension MatchScore {
  /// Parses `3-0`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }) else { return nil }
    let goals = parts.compactMap { part in part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil }
    guard goals.count == 2 else { return nil }
    self.init(goals[0], goals[1])
  }

  /// The score from the other side's point of view.
  public var reversed: MatchScore { MatchScore(away, home) }

  public var text: String { "\(home)-\(away)" }
}
