import MatchModel
import MatchRules

/// Where a moment lies in the time that was really played, added time included and intervals left out, as far as it
/// was clocked.
struct RealClock {
  /// Seconds that each period lasted; one whose duration is unknown is missing.
  private var durations: [Period: Double] = [:]
  /// In their order, the shoot-out left out: nobody plays in it.
  private var periods: [Period] = []

  init(_ match: Match) {
    var start: PeriodStart?
    for action in match.actions {
      if case .periodStart(let whistle) = action.specific {
        start = whistle
        if whistle.period.kind != .shootOut { periods.append(whistle.period) }
      } else if let running = start, action.moment.phase == .during(running.period) {
        let clocked = zip(action.moment.wallClock, running.moment.wallClock).map { $0 - $1 }
        let isWhistle = action.kind == .periodEnd || action.kind == .matchEnd
        if isWhistle {
          durations[running.period] = action.moment.elapsed ?? clocked
          start = nil
        } else if let elapsed = action.moment.elapsed {
          // Of a period that still runs, the latest time known.
          durations[running.period] = max(durations[running.period] ?? 0, elapsed)
        }
      }
    }
  }

  /// Seconds played at the moment; nil if unknown.
  func seconds(at moment: Moment) -> Double? {
    switch moment.phase {
    case .before: 0
    case .during(.shootOut): end
    case .during(let period): zip(seconds(through: periods.prefix { $0 < period }), moment.elapsed).map { $0 + $1 }
    case .after(let period): seconds(through: periods.prefix { $0 <= period })
    }
  }

  /// Seconds played in all; nil if unknown.
  var end: Double? { seconds(through: periods[...]) }

  private func seconds(through periods: ArraySlice<Period>) -> Double? {
    periods.reduce(0) { sum, period in zip(sum, durations[period]).map { $0 + $1 } }
  }
}

/// Both, or nothing.
private func zip<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
  if let a, let b { (a, b) } else { nil }
}
