import MatchModel
import MatchRules
import Standings

extension MatchResult {
  /// What a match file says that a table needs.
  init(_ loaded: LoadedMatch) {
    let (match, state) = (loaded.match, loaded.ledger.state)
    self.init(match.teams.home.name, match.teams.away.name, Self.outcome(match, state))
    kind = match.ruleSet == "friendly" ? .friendly : loaded.ledger.rules.knockout ? .cup : .league
    competition = [match.details.competition, match.details.season].filter { !$0.isEmpty }.joined(separator: " ")
    if match.details.competition.isEmpty { competition = "" }
    round = match.details.round
    date = match.details.date
    time = match.details.time
    shootOut = state.shootOut.map { MatchScore($0.score.home, $0.score.away) }
    // A card without its colour leaves open what it costs.
    let isKnown = !match.actions.contains { ($0 as? Card).map { $0.color == nil } ?? false }
    if isKnown { bookings = MatchBookings(home: Self.bookings(.home, match), away: Self.bookings(.away, match)) }
  }

  private static func outcome(_ match: Match, _ state: MatchState) -> Outcome {
    if let awarded = match.awarded { return .awarded(MatchScore(awarded.home, awarded.away)) }
    let score = MatchScore(state.score.home, state.score.away)
    if state.isAbandoned { return .abandoned(score) }
    if state.isOver { return .played(score) }
    return state.phase == .before ? .pending : .inProgress(score)
  }

  /// Everybody once, by what they were shown in the end. Two yellow cards are a second one, whatever they are called.
  private static func bookings(_ side: Side, _ match: Match) -> TeamBookings {
    var cards: [Person: [CardColor]] = [:]
    for case let card as Card in match.actions where card.team == side {
      // Other colours are of other games.
      if let color = card.color, CardColor.documented.contains(color) { cards[card.person, default: []].append(color) }
    }
    var team = TeamBookings()
    for (person, colors) in cards {
      let yellows = colors.count { $0 != .red }
      let path: WritableKeyPath<Bookings, Int> =
        if colors.contains(.secondYellow) || yellows > 1 { \.secondYellows } else if colors.contains(.red) {
          yellows > 0 ? \.yellowsAndReds : \.reds
        } else { \.yellows }
      if case .official = person { team.officials[keyPath: path] += 1 } else { team.players[keyPath: path] += 1 }
    }
    return team
  }
}
