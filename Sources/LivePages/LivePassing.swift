import MatchModel
import Phrases

/// What may change in the pages of a match without anybody recording anything.
struct LivePassing: Equatable {
  private var closed = ""
  /// The minute of the match, which players' minutes depend on.
  private var minute: MatchMinute?
  /// By how many seconds the wall clock is ahead of the one that nobody sets.
  private var difference = 0.0

  init() {}

  /// - Parameter minutes: whether somebody reads a page with players' minutes.
  init(_ state: LiveState, at time: LiveTime, minutes: Bool) {
    minute = minutes ? LiveFacts(state, at: time, Phrasebook(.en)).minute : nil
    closed = LiveFacts.closed(state, at: time)
    difference = time.wall - time.steady
  }

  static func == (one: LivePassing, other: LivePassing) -> Bool {
    one.closed == other.closed && one.minute == other.minute && abs(one.difference - other.difference) < 1
  }
}
