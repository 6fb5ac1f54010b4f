import MatchModel
import MatchRules
import MatchStatistics
import Standings

extension MatchSheet {
  public init(_ ledger: Ledger) { self.init(ledger, MatchParticipation(ledger)) }

  /// Summarises a match while replaying it. Unused numbers of a provisional line-up are not in its squads.
  public init(replaying match: Match, rules: RuleSet, _ detail: SheetDetail = .everything) {
    guard detail > .result else {
      let ledger = Ledger(replaying: match, rules: rules)
      self.init(ledger, PersonBookings(ledger), length: 0, home: [], away: [])
      return
    }
    var listed = match
    listed.removeUnusedNumbers()
    let (ledger, participation) = MatchParticipation.replay(listed, rules: rules)
    self.init(ledger, participation, detail)
  }

  private init(_ ledger: Ledger, _ participation: MatchParticipation, _ detail: SheetDetail = .everything) {
    let match = ledger.match
    let bookings = PersonBookings(ledger)
    let delays = Delays(match)
    func appearances(_ side: Side) -> [Appearance] {
      let team = match[side]
      return team.playerIDs.map { id in
        let (player, figures) = (team[id], participation.players[side][id])
        return Appearance(
          name: player.name, number: player.number.rawValue, position: player.position, licence: player.licence,
          isStarter: figures.isStarter, spells: figures.stints.map { $0.on..<$0.off },
          minutesInGoal: figures.minutesInGoal, concededInGoal: figures.concededInGoal, goalsFor: figures.goalsFor,
          goalsAgainst: figures.goalsAgainst, booking: bookings[side, .player(id)],
          isLate: delays.late[side].contains(id), isHurt: delays.hurt[side].contains(id))
      }
    }
    var squads = BothSides(home: appearances(.home), away: appearances(.away))
    squads.count(match)
    self.init(ledger, bookings, length: participation.minutes, home: squads.home, away: squads.away)
    officials = bookings.officials(of: match)
    guard detail > .people else { return }
    figures = MatchFigures(ledger)
    referee = match.details.referee
    goals = participation.goals.compactMap { SheetGoal($0, in: ledger) }
    remarks = Remark.all(of: match)
  }

  private init(_ ledger: Ledger, _ bookings: PersonBookings, length: Int, home: [Appearance], away: [Appearance]) {
    self.init(
      result: MatchResult(ledger, bookings), length: length,
      regularLength: ledger.rules.periods * ledger.rules.periodLength,
      sideSize: ledger.rules.players,
      ours: ledger.match.ours,
      home: home, away: away)
    periods = ledger.rules.periods
    isUnfollowed = !ledger.rules.follows
    isOfPoints = !ledger.rules.scores.isEmpty
    isOfOtherGame = !RuleSetLibrary.isFootball(ledger.match)
    laws = ledger.rules.laws
    tablePoints = TablePoints(ledger.rules)
    hasNoDraws = !ledger.rules.draws
    isOfMinors = ledger.rules.minors
    isUnlawful = ledger.firstObjection != nil
  }
}
