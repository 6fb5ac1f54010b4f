import MatchModel
import MatchRules

/// Converts moments to actual playing time, including stoppage time but not intervals, where they were clocked.
struct RealClock {
  /// Seconds of each period; unknown durations are missing.
  private var durations: [Period: Double] = [:]
  /// The periods in order; the shoot-out is not included.
  private var periods: [Period] = []

  init(_ match: Match) {
    var start: PeriodStart?
    for action in match.actions {
      if case .periodStart(let whistle) = action.specific {
        start = whistle
        if whistle.period.kind != .shootOut { periods.append(whistle.period) }
      } else if let running = start, action.moment.phase == .during(running.period) {
        let clocked = sum(action.moment.wallClock, running.moment.wallClock.map { -$0 })
        let isWhistle = action.kind == .periodEnd || action.kind == .matchEnd
        if isWhistle {
          durations[running.period] = action.moment.elapsed ?? clocked
          start = nil
        } else if let elapsed = action.moment.elapsed {
          // Use the latest known time of a running period.
          durations[running.period] = max(durations[running.period] ?? 0, elapsed)
        }
      }
    }
  }

  /// Nil if unknown.
  func seconds(at moment: Moment) -> Double? {
    switch moment.phase {
    case .before: 0
    case .during(.shootOut): end
    case .during(let period): sum(seconds(through: periods.prefix { $0 < period }), moment.elapsed)
    case .after(let period): seconds(through: periods.prefix { $0 <= period })
    }
  }

  /// Nil if unknown.
  var end: Double? { seconds(through: periods[...]) }

  private func seconds(through periods: ArraySlice<Period>) -> Double? {
    periods.reduce(0) { sum($0, durations[$1]) }
  }
}

/// Nil if either value is nil.
private func sum(_ a: Double?, _ b: Double?) -> Double? {
  if let a, let b { a + b } else { nil }
}
