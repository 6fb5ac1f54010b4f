import MatchModel
import Testing

/// A player's identity survives changes of the squad.
@Suite struct PlayerIDTests {
  private static func player(_ number: Int) -> Player { Player(number: ShirtNumber(rawValue: number)!) }

  private static let team = Team(name: "Home", players: (1...5).map(player))

  private func numbers(_ team: Team) -> [Int] { team.playerIDs.map { team[$0].number.rawValue } }

  @Test func idsAreNeverReused() {
    var team = Self.team
    let sixth = team.add(Self.player(6))
    team.removePlayers { id, _ in id == sixth }
    #expect(team.place(of: sixth) == nil && team == Self.team)
    let seventh = team.add(Self.player(6))
    #expect(seventh != sixth && team[seventh].number.rawValue == 6 && team.place(of: seventh) == 5)
    let before = team.playerIDs
    team.replacePlayers(with: Self.team.players)
    #expect(numbers(team) == Array(1...5) && Set(before + [sixth]).isDisjoint(with: team.playerIDs))
  }

  @Test func leavingKeepsOtherIDs() {
    var team = Self.team
    let ids = team.playerIDs
    team.removePlayers { $1.number.rawValue % 2 == 0 }
    #expect(numbers(team) == [1, 3, 5] && team.playerIDs == [ids[0], ids[2], ids[4]])
    #expect(team.playerIDs.map(team.place(of:)) == [0, 1, 2] && team.place(of: ids[1]) == nil)
    #expect(team.player(numbered: ShirtNumber(rawValue: 5)!) == ids[4])
    team[ids[4]].number = ShirtNumber(rawValue: 50)!
    #expect(team.players[2].number.rawValue == 50)
  }

  @Test func rereadingInAnotherOrderKeepsIDs() {
    let team = read([5, 4, 3, 2, 1]).identified(by: Match(teams: BothSides(Self.team)))[.home]
    #expect(team.players.map(\.number.rawValue) == [5, 4, 3, 2, 1] && team != Self.team)
    for id in Self.team.playerIDs { #expect(team[id] == Self.team[id]) }
    #expect(team.playerIDsByNumber == Self.team.playerIDs)
  }

  @Test func tableHoldsPlayersPresentAtCreation() {
    var present = Match(teams: BothSides(Self.team))
    let ids = present[.home].playerIDs
    present[.home].removePlayers { id, _ in id == ids[1] }
    var team = read([5, 4, 3, 1]).identified(by: present)[.home]
    var table = PlayerTable(team) { team[$0].number.rawValue }
    #expect(table.map(\.value) == [1, 3, 4, 5] && table.playerIDs == [ids[0], ids[2], ids[3], ids[4]])
    #expect(!table.contains(ids[1]) && !table.contains(team.add(Self.player(6))) && table.contains(ids[4]))
    table[ids[4]] += 10
    #expect(table.count(of: 15) == 1 && table.count(of: 2) == 0)
    #expect(table[ids[4]] == 15 && table.playerIDs { $0 > 3 } == [ids[3], ids[4]])
  }

  /// A file that is read again identifies players by number only.
  @Test func rereadPlayersKeepTheirIDs() {
    var present = Match(teams: BothSides(Self.team))
    let ids = present[.home].playerIDs
    present[.home].removePlayers { id, _ in id == ids[1] }
    present[.home][ids[3]].number = ShirtNumber(rawValue: 40)!
    let sixth = present[.home].add(Self.player(6))

    let renumbered = read([1, 3, 4, 5, 6]).identified(by: present)
    #expect(renumbered[.home].playerIDs == [ids[0], ids[2], ids[3], ids[4], sixth])
    #expect(offsides(renumbered) == renumbered[.home].playerIDs && renumbered[.away].playerIDs == ids)
    #expect(renumbered.actions.last?.participants.first?.person == .player(ids[4]))

    let larger = read([1, 2, 3, 5, 6, 40]).identified(by: present)
    let home = larger[.home].playerIDs
    #expect(home[0] == ids[0] && Array(home[2...]) == [ids[2], ids[4], sixth, ids[3]] && offsides(larger) == home)
    #expect(!(ids + [sixth]).contains(home[1]))
    #expect(larger[.home].players == [1, 2, 3, 5, 6, 40].map(Self.player))
  }

  /// In a provisional squad whose bench is full, a new number takes the place of an unused one.
  @Test func newNumberIsNotTheOneItReplaces() {
    let provisional = Match(teams: BothSides(Team.unnamed("Home")))
    var present = provisional
    present[.home].removePlayers { $1.number.rawValue == 18 }
    present[.home].add(Self.player(20))
    for (one, other) in [(present, provisional), (provisional, present)] {
      let ids = one.identified(by: other)[.home].playerIDs
      #expect(ids[..<17] == other[.home].playerIDs[..<17] && !other[.home].playerIDs.contains(ids[17]))
    }
  }

  /// A match as read from a file, with an action for each home player and one for the last visitor.
  private func read(_ numbers: [Int]) -> Match {
    var match = Match(teams: BothSides(home: Team(name: "Home", players: numbers.map(Self.player)), away: Self.team))
    let people = match[.home].playerIDs.map { (Side.home, $0) } + [(.away, match[.away].playerIDs[4])]
    match.actions = ActionList(people.map { Offside(at: Moment(.before), team: $0, player: .player($1)) })
    return match
  }

  private func offsides(_ match: Match) -> [PlayerID] {
    match.actions.filter { $0.side == .home }.compactMap { ($0 as? Offside)?.player.playerID }
  }
}
