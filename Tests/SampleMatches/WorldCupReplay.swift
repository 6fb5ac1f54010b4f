public import MatchModel
public import MatchRules
public import MatchStatistics
public import WorldCupData

/// A real match replayed under the rules of its time: three substitutions without windows.
public struct WorldCupReplay {
  public let ledger: Ledger
  public let statistics: MatchStatistics

  public init(_ record: WorldCupMatch) {
    var rules = RuleSet()
    rules.bench = nil
    rules.substitutions = 3
    rules.windows = nil
    rules.concussion = 0
    rules.extraSubstitutions = 0
    rules.extraWindows = 0
    rules.periodLength = record.halfMinutes
    let teams = BothSides(
      home: Self.team(record.home, record.squads.home), away: Self.team(record.away, record.squads.away))
    let match = Match(teams: teams, actions: Self.actions(record, teams, rules))
    ledger = Ledger(replaying: match, rules: rules)
    statistics = MatchStatistics(ledger)
  }

  private static func team(_ name: String, _ squad: [WorldCupMatch.Player]) -> Team {
    Team(
      name: name,
      players: squad.compactMap { player in
        ShirtNumber(player.number).map {
          Player(
            number: $0, name: player.name, isStarter: player.starter, isGoalkeeper: player.position == "GK",
            position: player.position)
        }
      })
  }

  private static func actions(_ record: WorldCupMatch, _ teams: BothSides<Team>, _ rules: RuleSet) -> [Action] {
    var actions: [Action] = []
    for number in 1...record.periods {
      let period: Period = number <= 2 ? .regular(number) : .extra(number)
      actions.append(PeriodStart(period, length: rules.length(of: period), wallClock: nil))
      actions += record.events.filter { $0.period == number }.compactMap { action($0, in: period, teams) }
      // A golden goal ends the period.
      let end = min(rules.lastMinute(of: period), record.oracle.endMinute)
      actions.append(
        PeriodEnd(period, minute: lastLabel(actions, in: period, atLeast: MatchMinute(end)), wallClock: nil))
    }
    let kicks = record.events.filter { $0.type == .kick }
    if !kicks.isEmpty {
      actions.append(PeriodStart(.shootOut, length: 0, wallClock: nil))
      actions += kicks.compactMap { action($0, in: .shootOut, teams) }
      actions.append(PeriodEnd(.shootOut, minute: nil, wallClock: nil))
    }
    let last = actions.last?.moment.phase.period ?? .regular(2)
    actions.append(MatchEnd(at: Moment(.after(last))))
    return actions
  }

  private static func lastLabel(_ actions: [Action], in period: Period, atLeast minute: MatchMinute) -> MatchMinute {
    actions.filter { $0.moment.phase == .during(period) }.compactMap(\.moment.minute).reduce(minute, max)
  }

  private static func action(
    _ event: WorldCupMatch.Event, in period: Period, _ teams: BothSides<Team>
  ) -> Action? {
    let side: MatchModel.Side = event.team == .home ? .home : .away
    func person(_ number: Int?, _ side: MatchModel.Side) -> Person? {
      number.flatMap { ShirtNumber($0) }.flatMap(teams[side].player).map(Person.player)
    }
    let minute = event.min.map { MatchMinute($0, added: event.stop ?? 0) }
    let moment = Moment(.during(period), minute: minute)
    switch event.type {
    case .goal:
      let isOwn = event.ownGoal == true
      guard let scorer = person(event.number, isOwn ? side.other : side) else { return nil }
      let shot = Shot(shooter: scorer, origin: event.penalty == true ? .penalty : nil)
      return Goal(at: moment, team: side, shot: shot, isOwn: isOwn)
    case .card:
      guard let booked = person(event.number, side) else { return nil }
      // The laws derive second yellow cards.
      return Card(at: moment, team: side, person: booked, color: event.card == .red ? .red : .yellow)
    case .sub:
      guard let off = person(event.out, side), let on = person(event.in, side) else { return nil }
      return Substitution(at: moment, team: side, off: off, on: on)
    case .kick:
      guard let taker = person(event.number, side) else { return nil }
      return ShootOutKick(at: moment, team: side, taker: taker, outcome: event.converted == true ? .scored : .offTarget)
    }
  }
}

extension WorldCupMatch.Side {
  /// The side in the model.
  public var model: MatchModel.Side { self == .home ? .home : .away }
}

extension BothSides {
  /// Home and away in the notation of the data.
  public var pair: [Value] { [home, away] }
}
