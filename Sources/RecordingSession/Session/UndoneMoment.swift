import MatchModel
import MatchRules

/// A line retyped after an undo means the same event: the next line gets the undone minute if it follows at once.
extension Session {
  package var undoneMoment: Moment? { memory.undoneMoment(at: now) }

  /// Remembers the moment of the undone action for the next line, unless the clock has not reached it.
  /// - Parameter moment: nil if the next line is to get the current time, as after `redo`.
  func noteUndone(_ moment: Moment?) {
    // In another phase, the laws would reject that moment. A time ahead of the clock was probably the slip.
    let usable = moment.flatMap { $0.phase == ledger.state.phase && !timekeeper.isAhead($0, by: 1) ? $0 : nil }
    memory.noteUndone(usable, at: services.clock.now)
  }

  /// At the start of a session whose last operation was an undo: the next line gets the undone minute if its period is
  /// running.
  func resumeUndone() -> [Fact] {
    guard ledger.state.period != nil, let match = store.undone()?.identified(by: ledger.match) else { return [] }
    noteUndone(match.actions.firstLost(in: ledger.match.actions))
    return undoneMinuteFacts
  }

  var undoneMinuteFacts: [Fact] {
    // Lines have no minute in an interval.
    guard dialogue != nil, ledger.state.period != nil, let minute = undoneMoment?.minute else { return [] }
    return [fact(.undoneMinute(minute))]
  }
}
