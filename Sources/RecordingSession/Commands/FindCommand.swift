import Bounds
import MatchModel
import Phrases
import PromptLanguage

/// `find TEXT`: finds players by name, number or trait, ignoring case and accents.
enum FindCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    guard !call.rest.isEmpty else { throw Stop(call.argumentMissing()) }
    let match = session.ledger.match
    let found = players(call.rest, in: match)
    if found.isEmpty { return [session.fact(.look(.nobodyFound(call.rest)))] }
    return found.map { session.fact(.look(.player($0.side, $0.id))) }
  }

  static func players(_ text: String, in match: Match) -> [(side: Side, id: PlayerID)] {
    // A longer text cannot match any name.
    guard text.unicodeScalars.count <= Bounds.text else { return [] }
    let wanted = folded(text)
    return Side.allCases.flatMap { side in
      match[side].playerIDsByNumber.filter { id in
        let player = match[side][id]
        return player.number.description == wanted
          || ([player.name, player.position, player.foot, player.height] + player.traits).contains {
            folded($0).contains(wanted)
          }
      }.map { (side, $0) }
    }
  }
}
