import FigureOracles
import MatchModel
import MatchRules
import MatchStatistics

/// A match built in tests: actions are appended, and statistics can be read at any moment. Numbers 1 to 11 start for
/// both sides, 12 to 18 are on the bench.
struct MatchFixture {
  var rules: RuleSet
  var match: Match
  /// The moment of the next actions.
  private var moment = Moment(.before)

  init(rules: RuleSet = RuleSet()) {
    self.rules = rules
    match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    match.teams.home.officials = [Official(code: OfficialCode(rawValue: "coach"))]
  }

  var ledger: Ledger { Ledger(replaying: match, rules: rules) }
  var statistics: MatchStatistics { MatchStatistics(ledger) }
  var figures: ReportFigures { ReportFigures(ledger) }

  func minutes(_ number: Int, of side: Side = .home) -> Int { player(number, of: side).minutes }

  func player(_ number: Int, of side: Side = .home) -> PlayerStatistics {
    statistics[PlayerID(joinedAfter: number - 1), of: side]
  }

  static func number(_ number: Int) -> Person { .player(PlayerID(joinedAfter: number - 1)) }
}

// MARK: Time

extension MatchFixture {
  mutating func start(_ period: Period, wallClock: Double? = nil) {
    match.actions.append(PeriodStart(period, length: rules.length(of: period), wallClock: wallClock))
    moment = Moment(.during(period))
  }

  /// Sets the minute of the following actions in the running period.
  mutating func at(_ minute: Int?, added: Int = 0, elapsed: Double? = nil) {
    moment.minute = minute.map { MatchMinute($0, added: added) }
    moment.elapsed = elapsed
  }

  /// Ends the running period, by default at its full length.
  mutating func end(_ minute: Int? = nil, elapsed: Double? = nil) {
    guard let period = moment.phase.period else { return }
    let last = period.kind == .shootOut ? nil : MatchMinute(minute ?? rules.lastMinute(of: period))
    match.actions.append(PeriodEnd(period, minute: last, elapsed: elapsed, wallClock: nil))
    moment = Moment(.after(period))
  }

  /// Plays these periods without events.
  mutating func play(_ periods: Period...) {
    for period in periods {
      start(period)
      end()
    }
  }

  mutating func finish(isAbandoned: Bool = false) {
    match.actions.append(MatchEnd(at: moment, isAbandoned: isAbandoned))
  }
}

// MARK: Actions

extension MatchFixture {
  mutating func swap(off: Int, on: Int, of side: Side = .home) {
    match.actions.append(Substitution(at: moment, team: side, off: Self.number(off), on: Self.number(on)))
  }

  mutating func card(_ color: CardColor, _ number: Int, of side: Side = .home) {
    card(color, Self.number(number), of: side)
  }

  mutating func card(_ color: CardColor, _ person: Person, of side: Side = .home) {
    match.actions.append(Card(at: moment, team: side, person: person, color: color))
  }

  mutating func arrive(_ number: Int, of side: Side = .home) {
    match.actions.append(Arrival(at: moment, team: side, player: Self.number(number)))
  }

  mutating func leave(_ number: Int, of side: Side = .home) {
    match.actions.append(Departure(at: moment, team: side, player: Self.number(number)))
  }

  mutating func goal(_ number: Int, for side: Side = .home, isOwn: Bool = false, isAnnulled: Bool = false) {
    match.actions.append(
      Goal(
        at: moment, team: side, shot: Shot(shooter: Self.number(number)), isOwn: isOwn, isAnnulled: isAnnulled))
  }

  mutating func chance(
    _ person: Person, of side: Side = .home, _ outcome: Outcome?, from origin: Origin? = nil, zone: Zone? = nil
  ) {
    match.actions.append(
      Chance(at: moment, team: side, shot: Shot(shooter: person, origin: origin, zone: zone), outcome: outcome))
  }

  mutating func foul(_ offender: Person, on victim: Person? = nil, isHandball: Bool = false, of side: Side = .home) {
    match.actions.append(
      Foul(at: moment, team: side, offender: offender, victim: victim, code: isHandball ? .handball : nil))
  }

  mutating func corner(_ side: Side = .home) { match.actions.append(Corner(at: moment, team: side)) }

  mutating func kick(_ number: Int, of side: Side, _ outcome: Outcome) {
    match.actions.append(ShootOutKick(at: moment, team: side, taker: Self.number(number), outcome: outcome))
  }
}
