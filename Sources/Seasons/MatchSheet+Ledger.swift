import MatchModel
import MatchRules
import MatchStatistics
import Standings

extension MatchSheet {
  /// What a judged match comes to.
  public init(_ ledger: Ledger) {
    let match = ledger.match
    let statistics = MatchStatistics(ledger)
    let bookings = PersonBookings(match)
    self.init(
      result: MatchResult(ledger), length: statistics.minutes,
      regularLength: ledger.rules.periods * ledger.rules.periodLength,
      sideSize: ledger.rules.players,
      ours: match.ours.map { $0 == .home ? .home : .away },
      home: Self.appearances(.home, match, statistics, bookings),
      away: Self.appearances(.away, match, statistics, bookings))
    figures = MatchFigures(ledger)
    referee = match.details.referee
    goals = SheetGoal.all(of: ledger)
    remarks = Remark.all(of: match)
    isOfMinors = ledger.rules.minors
  }

  private static func appearances(
    _ side: Side, _ match: Match, _ statistics: MatchStatistics, _ bookings: PersonBookings
  ) -> [Appearance] {
    let team = match[side]
    return team.playerIDs.map { id in
      let (player, figures) = (team[id], statistics[id, of: side])
      return Appearance(
        name: player.name, number: player.number.rawValue, position: player.position, isStarter: figures.isStarter,
        played: figures.played, minutes: figures.minutes, minutesInGoal: figures.minutesInGoal,
        concededInGoal: figures.concededInGoal, goals: figures.tally["goals"],
        penalties: figures.tally["penalties-scored"], ownGoals: figures.tally["own-goals"],
        assists: figures.tally["assists"], goalsFor: figures.goalsFor, goalsAgainst: figures.goalsAgainst,
        booking: bookings[side, .player(id)])
    }
  }
}
