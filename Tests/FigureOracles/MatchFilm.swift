import MatchModel
import MatchRules
import MatchStatistics

/// A match as a film with a frame for each second of play, or for each minute if it has no seconds. How long
/// something lasted is the number of frames that show it (docs/STATISTICS.md, "Time in seconds").
struct MatchFilm {
  /// Seconds from one frame to the next.
  let step: Int
  /// The length of the match in seconds.
  let length: Int
  /// The state after each action, with the first second that shows it.
  private var states: [(from: Int, state: MatchState)]
  private let starts: [Period: Double]

  init(_ ledger: Ledger) {
    let times = PlayingTimes(ledger)
    let regulation = RegulationClock(ledger.match, rules: ledger.rules)
    step = times == nil ? 60 : 1
    length = times?.length ?? 60 * regulation.end
    starts = times?.starts ?? [:]
    states = [(0, MatchState(of: ledger.match, rules: ledger.rules))]
    var (now, minutes) = (0, 0)
    ledger.walk { index, action, _, after in
      if let times {
        now = max(now, times.seconds[index])
      } else {
        minutes = regulation.minutes(at: action.moment, after: minutes)
        let isWhistle = action.kind == .periodEnd || action.kind == .matchEnd
        now = max(now, 60 * (isWhistle ? minutes : regulation.beginning(of: action.moment, after: minutes)))
      }
      states.append((now, after))
    }
  }

  /// Shows every frame, with the seconds that it stands for.
  func show(_ frame: (_ state: MatchState, _ seconds: Int) -> Void) {
    var next = 0
    for second in stride(from: 0, to: length, by: step) {
      while next < states.count, states[next].from <= second { next += 1 }
      frame(developed(states[next - 1].state, at: second), step)
    }
  }

  /// The state with the places that time alone has opened by the end of the frame.
  private func developed(_ state: MatchState, at second: Int) -> MatchState {
    guard !state.rules.follows, case .during(let period) = state.phase else { return state }
    let begun = starts[period] ?? Double(60 * state.rules.minutes(before: period))
    var state = state
    state.openPlaces(at: Moment(.during(period), elapsed: Double(second + step) - 0.0005 - begun))
    return state
  }
}

/// The seconds of play at which the actions of a match take place, in a game without stoppage time whose record has
/// seconds.
private struct PlayingTimes {
  /// Seconds of play before each period.
  private(set) var starts: [Period: Double] = [:]
  /// One for each action.
  private(set) var seconds: [Int] = []
  private(set) var length = 0

  init?(_ ledger: Ledger) {
    let (rules, actions) = (ledger.rules, ledger.match.actions)
    let isClocked = actions.contains { action in
      action.kind != .periodStart && action.moment.elapsed != nil && Self.inPlay(action.moment) != nil
    }
    guard isClocked, !rules.hasAddedTime else { return nil }
    var times: [Double] = []
    var ends: [Period: Double] = [:]
    var (begun, latest) = (0.0, 0.0)
    var final: Double?
    for action in actions {
      let period = Self.inPlay(action.moment)
      // The minute begins and ends so many seconds after the start of its period.
      let minute = period.flatMap { period in
        action.moment.minute.map { 60.0 * Double($0.minute - rules.minutes(before: period)) }
      }
      switch action.kind {
      case .periodStart where period != nil:
        starts[period ?? .shootOut] = begun
        times.append(begun)
        latest = max(latest, begun)
        continue
      case .periodEnd where period != nil:
        begun += action.moment.elapsed ?? minute ?? rules.seconds(of: period ?? .shootOut)
        ends[period ?? .shootOut] = begun
        times.append(begun)
        latest = begun
        continue
      case .matchEnd:
        let isAbandoned = (action as? MatchEnd)?.isAbandoned ?? false
        if let period, let reached = action.moment.elapsed ?? minute {
          final = (starts[period] ?? begun) + reached
        } else if let last = starts.keys.max(), ends[last] == nil, !isAbandoned {
          final = (starts[last] ?? 0) + rules.seconds(of: last)
        }
        times.append(.infinity)
        continue
      default: break
      }
      guard let period, let start = starts[period] else {
        times.append(action.moment.phase == .before ? 0 : action.moment.phase.period == .shootOut ? .infinity : begun)
        continue
      }
      times.append(start + (action.moment.elapsed ?? minute.map { $0 - 60 } ?? 0))
      latest = max(latest, start + (action.moment.elapsed ?? minute ?? 0))
    }
    length = Self.second(final ?? latest)
    // Nothing happens after the whistle of its period, even if a clock was a little late.
    seconds = zip(actions, times).map { action, time in
      min(length, Self.second(min(time, Self.inPlay(action.moment).flatMap { ends[$0] } ?? .infinity)))
    }
  }

  private static func inPlay(_ moment: Moment) -> Period? {
    if case .during(let period) = moment.phase, period.kind != .shootOut { period } else { nil }
  }

  private static func second(_ time: Double) -> Int { Int((min(time, 1e7) + 0.0005).rounded(.down)) }
}
