/// The goals of both sides.
public struct MatchScore: Hashable, Sendable {
  /// Goals of the team at home.
  @Narrow<Int16> public private(set) var home: Int
  /// Goals of the visitors.
  @Narrow<Int16> public private(set) var away: Int

  /// Goals at home, and away.
  public init(_ home: Int, _ away: Int) {
    _home = Narrow(wrappedValue: home)
    _away = Narrow(wrappedValue: away)
  }

  /// The goals of a side.
  public subscript(side: MatchSide) -> Int { side == .home ? home : away }
}

/// A side of a match.
public enum MatchSide: String, CaseIterable, Sendable {
  case home, away

  /// The opponents' side.
  public var other: MatchSide { self == .home ? .away : .home }
}

extension MatchScore {
  /// Of `3-0`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }) else { return nil }
    let goals = parts.compactMap { part in part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil }
    guard goals.count == 2 else { return nil }
    self.init(goals[0], goals[1])
  }

  /// As the other side sees it.
  public var reversed: MatchScore { MatchScore(away, home) }

  /// `3-0`.
  public var text: String { "\(home)-\(away)" }
}
