import MatchModel

/// A match at a moment: what its actions so far have made of it. It is only ever the replay of actions.
public struct MatchState: Sendable {
  /// The rules that the match is played by.
  public let rules: RuleSet
  /// Where the match is: before it, in a period, or in the interval after one.
  public internal(set) var phase: Phase = .before
  /// Whether the match was finished or abandoned.
  public internal(set) var isOver = false
  /// Whether the match was broken off.
  public internal(set) var isAbandoned = false
  /// What the match has made of each team.
  public internal(set) var teams: BothSides<TeamState>
  /// Goals that count.
  public internal(set) var score = BothSides(0)
  /// Goals that count, by the period in which they were scored.
  public internal(set) var scoreByPeriod: [Period: BothSides<Int>] = [:]
  /// Nil until the shoot-out begins.
  public internal(set) var shootOut: ShootOutState?
  /// The running or last period's start.
  public internal(set) var start: StartOfPeriod?
  /// Periods that have begun.
  public internal(set) var periodsPlayed: Set<Period> = []
  /// The latest minute that anything happened in, in the running period.
  public internal(set) var latest: MatchMinute?
  /// Seconds of play in the periods that have ended.
  var playedBefore = 0.0

  /// The players of each squad who are goalkeepers.
  let goalkeepers: BothSides<Set<PlayerID>>

  /// When the running or last period began, and what was announced for it.
  public struct StartOfPeriod: Sendable {
    /// The period that began.
    public let period: Period
    /// Seconds since 1970; nil where nobody noted the time.
    public let wallClock: Double?
    /// Minutes of added time that were announced; nil where none were.
    public let announced: Int?
    /// Seconds elapsed at which its clock stands; nil where it runs.
    public let standing: Double?
  }

  /// The state before anything happened.
  public init(of match: Match, rules: RuleSet) {
    self.rules = rules
    teams = match.teams.map { TeamState($0, by: rules) }
    goalkeepers = match.teams.map { team in Set(team.playerIDs.filter { team[$0].isGoalkeeper }) }
  }

  /// What the match has made of a side.
  public subscript(side: Side) -> TeamState {
    get { teams[side] }
    _modify { yield &teams[side] }
  }

  /// Whether the ball may be in play.
  public var isPlaying: Bool {
    if case .during(let period) = phase { !isOver && period.kind != .shootOut } else { false }
  }

  /// Whether the shoot-out goes on.
  public var isShootOut: Bool { phase == .during(.shootOut) && !isOver }

  /// The running period.
  public var period: Period? {
    if case .during(let period) = phase, !isOver { period } else { nil }
  }

  /// Whether extra time has begun, or is the gap before it: what it gives stays in the shoot-out (RULES B4, H5).
  var isExtraTime: Bool {
    guard rules.extraPeriods > 0 else { return false }
    return phase == .after(.regular(rules.periods)) || periodsPlayed.contains { $0.kind == .extra }
  }

  /// Most substitutions of the side as things stand; nil is no limit (RULES B2, B4, B9).
  public func mostSubstitutions(_ side: Side) -> Int? {
    rules.substitutions.map { $0 + self[side].concussionGain + (isExtraTime ? rules.extraSubstitutions : 0) }
  }

  /// Most windows of the side as things stand; nil is no limit (RULES B3, B4, B9).
  public func mostWindows(_ side: Side) -> Int? {
    rules.windows.map { $0 + self[side].concussionGain + (isExtraTime ? rules.extraWindows : 0) }
  }

  /// Where a player is, as the match has it; nil for anybody but a player of the squad.
  public func status(_ person: Person, of side: Side) -> PlayerStatus? {
    person.playerID.map { self[side][$0] }
  }
}
