import MatchModel
import MatchRules

/// Divides a match into spells, in which the score, the numbers of players and the closed places stay the same.
package struct SpellClock {
  package struct Spell {
    /// The state of the match during the spell.
    package let state: MatchState
    /// Minutes of the regulation clock.
    package let minutes: Int
  }

  /// Minutes of the regulation clock at the last action.
  package private(set) var now = 0
  private var start = 0
  private let regulation: RegulationClock

  package init(_ ledger: Ledger) { regulation = RegulationClock(ledger.match, rules: ledger.rules) }

  /// The spells that end with the action or before it, and the state at its time: places may have opened since the
  /// previous one.
  package mutating func take(
    _ action: Action, before: MatchState, after: MatchState
  ) -> (ended: [Spell], state: MatchState) {
    var (ended, state) = passTime(until: action.moment, before)
    now = regulation.minutes(at: action.moment, after: now)
    if isAnother(state, after) {
      let isWhistle = action.kind == .periodEnd || action.kind == .matchEnd
      ended.append(end(state, at: isWhistle ? now : regulation.beginning(of: action.moment, after: now)))
    }
    return (ended, state)
  }

  /// The spells after the last action.
  package mutating func finish(_ last: MatchState) -> [Spell] {
    let (ended, state) = passTime(until: Moment(last.phase), last)
    now = regulation.end
    return ended + [end(state, at: now)]
  }

  private mutating func passTime(until moment: Moment, _ state: MatchState) -> (ended: [Spell], state: MatchState) {
    var ended: [Spell] = []
    var met = state
    for opening in state.openings(until: moment) {
      if isAnother(met, opening.state) {
        let opened = Moment(moment.phase, minute: opening.minute)
        ended.append(end(met, at: regulation.beginning(of: opened, after: now)))
      }
      met = opening.state
    }
    return (ended, met)
  }

  private mutating func end(_ state: MatchState, at minutes: Int) -> Spell {
    // A place that is closed until the start of the second half is open in its first minute.
    let end = max(start, minutes)
    defer { start = end }
    return Spell(state: state, minutes: end - start)
  }

  private func isAnother(_ before: MatchState, _ after: MatchState) -> Bool {
    before.score != after.score
      || Side.allCases.contains { side in
        before[side].playersOnField != after[side].playersOnField
          || !before.rules.follows && before.placesClosed(of: side) != after.placesClosed(of: side)
      }
  }
}
