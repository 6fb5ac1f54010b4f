import Phrases
import Seasons

extension Season {
  /// True if the registry says that the player's time in the team is over.
  /// - Parameter day: ISO 8601; empty if unknown.
  func hasLeft(_ player: SeasonPlayer, team: String, on day: String) -> Bool {
    let names = Set(player.spellings.map(folded))
    return file.players.contains { registered in
      let own = registered.memberships.filter { self.team(named: $0.team) == team }
      return !own.isEmpty && !own.contains { $0.holds(on: day) }
        && (registered.code == player.id
          || ([registered.name] + registered.aliases).contains { names.contains(folded($0)) })
    }
  }
}
