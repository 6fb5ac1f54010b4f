import MatchModel
import MatchRules
import Testing

/// An action in a match with the expected verdict of a law.
struct LawCase: CustomTestStringConvertible {
  /// The number in `docs/LAWS.md`.
  let law: String
  let what: String
  /// Nil if the action is legal.
  let verdict: Verdict?
  /// The law cited by the program, if it differs.
  let citedAs: String
  let match: Match
  let rules: RuleSet
  let action: Action

  var testDescription: String { "\(law): \(what)" }

  private init(
    _ law: String, _ what: String, _ verdict: Verdict?, citedAs: String?, _ before: [Action], _ action: Action,
    _ prepare: (inout Match, inout RuleSet) -> Void
  ) {
    (self.law, self.what, self.verdict, self.action) = (law, what, verdict, action)
    self.citedAs = citedAs ?? law
    var (match, rules) = (Pitch.match, RuleSet())
    prepare(&match, &rules)
    match.actions = ActionList(before)
    (self.match, self.rules) = (match, rules)
  }

  static func refused(
    _ law: String, _ what: String, by citedAs: String? = nil, after before: [Action], _ action: Action,
    _ prepare: (inout Match, inout RuleSet) -> Void = { _, _ in }
  ) -> LawCase { LawCase(law, what, .refuse, citedAs: citedAs, before, action, prepare) }

  static func warned(
    _ law: String, _ what: String, after before: [Action], _ action: Action,
    _ prepare: (inout Match, inout RuleSet) -> Void = { _, _ in }
  ) -> LawCase { LawCase(law, what, .warn, citedAs: nil, before, action, prepare) }

  static func lawful(
    _ law: String, _ what: String, after before: [Action], _ action: Action,
    _ prepare: (inout Match, inout RuleSet) -> Void = { _, _ in }
  ) -> LawCase { LawCase(law, what, nil, citedAs: nil, before, action, prepare) }
}

/// Two squads of 1 to 18 with 1 to 11 on the field, and compact constructors for actions.
enum Pitch {
  static let match = Match(teams: BothSides(home: team("Home"), away: team("Away")))

  static func team(_ name: String, starters: Int = 11) -> Team {
    Team(
      name: name,
      players: (1...18).compactMap(ShirtNumber.init(rawValue:)).map { number in
        Player(number: number, isStarter: number.rawValue <= starters, isGoalkeeper: number.rawValue == 1)
      })
  }

  static func at(_ minute: Int, added: Int = 0) -> Moment {
    Moment(.during(.regular(minute > 45 ? 2 : 1)), minute: MatchMinute(minute, added: added))
  }
  static let halfTime = Moment(.after(.regular(1)), minute: MatchMinute(45))
  static let kicks = Moment(.during(.shootOut))

  static func start(_ number: Int) -> PeriodStart { PeriodStart(.regular(number), length: 45, wallClock: nil) }
  static func end(_ number: Int, in minute: Int? = nil) -> PeriodEnd {
    PeriodEnd(.regular(number), minute: MatchMinute(minute ?? number * 45), wallClock: nil)
  }

  /// A match up to the end of the second half.
  static let played: [Action] = [start(1), end(1), start(2), end(2)]
  static let shootOut: [Action] = played + [PeriodStart(.shootOut, length: 0, wallClock: nil)]

  /// Players are in the squads in the order of their numbers.
  static func player(_ number: Int) -> Person { .player(PlayerID(joinedAfter: number - 1)) }

  static func goal(
    _ moment: Moment, _ scorer: Int, by assistant: Int? = nil, from origin: Origin? = nil, isOwn: Bool = false,
    isAnnulled: Bool = false
  ) -> Goal {
    let shot = Shot(shooter: player(scorer), assistant: assistant.map(player), origin: origin)
    return Goal(at: moment, team: isOwn ? .away : .home, shot: shot, isOwn: isOwn, isAnnulled: isAnnulled)
  }
  static func yellow(_ moment: Moment, _ number: Int, for reason: String? = nil) -> Card {
    Card(
      at: moment, team: .home, person: player(number), color: .yellow, reason: reason.map(CardReason.init(rawValue:)))
  }
  static func red(_ moment: Moment, _ number: Int) -> Card {
    Card(at: moment, team: .home, person: player(number), color: .red)
  }
  static func change(_ moment: Moment, _ off: Int, for on: Int, concussion: Bool = false) -> Substitution {
    Substitution(at: moment, team: .home, off: player(off), on: player(on), isConcussion: concussion)
  }
  static func arrival(_ moment: Moment, _ number: Int) -> Arrival {
    Arrival(at: moment, team: .home, player: player(number))
  }
  static func departure(_ moment: Moment, _ number: Int) -> Departure {
    Departure(at: moment, team: .home, player: player(number))
  }
  static func foul(_ moment: Moment, _ number: Int, on victim: Int? = nil, isHandball: Bool = false) -> Foul {
    Foul(
      at: moment, team: .home, offender: player(number), victim: victim.map(player),
      code: isHandball ? .handball : nil)
  }
  static func kick(_ side: Side, _ number: Int, _ outcome: Outcome = .scored) -> ShootOutKick {
    ShootOutKick(at: kicks, team: side, taker: player(number), outcome: outcome)
  }
  static let decided: [Action] =
    shootOut + (9...11).flatMap { [kick(.home, $0), kick(.away, $0, .offTarget)] }
}
