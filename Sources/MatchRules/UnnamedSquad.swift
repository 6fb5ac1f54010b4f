import MatchModel

extension RuleSet {
  /// A team with unknown players: numbers up to the size of the squad, at most eighteen.
  public func unnamedTeam(_ name: String) -> Team {
    .unnamed(name, starters: players, squad: max(players, min(18, players + (bench ?? 18))))
  }
}
