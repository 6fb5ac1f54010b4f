import MatchModel
import MatchRules
import Phrases

/// The words that begin and end periods: `start`, `end`, `added 3`, `finish`, `abandon`.
extension Session {
  func recordWhistle(_ clause: Clause, _ line: ClauseLine) throws(Refusal) -> [String] {
    try checkPeriod(of: clause)
    switch clause.kind {
    case .start: return try start(clause, line)
    case .end: return try end(clause, line)
    case .added: return try announce(clause)
    case .finish: return try finish(clause, line)
    default: return try abandon(clause, line)
    }
  }

  private func start(_ clause: Clause, _ line: ClauseLine) throws(Refusal) -> [String] {
    let rules = ledger.rules
    let next = rules.mayFollow(ledger.state.phase).first ?? .regular((ledger.state.phase.period?.number ?? 0) + 1)
    var wallClock = now
    switch line.time {
    // A match joined late: it is already the 20th minute.
    // One runs already: the laws will say so.
    case _ where ledger.state.period != nil: break
    case .minute(let minute):
      guard rules.has(minute, in: next) else { throw noSuchMinute(minute, in: next, clause) }
      wallClock -= rules.elapsed(at: minute, in: next)
    case .exact(let seconds):
      let elapsed = Double(seconds - rules.minutes(before: next) * 60)
      guard elapsed >= 0 else { throw noSuchMinute(MatchMinute(seconds / 60 + 1), in: next, clause) }
      wallClock -= elapsed
    case .ago(let minutes): wallClock -= Double(minutes) * 60
    case nil: break
    }
    let start = PeriodStart(next, length: rules.length(of: next), wallClock: wallClock)
    return try append([start], confirmed: line.isConfirmed, column: clause.column)
  }

  private func noSuchMinute(_ minute: MatchMinute, in period: Period, _ clause: Clause) -> Refusal {
    let nearest = period.kind == .shootOut ? nil : MatchMinute(ledger.rules.minutes(before: period) + 1)
    return Refusal(.noSuchMinute(minute, nearest: nearest), column: clause.column)
  }

  private func end(_ clause: Clause, _ line: ClauseLine) throws(Refusal) -> [String] {
    guard let period = ledger.state.period else { throw Refusal(.notRunning, column: clause.column) }
    _ = try agreesToEndEarly(period, line, clause)
    var lines = try append([try periodEnd(period, line)], confirmed: line.isConfirmed, column: clause.column)
    let following = ledger.rules.mayFollow(ledger.state.phase)
    if following.isEmpty {
      lines += try append([MatchEnd(at: timekeeper.present.moment)], confirmed: true, column: clause.column)
    } else if let dialogue, ledger.rules.endsRegularTime(period) {
      // Of two matches the second may need extra time at any score: `end?` asks.
      let isLevel = ledger.state.score.home == ledger.state.score.away
      let hasExtra =
        following.first?.kind == .extra && (isLevel || clause.asks) && agrees(dialogue, book(Phrase("ask.extra-time")))
      // Level and without extra time, a cup match may go straight to it.
      let mayShootOut = following.contains(.shootOut) && (isLevel || clause.asks)
      if !hasExtra, mayShootOut, typedAhead.isEmpty, agrees(dialogue, book(Phrase("ask.shoot-out"))) {
        let start = PeriodStart(.shootOut, length: 0, wallClock: now)
        lines += try append([start], confirmed: true, column: clause.column)
      } else if !hasExtra {
        // Who answers `finish` has his wish.
        typedAhead.removeAll { line in
          guard case .clauses(let read) = try? parser.parse(line.text) else { return false }
          return [[.finish], [.end]].contains(read.clauses.map(\.kind))
        }
        lines += try append([MatchEnd(at: timekeeper.present.moment)], confirmed: true, column: clause.column)
      }
    }
    if dialogue != nil { lines += halfInOneScreen(period) }
    return lines
  }

  /// The end of the running period: at its length or later, unless the line says that it was earlier.
  private func periodEnd(_ period: Period, _ line: ClauseLine) throws(Refusal) -> PeriodEnd {
    guard period.kind != .shootOut else { return PeriodEnd(period, minute: nil, wallClock: now) }
    if let time = line.time {
      let moment = try timekeeper.place(time, column: 1).moment
      return PeriodEnd(period, minute: moment.minute, elapsed: moment.elapsed, wallClock: now)
    }
    let full = MatchMinute(ledger.rules.lastMinute(of: period))
    let elapsed = timekeeper.elapsed
    let clocked = elapsed.map { ledger.rules.minute(of: period, elapsed: $0) } ?? full
    return PeriodEnd(
      period, minute: max(full, clocked, ledger.state.latest ?? full), elapsed: elapsed, wallClock: now)
  }

  private func announce(_ clause: Clause) throws(Refusal) -> [String] {
    guard let minutes = clause.minutes, let period = ledger.state.period,
      let index = ledger.match.actions.lastIndex(where: { ($0 as? PeriodStart)?.period == period }),
      let start = ledger.match.actions[index] as? PeriodStart
    else { throw Refusal(.notRunning, column: clause.column) }
    var match = ledger.match
    match.actions[index] = start.announcing(minutes)
    ledger = Ledger(replaying: match, rules: ledger.rules)
    return [book(Phrase("answer.added", count: minutes))]
  }

  private func finish(_ clause: Clause, _ line: ClauseLine) throws(Refusal) -> [String] {
    var lines: [String] = []
    let isShort = try agreesToFinishShort(line, clause)
    if let period = ledger.state.period {
      let isAgreed = isShort ? true : try agreesToEndEarly(period, line, clause)
      if line.time == nil, isAgreed || !clockSaysEarly(period) {
        lines += try append([try periodEnd(period, line)], confirmed: true, column: clause.column)
      }
    }
    let moment = try timekeeper.place(line.time, column: clause.column).moment
    return lines + (try append([MatchEnd(at: moment)], confirmed: line.isConfirmed, column: clause.column))
  }

  /// Whether a live clock, and not one that a script never ran, stands before the period's full length.
  private func clockSaysEarly(_ period: Period) -> Bool {
    guard let elapsed = timekeeper.elapsed, elapsed > 60 else { return false }
    let minute = ledger.rules.minute(of: period, elapsed: elapsed)
    return minute >= (ledger.state.latest ?? minute) && minute.minute < ledger.rules.lastMinute(of: period)
  }

  private func abandon(_ clause: Clause, _ line: ClauseLine) throws(Refusal) -> [String] {
    let moment = try timekeeper.place(line.time, column: clause.column).moment
    let end = MatchEnd(at: moment, isAbandoned: true, reason: clause.text)
    return try append([end], confirmed: line.isConfirmed, column: clause.column)
  }

  /// The half in one screen, and what is unresolved: after `end`, at the prompt.
  func halfInOneScreen(_ period: Period) -> [String] {
    (period.kind == .shootOut ? [] : services.statistics(ledger, .period(period)))
      + words.headsUp(ledger, countsUnresolved: false)
      + toldOpenLines + Todo.all(in: ledger).map { words.todo($0, in: ledger) }
  }
}
