import MatchModel
import MatchRules
import Phrases

/// The facts about each person of a side for the line-up table.
struct PlayerRecord {
  /// Players who are or were on the field.
  private(set) var played: Set<PlayerID> = []
  private var goals: [Person: [Goal]] = [:]
  private var ownGoals: [Person: [Action]] = [:]
  private var cards: [Person: [Card]] = [:]
  private let ledger: Ledger

  init(of side: Side, in ledger: Ledger) {
    self.ledger = ledger
    for action in ledger.match.actions { take(action, of: side) }
  }

  private mutating func take(_ action: Action, of side: Side) {
    switch action.specific {
    case .goal(let goal) where goal.shooterSide == side && !goal.isAnnulled:
      if goal.isOwn {
        ownGoals[goal.shot.shooter, default: []].append(goal)
      } else {
        goals[goal.shot.shooter, default: []].append(goal)
      }
    case .card(let card) where card.team == side: cards[card.person, default: []].append(card)
    case .substitution(let change) where change.team == side: played.formUnion([change.on].compactMap(\.playerID))
    case .arrival(let arrival) where arrival.team == side: played.formUnion([arrival.player].compactMap(\.playerID))
    default: break
    }
  }

  /// Goals and cards with their minutes; points in games of points.
  func facts(of person: Person, in wording: Wording) -> [String] {
    func minutes(_ actions: [Action]) -> String {
      actions.map { wording.when($0, in: ledger.match, rules: ledger.rules) }.joined(separator: " ")
    }
    var said: [String] = []
    if let scored = goals[person], !ledger.rules.scores.isEmpty {
      said.append(wording.book(Phrase("scoring.points", count: scored.reduce(0) { $0 + $1.points })))
    } else if let scored = goals[person] {
      said.append(wording.book(Phrase("line-up.goals", ["minutes": minutes(scored)], count: scored.count)))
    }
    if let scored = ownGoals[person] {
      said.append(wording.book(Phrase("line-up.own-goals", ["minutes": minutes(scored)], count: scored.count)))
    }
    for card in cards[person] ?? [] {
      let color = card.color.map { wording.name(of: $0, by: ledger.rules) } ?? wording.book(Phrase("line-up.card"))
      said.append(color + " " + minutes([card]))
    }
    return said
  }
}
