import MatchModel
import PromptLanguage

/// `notes [l|v|PLAYER]`: the notes of the match. For a team or a player, notes from earlier matches are included.
enum NotesCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    let match = session.ledger.match
    var indices = match.actions.indices.filter { match.actions[$0] is Note }
    var earlier: [Fact] = []
    if let word = call.words.first, let side = session.side(word) {
      earlier = Self.earlier(on: side, session)
      indices = indices.filter { match.actions[$0].side == side }
    } else if let word = call.words.first {
      let player = try session.player(word, call)
      earlier = Self.earlier(on: player.side, about: player.id, session)
      indices = indices.filter { match.actions[$0].involves(.player(player.id), of: player.side) }
    }
    let notes = earlier + indices.map { session.entry($0) }
    return notes.isEmpty ? [session.fact(.look(.nothing(.notes)))] : notes
  }

  /// The notes of earlier matches.
  /// - Parameter id: nil for all notes on the side.
  static func earlier(on side: Side, about id: PlayerID? = nil, _ session: Session) -> [Fact] {
    let team = session.ledger.match[side]
    return session.services.earlierNotes().on(team)
      .filter { note, _ in id.map { note.isAbout(team[$0], of: team) } ?? true }
      .map { session.fact(.look(.earlierNote($0, times: $1))) }
  }
}

/// `scout [l|v]`: what earlier matches say about the opponents, or about the given side.
enum ScoutCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    var side = session.ledger.match.ours?.other
    if let word = call.words.first {
      guard let named = session.side(word) else { throw Stop(call.badArgument(word)) }
      side = named
    }
    guard let side else { throw Stop(.sideMissing(before: call.name + " ", ""), column: call.column) }
    return [session.fact(.look(.statistics(.scout(side))))]
  }
}
