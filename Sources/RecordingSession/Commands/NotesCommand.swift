import MatchModel
import Phrases
import PromptLanguage

/// `notes [l|v|PLAYER]`: the notes, all of them or those about a team or a player.
enum NotesCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [Fact] {
    let match = session.ledger.match
    var indices = match.actions.indices.filter { match.actions[$0] is Note }
    if let word = call.words.first, let side = session.side(word) {
      indices = indices.filter { match.actions[$0].side == side }
    } else if let word = call.words.first {
      let player = try session.player(word, call)
      indices = indices.filter { match.actions[$0].involves(.player(player.id), of: player.side) }
    }
    return indices.isEmpty ? [session.fact(.look(.nothing(.notes)))] : indices.map { session.entry($0) }
  }
}
