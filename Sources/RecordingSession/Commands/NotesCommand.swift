import MatchModel
import PromptLanguage

/// `notes [l|v|PLAYER]`: the notes of the match. For a team or a player, notes from earlier matches are included.
extension CommandRun {
  func notes() throws(Stop) -> [Fact] {
    let match = ledger.match
    var indices = match.actions.indices.filter { match.actions[$0] is Note }
    var earlier: [Fact] = []
    if let word = call.words.first, let side = session.side(word) {
      earlier = earlierNotes(on: side)
      indices = indices.filter { match.actions[$0].side == side }
    } else if let word = call.words.first {
      let player = try player(word)
      earlier = earlierNotes(on: player.side, about: player.id)
      indices = indices.filter { match.actions[$0].involves(.player(player.id), of: player.side) }
    }
    let notes = earlier + indices.map { entry($0) }
    return notes.isEmpty ? [fact(.look(.nothing(.notes)))] : notes
  }

  /// The notes of earlier matches.
  /// - Parameter id: nil for all notes on the side.
  func earlierNotes(on side: Side, about id: PlayerID? = nil) -> [Fact] {
    let team = ledger.match[side]
    return session.services.earlierNotes().on(team)
      .filter { note, _ in id.map { note.isAbout(team[$0], of: team) } ?? true }
      .map { fact(.look(.earlierNote($0, times: $1))) }
  }
}

/// `scout [l|v]`: what earlier matches say about the opponents, or about the given side.
extension CommandRun {
  func scout() throws(Stop) -> [Fact] {
    var side = ledger.match.ours?.other
    if let word = call.words.first {
      guard let named = session.side(word) else { throw Stop(call.badArgument(word)) }
      side = named
    }
    guard let side else { throw Stop(.sideMissing(before: call.name + " ", ""), column: call.column) }
    return [fact(.look(.statistics(.scout(side))))]
  }
}
