import Bounds
import MatchModel
import MatchRules

/// The periods that were played and the moments of events.
struct SettledTimetable {
  private let foreign: ForeignMatch
  private let rules: RuleSet
  /// The last period other than the shoot-out. Nil if nothing was played.
  private let last: Period?
  private let hasShootOut: Bool

  init(_ foreign: ForeignMatch, rules: RuleSet) {
    self.foreign = foreign
    self.rules = rules
    hasShootOut = foreign.events.contains { if case .kick = $0.kind { true } else { false } }
    var reached = foreign.periods.map(\.period) + foreign.events.compactMap(\.time.period)
    switch foreign.course {
    case .pending: break
    case .played:
      // A completed match has all of its regular time, and all of extra time if stated.
      reached.append(.regular(rules.periods))
      if foreign.stated.hasExtraTime { reached += rules.course.filter { $0.kind == .extra } }
    case .abandoned(_, let minute):
      let labels = foreign.events.filter { $0.time.period == nil }.map(\.time.label) + [minute]
      reached += labels.compactMap(\.self).map { rules.period(labelled: $0, upTo: nil) }
    }
    last = reached.filter { $0.kind != .shootOut && $0 > .regular(0) }.max()
  }

  // MARK: - A single event

  func moment(of event: ForeignEvent) -> Moment {
    let time = event.time
    if time.isBefore { return Moment(.before, wallClock: time.wallClock) }
    if case .kick = event.kind { return Moment(.during(.shootOut), elapsed: time.elapsed, wallClock: time.wallClock) }
    let fallback = last ?? .regular(1)
    let period = time.period ?? time.label.map { rules.period(labelled: $0, upTo: fallback) } ?? fallback
    if time.isInterval == true { return Moment(.after(period), minute: time.label, wallClock: time.wallClock) }
    if time.isInterval == nil, let before = periodBefore(event, in: period) { return interval(after: before, time) }
    guard period.kind != .shootOut else {
      return Moment(.during(period), elapsed: time.elapsed, wallClock: time.wallClock)
    }
    let minute =
      time.elapsed.map { rules.minute(of: period, elapsed: $0) } ?? time.label.map { rules.label($0, in: period) }
    return Moment(.during(period), minute: minute, elapsed: time.elapsed, wallClock: time.wallClock)
  }

  /// The interval of a substitution that the source conventionally places in the first minute of the next period.
  /// Otherwise half-time substitutions would use up windows.
  private func periodBefore(_ event: ForeignEvent, in period: Period) -> Period? {
    guard case .substitution = event.kind, period.kind != .shootOut,
      let before = rules.course.last(where: { $0 < period })
    else { return nil }
    if let elapsed = event.time.elapsed { return elapsed == 0 ? before : nil }
    return event.time.label == MatchMinute(rules.minutes(before: period) + 1) ? before : nil
  }

  private func interval(after period: Period, _ time: ForeignTime) -> Moment {
    let minute = period.kind == .shootOut ? nil : MatchMinute(rules.lastMinute(of: period))
    return Moment(.after(period), minute: minute, wallClock: time.wallClock)
  }

  // MARK: - The whole course

  /// Adds the whistles around the events.
  func course(
    _ entries: [(action: Action, line: Int?)], line: Int?
  ) -> [(action: Action, line: Int?)] {
    var course = entries.filter { $0.action.moment.phase == .before }
    let played = rules.course.filter { $0.kind != .shootOut && $0 <= (last ?? .regular(0)) }
    let periods = played + (hasShootOut ? [.shootOut] : [])
    for (index, period) in periods.enumerated() {
      let known = foreign.periods.first { $0.period == period }
      course.append(
        (action: PeriodStart(period, length: rules.length(of: period), wallClock: known?.start), line: line))
      let during = entries.filter { $0.action.moment.phase == .during(period) }
      course += foreign.isOrdered ? during : during.sortedByMinute(\.action.moment.minute)
      let isLast = index + 1 == periods.count
      if case .abandoned(let reason, let minute) = foreign.course, isLast {
        let end = Moment(
          .during(period),
          minute: self.minute(of: minute, known, during.map(\.action)).map { rules.label($0, in: period) },
          elapsed: known?.elapsed, wallClock: known?.end)
        return course + [(action: Self.abandoned(at: end, reason), line: line)]
      }
      course.append((action: end(of: period, known, during.map(\.action)), line: line))
      course += entries.filter { $0.action.moment.phase == .after(period) }
    }
    if case .abandoned(let reason, _) = foreign.course {
      course.append((action: Self.abandoned(at: Moment(.before), reason), line: line))
    } else if let last = periods.last {
      course.append((action: MatchEnd(at: Moment(.after(last))), line: line))
    }
    return course
  }

  private static func abandoned(at moment: Moment, _ reason: String) -> MatchEnd {
    MatchEnd(at: moment, isAbandoned: true, reason: reason.shortened(to: Bounds.longText))
  }

  /// The minute of abandonment: as stated, from the clock, or of the last event.
  private func minute(of stated: MatchMinute?, _ period: ForeignPeriod?, _ during: [Action]) -> MatchMinute? {
    if let stated { return stated }
    if let period, let elapsed = period.elapsed { return rules.minute(of: period.period, elapsed: elapsed) }
    return during.compactMap(\.moment.minute).max()
  }

  /// The end of a period: by the clock if known, otherwise full time plus the stoppage time that the events need.
  private func end(of period: Period, _ known: ForeignPeriod?, _ during: [Action]) -> PeriodEnd {
    guard period.kind != .shootOut else { return PeriodEnd(period, minute: nil, wallClock: known?.end) }
    let shown = during.compactMap(\.moment.minute).max()
    guard let elapsed = known?.elapsed else {
      let full = MatchMinute(rules.lastMinute(of: period))
      return PeriodEnd(period, minute: max(full, shown ?? full), wallClock: known?.end)
    }
    let minute = rules.minute(of: period, elapsed: elapsed)
    return PeriodEnd(period, minute: max(minute, shown ?? minute), elapsed: elapsed, wallClock: known?.end)
  }
}

extension RuleSet {
  /// The period of a minute: the first up to 45, the second up to 90, and so on, but never after the last one played.
  fileprivate func period(labelled label: MatchMinute, upTo last: Period?) -> Period {
    let periods = course.filter { $0.kind != .shootOut && $0 <= (last ?? .extra(.max)) }
    return periods.first { label.minute <= lastMinute(of: $0) } ?? periods.last ?? .regular(1)
  }

  /// Normalises a minute for its period: 93 becomes 90+3, and stoppage time within the period's length is dropped.
  fileprivate func label(_ label: MatchMinute, in period: Period) -> MatchMinute {
    let last = lastMinute(of: period)
    if label.minute > last {
      return MatchMinute(last, added: min(label.minute - last + label.added, MatchMinute.addedLimit))
    }
    if label.minute < last { return MatchMinute(max(label.minute, minutes(before: period) + 1)) }
    return label
  }
}
