import MatchRules
import Standings

/// What a match brings in a table.
public struct TablePoints: Hashable, Sendable {
  /// Points for a win: 2 in handball.
  @Narrow<Int16> public var win = 3
  /// Points for a draw.
  @Narrow<Int16> public var draw = 1
  /// Points for a defeat: 1 in basketball.
  @Narrow<Int16> public var loss = 0

  /// Football's, three, one and none.
  public init() {}

  init(_ rules: RuleSet) { (win, draw, loss) = (rules.winPoints, rules.drawPoints, rules.lossPoints) }
}

extension Season {
  /// What a match of a competition brings where its match files are of a game in which that is something else than in
  /// football; nil where none is, or where they differ.
  public func tablePoints(in competition: String) -> TablePoints? {
    let said = Set(matches.filter { $0.competition == competition }.map(\.sheet.tablePoints)).subtracting([
      TablePoints()
    ])
    return said.count == 1 ? said.first : nil
  }

  /// Whether teams score points in the matches of a competition, and in none of them goals.
  public func scoresPoints(in competition: String) -> Bool {
    let own = matches.lazy.filter { $0.competition == competition }
    return own.first != nil && own.allSatisfy(\.sheet.isOfPoints)
  }
}
