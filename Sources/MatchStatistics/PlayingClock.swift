import MatchModel
import MatchRules

/// The time of play in whole seconds, for games without stoppage time (docs/STATISTICS.md, "Time in seconds"). A period
/// is as long as it was played, and intervals take no time.
struct PlayingClock {
  private let rules: RuleSet
  /// The seconds played, so far if the match is unfinished.
  var end: Int { whole(duration) }
  private var duration = 0.0
  private var parts: [Period: Part] = [:]

  private struct Part {
    /// Seconds of play before the period.
    let before: Double
    /// Seconds played in the period; nil without a final whistle.
    var length: Double?
  }

  /// Nil if the game has stoppage time, or nothing in the record was clocked.
  init?(_ match: Match, rules: RuleSet) {
    // The whistle that starts a period is always in its first second.
    let isClocked = match.actions.contains { action in
      action.kind != .periodStart && action.moment.elapsed != nil && Self.period(of: action.moment) != nil
    }
    guard isClocked, !rules.hasAddedTime else { return nil }
    self.rules = rules
    var played = 0.0
    for action in match.actions {
      switch action.specific {
      case .periodStart(let start) where start.period.kind != .shootOut: parts[start.period] = Part(before: played)
      case .periodEnd(let end) where end.period.kind != .shootOut:
        let length = rules.length(of: end)
        parts[end.period, default: Part(before: played)].length = length
        played += length
      default: break
      }
    }
    duration = lasted(match)
  }

  /// The second from which the action counts, and no earlier than the one before it.
  func second(of action: Action, after earlier: Int) -> Int {
    // Notes change nothing, and pages for everyone lack them.
    guard action.kind != .note else { return earlier }
    return max(earlier, second(at: time(of: action)))
  }

  /// The moment until which time passes before the action; for a final whistle, its second even if it was not clocked.
  func moment(of action: Action) -> Moment { isWhistle(action) ? end(of: action.moment) : action.moment }

  /// The moment with the last second of its period so far.
  func end(of moment: Moment) -> Moment {
    guard let period = Self.period(of: moment), let part = parts[period] else { return moment }
    return Moment(moment.phase, elapsed: min(part.length ?? .infinity, duration - part.before))
  }

  private func isWhistle(_ action: Action) -> Bool { action.kind == .periodEnd || action.kind == .matchEnd }

  /// The whole second of a time in seconds of play.
  func second(at time: Double) -> Int { min(end, whole(time)) }

  private func time(of action: Action) -> Double {
    let moment = action.moment
    guard let period = moment.phase.period else { return 0 }
    guard let part = parts[period] else { return duration }
    let length = part.length ?? .infinity
    if isWhistle(action) || moment.phase.isInterval { return part.before + length }
    guard let elapsed = moment.elapsed ?? begun(moment.minute, in: period) else { return part.before }
    return part.before + min(elapsed, length)
  }

  /// Elapsed seconds of the period from which an action counts if only its minute is known.
  private func begun(_ minute: MatchMinute?, in period: Period) -> Double? {
    minute.map { max(0, passed($0, in: period) - 60) }
  }

  /// Elapsed seconds of the period at the end of the minute.
  private func passed(_ minute: MatchMinute, in period: Period) -> Double {
    max(0, min(rules.elapsed(at: MatchMinute(minute.minute), in: period) + 60, rules.seconds(of: period)))
  }

  private func lasted(_ match: Match) -> Double {
    guard let (last, part) = parts.max(by: { $0.key < $1.key }) else { return 0 }
    if let length = part.length { return part.before + length }
    var latest = part.before
    for action in match.actions {
      let moment = action.moment
      let period = Self.period(of: moment)
      let before = period.flatMap { parts[$0]?.before }
      let reached = period.flatMap { period in moment.elapsed ?? moment.minute.map { passed($0, in: period) } }
      if case .matchEnd(let end) = action.specific {
        // The end of an abandoned match is unknown unless its minute was recorded; a completed one has its full length.
        if period == last, let reached { return part.before + reached }
        if !end.isAbandoned { return part.before + rules.seconds(of: last) }
      }
      if let before, let reached { latest = max(latest, before + reached) }
    }
    return latest
  }

  /// The period in which the moment is, unless it is the shoot-out.
  private static func period(of moment: Moment) -> Period? {
    guard case .during(let period) = moment.phase, period.kind != .shootOut else { return nil }
    return period
  }

  /// Cuts off the fraction, as a clock does. Times have at most three decimals, which are compared exactly.
  private func whole(_ seconds: Double) -> Int { Int((min(seconds, 1e9) * 1000).rounded()) / 1000 }
}
