public import MatchModel
public import MatchRules
import Phrases

/// Converts a foreign match to a `Match`. This is where numbers, names, moments and laws are resolved.
public struct Settlement: Sendable {
  var rules: RuleSet
  public var ruleSet = "official"
  /// Parameters that differ from the rule set, by key.
  public var overrides: [String: String] = [:]
  /// Squads with numbers for players without one in the source, by team name.
  public var squads: [(team: String, players: [Player])] = []

  public init(rules: RuleSet) { self.rules = rules }

  /// - Parameter provenance: the source, for the match file.
  /// - Throws: all errors in the match.
  public func settle(_ foreign: ForeignMatch, provenance: String) throws(ExchangeProblems) -> SettledMatch {
    if !foreign.problems.isEmpty { throw ExchangeProblems(problems: foreign.problems) }
    guard let periods = foreign.stated.periods else { return try settleAsPlayed(foreign, provenance: provenance) }
    return try playing(periods).settleAsPlayed(foreign, provenance: provenance)
  }

  /// A copy whose rules have these periods, because the source takes precedence over the rule set.
  private func playing(_ periods: StatedPeriods) -> Settlement {
    var settlement = self
    for (key, value) in periods.parameters { try? settlement.rules.set(key, to: value) }
    settlement.overrides = settlement.rules.differences(from: RuleSetLibrary.rules(ruleSet) ?? RuleSet())
    return settlement
  }

  private func settleAsPlayed(
    _ foreign: ForeignMatch, provenance: String
  ) throws(ExchangeProblems) -> SettledMatch {
    let foreign = declared(foreign)
    var roster = SettledRoster(foreign, squad: squad(of:), shirts: rules.numbers)
    do throws(ExchangeProblem) {
      try roster.fill()
      let actions = try course(of: foreign, &roster)
      var match = Match(teams: roster.teams, ours: nil, ruleSet: ruleSet, overrides: overrides)
      match.details = foreign.details.shortened
      match.provenance = provenance.shortened()
      match.awarded = foreign.awarded
      match.actions = ActionList(actions.map(\.action))
      let order = foreign.isOrdered ? Array(actions.indices) : match.lawfulOrder(rules: rules)
      match.actions = match.actions.picking(order)
      if foreign.course == .pending { for side in Side.allCases { equip(side, of: &match) } }
      let lines = order.map { actions[$0].line }
      let settled = SettledMatch(
        ledger: judged(match), lines: lines, notes: foreign.notes + roster.notes)
      return try settled.checked(against: foreign)
    } catch {
      throw ExchangeProblems(problems: [error])
    }
  }

  /// Gives a fixture without line-ups the given squad, or unnamed players as in a new match.
  private func equip(_ side: Side, of match: inout Match) {
    guard match[side].players.isEmpty else { return }
    let squad = squad(of: match[side].name)
    match[side].replacePlayers(with: squad.isEmpty ? rules.unnamedTeam(match[side].name).players : squad)
  }

  private func squad(of team: String) -> [Player] {
    squads.first { PersonNames([$0.team]).find(team) != .nobody }?.players ?? []
  }

  private func course(
    of foreign: ForeignMatch, _ roster: inout SettledRoster
  ) throws(ExchangeProblem) -> [(action: Action, line: Int?)] {
    guard foreign.course != .pending else { return [] }
    try check(foreign.events.count, line: foreign.line)
    let timetable = SettledTimetable(foreign, rules: rules)
    var entries: [(action: Action, line: Int?)] = []
    for event in foreign.events {
      let moment = timetable.moment(of: event)
      for action in try SettledAction.actions(event, at: moment, by: rules, &roster) {
        entries.append((action: action, line: event.line ?? foreign.line))
      }
    }
    // Notes with the names of people outside the line-ups may have added more actions.
    try check(entries.count, line: foreign.line)
    return timetable.course(entries, line: foreign.line)
  }

  /// Removes actions that were declared by another game, and notes this.
  func declared(_ foreign: ForeignMatch) -> ForeignMatch {
    var kept = foreign
    var left: [String] = []
    kept.events = foreign.events.filter { event in
      switch event.kind {
      case .own(let code, _, _, _, _) where rules.action(code) == nil: left.append(code.rawValue)
      case .goal(let shot, _, _), .chance(let shot, _):
        guard let score = shot.score, rules.score(score) == nil else { return true }
        left.append(score.rawValue)
      default: return true
      }
      return false
    }
    kept.notes += ExchangeNote.notUnderstood(left)
    return kept
  }

  /// The maximum for a match file minus the whistles.
  static let mostEvents = 9_000

  func check(_ count: Int, line: Int? = nil) throws(ExchangeProblem) {
    if count <= Self.mostEvents { return }
    throw ExchangeProblem(line: line, Phrase("exchange.too-many-events", ["found": count, "most": Self.mostEvents]))
  }

  /// Replays the match and confirms all warnings, because the match was played this way.
  func judged(_ match: Match) -> Ledger {
    var empty = match
    empty.actions = []
    var ledger = Ledger(replaying: empty, rules: rules)
    for action in match.actions { ledger.append(ledger.judge(action.confirmed(ledger.judge(action).warnedLaws))) }
    return ledger
  }
}

/// All reasons why a match cannot be imported.
public struct ExchangeProblems: Error, Equatable, Sendable {
  public let problems: [ExchangeProblem]
}

/// An imported match after conversion and checks.
public struct SettledMatch {
  /// Breaches that can be confirmed are confirmed. Refused ones remain: see ``Ledger/firstObjection``.
  public let ledger: Ledger
  /// Line of each action in the source.
  public let lines: [Int?]
  public internal(set) var notes: [ExchangeNote]
  /// Number of events that the match already had.
  public internal(set) var repeated = 0
  /// Number of events added. 0 for a new match.
  public internal(set) var added = 0

  public var match: Match { ledger.match }

  /// Laws that were broken and confirmed, with the minutes.
  public var breaches: [(law: LawID, minute: MatchMinute?)] {
    ledger.match.actions.flatMap { action in action.confirmed.map { (law: $0, minute: action.moment.minute) } }
  }

  /// Checks the match against the result stated in the source.
  func checked(against foreign: ForeignMatch) throws(ExchangeProblem) -> SettledMatch {
    guard foreign.course != .pending else { return self }
    let state = ledger.state
    if let stated = foreign.stated.score, stated != state.score {
      throw ExchangeProblem(
        line: foreign.line, Phrase("exchange.wrong-score", ["goals": state.score.text, "stated": stated.text]))
    }
    var settled = self
    let first = state.scoreByPeriod[.regular(1)] ?? BothSides(0)
    if let stated = foreign.stated.halfTime, stated != first, ledger.rules.periods == 2 {
      settled.notes.append(
        ExchangeNote(
          line: foreign.line, Phrase("exchange.wrong-half-time", ["goals": first.text, "stated": stated.text])))
    }
    if let stated = foreign.stated.shootOut, let shootOut = state.shootOut, shootOut.score != stated {
      throw ExchangeProblem(
        line: foreign.line, Phrase("exchange.wrong-shoot-out", ["kicks": shootOut.score.text, "stated": stated.text]))
    }
    return settled
  }
}

extension BothSides<Int> {
  fileprivate var text: String { "\(home)-\(away)" }
}
