import MatchModel

extension RuleSet {
  /// A team of unknown players, numbered up to the size of the squad, but at most to eighteen.
  public func unnamedTeam(_ name: String) -> Team {
    withOwnRoles(.unnamed(name, starters: players, squad: max(players, min(18, players + (bench ?? 18)))))
  }

  /// The team without goalkeepers if the game has none.
  public func withOwnRoles(_ team: Team) -> Team {
    var team = team
    if !hasGoalkeeper { for id in team.playerIDs { team[id].isGoalkeeper = false } }
    return team
  }
}
