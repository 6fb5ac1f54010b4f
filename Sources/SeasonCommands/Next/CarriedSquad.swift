import MatchModel
import Phrases
import Seasons

/// A squad taken over from the latest match, with the changes in the registry since then.
package struct CarriedSquad {
  package private(set) var team: Team
  /// Players whose time in the team has ended.
  private(set) var left: [String] = []
  /// Players registered since, who are substitutes for now.
  private(set) var joined: [String] = []
  /// Players with another number.
  private(set) var renumbered: [String] = []
  /// Players registered since then whose number is unknown or taken.
  private(set) var unnumbered: [String] = []
  /// Players who missed the latest match, who are substitutes for now.
  private(set) var returned: [String] = []
  /// Players who missed the latest match and have no place or no free number.
  private(set) var omitted: [String] = []

  /// - Parameters:
  ///   - day: the day of the next match; empty if unknown.
  ///   - competition: its competition; nil if it is the same as in the earlier match.
  package init(_ carried: CarriedMatch, on day: String, in competition: String?) {
    let old = carried.latest.team
    // Start with an empty team, so that players who left earlier are not kept.
    team = Team(
      name: carried.match[carried.side].name, players: old.players.filter(\.isListed), officials: old.officials)
    team.colour = old.colour
    team.crest = old.crest
    if team.colour.isEmpty { team.colour = carried.match[carried.side].colour }
    if team.crest.isEmpty { team.crest = carried.match[carried.side].crest }
    let isNamed = team.players.contains { !$0.name.isEmpty }
    if isNamed { for id in team.playerIDs { team[id].isConfirmed = true } }
    for player in carried.season.file.players { apply(player, carried, on: day) }
    for player in carried.returning(on: day, in: competition ?? carried.competition) {
      take(back: player, mostInSquad: carried.mostInSquad)
    }
  }

  private mutating func take(back player: Player, mostInSquad: Int) {
    guard team.players.count < mostInSquad, team.player(numbered: player.number) == nil else {
      omitted.append("\(player.number) \(player.name)")
      return
    }
    team.add(player)
    returned.append("\(player.number) \(player.name)")
  }

  private mutating func apply(_ player: SeasonFile.Player, _ carried: CarriedMatch, on day: String) {
    let own = player.memberships.filter { carried.season.team(named: $0.team) == carried.us }
    guard !own.isEmpty else { return }
    let names = Set(([player.name] + player.aliases).map(folded))
    let known = team.playerIDs.first { names.contains(folded(team[$0].name)) }
    let current = own.last { $0.holds(on: day) }
    if let known, team[known].licence.isEmpty { team[known].licence = player.licence }
    guard let current else {
      guard known != nil else { return }
      team.removePlayers { id, _ in id == known }
      left.append(player.name)
      return
    }
    // Number changes and arrivals before the latest match are already in its squad, or were left out on purpose.
    guard !current.from.isEmpty, current.from > carried.latest.date else { return }
    let number = current.number.flatMap(ShirtNumber.init(rawValue:)).flatMap { number in
      team.player(numbered: number) == nil ? number : nil
    }
    if let known {
      guard let number, current.number != team[known].number.rawValue else { return }
      team[known].number = number
      renumbered.append("\(number) \(player.name)")
    } else if let number {
      team.add(Player(number: number, name: player.name, licence: player.licence))
      joined.append("\(number) \(player.name)")
    } else {
      unnumbered.append(player.name)
    }
  }

  func lines(_ book: Phrasebook) -> [String] {
    [
      ("next.left", left), ("next.joined", joined), ("next.renumbered", renumbered), ("next.unnumbered", unnumbered),
      ("next.returned", returned), ("next.omitted", omitted),
    ].compactMap(book.naming)
  }
}
