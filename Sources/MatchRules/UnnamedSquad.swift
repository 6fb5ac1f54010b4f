import MatchModel

extension RuleSet {
  /// A team of which nothing is known but its name: as many numbers as may be listed, eighteen at most.
  public func unnamedTeam(_ name: String) -> Team {
    .unnamed(name, starters: players, squad: max(players, min(18, players + (bench ?? 18))))
  }
}
