import MatchModel
import MatchRules

/// Takes in the actions of a match, one after another, for the time on the field and in goal.
struct ParticipationCollector {
  private(set) var players: BothSides<PlayerTable<Participation>>
  private(set) var goals: [GoalOnField] = []
  /// Minutes of the regulation clock at the last action.
  private(set) var now = 0
  private var hasBegun = false
  private let regulation: RegulationClock
  /// Whether the game follows who is on the field; else nobody knows who played, and for how long.
  private let follows: Bool
  /// Nil where nobody asks for the time really played.
  private let clock: RealClock?
  /// How each side stood before the action at hand.
  private var lineUps: BothSides<LineUp>
  private var openStints: BothSides<[PlayerID: OpenStint]> = BothSides([:])
  /// Who is in goal, and since which minute.
  private var inGoal: BothSides<OpenGoal?> = BothSides(nil)

  /// Less than the state of a match, of which hundreds of copies would be made.
  private struct LineUp {
    var status: PlayerTable<PlayerStatus>
    var goalkeeper: PlayerID?

    init(_ state: TeamState) { (status, goalkeeper) = (state.status, state.goalkeeper) }

    var onField: [PlayerID] { status.playerIDs { $0 == .onField } }
  }

  private struct OpenGoal {
    let player: PlayerID
    let minutes: Int
  }

  private struct OpenStint {
    let minutes: Int
    let seconds: Double?
  }

  init(_ match: Match, rules: RuleSet, clock: RealClock?) {
    self.clock = clock
    follows = rules.follows
    regulation = RegulationClock(match, rules: rules)
    players = match.teams.map { PlayerTable($0) { _ in Participation() } }
    let start = MatchState(of: match, rules: rules)
    lineUps = start.teams.map(LineUp.init)
    for side in Side.allCases {
      for id in start[side].onField {
        players[side][id].isStarter = true
        if follows { openStints[side][id] = OpenStint(minutes: 0, seconds: 0) }
      }
      inGoal[side] = start[side].goalkeeper.map { OpenGoal(player: $0, minutes: 0) }
    }
  }

  /// Minutes of the whole match by the regulation clock.
  var end: Int { regulation.end }

  /// - Parameter after: how the match stands after the action.
  mutating func take(_ action: Action, at index: Int, after: MatchState) {
    now = regulation.minutes(at: action.moment, after: now)
    if case .goal(let goal) = action.specific, !goal.isAnnulled { count(goal, at: index) }
    if !hasBegun, after.phase != .before {
      hasBegun = true
      noteStarters(after)
    }
    for side in Side.allCases {
      noteLineUp(of: side, action, after)
      noteGoalkeeper(of: side, after)
    }
  }

  /// After the last action.
  mutating func finish() {
    now = end
    for side in Side.allCases {
      closeGoal(of: side)
      for id in Array(openStints[side].keys) { closeStint(id, of: side, at: clock?.end) }
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

  /// At kick-off: line-up changes before it are over.
  private mutating func noteStarters(_ state: MatchState) {
    for side in Side.allCases {
      for id in players[side].playerIDs { players[side][id].isStarter = state[side].starters.contains(id) }
    }
  }

  /// Who came on and who went off, whatever it was that brought it about.
  private mutating func noteLineUp(of side: Side, _ action: Action, _ after: MatchState) {
    guard follows, lineUps[side].status != after[side].status else { return }
    for ((id, was), (_, new)) in zip(lineUps[side].status, after[side].status) {
      if was != .onField, new == .onField {
        openStints[side][id] = OpenStint(minutes: now, seconds: clock?.seconds(at: action.moment))
      } else if was == .onField, new != .onField, after.phase == .before {
        // Whoever is gone before kick-off has not played.
        openStints[side][id] = nil
      } else if was == .onField, new != .onField {
        closeStint(id, of: side, at: clock?.seconds(at: action.moment))
      }
    }
    lineUps[side].status = after[side].status
  }

  private mutating func noteGoalkeeper(of side: Side, _ after: MatchState) {
    guard lineUps[side].goalkeeper != after[side].goalkeeper else { return }
    // Whoever is replaced before kick-off has not been in goal: no minute has passed.
    closeGoal(of: side)
    lineUps[side].goalkeeper = after[side].goalkeeper
    inGoal[side] = after[side].goalkeeper.map { OpenGoal(player: $0, minutes: now) }
  }

  private mutating func closeGoal(of side: Side) {
    guard let open = inGoal[side] else { return }
    players[side][open.player].minutesInGoal += now - open.minutes
    inGoal[side] = nil
  }

  private mutating func closeStint(_ id: PlayerID, of side: Side, at seconds: Double?) {
    guard let open = openStints[side].removeValue(forKey: id) else { return }
    let length = if let seconds, let start = open.seconds { max(0, seconds - start) } else { Double?.none }
    players[side][id].stints.append(Stint(on: open.minutes, off: now, seconds: length))
  }
}
