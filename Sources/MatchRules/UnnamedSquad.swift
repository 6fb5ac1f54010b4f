import MatchModel

extension RuleSet {
  /// A team of unknown players, numbered up to the size of the squad, but at most to eighteen.
  public func unnamedTeam(_ name: String) -> Team {
    .unnamed(name, starters: players, squad: max(players, min(18, players + (bench ?? 18))))
  }
}
