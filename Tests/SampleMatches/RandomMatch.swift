import MatchModel
public import MatchRules
import TestSupport

/// Random matches with every kind of event, the same in every run.
public struct RandomMatch {
  private var random: SeededGenerator
  private let rules: RuleSet
  private var actions: [Action] = []

  /// A match that may be illegal, because files by others may be.
  public static func ledger(seed: UInt64) -> Ledger {
    var rules = RuleSet()
    if seed % 4 == 1 { rules.periodLength = 40 }
    if seed % 4 == 2 { (rules.periods, rules.periodLength) = (4, 12) }
    if seed % 8 == 3 { rules.sinBin = 10 }
    if seed % 8 == 7 { try? rules.set("sanction.groga", to: "y away 3 full") }
    if seed % 16 == 8 { (rules.clock, rules.periodLength, rules.extraLength) = (.stopped, 20, 5) }
    if seed % 16 == 4 { try? rules.set("sanction.vermella", to: "r out short 3") }
    if seed % 16 == 12 { try? rules.set("sanction.vermella", to: "r out full") }
    var maker = RandomMatch(random: SeededGenerator(seed: seed), rules: rules)
    maker.make()
    var teams = BothSides(home: Team.unnamed("Home"), away: Team.unnamed("Away"))
    for side in Side.allCases { teams[side].officials = [Official(code: coach)] }
    let match = Match(teams: teams, overrides: rules.differences(from: RuleSet()), actions: maker.actions)
    return Ledger(replaying: match, rules: rules)
  }

  /// The same match without refused actions, and with warnings confirmed.
  public static func lawfulLedger(seed: UInt64) -> Ledger {
    let wild = ledger(seed: seed)
    var match = wild.match
    match.actions = []
    var lawful = Ledger(replaying: match, rules: wild.rules)
    for action in wild.match.actions {
      let judgement = lawful.judge(action)
      if judgement.breaches.contains(where: { $0.verdict == .refuse }) { continue }
      var action = action.confirmed(judgement.warnedLaws)
      // Sometimes the referee forgets the first card.
      if seed % 3 == 0, let card = judgement.action as? Card, card.color == .secondYellow,
        lawful.match.actions.count % 2 == 0
      {
        action = card.withoutSendingOff
      }
      lawful.append(lawful.judge(action))
    }
    return lawful
  }

  private static let coach = OfficialCode(rawValue: "coach")

  private init(random: SeededGenerator, rules: RuleSet) {
    self.random = random
    self.rules = rules
  }

  private mutating func make() {
    actions.append(card(Moment(.before)))
    let extra = Bool.random(using: &random)
    for period in rules.course where period.kind == .regular || extra {
      actions.append(PeriodStart(period, length: rules.length(of: period), wallClock: nil))
      var last: MatchMinute?
      if period.kind == .shootOut { kicks() } else { last = play(period) }
      if let end = breakingOff(period, at: last) {
        actions.append(end)
        return
      }
      actions.append(PeriodEnd(period, minute: last, wallClock: nil))
      actions.append(card(Moment(.after(period))))
      actions.append(swap(Moment(.after(period))))
    }
    if Bool.random(using: &random) { actions.append(MatchEnd(at: Moment(actions.last?.moment.phase ?? .before))) }
  }

  /// The end of a match during a period, now and then: abandoned or decided, with or without a minute.
  private mutating func breakingOff(_ period: Period, at minute: MatchMinute?) -> MatchEnd? {
    guard period.kind != .shootOut, Int.random(in: 0..<12, using: &random) == 0 else { return nil }
    let moment = Moment(.during(period), minute: Bool.random(using: &random) ? minute : nil)
    return MatchEnd(at: moment, isAbandoned: Bool.random(using: &random), reason: "Storm")
  }

  /// Returns the minute of its end. Some periods end early.
  private mutating func play(_ period: Period) -> MatchMinute {
    let endsEarly = Int.random(in: 0..<6, using: &random) == 0
    let last = rules.lastMinute(of: period) - (endsEarly ? min(5, rules.length(of: period) - 1) : 0)
    for minute in rules.minutes(before: period) + 1...last {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let label = Int.random(in: 0..<20, using: &random) == 0 ? nil : MatchMinute(minute)
        actions.append(event(Moment(.during(period), minute: label)))
      }
    }
    if endsEarly || !rules.hasAddedTime { return MatchMinute(last) }
    let added = MatchMinute(last, added: Int.random(in: 1...8, using: &random))
    actions.append(event(Moment(.during(period), minute: added)))
    return MatchMinute(last, added: 9)
  }

  private mutating func kicks() {
    for turn in 0..<10 {
      let side: Side = turn % 2 == 0 ? .home : .away
      let outcome = pick([Outcome.scored, .saved, .woodwork, .offTarget])
      actions.append(
        ShootOutKick(at: Moment(.during(.shootOut)), team: side, taker: person(), outcome: outcome))
    }
    actions.append(card(Moment(.during(.shootOut))))
    actions.append(Note(at: Moment(.during(.shootOut)), on: .player(side(), person()), text: "Calm"))
  }

  private mutating func event(_ moment: Moment) -> Action {
    let team = side()
    switch Int.random(in: 0..<40, using: &random) {
    case 0, 1:
      let isOwn = Int.random(in: 0..<6, using: &random) == 0
      return Goal(
        at: moment, team: team, shot: shot(), isOwn: isOwn,
        isAnnulled: Int.random(in: 0..<6, using: &random) == 0)
    case 2..<16:
      return Chance(at: moment, team: team, shot: shot(), outcome: optional(Outcome.documented))
    case 16..<24:
      let isHandball = Int.random(in: 0..<8, using: &random) == 0
      let victim = Bool.random(using: &random) && !isHandball ? person() : nil
      return Foul(at: moment, team: team, offender: anybody(), victim: victim, code: isHandball ? .handball : nil)
    case 24..<28: return Offside(at: moment, team: team, player: person())
    case 28..<33: return Corner(at: moment, team: team, taker: Bool.random(using: &random) ? person() : nil)
    case 33: return card(moment)
    case 34: return swap(moment)
    case 35: return Departure(at: moment, team: team, player: person())
    case 36: return Arrival(at: moment, team: team, player: person())
    case 37: return GoalkeeperChange(at: moment, team: team, player: person())
    default: return Note(at: moment, on: .player(team, anybody()), text: "Well positioned")
    }
  }

  private mutating func card(_ moment: Moment) -> Card {
    Card(at: moment, team: side(), person: anybody(), color: optional([.yellow, .yellow, .yellow, .red]))
  }

  private mutating func swap(_ moment: Moment) -> Substitution {
    Substitution(at: moment, team: side(), off: person(1...11), on: person(12...18))
  }

  private mutating func shot() -> Shot {
    Shot(
      shooter: person(), assistant: Bool.random(using: &random) ? person() : nil,
      bodyPart: optional(BodyPart.documented), origin: optional(Origin.documented),
      zone: Zone(rawValue: Int.random(in: 0...9, using: &random)))
  }

  private mutating func side() -> Side { pick([.home, .away]) }

  private mutating func person(_ numbers: ClosedRange<Int> = 1...18) -> Person {
    Int.random(in: 0..<20, using: &random) == 0
      ? .unidentified(1) : .player(PlayerID(joinedAfter: Int.random(in: numbers, using: &random) - 1))
  }

  /// A player or the coach.
  private mutating func anybody() -> Person {
    Int.random(in: 0..<20, using: &random) == 0 ? .official(Self.coach) : person()
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func optional<Value>(_ values: [Value]) -> Value? {
    Int.random(in: 0..<8, using: &random) == 0 ? nil : pick(values)
  }
}
