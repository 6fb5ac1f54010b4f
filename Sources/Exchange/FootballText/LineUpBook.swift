import MatchModel
import MatchRules

/// The details after each name in a team's line-up: cards, and substitutes, possibly nested.
struct LineUpBook {
  private var cards: [PlayerID: [Card]] = [:]
  private var changes: [PlayerID: Substitution] = [:]
  /// People in the line-up: starters and the substitutes who replaced them. Everyone, if the match has no line-up.
  private(set) var people: Set<PlayerID>
  private let ledger: Ledger
  private let team: Team
  private var written: Set<PlayerID> = []

  /// Cards and substitutions not yet written.
  private(set) var cardsLeft = 0
  private(set) var changesLeft = 0

  init(_ ledger: Ledger, _ side: Side) {
    self.ledger = ledger
    let team = ledger.match[side]
    self.team = team
    people = team.isLineUpKnown ? Set(team.playerIDs.filter { team[$0].isStarter }) : Set(team.playerIDs)
    for action in ledger.match.actions where action.side == side {
      switch action.specific {
      case .card(let card):
        cardsLeft += 1
        if let id = card.person.playerID, card.color != nil { cards[id, default: []].append(card) }
      case .substitution(let change):
        changesLeft += 1
        // A player who returns or goes off again is already in the line-up.
        guard let off = change.off.playerID, let on = change.on.playerID, changes[off] == nil, people.contains(off),
          people.insert(on).inserted
        else { continue }
        changes[off] = change
      default: break
      }
    }
  }

  /// Writes `Biel MUÑOZ [c] [Y 23'] (60' Marc SALA (85' Toni PONS))`.
  mutating func entry(_ id: PlayerID, names: PlayerTable<String>) -> String {
    written.insert(id)
    var text = names[id] + (team[id].isCaptain ? " [c]" : "")
    for card in cards[id] ?? [] {
      guard let code = card.color.flatMap({ Self.codes[$0] }) else { continue }
      cardsLeft -= 1
      text += " [" + code + (card.moment.minute.map { " \($0)'" } ?? "") + "]"
    }
    guard let change = changes[id], let on = change.on.playerID, !written.contains(on) else { return text }
    changesLeft -= 1
    let minute = label(of: change).map { "\($0)' " } ?? ""
    return text + " (" + minute + entry(on, names: names) + ")"
  }

  private static let codes: [CardColor: String] = [.yellow: "Y", .secondYellow: "Y/R", .red: "R"]

  /// A substitution in an interval gets the first minute of the next period.
  private func label(of change: Substitution) -> MatchMinute? {
    guard case .after(let period) = change.moment.phase, period.kind != .shootOut else { return change.moment.minute }
    let goesOn = ledger.state.periodsPlayed.contains { $0 > period && $0.kind != .shootOut }
    return MatchMinute(ledger.rules.lastMinute(of: period) + (goesOn ? 1 : 0))
  }
}
