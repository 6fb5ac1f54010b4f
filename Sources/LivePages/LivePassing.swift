import MatchModel
import Phrases

/// Everything in a match's pages that can change without a recorded action: places that open, and a wall clock that is
/// set.
package struct LivePassing: Equatable {
  private let closed: String
  /// The minute of the match, which players' minutes depend on.
  private let minute: MatchMinute?
  /// Seconds by which the wall clock is ahead of the steady clock.
  private let difference: Double

  /// - Parameter minutes: true if a page with players' minutes has readers.
  package init(_ state: LiveState, at time: ClockReading, minutes: Bool = false) {
    let facts = LiveFacts(state, at: time, Phrasebook(.en))
    minute = minutes ? facts.minute : nil
    closed = facts.closed
    difference = time.wall - time.steady
  }

  package static func == (one: LivePassing, other: LivePassing) -> Bool {
    one.closed == other.closed && one.minute == other.minute && abs(one.difference - other.difference) < 1
  }
}
