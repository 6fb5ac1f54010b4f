/// What may change in the pages of a match without anybody recording anything.
struct LivePassing: Equatable {
  private var closed = ""
  /// By how many seconds the wall clock is ahead of the one that nobody sets.
  private var difference = 0.0

  init() {}

  init(_ state: LiveState, at time: LiveTime) {
    closed = LiveFacts.closed(state, at: time)
    difference = time.wall - time.steady
  }

  static func == (one: LivePassing, other: LivePassing) -> Bool {
    one.closed == other.closed && abs(one.difference - other.difference) < 1
  }
}
