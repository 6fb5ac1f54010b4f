import MatchModel
import Phrases

/// A note from an earlier match about a team or one of its players.
public struct EarlierNote: Equatable, Sendable {
  /// The day of that match in ISO 8601 form; empty if unknown.
  public let date: String
  /// The team's opponents.
  public let opponent: String
  /// The minute of the note; nil outside a period.
  public let minute: MatchMinute?
  public let team: String
  /// The player as listed in that match; nil for a note about the team.
  public let player: Player?
  public let text: String

  public init(date: String, opponent: String, minute: MatchMinute?, team: String, player: Player?, text: String) {
    self.date = date
    self.opponent = opponent
    self.minute = minute
    self.team = team
    self.player = player
    self.text = text
  }

  func isAbout(_ team: Team) -> Bool { folded(self.team) == folded(team.name) }

  /// Players are recognised by name, or by number if they have no name.
  func isAbout(_ player: Player, of team: Team) -> Bool {
    guard isAbout(team), let known = self.player else { return false }
    if known.name.isEmpty || player.name.isEmpty { return known.number == player.number }
    return folded(known.name) == folded(player.name)
  }
}

extension [EarlierNote] {
  /// The notes on a team, newest match first. A note that was written several times about the same player appears once.
  func on(_ team: Team) -> [(note: EarlierNote, times: Int)] {
    let notes = filter { $0.isAbout(team) }
    var times: [[String]: Int] = [:]
    for note in notes { times[note.key, default: 0] += 1 }
    return notes.compactMap { note in times.removeValue(forKey: note.key).map { (note, $0) } }
  }

  /// The three most important notes on a team: those written most often, then the newest.
  func mostImportant(on team: Team) -> [EarlierNote] { on(team).sorted { $0.times > $1.times }.prefix(3).map(\.note) }
}

extension EarlierNote {
  /// Equal for notes that say the same about the same player.
  fileprivate var key: [String] {
    let who = player.map { $0.name.isEmpty ? "\($0.number)" : folded($0.name) } ?? ""
    return [who] + folded(text).split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
