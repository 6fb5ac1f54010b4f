import MatchModel
import MatchRules

/// Divides a match into spells, in which the score, the numbers of players and the closed places stay the same.
struct SpellClock {
  struct Spell {
    /// The state of the match during the spell.
    let state: MatchState
    let seconds: Int
  }

  /// The time of the last action: seconds of play, or minutes of the regulation clock if it has no seconds.
  private var now = 0
  /// Seconds at which the current spell began.
  private var start = 0
  /// Nil unless the match has seconds.
  private let playing: PlayingClock?
  private let regulation: RegulationClock

  init(_ ledger: Ledger) {
    playing = PlayingClock(ledger.match, rules: ledger.rules)
    regulation = RegulationClock(ledger.match, rules: ledger.rules)
  }

  /// The spells that end with the action or before it, and the state at its time: places may have opened since the
  /// previous one.
  mutating func take(
    _ action: Action, before: MatchState, after: MatchState
  ) -> (ended: [Spell], state: MatchState) {
    var (ended, state) = passTime(until: playing?.moment(of: action) ?? action.moment, before)
    let second = pass(action)
    if isAnother(state, after) { ended.append(end(state, at: second)) }
    return (ended, state)
  }

  /// The spells after the last action.
  mutating func finish(_ last: MatchState) -> [Spell] {
    let end = Moment(last.phase)
    let (ended, state) = passTime(until: playing?.end(of: end) ?? end, last)
    return ended + [self.end(state, at: playing?.end ?? 60 * regulation.end)]
  }

  /// The second from which the action counts.
  private mutating func pass(_ action: Action) -> Int {
    if let playing {
      now = playing.second(of: action, after: now)
      return now
    }
    now = regulation.minutes(at: action.moment, after: now)
    let isWhistle = action.kind == .periodEnd || action.kind == .matchEnd
    return 60 * (isWhistle ? now : regulation.beginning(of: action.moment, after: now))
  }

  private mutating func passTime(until moment: Moment, _ state: MatchState) -> (ended: [Spell], state: MatchState) {
    var ended: [Spell] = []
    var met = state
    for opening in state.openings(until: moment) {
      if isAnother(met, opening.state) {
        let opened = Moment(moment.phase, minute: opening.minute)
        let second = playing?.second(at: opening.time) ?? 60 * regulation.beginning(of: opened, after: now)
        ended.append(end(met, at: second))
      }
      met = opening.state
    }
    return (ended, met)
  }

  private mutating func end(_ state: MatchState, at second: Int) -> Spell {
    // A place that is closed until the start of the second half is open in its first minute.
    let end = max(start, second)
    defer { start = end }
    return Spell(state: state, seconds: end - start)
  }

  private func isAnother(_ before: MatchState, _ after: MatchState) -> Bool {
    before.score != after.score
      || Side.allCases.contains { side in
        before[side].playersOnField != after[side].playersOnField
          || !before.rules.follows && before.placesClosed(of: side) != after.placesClosed(of: side)
      }
  }
}
