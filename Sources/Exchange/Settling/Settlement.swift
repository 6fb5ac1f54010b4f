public import MatchModel
public import MatchRules

/// Makes a match of what somebody else's file tells: the one place where numbers, names, moments and laws are settled.
public struct Settlement: Sendable {
  /// By what the match is judged.
  public var rules: RuleSet
  /// As the match file names the rules.
  public var ruleSet = "official"
  /// Parameters of the rules that differ from the rule set, by their keys.
  public var overrides: [String: String] = [:]
  /// Numbers for players that the source has without any, by the name of the team.
  public var squads: [(team: String, players: [Player])] = []

  /// - Parameter rules: by what the match is judged.
  public init(rules: RuleSet) { self.rules = rules }

  /// - Parameter provenance: where the match is from, as its file will say.
  /// - Throws: everything that keeps it from being a match.
  public func settle(_ foreign: ForeignMatch, provenance: String) throws(ExchangeProblems) -> SettledMatch {
    if !foreign.problems.isEmpty { throw ExchangeProblems(problems: foreign.problems) }
    let foreign = declared(foreign)
    var roster = SettledRoster(foreign, squads: squads, shirts: rules.numbers)
    do throws(ExchangeProblem) {
      try roster.fill()
      let actions = try course(of: foreign, &roster)
      var match = Match(teams: roster.teams, ours: nil, ruleSet: ruleSet, overrides: overrides)
      match.details = foreign.details.shortened
      match.provenance = provenance.shortened()
      match.awarded = foreign.awarded
      match.actions = actions.map(\.action)
      let order = foreign.isOrdered ? Array(actions.indices) : match.lawfulOrder(rules: rules)
      match.actions = order.map { match.actions[$0] }
      if foreign.course == .pending { for side in Side.allCases { equip(side, of: &match) } }
      let lines = order.map { actions[$0].line }
      let settled = SettledMatch(
        ledger: judged(match), lines: lines, notes: foreign.notes + roster.notes + roster.placeholderNotes)
      return try settled.checked(against: foreign)
    } catch {
      throw ExchangeProblems(problems: [error])
    }
  }

  /// Where nobody says who plays, a match to come has the squad that was given, or unnamed players, as a new one.
  private func equip(_ side: Side, of match: inout Match) {
    guard match[side].players.isEmpty else { return }
    if let squad = squads.first(where: { PersonNames([$0.team]).find(match[side].name) != .nobody }) {
      match[side].replacePlayers(with: squad.players)
    } else {
      match[side].replacePlayers(with: rules.unnamedTeam(match[side].name).players)
    }
  }

  private func course(
    of foreign: ForeignMatch, _ roster: inout SettledRoster
  ) throws(ExchangeProblem) -> [(action: Action, line: Int?)] {
    guard foreign.course != .pending else { return [] }
    func check(_ count: Int) throws(ExchangeProblem) {
      if count <= Self.mostEvents { return }
      throw ExchangeProblem(line: foreign.line, .tooManyEvents(count, most: Self.mostEvents))
    }
    try check(foreign.events.count)
    let timetable = SettledTimetable(foreign, rules: rules)
    var entries: [(action: Action, line: Int?)] = []
    for event in foreign.events {
      let moment = timetable.moment(of: event)
      for action in try SettledAction.actions(event, at: moment, by: rules, &roster) {
        entries.append((action: action, line: event.line ?? foreign.line))
      }
    }
    // With the names of those who are in no line-up there may be more.
    try check(entries.count)
    return timetable.course(entries, line: foreign.line)
  }

  /// Without what another game has declared for itself, which is told of.
  func declared(_ foreign: ForeignMatch) -> ForeignMatch {
    var kept = foreign
    var left = CountedCodes()
    kept.events = foreign.events.filter { event in
      switch event.kind {
      case .own(let code, _, _, _, _) where rules.action(code) == nil: left.add(code.rawValue)
      case .goal(let shot, _, _), .chance(let shot, _):
        guard let score = shot.score, rules.score(score) == nil else { return true }
        left.add(score.rawValue)
      default: return true
      }
      return false
    }
    kept.notes += left.notes
    return kept
  }

  /// As many as a match file may have, less the whistles.
  static let mostEvents = 9_000

  /// Replayed; what the laws warn of is confirmed, for the match was played so.
  func judged(_ match: Match) -> Ledger {
    var empty = match
    empty.actions = []
    var ledger = Ledger(replaying: empty, rules: rules)
    for action in match.actions { ledger.append(ledger.judge(action.confirmed(ledger.judge(action).warnedLaws))) }
    return ledger
  }
}

/// Everything that keeps a match from being taken.
public struct ExchangeProblems: Error, Equatable, Sendable {
  /// Never empty.
  public let problems: [ExchangeProblem]

  /// - Parameter problems: at least one.
  public init(problems: [ExchangeProblem]) { self.problems = problems }
}

/// A match of somebody else's file, settled and judged.
public struct SettledMatch {
  /// With what breaks a law confirmed; what a law refuses stands in it all the same: see ``Ledger/firstObjection``.
  public let ledger: Ledger
  /// Where each action of the match stood.
  public let lines: [Int?]
  /// What was left out, or could only be guessed.
  public private(set) var notes: [ExchangeNote]
  /// How many events the match had already, of those that were to be added to it, and how many were added.
  public let repeated: Int
  /// How many were added; 0 where the events are those of a new match.
  public let added: Int

  /// The match of the ledger.
  public var match: Match { ledger.match }

  /// The laws that were broken and confirmed, each with the minute.
  public var breaches: [(law: LawID, minute: MatchMinute?)] {
    ledger.match.actions.flatMap { action in action.confirmed.map { (law: $0, minute: action.moment.minute) } }
  }

  init(ledger: Ledger, lines: [Int?], notes: [ExchangeNote], repeated: Int = 0, added: Int = 0) {
    (self.ledger, self.lines, self.notes) = (ledger, lines, notes)
    (self.repeated, self.added) = (repeated, added)
  }

  /// The same match if it is what the source states.
  func checked(against foreign: ForeignMatch) throws(ExchangeProblem) -> SettledMatch {
    guard foreign.course != .pending else { return self }
    let state = ledger.state
    if let stated = foreign.stated.score, stated != state.score {
      throw ExchangeProblem(line: foreign.line, .wrongScore(goals: state.score, stated: stated))
    }
    var settled = self
    let first = state.scoreByPeriod[.regular(1)] ?? BothSides(0)
    if let stated = foreign.stated.halfTime, stated != first, ledger.rules.periods == 2 {
      settled.notes.append(ExchangeNote(line: foreign.line, .wrongHalfTime(goals: first, stated: stated)))
    }
    if let stated = foreign.stated.shootOut, let shootOut = state.shootOut, shootOut.score != stated {
      throw ExchangeProblem(line: foreign.line, .wrongShootOut(kicks: shootOut.score, stated: stated))
    }
    return settled
  }
}
