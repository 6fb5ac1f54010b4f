import MatchRules

extension CommandCheck {
  /// A clock that is set back by minutes: `clock 1:00` at 54:20 may mean 46:00 or be a typing error. A clock that has run
  /// for half an hour after the end of the period is wrong in any case.
  static let setBack = CommandCheck(name: "setBack", onNo: .declined) { target, situation in
    guard case .clock(let elapsed, let period) = target, let now = situation.timekeeper.elapsed,
      now - elapsed > unquestioned, now < situation.rules.seconds(of: period) + 1800
    else { return nil }
    let new = situation.rules.reading(of: period, elapsed: elapsed)
    return .setsBack(from: situation.timekeeper.clockTime, to: new)
  }

  /// Seconds by which the clock may be set back without a question.
  private static let unquestioned: Double = 120
}
