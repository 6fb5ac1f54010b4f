import MatchModel

/// Sorts the actions of a file, and adds the whistles that a file in the 2011 format only implies.
struct CourseReader {
  let entries: [Entry]
  let whistles: [Entry]
  let end: Entry?
  let kickOffs: (first: Double?, second: Double?)
  /// The value of `estat`.
  let status: String?
  /// The line for implied whistles.
  let line: Int

  func course() -> (actions: [Action], lines: [Int], isOrdered: Bool) {
    let all = entries + whistles + (end.map { [$0] } ?? [])
    let isOrdered = entries.allSatisfy { $0.order != nil }
    let hasOrder = all.contains { $0.order != nil }
    let course = hasOrder || !whistles.isEmpty ? ordered(all) : implied()
    return (course.map(\.action), course.map(\.line), isOrdered)
  }

  /// Sorts by the positions in the file. Actions without one are inserted by minute.
  private func ordered(_ all: [Entry]) -> [Entry] {
    var course = all.filter { $0.order != nil }.sorted { ($0.order ?? 0) < ($1.order ?? 0) }
    let last = whistles.compactMap(\.action.moment.phase.period).max()
    let unplaced = all.filter { $0.order == nil }.map { $0.placed(in: last) }
    // Insert whistles first, so that the other actions find their period.
    for entry in unplaced.filter(\.action.isWhistle) + unplaced.filter({ !$0.action.isWhistle }) {
      let index = course.firstIndex { entry.action.mustPrecede($0.action) } ?? course.endIndex
      course.insert(entry, at: index)
    }
    return course
  }

  /// Sorts by phase and minute, between the implied whistles.
  private func implied() -> [Entry] {
    let played = playedPeriods()
    let entries = entries.map { $0.placed(in: played.last) }
    var course = entries.filter { $0.action.moment.phase == .before }
    for (index, period) in played.enumerated() {
      let wallClock = period == .regular(1) ? kickOffs.first : period == .regular(2) ? kickOffs.second : nil
      let start = PeriodStart(period, length: period.usualLength, wallClock: wallClock)
      let during = entries.filter { $0.action.moment.phase == .during(period) }.sortedByMinute(\.action.moment.minute)
      course.append(Entry(action: start, line: line, order: nil))
      course += during
      if index + 1 < played.count || isOver(played) {
        let end = PeriodEnd(period, minute: lastMinute(of: period, played, during), wallClock: nil)
        course.append(Entry(action: end, line: line, order: nil))
      }
      course += entries.filter { $0.action.moment.phase == .after(period) }
    }
    if let end {
      course.append(end)
    } else if isOver(played), let last = played.last {
      course.append(Entry(action: MatchEnd(at: Moment(.after(last))), line: line, order: nil))
    }
    return course
  }

  /// The 2011 format does not mark the end: a match with a second half was completed.
  private func isOver(_ played: [Period]) -> Bool {
    status.map { $0 == "acabat" || $0 == "abandonat" } ?? (played.count >= 2)
  }

  /// The periods implied by the kick-off times and the actions.
  private func playedPeriods() -> [Period] {
    var last = kickOffs.second != nil ? 2 : kickOffs.first != nil ? 1 : 0
    var hasShootOut = false
    for entry in entries {
      switch entry.action.moment.phase {
      // Any action except a note implies that play has begun, even without a minute.
      case .before: if entry.action.kind != .note, !entry.knowsPhase { last = max(last, 1) }
      case .during(let period), .after(let period):
        if period.kind == .shootOut { hasShootOut = true } else { last = max(last, period.number) }
      }
    }
    if last == 0 { return hasShootOut ? [.shootOut] : [] }
    return (1...last).map { $0 <= 2 ? .regular($0) : .extra($0) } + (hasShootOut ? [.shootOut] : [])
  }

  /// Full time plus the stoppage time that the actions need.
  private func lastMinute(of period: Period, _ played: [Period], _ during: [Entry]) -> MatchMinute? {
    guard period.kind != .shootOut else { return nil }
    let minute = played.prefix { $0 <= period }.reduce(0) { $0 + $1.usualLength }
    return MatchMinute(minute, added: during.compactMap { $0.action.moment.minute?.added }.max() ?? 0)
  }
}

extension Entry {
  /// An entry without a minute or `part` belongs to the last period played.
  fileprivate func placed(in last: Period?) -> Entry {
    guard let last, !knowsPhase else { return self }
    var moment = action.moment
    moment.phase = .during(last)
    return Entry(action: action.moved(to: moment), line: line, order: order)
  }
}

extension Action {
  fileprivate var isWhistle: Bool { kind == .periodStart || kind == .periodEnd }

  /// True if this action must come before the other one. Used if one of them has no position.
  fileprivate func mustPrecede(_ other: Action) -> Bool {
    switch specific {
    case .matchEnd: return false
    case .periodStart(let start): return other.moment.phase >= .during(start.period)
    case .periodEnd(let end): return other.moment.phase > .during(end.period)
    default:
      if other.kind == .periodEnd, moment.phase == other.moment.phase { return true }
      return moment.precedes(other.moment)
    }
  }
}
