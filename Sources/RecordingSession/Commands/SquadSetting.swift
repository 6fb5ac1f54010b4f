import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// `set home-squad FILE`: the squad of a side as a file has it, as `new` reads it. Who has taken part stays, by number.
enum SquadSetting {
  static func run(_ file: Word, of side: Side, _ call: CommandCall, _ session: Session) throws(Refusal) -> [Fact] {
    let found: (players: [Player], warnings: [String])
    do {
      found = try session.services.squad(file.text, session.ledger.match[side].name, session.ledger.rules)
    } catch { throw Refusal(.refusedByStore(error), column: file.column) }
    var match = session.ledger.match
    match.put(found.players, in: side)
    let effects = try session.correct(
      match, origin: match.actions.indices.map(Optional.some), call,
      besides: LineUpCommand.otherStarters(match, side, session))
    session.findSuspended()
    return found.warnings.map { session.fact(.notice($0)) } + [session.lineUp(side)]
      + session.told(effects.filter { session.dialogue == nil || !$0.isWorthAsking })
  }
}

extension Match {
  /// The squad as it is told, in which whoever has a number keeps their place. Others stay only where something of the
  /// match is theirs.
  fileprivate mutating func put(_ players: [Player], in side: Side) {
    for player in players {
      if let id = self[side].player(numbered: player.number) {
        self[side][id] = player
      } else {
        self[side].add(player)
      }
    }
    let told = Set(players.map(\.number))
    for id in self[side].playerIDs where !told.contains(self[side][id].number) {
      var player = self[side][id]
      (player.isStarter, player.isCaptain, player.isGoalkeeper, player.isConfirmed) = (false, false, false, false)
      player.name = ""
      self[side][id] = player
    }
    removeUnconfirmedPlayers(of: side)
  }
}
