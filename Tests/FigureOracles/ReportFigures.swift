public import MatchModel
public import MatchRules
public import MatchStatistics

/// Figures that only the report shows, counted from the actions of a match. The stylesheets compute the same figures
/// from the file, and tests compare the two.
public struct ReportFigures: Sendable {
  public let statistics: MatchStatistics
  /// Length of the match on the regulation clock, so far if unfinished (docs/STATISTICS.md, "The regulation clock").
  public private(set) var minutes = 0
  /// The sum of the times in any state, in seconds; whole minutes if the match has no seconds.
  public let seconds: Int
  public private(set) var teams = BothSides(TeamFigures())
  /// Empty in games that do not track who is on the field.
  public private(set) var secondsOnField = BothSides<[PlayerID: Int]>([:])
  /// Every action with the score after it.
  public private(set) var timeline: [TimelineEntry] = []
  /// All substitutions of both sides, in order.
  public private(set) var substitutions: [SubstitutionEffect] = []
  /// Shots so far.
  private var shots = BothSides(0)

  public init(_ ledger: Ledger) {
    statistics = MatchStatistics(ledger)
    let film = MatchFilm(ledger)
    seconds = film.length
    let regulation = RegulationClock(ledger.match, rules: ledger.rules)
    ledger.walk { index, action, before, after in
      minutes = regulation.minutes(at: action.moment, after: minutes)
      let met = Self.met(by: action, before)
      // Both sides also get an entry for states that last no time.
      add(met, lasting: 0)
      if case .substitution(let change) = action.specific { noteEffect(of: change, at: index, met) }
      action.visitCredits(meeting: met) { count(action, met, for: $0, add: $1) }
      if let attempt = action as? Attempt { count(attempt) }
      timeline.append(
        TimelineEntry(index: index, minutes: minutes, score: after.score, players: after.teams.map(\.playersOnField)))
    }
    minutes = regulation.end
    film.show { add($0, lasting: $1) }
    let whole = stretch(score: ledger.state.score)
    for index in substitutions.indices { substitutions[index].after = whole - substitutions[index].before }
  }

  /// The score at the end of the period, for example after the first half or regular time.
  public func score(through period: Period) -> BothSides<Int> {
    statistics.teams.map { team in
      team.byPeriod.reduce(0) { score, part in
        part.key.map { $0 <= period } ?? true ? score + part.value["score"] : score
      }
    }
  }

  /// Adds an action to the slice, lead and strength it belongs to.
  private mutating func count(
    _ action: Action, _ before: MatchState, for credit: Credit, add: (inout Tally) -> Void
  ) {
    let side = credit.side
    add(&teams[side].bySlice[before.rules.slice(of: action.moment), default: Tally()])
    if case .during(let period) = action.moment.phase, period.kind != .shootOut {
      add(&teams[side].byLead[Lead(of: side, before), default: Spell()].tally)
      add(&teams[side].byStrength[Strength(of: side, before), default: Spell()].tally)
    }
    if credit.person?.playerID == nil { add(&teams[side].unattributed) }
  }

  private mutating func count(_ attempt: Attempt) {
    guard attempt.isShot, attempt.moment.phase.period != .shootOut else { return }
    let side = attempt.shooterSide
    shots[side] += 1
    teams[side].origins.count(attempt.shot.origin, attempt.ending)
    teams[side].bodyParts.count(attempt.shot.bodyPart, attempt.ending)
    teams[side].zones.count(attempt.shot.zone, attempt.ending)
  }

  /// The state that an action meets: places may have opened since the previous one.
  private static func met(by action: Action, _ before: MatchState) -> MatchState {
    guard !before.rules.follows else { return before }
    var met = before
    met.openPlaces(at: action.moment)
    return met
  }

  private mutating func add(_ state: MatchState, lasting seconds: Int) {
    for side in Side.allCases {
      teams[side].byLead[Lead(of: side, state), default: Spell()].seconds += seconds
      teams[side].byStrength[Strength(of: side, state), default: Spell()].seconds += seconds
      teams[side].secondsServed += seconds * state.placesClosed(of: side)
      if state.rules.follows {
        for id in state[side].onField { secondsOnField[side][id, default: 0] += seconds }
      }
    }
  }

  private mutating func noteEffect(of change: Substitution, at index: Int, _ before: MatchState) {
    substitutions.append(
      SubstitutionEffect(
        index: index, side: change.team, off: change.off, on: change.on, before: stretch(score: before.score)))
  }

  /// Figures from kick-off to now.
  private func stretch(score: BothSides<Int>) -> SubstitutionEffect.Stretch {
    SubstitutionEffect.Stretch(minutes: minutes, goals: score, shots: shots)
  }
}

/// The figures of one side, without the shoot-out.
public struct TeamFigures: Equatable, Sendable {
  /// By slice; nil for actions in intervals or at unknown minutes.
  public internal(set) var bySlice: [Slice?: Tally] = [:]
  /// By the score before each action: the goal that makes it 1-0 is scored while level. Running periods only.
  public internal(set) var byLead: [Lead: Spell] = [:]
  /// By the players on the field before each action: a sending-off counts with the players before it. Running periods
  /// only.
  public internal(set) var byStrength: [Strength: Spell] = [:]
  /// Time for which sanctions closed places, added up over the places.
  public internal(set) var secondsServed = 0
  /// Actions that are not credited to an identified player.
  public internal(set) var unattributed = Tally()
  public internal(set) var origins = CrossTable<Origin>()
  public internal(set) var bodyParts = CrossTable<BodyPart>()
  public internal(set) var zones = CrossTable<Zone>()
}

public enum Lead: String, CaseIterable, Sendable {
  case leading, level, trailing

  init(of side: Side, _ state: MatchState) {
    let (mine, theirs) = (state.score[side], state.score[side.other])
    self = mine > theirs ? .leading : mine == theirs ? .level : .trailing
  }
}

/// Whether the side has more, as many or fewer players on the field than its opponent.
public enum Strength: String, CaseIterable, Sendable {
  case more, even, fewer

  init(of side: Side, _ state: MatchState) {
    let (mine, theirs) = (state[side].playersOnField, state[side.other].playersOnField)
    self = mine > theirs ? .more : mine == theirs ? .even : .fewer
  }
}

/// Time in a state of the match, with what the side did in it.
public struct Spell: Equatable, Sendable {
  public internal(set) var seconds = 0
  public internal(set) var tally = Tally()

  public var minutes: Int { seconds / 60 }
}
