import Bounds
import MatchModel
import Phrases
import PromptLanguage

/// `find TEXT`: finds players by name, number or trait, ignoring case and accents.
extension CommandRun {
  func find() throws(Stop) -> [Fact] {
    guard !call.rest.isEmpty else { throw Stop(call.argumentMissing()) }
    let found = ledger.match.players(matching: call.rest)
    if found.isEmpty { return [fact(.look(.nobodyFound(call.rest)))] }
    return found.map { fact(.look(.player($0.side, $0.id))) }
  }
}

extension Match {
  func players(matching text: String) -> [(side: Side, id: PlayerID)] {
    // A longer text cannot match any name.
    guard text.unicodeScalars.count <= Bounds.text else { return [] }
    let wanted = folded(text)
    return Side.allCases.flatMap { side in
      self[side].playerIDsByNumber.filter { id in
        let player = self[side][id]
        return player.number.description == wanted
          || ([player.name, player.position, player.foot, player.height] + player.traits).contains {
            folded($0).contains(wanted)
          }
      }.map { (side, $0) }
    }
  }
}
