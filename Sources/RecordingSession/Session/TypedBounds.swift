import Bounds
import MatchModel
import MatchRules
import Phrases

extension Ledger {
  /// Call this before adding actions.
  func checkRoom(for count: Int, column: Int) throws(Stop) {
    guard match.actions.count + count > Bounds.actions else { return }
    throw Stop(.line(.stated(Phrase("fault.too-many-actions", ["most": Bounds.actions]))), column: column)
  }
}

extension Refusal {
  static func check(_ text: String, most: Int = Bounds.longText, column: Int) throws(Stop) {
    guard text.utf8.count > most, text.unicodeScalars.count > most else { return }
    let arguments: Phrase.Arguments =
      ["text": String(text.prefix(20)), "found": text.unicodeScalars.count, "most": most]
    throw Stop(.line(.stated(Phrase("fault.text-too-long", arguments))), column: column)
  }

  static func check(_ match: Match, column: Int) throws(Stop) {
    func check(_ texts: String...) throws(Stop) {
      for text in texts { try Self.check(text, most: Bounds.text, column: column) }
    }
    let details = match.details
    try check(
      details.competition, details.season, details.round, details.group, details.stage, details.date, details.time,
      details.venue, details.referee, details.attendance)
    for team in [match.teams.home, match.teams.away] {
      try check(team.name)
      for player in team.players {
        try check(player.name, player.position, player.foot, player.height, player.licence)
        if !player.traits.isEmpty { try check(player.traits.joined(separator: ",")) }
      }
      for official in team.officials { try check(official.code.rawValue, official.name, official.role) }
    }
  }
}
