import MatchModel
import MatchRules
import Phrases
import Text

extension Wording {
  /// A player's status: "starter", "substitute", "came on 60'", "substituted 60'", "sent off 75'".
  ///
  /// - Parameters:
  ///   - isStarter: true if the player was on the field at kick-off.
  ///   - when: when the player last came on, went off or was sent off, "60'" or "half-time"; the end of a temporary
  ///     dismissal.
  package func status(_ status: PlayerStatus, isStarter: Bool, when: String?) -> String {
    func text(_ key: String, timed: String) -> String {
      book(when.map { Phrase(timed, ["minute": $0]) } ?? Phrase(key))
    }
    return switch status {
    case .onField where isStarter: book(Phrase("status.starter"))
    case .onField: text("status.came-on", timed: "status.came-on-in")
    case .bench: book(Phrase("status.substitute"))
    case .substituted: text("status.substituted", timed: "status.substituted-in")
    case .sentOff: text("status.sent-off", timed: "status.sent-off-in")
    case .left: text("status.left", timed: "status.left-in")
    case .leftOut: book(Phrase("status.left-out"))
    case .away: text("status.away", timed: "status.away-until")
    }
  }

  /// A player's status at the end of the ledger: "substituted (half-time)". For a substitute who has left, both times:
  /// "came on 14', substituted 71'".
  public func status(of id: PlayerID, side: Side, in ledger: Ledger) -> String {
    let team = ledger.state[side]
    guard team.status.contains(id) else { return "" }
    func label(_ moment: Moment?) -> String? {
      moment.flatMap { moment in
        if case .after = moment.phase { return "(" + minute(moment, rules: ledger.rules) + ")" }
        return moment.minute.map { minute($0) }
      }
    }
    let isStarter = ledger.match[side][id].isStarter
    let on = label(ledger.last([.on, .arriving], of: id, side: side))
    let off = label(ledger.last([.off, .leaving], of: id, side: side)) ?? team.offMinute[id].map { minute($0) }
    let when: String? =
      switch team[id] {
      case .onField: on
      case .away: ledger.state.endOfAbsence(.player(id), of: side).map { time($0) }
      case .sentOff: label(ledger.match.dismissal(of: .player(id), side: side)) ?? off
      default: off
      }
    let now = status(team[id], isStarter: isStarter, when: when)
    guard [.sentOff, .substituted, .left].contains(team[id]), !isStarter, let on else { return now }
    return status(.onField, isStarter: false, when: on) + ", " + now
  }

  /// The squad as a table: number, name, status and other facts (captain, goalkeeper, goals, cards). Those who are or
  /// were on the field come first, then the bench, then officials.
  /// - Parameter suspended: players who may not play in this match.
  public func lineUp(_ side: Side, in ledger: Ledger, suspended: Set<PlayerID> = []) -> [String] {
    let squad = ledger.match[side]
    let record = PlayerRecord(of: side, in: ledger)
    let played = squad.playerIDsByNumber.filter { squad[$0].isListed }
    let ordered =
      played.filter { record.played.contains($0) || squad[$0].isStarter }
      + played.filter { !record.played.contains($0) && !squad[$0].isStarter }
    var rows = ordered.map { id -> [String] in
      let name = oneLine(squad[id].name)
      let facts =
        [status(of: id, side: side, in: ledger)]
        + (suspended.contains(id) ? [book(Phrase("line-up.suspended"))] : []) + roles(of: id, side: side, in: ledger)
        + record.facts(of: .player(id), in: self)
      return [squad[id].number.description, name, facts.joined(separator: ", ")]
    }
    rows += squad.officials.map { official in
      let role = official.role.isEmpty ? self.official(official.code) : official.role
      let facts = [oneLine(role)] + record.facts(of: .official(official.code), in: self)
      return ["", oneLine(official.name), facts.joined(separator: ", ")]
    }
    let width = rows.map(\.[1].displayWidth).max() ?? 0
    return rows.map { row in
      let name = width == 0 ? "" : row[1].padded(to: width) + "  "
      return "\(row[0].paddedLeft(to: 2))  \(name)\(row[2])"
    }
  }

  /// "captain" or "goalkeeper" at the end of the ledger.
  public func roles(of id: PlayerID, side: Side, in ledger: Ledger) -> [String] {
    var said: [String] = []
    let first = ledger.match[side].playerIDs.first { ledger.match[side][$0].isCaptain }
    if ledger.state[side].captain == id { said.append(book(Phrase("line-up.captain"))) }
    // If the captain has changed, also show who started as captain.
    if first == id, ledger.state[side].captain != id, ledger.match.actions.contains(where: { $0 is PeriodStart }) {
      said.append(book(Phrase("line-up.first-captain")))
    }
    if ledger.state[side].goalkeeper == id { said.append(book(Phrase("line-up.goalkeeper"))) }
    return said
  }
}

extension Ledger {
  /// The last time when the player had one of the roles, if ever.
  fileprivate func last(_ roles: Set<Role>, of id: PlayerID, side: Side) -> Moment? {
    let action = match.actions.last { action in
      action.participants.contains { $0.side == side && $0.person == .player(id) && roles.contains($0.role) }
    }
    return action?.moment
  }
}

extension Match {
  /// The time of a sending-off. The state only has the time when the player left the field, which is earlier for a
  /// substituted player.
  func dismissal(of person: Person, side: Side) -> Moment? {
    actions.lazy.compactMap { $0 as? Card }.first { card in
      card.team == side && card.person == person && (card.color == .red || card.color == .secondYellow)
    }?.moment
  }
}
