import MatchModel
import MatchRules
import PromptLanguage

/// Finds the players named in a line, and adds an unknown number to a provisional line-up (docs/PROMPT.md).
package struct Roster {
  package private(set) var match: Match
  let rules: RuleSet
  private(set) var isChanged = false
  /// Asks whether a new number is a starter; nil to assume it.
  let askStatus: StatusQuestion?
  private var nextUnidentified = BothSides(0)

  package typealias StatusQuestion = (Side, ShirtNumber) throws(Stop) -> Bool

  package init(_ match: Match, rules: RuleSet, askStatus: StatusQuestion? = nil) {
    self.match = match
    self.rules = rules
    self.askStatus = askStatus
  }

  /// The side of a clause: as typed, or ours.
  func side(_ clause: Clause) throws(Stop) -> Side {
    if let side = clause.who?.side ?? match.ours { return side }
    // A foul is committed by the side that the victim does not belong to.
    if clause.kind == .foul, let victim = clause.other?.side { return victim.other }
    throw Stop(.sideMissing(text(clause)), column: clause.column)
  }

  /// The shortest form of a clause, without its side: `9g`, `10>14`, `c`.
  private func text(_ clause: Clause) -> String {
    let who = clause.who?.name.typed ?? ""
    let code = clause.kind.code(by: rules)
    return clause.kind == .arrival
      ? code + who : who + code + (clause.kind == .substitution ? clause.other?.name.typed ?? "" : "")
  }

  package mutating func person(_ who: Who?, side: Side, as role: Role, column: Int) throws(Stop) -> Person? {
    switch who?.name {
    case nil, .team: return nil
    case .official(let code):
      if match[side].official(code) == nil {
        match[side].officials.append(Official(code: code))
        isChanged = true
      }
      return .official(code)
    case .unidentified(let number?)?: return .unidentified(number)
    case .unidentified(nil)?:
      if nextUnidentified[side] == 0 { nextUnidentified[side] = match.lastUnidentified(of: side) }
      nextUnidentified[side] = Person.unidentified(after: nextUnidentified[side])
      return .unidentified(nextUnidentified[side])
    case .number(let number): return .player(try player(number, side: side, as: role, column: column))
    }
  }

  /// Replaces an unidentified person in all actions.
  package mutating func replace(_ old: Person, of side: Side, by new: Person) {
    match.actions = match.actions.replacingEach { action in
      action.involves(old, of: side) ? action.replacing { $0 == side && $1 == old ? new : $1 } : action
    }
  }

  private mutating func player(_ number: ShirtNumber, side: Side, as role: Role, column: Int) throws(Stop)
    -> PlayerID
  {
    let team = match[side]
    if let id = team.player(numbered: number) {
      if team[id].isConfirmed || !team[id].isListed { return id }
      confirm(id, of: side, isStarter: try isStarter(number, of: side, as: role, known: team[id].isStarter))
      return id
    }
    guard team.isProvisional || team.players.isEmpty else {
      throw Stop(.noSuchPlayer(side, number, team.players.map(\.number).sorted()), column: column)
    }
    let starts = try isStarter(number, of: side, as: role, known: false)
    let id = match[side].add(Player(number: number, isConfirmed: false))
    confirm(id, of: side, isStarter: starts)
    match.leaveOutUnseen(of: side, rules)
    return id
  }

  private func isStarter(
    _ number: ShirtNumber, of side: Side, as role: Role, known: Bool
  ) throws(Stop) -> Bool {
    if role == .on || role == .arriving { return false }
    // If line-ups are not tracked, the starters need not be named.
    guard rules.follows else { return known }
    let confirmed = match[side].players.count { $0.isStarter && $0.isConfirmed }
    if confirmed >= rules.players { return false }
    if known || role == .off || role == .leaving { return true }
    return try askStatus?(side, number) ?? true
  }

  private mutating func confirm(_ id: PlayerID, of side: Side, isStarter: Bool) {
    isChanged = true
    let wasStarter = match[side][id].isStarter
    match[side][id].isConfirmed = true
    match[side][id].isStarter = isStarter
    if wasStarter, !isStarter, let promoted = match.unseenSubstitutes(of: side).first {
      // All starters are known by number, so the new player replaces one who has not been mentioned.
      match[side][promoted].isStarter = true
    }
    guard isStarter, match[side].players.count(where: \.isStarter) > rules.players else { return }
    // The replaced starter is the last one who has not been mentioned, preferably not the goalkeeper.
    let team = match[side]
    let unseen = team.playerIDs.filter { team[$0].isStarter && !team[$0].isConfirmed }
    if let demoted = unseen.last(where: { !team[$0].isGoalkeeper }) ?? unseen.last {
      match[side][demoted].isStarter = false
    }
  }
}

extension Match {
  /// A squad of placeholder numbers has a limited size: a new substitute replaces the last one who has not been
  /// mentioned.
  mutating func leaveOutUnseen(of side: Side, _ rules: RuleSet) {
    let substitutes = self[side].substituteCount
    guard let bench = rules.bench, substitutes > bench else { return }
    let unseen = unseenSubstitutes(of: side).filter { id in
      !actions.contains { $0.involves(.player(id), of: side) }
    }
    let leftOut = unseen.suffix(substitutes - bench)
    self[side].removePlayers { id, _ in leftOut.contains(id) }
  }

  fileprivate func unseenSubstitutes(of side: Side) -> [PlayerID] {
    let team = self[side]
    return team.playerIDs.filter { !team[$0].isStarter && !team[$0].isConfirmed && team[$0].isListed }
  }
}
