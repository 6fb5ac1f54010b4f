import MatchModel
import Phrases

/// A note from an earlier match about a team or a player of it.
public struct EarlierNote: Equatable, Sendable {
  /// The day of that match in ISO 8601 form; empty if unknown.
  public let date: String
  /// Whom the team played against.
  public let opponent: String
  /// The minute of the note; nil outside a period.
  public let minute: MatchMinute?
  public let team: String
  /// The player as they were in that match; nil for a note about the team.
  public let player: Player?
  public let text: String

  public init(date: String, opponent: String, minute: MatchMinute?, team: String, player: Player?, text: String) {
    (self.date, self.opponent, self.minute) = (date, opponent, minute)
    (self.team, self.player, self.text) = (team, player, text)
  }

  func isAbout(_ team: Team) -> Bool { folded(self.team) == folded(team.name) }

  /// Players are recognised by their names, and those without a name by their numbers.
  func isAbout(_ player: Player, of team: Team) -> Bool {
    guard isAbout(team), let known = self.player else { return false }
    if known.name.isEmpty || player.name.isEmpty { return known.number == player.number }
    return folded(known.name) == folded(player.name)
  }
}

extension Session {
  /// What earlier matches say about a side and its players.
  func earlierNotes(on side: Side) -> [Fact] {
    let team = ledger.match[side]
    return services.earlierNotes().filter { $0.isAbout(team) }.map { fact(.look(.earlierNote($0))) }
  }

  /// What earlier matches say about a player.
  func earlierNotes(on id: PlayerID, of side: Side) -> [Fact] {
    let team = ledger.match[side]
    return services.earlierNotes().filter { $0.isAbout(team[id], of: team) }.map { fact(.look(.earlierNote($0))) }
  }
}
