import CommandSupport
import MatchModel
import MatchRules
import Phrases
import Seasons
import Standings

/// Players of earlier squads who missed the latest match.
extension CarriedMatch {
  /// The number of matches before the latest one whose squads are considered. Players who were in none of them have
  /// probably left.
  private static let recent = 5

  /// The largest squad that the rules allow.
  var mostInSquad: Int { rules.bench.map { rules.players + $0 } ?? Int.max }

  /// The players to take back into the squad as substitutes, those back from a suspension first, then by their latest
  /// squad. Players who are suspended in this competition, have left the team, or were injured in their latest match
  /// are left out.
  /// - Parameter competition: empty if unknown.
  func returning(on day: String, in competition: String) -> [Player] {
    let own = season.places(playedBy: us)
    guard let last = own.lastIndex(where: { season.matches[$0].file == latest.file || isOwn(season.matches[$0].file) })
    else { return [] }
    let considered = own[..<last].suffix(Self.recent)
    let missing = season.players.all.compactMap { player -> (player: SeasonPlayer, entry: SeasonPlayer.Entry)? in
      guard let entry = player.entries.last(where: { season.matches[$0.match].sheet.isPlayed }),
        considered.contains(entry.match), !season.hasLeft(player, team: us, on: day),
        season.matches[entry.match].result[entry.side] == us,
        !season.matches[entry.match].sheet[entry].isHurt
      else { return nil }
      return (player, entry)
    }
    guard !missing.isEmpty else { return [] }
    let rules = options.discipline(in: season.file)
    let records = season.discipline(rules)
      .filter { $0.team == us && $0.bans.contains { !$0.served.isEmpty || $0.owed > 0 } }
    let name = competition.isEmpty ? nil : season.file.unaliased(competition)
    func isSuspended(_ player: SeasonPlayer) -> Bool {
      records.contains { $0.player.id == player.id && !$0.bans(in: name, rules).isEmpty }
    }
    func hasServed(_ player: SeasonPlayer) -> Bool { records.contains { $0.player.id == player.id && $0.owed == 0 } }
    return missing.filter { !isSuspended($0.player) }
      .sorted { one, other in
        (hasServed(one.player) ? 0 : 1, -one.entry.match, -one.player.entries.count, one.player.id)
          < (hasServed(other.player) ? 0 : 1, -other.entry.match, -other.player.entries.count, other.player.id)
      }
      .compactMap { player(at: $0.entry) }
  }

  /// The player with the details from that match, as a substitute.
  private func player(at entry: SeasonPlayer.Entry) -> Player? {
    guard let match = try? MatchLoading().load(season.matches[entry.match].file).match else { return nil }
    let appearance = season.matches[entry.match].sheet[entry]
    let team = match[entry.side]
    guard let number = ShirtNumber(rawValue: appearance.number), let id = team.player(numbered: number),
      team[id].isListed, !team[id].name.isEmpty
    else { return nil }
    var player = team[id]
    player.isStarter = false
    player.isCaptain = false
    player.isConfirmed = true
    return player
  }
}

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
