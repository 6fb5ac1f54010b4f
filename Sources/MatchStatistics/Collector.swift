import MatchModel
import MatchRules

/// Accumulates the statistics of a match, action by action.
struct Collector {
  private var result: MatchStatistics
  private var participation: ParticipationCollector
  /// Nil if the game tracks who is on the field: time served is then not counted.
  private var spells: SpellClock?

  init(_ ledger: Ledger) {
    participation = ParticipationCollector(ledger.match, rules: ledger.rules)
    result = MatchStatistics(empty: ledger)
    spells = ledger.rules.follows ? nil : SpellClock(ledger)
  }

  mutating func take(_ action: Action, at index: Int, before: MatchState, after: MatchState) {
    participation.take(action, at: index, after: after)
    let (ended, met) = spells?.take(action, before: before, after: after) ?? ([], before)
    serve(ended)
    action.visitCredits(meeting: met) { credit, add in
      add(&result.teams[credit.side].whole)
      add(&result.teams[credit.side].byPeriod[action.moment.phase.period, default: Tally()])
      if let id = credit.person?.playerID { add(&result.players[credit.side][id].tally) }
    }
  }

  /// Completes the statistics after the last action.
  consuming func finished(_ state: MatchState) -> MatchStatistics {
    serve(spells?.finish(state) ?? [])
    participation.finish()
    for side in Side.allCases {
      for (id, played) in participation.players[side] { result.players[side][id].participation = played }
    }
    return result
  }

  private mutating func serve(_ spells: [SpellClock.Spell]) {
    for spell in spells {
      for side in Side.allCases {
        result.teams[side].secondsServed += spell.state.placesClosed(of: side) * spell.seconds
      }
    }
  }
}

extension Action {
  /// Visits everyone whom the action credits, with what it adds to their tallies.
  /// - Parameter state: the state of the match before the action.
  package func visitCredits(
    meeting state: MatchState, _ visit: (_ credit: Credit, _ add: (inout Tally) -> Void) -> Void
  ) {
    // Actions in the shoot-out do not count, except cards and notes (docs/LAWS.md, C6, D7).
    if moment.phase.period == .shootOut, kind != .card, kind != .note { return }
    for (place, credit) in Statistic.credits(of: self, meeting: state) {
      visit(credit) { $0.count(place, credit.amount) }
    }
    if let attempt = self as? Attempt, attempt.isShot { visit(attempt.byShooter) { $0.count(attempt) } }
    if case .foul(let foul) = specific, let code = foul.code {
      visit(Credit(foul.team, foul.offender)) { $0.count(code) }
    }
    if case .card(let card) = specific, let color = card.color, state.rules.isOwn(color) {
      visit(card.shown) { $0.count(color) }
    }
    if case .own(let own) = specific {
      visit(Credit(own.team, own.player)) { $0.count(own) }
      // Count this only for the opponent as a player, because a team's figures describe the side that acted.
      if let opponent = own.opponent { visit(Credit(own.team.other, opponent)) { $0.countFaced(own) } }
    }
  }
}
