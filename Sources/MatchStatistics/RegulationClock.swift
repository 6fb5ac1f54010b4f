import MatchModel
import MatchRules

/// Converts moments to minutes of regulation time. Stoppage time does not count: 45+2 is 45 (docs/STATISTICS.md, "The
/// regulation clock").
package struct RegulationClock {
  private let rules: RuleSet
  /// The match's length, which is also the playing time of a starter who was never replaced. The latest known minute if
  /// the match is unfinished.
  package let end: Int

  package init(_ match: Match, rules: RuleSet) {
    self.rules = rules
    end = Self.end(match, rules)
  }

  /// The regulation minute of a moment. An unknown minute is at least the start of its period and the previous action.
  package func minutes(at moment: Moment, after earlier: Int) -> Int {
    switch moment.phase {
    case .before: earlier
    case .after(let period): max(earlier, min(end, rules.lastMinute(of: period)))
    case .during(let period):
      max(earlier, min(end, moment.minute.map { min($0.minute, rules.lastMinute(of: period)) } ?? start(of: period)))
    }
  }

  /// The regulation minute at which the score or the number of players changes. In games that do not track who is on the
  /// field, it is the beginning of the action's minute, from which sanctions are counted: one at 38:00 that lasts two
  /// minutes ends at 40:00, with the match.
  /// - Parameter earlier: the regulation minute of the previous action.
  package func beginning(of moment: Moment, after earlier: Int) -> Int {
    guard !rules.follows, case .during(let period) = moment.phase, period.kind != .shootOut else {
      return minutes(at: moment, after: earlier)
    }
    guard let minute = moment.minute else { return max(start(of: period), minutes(at: moment, after: earlier) - 1) }
    let begun = minute.added > 0 ? minute.minute : minute.minute - 1
    return max(start(of: period), min(end, begun, rules.lastMinute(of: period)))
  }

  private func start(of period: Period) -> Int { period.kind == .shootOut ? end : rules.minutes(before: period) }

  private static func end(_ match: Match, _ rules: RuleSet) -> Int {
    var last: Period?
    var latest = 0
    var ending: Moment?
    for action in match.actions {
      switch action.specific {
      case .periodStart(let start):
        guard start.period.kind != .shootOut else { continue }
        last = start.period
        ending = nil
      case .periodEnd(let whistle) where whistle.period == last: ending = whistle.moment
      // The end of an abandoned match is unknown unless its minute was recorded; a completed match has its full length.
      case .matchEnd(let finish) where ending == nil && (!finish.isAbandoned || finish.moment.minute != nil):
        ending = finish.moment
      default: break
      }
      if case .during(let period) = action.moment.phase, period.kind != .shootOut, let minute = action.moment.minute {
        latest = max(latest, min(minute.minute, rules.lastMinute(of: period)))
      }
    }
    guard let last else { return 0 }
    let start = rules.minutes(before: last)
    let whole = rules.lastMinute(of: last)
    guard let ending else { return min(max(latest, start), whole) }
    // A minute outside the period reveals nothing about its end.
    return ending.minute.map { $0.minute >= start ? min($0.minute, whole) : whole } ?? whole
  }
}
