import MatchModel

/// The state of a match at one moment. It is always the result of replaying actions.
public struct MatchState: Sendable {
  public let rules: RuleSet
  public internal(set) var phase: Phase = .before
  /// True if the match was completed or abandoned.
  public internal(set) var isOver = false
  public internal(set) var isAbandoned = false
  public internal(set) var teams: BothSides<TeamState>
  /// Counted goals.
  public internal(set) var score = BothSides(0)
  public internal(set) var scoreByPeriod: [Period: BothSides<Int>] = [:]
  /// Nil before the shoot-out.
  public internal(set) var shootOut: ShootOutState?
  /// The start of the current or last period.
  public internal(set) var start: StartOfPeriod?
  public internal(set) var periodsPlayed: Set<Period> = []
  /// The latest minute of an action in the current period.
  public internal(set) var latest: MatchMinute?
  /// Seconds of play in completed periods.
  var playedBefore = 0.0
  /// The completed periods in order, with the seconds of play before each.
  var completedPeriods: [(period: Period, playedBefore: Double)] = []

  /// Players listed as goalkeepers. Empty in a game without goalkeepers.
  let goalkeepers: BothSides<Set<PlayerID>>

  public struct StartOfPeriod: Sendable {
    public let period: Period
    /// Seconds since 1970; nil if unknown.
    public let wallClock: Double?
    /// Announced minutes of stoppage time; nil if none were announced.
    public let announced: Int?
    /// Elapsed seconds at which the clock is stopped; nil while it runs.
    public let standing: Double?
  }

  /// The state before the first action.
  public init(of match: Match, rules: RuleSet) {
    self.rules = rules
    teams = match.teams.map { TeamState($0, by: rules) }
    goalkeepers = match.teams.map { team in
      rules.hasGoalkeeper ? Set(team.playerIDs.filter { team[$0].isGoalkeeper }) : []
    }
  }

  public subscript(side: Side) -> TeamState {
    get { teams[side] }
    _modify { yield &teams[side] }
  }

  /// True if the ball may be in play.
  public var isPlaying: Bool { period.map { $0.kind != .shootOut } ?? false }

  public var isShootOut: Bool { period == .shootOut }

  public var period: Period? {
    if case .during(let period) = phase, !isOver { period } else { nil }
  }

  /// True from the interval before extra time. Its additional substitutions remain available in the shoot-out
  /// (docs/LAWS.md, B4, H5).
  var isExtraTime: Bool {
    guard rules.extraPeriods > 0 else { return false }
    return phase == .after(.regular(rules.periods)) || periodsPlayed.contains { $0.kind == .extra }
  }

  /// Current maximum of substitutions; nil for no limit (docs/LAWS.md, B2, B4, B9).
  public func mostSubstitutions(_ side: Side) -> Int? {
    rules.substitutions.map { $0 + self[side].concussionGain + (isExtraTime ? rules.extraSubstitutions : 0) }
  }

  /// True if the team has a concussion substitution left (docs/LAWS.md, B9).
  public func hasConcussionSubstitution(_ side: Side) -> Bool { self[side].concussionsUsed < rules.concussion }

  /// Current maximum of windows; nil for no limit (docs/LAWS.md, B3, B4, B9).
  public func mostWindows(_ side: Side) -> Int? {
    rules.windows.map { $0 + self[side].concussionGain + (isExtraTime ? rules.extraWindows : 0) }
  }

  /// Nil for anyone but squad players.
  func status(_ person: Person, of side: Side) -> PlayerStatus? {
    person.playerID.map { self[side][$0] }
  }
}
