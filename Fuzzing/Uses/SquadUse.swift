import MatchModel
import MatchXML
import Squads

extension Uses {
  /// Uses a match of a squad. Numbers are unique, the number of starters is within the rules, and a match file preserves
  /// the squad.
  public static func use(_ squad: WrittenSquad) {
    precondition(Set(squad.players.map(\.number)).count == squad.players.count, "two have one number")
    precondition(squad.players.count(where: \.isStarter) <= 11, "too many start")
    precondition(squad.players.count { $0.isStarter && $0.isGoalkeeper } <= 1, "two keep goal")
    let team = Team(name: "Home", players: squad.players)
    let match = Match(teams: BothSides(home: team, away: Team.unnamed("Away")))
    let written = MatchWriter(encoding: .utf8).bytes(of: match)
    guard let again = try? MatchReader().read(written, file: "m.xml").match else {
      fatalError("what was written is not read")
    }
    precondition(again[.home].players.map(\.number) == squad.players.map(\.number), "read again, they are others")
    precondition(MatchWriter(encoding: .utf8).bytes(of: again) == written, "read again, it is another match")
    all(of: match)
  }
}
