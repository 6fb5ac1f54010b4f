import MatchModel
import MatchRules
import PromptLanguage

/// `set home-squad FILE`: reads a squad from a file, as `new` does. Players who took part are kept; they are recognised
/// by number.
extension CommandRun {
  func setSquad(_ file: Word, of side: Side) throws(Stop) -> [Fact] {
    let name = ledger.match[side].name
    let found = try served(session.services.squad(file.text, name, ledger.rules), at: file.column)
    var match = ledger.match
    match.put(found.squad, in: side)
    let effects = try correct(CorrectedMatch(match, besides: otherStarters(match, side)))
    let unchecked = session.findSuspended()
    return found.warnings.map { fact(.notice($0)) } + unchecked + [lineUp(side)]
      + facts(effects.filter { dialogue == nil || !$0.isWorthAsking })
  }
}

extension Match {
  /// Replaces the squad; players whose numbers are in both squads keep their identity. Other players stay only if they
  /// appear in the match.
  fileprivate mutating func put(_ squad: Team, in side: Side) {
    for official in squad.officials { self[side].list(official) }
    for player in squad.players {
      if let id = self[side].player(numbered: player.number) {
        self[side][id] = player
      } else {
        self[side].add(player)
      }
    }
    let numbers = Set(squad.players.map(\.number))
    for id in self[side].playerIDs where !numbers.contains(self[side][id].number) {
      self[side][id].isStarter = false
      self[side][id].isCaptain = false
      self[side][id].isGoalkeeper = false
      self[side][id].isConfirmed = false
      self[side][id].name = ""
    }
    removeUnconfirmedPlayers(of: side)
  }
}
