import MatchModel
import Phrases

/// Everything in a match's pages that can change without a recorded action.
struct LivePassing: Equatable {
  private var closed = ""
  /// The minute of the match, which players' minutes depend on.
  private var minute: MatchMinute?
  /// Seconds by which the wall clock is ahead of the steady clock.
  private var difference = 0.0

  init() {}

  /// - Parameter minutes: true if a page with players' minutes has readers.
  init(_ state: LiveState, at time: LiveTime, minutes: Bool) {
    minute = minutes ? LiveFacts(state, at: time, Phrasebook(.en)).minute : nil
    closed = LiveFacts.closed(state, at: time)
    difference = time.wall - time.steady
  }

  static func == (one: LivePassing, other: LivePassing) -> Bool {
    one.closed == other.closed && one.minute == other.minute && abs(one.difference - other.difference) < 1
  }
}
