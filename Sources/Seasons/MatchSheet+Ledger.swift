import MatchModel
import MatchRules
import MatchStatistics
import Standings

extension MatchSheet {
  public init(_ ledger: Ledger) { self.init(ledger, MatchParticipation(ledger)) }

  /// Summarises a match while replaying it. Unused numbers of a provisional line-up are on the field, but not in the
  /// squads of the sheet.
  public init(replaying match: Match, rules: RuleSet, _ detail: SheetDetail = .everything) {
    guard detail > .result else {
      let ledger = Ledger(replaying: match, rules: rules)
      self.init(ledger, PersonBookings(ledger), length: 0, home: [], away: [])
      return
    }
    let (ledger, participation) = MatchParticipation.replay(match, rules: rules)
    self.init(ledger, participation, detail)
    for side in Side.allCases {
      let unused = ledger.match.unusedNumbers(of: side, keepsStarters: rules.follows)
      if !unused.isEmpty { removePlayers(at: Set(unused.compactMap(ledger.match[side].place)), of: side) }
    }
  }

  /// Removes players from a squad, and from goals and remarks, which refer to them by their position in it.
  private mutating func removePlayers(at places: Set<Int>, of side: Side) {
    let squad: WritableKeyPath<MatchSheet, [Appearance]> = side == .home ? \.home : \.away
    let onField: WritableKeyPath<SheetGoal, [Int]> = side == .home ? \.home : \.away
    let kept = self[side].indices.filter { !places.contains($0) }
    let moved = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    self[keyPath: squad] = kept.map { self[side][$0] }
    for index in goals.indices {
      goals[index][keyPath: onField] = goals[index][keyPath: onField].compactMap { moved[$0] }
    }
    for index in remarks.indices where remarks[index].side == side {
      remarks[index].place = remarks[index].place.flatMap { moved[$0] }
    }
  }

  private init(_ ledger: Ledger, _ participation: MatchParticipation, _ detail: SheetDetail = .everything) {
    let match = ledger.match
    let bookings = PersonBookings(ledger)
    let delays = Delays(match)
    func appearances(_ side: Side) -> [Appearance] {
      let team = match[side]
      // Without tracking, the starters of a provisional line-up are only its first numbers.
      let areStartersKnown = ledger.rules.follows || !team.isProvisional
      return team.playerIDs.map { id in
        let (player, figures) = (team[id], participation.players[side][id])
        return Appearance(
          name: player.name, number: player.number.rawValue, position: player.position, licence: player.licence,
          isStarter: figures.isStarter && areStartersKnown, spells: figures.stints.map { $0.on..<$0.off },
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
    laws = RuleSetLibrary.laws(of: ledger.match)
    tablePoints = TablePoints(ledger.rules)
    hasNoDraws = !ledger.rules.draws
    isOfMinors = ledger.rules.minors
    isUnlawful = ledger.firstObjection != nil
  }
}
