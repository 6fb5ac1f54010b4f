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

extension Session {
  /// - Parameter id: nil for all notes on the side.
  func earlierNotes(on side: Side, about id: PlayerID? = nil) -> [Fact] {
    let team = ledger.match[side]
    return earlier(on: side).filter { note, _ in id.map { note.isAbout(team[$0], of: team) } ?? true }
      .map { fact(.look(.earlierNote($0, times: $1))) }
  }

  /// The notes on a side, newest match first. A note that was written several times about the same player appears once.
  private func earlier(on side: Side) -> [(note: EarlierNote, times: Int)] {
    let team = ledger.match[side]
    let notes = services.earlierNotes().filter { $0.isAbout(team) }
    var times: [[String]: Int] = [:]
    for note in notes { times[note.key, default: 0] += 1 }
    return notes.compactMap { note in times.removeValue(forKey: note.key).map { (note, $0) } }
  }

  /// The three most important notes on a side: those written most often, then the newest. Nil without notes.
  func notesToHeed(on side: Side) -> Fact? {
    let notes = earlier(on: side).sorted { $0.times > $1.times }
    guard !notes.isEmpty, !ledger.state.isOver else { return nil }
    return fact(.look(.notesToHeed(side, notes.prefix(3).map(\.note))))
  }
}

extension EarlierNote {
  /// Equal for notes that say the same about the same player.
  fileprivate var key: [String] {
    let who = player.map { $0.name.isEmpty ? "\($0.number)" : folded($0.name) } ?? ""
    return [who] + folded(text).split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
