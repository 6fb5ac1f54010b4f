import MatchRules
import Standings

public struct TablePoints: Hashable, Sendable {
  /// 2 in handball.
  @Compact<Int16> public var win = 3
  @Compact<Int16> public var draw = 1
  /// 1 in basketball.
  @Compact<Int16> public var loss = 0

  public init() {}

  init(_ rules: RuleSet) {
    win = rules.winPoints
    draw = rules.drawPoints
    loss = rules.lossPoints
  }
}

extension Season {
  /// The points of a competition whose match files belong to a game that awards other points than football. Nil for
  /// football's points, or if the files disagree.
  public func tablePoints(in competition: String) -> TablePoints? {
    let said = Set(matches.filter { $0.competition == competition }.map(\.sheet.tablePoints)).subtracting([
      TablePoints()
    ])
    return said.count == 1 ? said.first : nil
  }

  /// True if the teams score points instead of goals in all matches of a competition.
  public func scoresPoints(in competition: String) -> Bool {
    let own = matches.lazy.filter { $0.competition == competition }
    return own.first != nil && own.allSatisfy(\.sheet.isOfPoints)
  }

  /// False if by the rules of all its match files no match of a competition can be drawn.
  public func allowsDraws(in competition: String) -> Bool {
    let own = matches.lazy.filter { $0.competition == competition }
    return own.first == nil || own.contains { !$0.sheet.hasNoDraws }
  }

  /// False if no match of any competition can be drawn, and none was.
  public var hasDraws: Bool {
    let competitions = results.competitions
    return competitions.isEmpty || competitions.contains { allowsDraws(in: $0.name) }
      || matches.contains { $0.result.counted.map { $0.home == $0.away } ?? false }
  }
}
