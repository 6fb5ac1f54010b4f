import MatchModel
import MatchRules

/// Accumulates time on the field and in goal, action by action.
struct ParticipationCollector {
  private(set) var players: BothSides<PlayerTable<Participation>>
  private(set) var goals: [GoalOnField] = []
  /// Minutes of the regulation clock at the last action.
  private(set) var now = 0
  /// The same time in seconds, exact if the match has seconds.
  private var second = 0
  private var hasBegun = false
  let regulation: RegulationClock
  /// Nil unless the match has seconds.
  private let playing: PlayingClock?
  /// False if the game does not track who is on the field; playing time is then unknown.
  private let follows: Bool
  /// Line-ups before the current action.
  private var lineUps: BothSides<LineUp>
  /// The times at which players came on the field.
  private var openStints = BothSides<[PlayerID: (minutes: Int, second: Int)]>([:])
  /// The goalkeepers, each with the minute in which they took over.
  private var inGoal = BothSides<(player: PlayerID, minutes: Int)?>(nil)

  /// A small part of the match's state, because it is copied for every action.
  private struct LineUp {
    var status: PlayerTable<PlayerStatus>
    var goalkeeper: PlayerID?

    init(_ state: TeamState) {
      status = state.status
      goalkeeper = state.goalkeeper
    }

    var onField: [PlayerID] { status.playerIDs { $0 == .onField } }
  }

  init(_ match: Match, rules: RuleSet) {
    follows = rules.follows
    regulation = RegulationClock(match, rules: rules)
    playing = PlayingClock(match, rules: rules)
    players = match.teams.map { PlayerTable($0) { _ in Participation() } }
    let start = MatchState(of: match, rules: rules)
    lineUps = start.teams.map(LineUp.init)
    for side in Side.allCases {
      for id in start[side].onField {
        players[side][id].isStarter = true
        if follows { openStints[side][id] = (0, 0) }
      }
      inGoal[side] = start[side].goalkeeper.map { ($0, 0) }
    }
  }

  mutating func take(_ action: Action, at index: Int, after: MatchState) {
    now = regulation.minutes(at: action.moment, after: now)
    second = playing?.second(of: action, after: second) ?? 60 * now
    if case .goal(let goal) = action.specific, !goal.isAnnulled { count(goal, at: index) }
    if !hasBegun, after.phase != .before {
      // The line-up can change until the match begins.
      hasBegun = true
      for side in Side.allCases {
        for id in players[side].playerIDs { players[side][id].isStarter = after[side].starters.contains(id) }
      }
    }
    for side in Side.allCases {
      noteLineUp(of: side, after)
      noteGoalkeeper(of: side, after)
    }
  }

  /// Closes all open stints after the last action.
  mutating func finish() {
    now = regulation.end
    second = playing?.end ?? 60 * now
    for side in Side.allCases {
      closeGoal(of: side)
      for id in Array(openStints[side].keys) { closeStint(id, of: side) }
      for id in players[side].playerIDs { players[side][id].stints.sort { $0.on < $1.on } }
    }
  }

  private mutating func count(_ goal: Goal, at index: Int) {
    let conceding = goal.team.other
    let onField = follows ? lineUps.map(\.onField) : BothSides([])
    goals.append(GoalOnField(index: index, onField: onField))
    for id in onField[goal.team] { players[goal.team][id].goalsFor += goal.points }
    for id in onField[conceding] { players[conceding][id].goalsAgainst += goal.points }
    if let keeper = lineUps[conceding].goalkeeper { players[conceding][keeper].concededInGoal += 1 }
  }

  /// Compares line-ups, so it does not matter which action changed them.
  private mutating func noteLineUp(of side: Side, _ after: MatchState) {
    guard follows, lineUps[side].status != after[side].status else { return }
    for ((id, was), (_, new)) in zip(lineUps[side].status, after[side].status) {
      if was != .onField, new == .onField {
        openStints[side][id] = (now, second)
      } else if was == .onField, new != .onField, after.phase == .before {
        // A player who leaves before kick-off has not played.
        openStints[side][id] = nil
      } else if was == .onField, new != .onField {
        closeStint(id, of: side)
      }
    }
    lineUps[side].status = after[side].status
  }

  private mutating func noteGoalkeeper(of side: Side, _ after: MatchState) {
    guard lineUps[side].goalkeeper != after[side].goalkeeper else { return }
    // A goalkeeper replaced before kick-off has not played in goal.
    closeGoal(of: side)
    lineUps[side].goalkeeper = after[side].goalkeeper
    inGoal[side] = after[side].goalkeeper.map { ($0, now) }
  }

  private mutating func closeGoal(of side: Side) {
    guard let open = inGoal[side] else { return }
    players[side][open.player].minutesInGoal += now - open.minutes
    inGoal[side] = nil
  }

  private mutating func closeStint(_ id: PlayerID, of side: Side) {
    guard let on = openStints[side].removeValue(forKey: id) else { return }
    players[side][id].stints.append(Stint(on: on.minutes, off: now, seconds: second - on.second))
  }
}
