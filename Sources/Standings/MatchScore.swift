import MatchModel

public struct MatchScore: Hashable, Sendable {
  @Compact<Int16> public private(set) var home: Int
  @Compact<Int16> public private(set) var away: Int

  public init(_ home: Int, _ away: Int) {
    _home = Compact(wrappedValue: home)
    _away = Compact(wrappedValue: away)
  }

  public subscript(side: Side) -> Int { side == .home ? home : away }
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

  public var reversed: MatchScore { MatchScore(away, home) }

  public var text: String { "\(home)-\(away)" }
}
