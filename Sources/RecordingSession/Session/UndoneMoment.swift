import MatchModel
import MatchRules
import Phrases

/// Who undoes a line and types it again has the same event in mind: the next line takes its minute, as long as it comes
/// at once. Later it tells of something else.
extension Session {
  /// Seconds in which the next line is taken for what was undone.
  private static let atOnce: Double = 60

  /// The moment that the next line takes, where something was undone just now.
  package var undoneMoment: Moment? { undone.flatMap { abs(now - $0.at) < Self.atOnce ? $0.moment : nil } }

  /// Notes what was undone, for the next line to take its moment.
  /// - Parameter moment: nil where the next line is to take none, as after `redo`.
  func noteUndone(_ moment: Moment?) {
    // Of another phase than the one that goes on, the laws would have none of it.
    undone = moment.flatMap { $0.phase == ledger.state.phase ? ($0, services.clock.now) : nil }
    // A substitution told again was perhaps made at half-time after all.
    intervalAnswer = nil
  }

  /// Goes on, first of all, where the last thing done was to undo: the next line still takes the minute of what was
  /// undone, if its period runs. Says so.
  public func resumeUndone() -> [Fact] {
    guard ledger.state.period != nil, let match = store.undone()?.identified(by: ledger.match) else { return [] }
    noteUndone(UndoCommand.firstLost(match.actions, ledger.match.actions))
    return toldUndoneMinute
  }

  /// The minute that the next line takes, for a person at the prompt.
  var toldUndoneMinute: [Fact] {
    guard dialogue != nil, let minute = undoneMoment?.minute else { return [] }
    return [fact(.undoneMinute(minute))]
  }
}
