import MatchModel
import MatchRules
import Standings

extension MatchResult {
  /// The data in a match file that a table needs.
  init(_ ledger: Ledger, _ bookings: PersonBookings) {
    let (match, state) = (ledger.match, ledger.state)
    self.init(match.teams.home.name, match.teams.away.name, Self.outcome(match, state))
    competition = [match.details.competition, match.details.season].filter { !$0.isEmpty }.joined(separator: " ")
    if match.details.competition.isEmpty { competition = "" }
    round = match.details.round
    stage = match.details.stage
    let names = [stage, round].map(RoundName.init)
    group = match.details.group.isEmpty ? names.last?.group ?? "" : match.details.group
    let isCup = ledger.rules.knockout || names.contains { $0.kind == .knockout }
    kind = match.ruleSet == "friendly" ? .friendly : isCup ? .cup : .league
    if kind == .cup { group = "" }
    date = match.details.date
    time = match.details.time
    shootOut = state.shootOut.map { MatchScore($0.score.home, $0.score.away) }
    isAfterExtraTime = state.periodsPlayed.contains { $0.kind == .extra }
    // If the colour of any card is unknown, so are the conduct points.
    if !match.actions.contains(where: { ($0 as? Card).map { $0.color == nil } ?? false }) {
      self.bookings = MatchBookings(home: bookings.team(.home), away: bookings.team(.away))
    }
  }

  private static func outcome(_ match: Match, _ state: MatchState) -> Outcome {
    if let awarded = match.awarded { return .awarded(MatchScore(awarded.home, awarded.away)) }
    let score = MatchScore(state.score.home, state.score.away)
    if state.isAbandoned { return .abandoned(score) }
    if state.isOver { return .played(score) }
    return state.phase == .before ? .pending : .inProgress(score)
  }
}
