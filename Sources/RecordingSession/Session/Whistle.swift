import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// The words that begin and end periods: `start`, `end`, `added 3`, `finish`, `abandon`.
extension Session {
  func recordWhistle(_ clause: Clause, _ line: ClauseLine) throws(Refusal) -> [Fact] {
    try checkPeriod(of: clause)
    switch clause.kind {
    case .start: return try start(clause, line)
    case .end: return try end(clause, line)
    case .added: return try announce(clause)
    case .finish: return try finish(clause, line)
    default: return try abandon(clause, line)
    }
  }

  private func start(_ clause: Clause, _ line: ClauseLine) throws(Refusal) -> [Fact] {
    if let begun = try startAfterForgottenEnd(line, clause) { return begun }
    let rules = ledger.rules
    let next = rules.mayFollow(ledger.state.phase).first ?? .regular((ledger.state.phase.period?.number ?? 0) + 1)
    var wallClock = now
    switch line.time {
    // A match joined late, for example in the 20th minute. If a period is already running, the laws report it.
    case _ where ledger.state.period != nil: break
    case .minute(let minute):
      guard rules.has(minute, in: next) else {
        if !rules.hasAddedTime, minute > MatchMinute(rules.lastMinute(of: next)) {
          throw Refusal(.beyondPeriod(next), column: clause.column)
        }
        throw noSuchMinute(minute, in: next, clause)
      }
      wallClock -= rules.elapsed(at: minute, in: next)
    case .exact(let seconds, let number):
      guard rules.countsDown || rules.elapsed(in: next, reading: seconds) >= 0, number ?? next.number == next.number
      else { throw noSuchMinute(MatchMinute(seconds / 60 + 1), in: next, clause) }
      wallClock -= try rules.elapsed(in: next, shown: seconds, column: clause.column)
    case .ago(let minutes): wallClock -= Double(minutes) * 60
    case nil: break
    }
    try agreeToSuspendedStarters(line, clause)
    let start = PeriodStart(next, length: rules.length(of: next), wallClock: wallClock)
    return try append([start], confirmed: line.isConfirmed, column: clause.column)
  }

  private func noSuchMinute(_ minute: MatchMinute, in period: Period, _ clause: Clause) -> Refusal {
    let nearest = period.kind == .shootOut ? nil : MatchMinute(ledger.rules.minutes(before: period) + 1)
    return Refusal(.noSuchMinute(minute, nearest: nearest), column: clause.column)
  }

  func end(_ clause: Clause, _ line: ClauseLine) throws(Refusal) -> [Fact] {
    try refuseOtherEnd(line, clause)
    guard let period = ledger.state.period else { throw Refusal(.notRunning, column: clause.column) }
    try refuseForgottenClock(line.time, column: clause.column)
    var line = line
    if line.time == nil { line.time = try endTime(period, line, clause) }
    if let late = try endLate(period, at: line.time, line, clause) { return late + told(period) }
    let halves = try setLength(endedAt: &line, period)
    let isEarly = try agreesToEndEarly(period, line, clause)
    var lines =
      try halves
      + append([periodEnd(period, line, isEarly: isEarly)], confirmed: line.isConfirmed, column: clause.column)
    let following = ledger.rules.mayFollow(ledger.state.phase)
    let isLevel = ledger.state.score.home == ledger.state.score.away
    if following.isEmpty || ledger.rules.endsExtraSet(period) && !isLevel && !clause.asks {
      lines += try append([MatchEnd(at: timekeeper.present.moment)], confirmed: true, column: clause.column)
    } else if let dialogue, ledger.rules.endsRegularTime(period) {
      // A two-legged tie may need extra time at any score; `end?` asks. League matches may usually end level.
      let mayGoOn = clause.asks || (isLevel && ledger.rules.needsWinner)
      let hasExtra =
        following.first?.kind == .extra && mayGoOn && goesOn(dialogue, .extraTime)
      // A level cup match without extra time may go directly to the shoot-out.
      let mayShootOut = following.contains(.shootOut) && mayGoOn
      if !hasExtra, mayShootOut, dialogue.typedAhead.isEmpty, goesOn(dialogue, .shootOut) {
        dialogue.acceptTypedAhead { isStart(TypedAnswer($0, parser)) }
        let start = PeriodStart(.shootOut, length: 0, wallClock: now)
        lines += try append([start], confirmed: true, column: clause.column)
      } else if !hasExtra {
        // Answering `finish` ends the match at once.
        dialogue.acceptTypedAhead { text in
          guard case .clauses(let read) = try? parser.parse(text) else { return false }
          return [[.finish], [.end]].contains(read.clauses.map(\.kind))
        }
        lines += try append([MatchEnd(at: timekeeper.present.moment)], confirmed: true, column: clause.column)
      }
    }
    return lines + told(period)
  }

  /// The summary of the period for a person; after the final whistle, of the match.
  private func told(_ period: Period) -> [Fact] { dialogue == nil ? [] : halfInOneScreen(period) }

  /// The end of the running period: at its length or later, unless the line gives an earlier time.
  /// - Parameter isEarly: whether an early end was confirmed.
  private func periodEnd(
    _ period: Period, _ line: ClauseLine, isEarly: Bool = false
  ) throws(Refusal) -> PeriodEnd {
    guard period.kind != .shootOut else { return PeriodEnd(period, minute: nil, wallClock: now) }
    if let time = line.time {
      let moment = try timekeeper.place(time, column: 1).moment
      let isOfIt = moment.phase == .during(period)
      let minute = isOfIt ? moment.elapsed.map { lastMinute(of: period, elapsed: $0) } ?? moment.minute : moment.minute
      return PeriodEnd(period, minute: minute, elapsed: moment.elapsed, wallClock: now)
    }
    let full = MatchMinute(ledger.rules.lastMinute(of: period))
    let elapsed = timekeeper.elapsed
    let clocked = elapsed.map { ledger.rules.minute(of: period, elapsed: $0) } ?? full
    // A clock behind the typed minutes is meaningless.
    let early = isEarly && timekeeper.minuteAhead == nil ? elapsed : nil
    let minute =
      early.map { lastMinute(of: period, elapsed: $0) }.map { max($0, ledger.state.latest ?? $0) }
      ?? max(full, clocked, ledger.state.latest ?? full)
    // A stopped clock may be slightly off when its period ends.
    let lasted = early == nil && !ledger.rules.hasAddedTime ? ledger.rules.seconds(of: period) : elapsed
    return PeriodEnd(period, minute: minute, elapsed: lasted, wallClock: now)
  }

  /// The minute in which a period of this duration ends, but not before its last action.
  private func lastMinute(of period: Period, elapsed: Double) -> MatchMinute {
    let minute = ledger.rules.lastMinute(of: period, elapsed: elapsed)
    guard let latest = ledger.state.latest, latest == ledger.rules.minute(of: period, elapsed: elapsed) else {
      return minute
    }
    return latest
  }

  private func announce(_ clause: Clause) throws(Refusal) -> [Fact] {
    guard let minutes = clause.minutes, let period = ledger.state.period,
      let index = ledger.match.actions.lastIndex(where: { ($0 as? PeriodStart)?.period == period }),
      let start = ledger.match.actions[index] as? PeriodStart
    else { throw Refusal(.notRunning, column: clause.column) }
    guard ledger.rules.hasAddedTime else { throw Refusal(.beyondPeriod(period), column: clause.column) }
    var match = ledger.match
    match.actions[index] = start.announcing(minutes)
    ledger = Ledger(replaying: match, rules: ledger.rules)
    return [fact(.announced(minutes))]
  }

  private func finish(_ clause: Clause, _ line: ClauseLine) throws(Refusal) -> [Fact] {
    try refuseForgottenClock(line.time, column: clause.column)
    var lines: [Fact] = []
    let isShort = try agreesToFinishShort(line, clause)
    if let period = ledger.state.period, let time = try endTime(period, line, clause) {
      lines += try endEarlier(period, at: time, line, clause)
      if ledger.state.isOver { return lines + told(period) }
    }
    if let period = ledger.state.period {
      let isAgreed = isShort ? true : try agreesToEndEarly(period, line, clause)
      if line.time == nil, isAgreed || !clockSaysEarly(period) {
        lines += try append([periodEnd(period, line, isEarly: isAgreed)], confirmed: true, column: clause.column)
      }
    }
    let moment = try timekeeper.place(line.time, column: clause.column).moment
    lines += try append([MatchEnd(at: moment)], confirmed: line.isConfirmed, column: clause.column)
    return lines + (ledger.state.periodsPlayed.max().map(told) ?? [])
  }

  /// Ends the running period at an earlier time, before the match is over.
  private func endEarlier(
    _ period: Period, at time: TimeExpression, _ line: ClauseLine, _ clause: Clause
  ) throws(Refusal) -> [Fact] {
    var whistle = line
    whistle.time = time
    if let late = try endLate(period, at: time, whistle, clause) { return late }
    return try append([periodEnd(period, whistle)], confirmed: true, column: clause.column)
  }

  /// True if a real clock, not the idle one of a script, is before the full length of the period.
  private func clockSaysEarly(_ period: Period) -> Bool {
    guard let elapsed = timekeeper.elapsed, elapsed > 60 else { return false }
    let minute = ledger.rules.minute(of: period, elapsed: elapsed)
    return minute >= (ledger.state.latest ?? minute) && minute.minute < ledger.rules.lastMinute(of: period)
  }

  private func abandon(_ clause: Clause, _ line: ClauseLine) throws(Refusal) -> [Fact] {
    let moment = try timekeeper.place(line.time, column: clause.column).moment
    let end = MatchEnd(at: moment, isAbandoned: true, reason: clause.text)
    return try append([end], confirmed: line.isConfirmed, column: clause.column)
  }

  /// The summary of the half, or of the match after the final whistle, and the unresolved items; shown after `end`.
  private func halfInOneScreen(_ period: Period) -> [Fact] {
    let subject: StatisticsSubject? =
      ledger.state.isOver ? .matchInShort : period.kind == .shootOut ? nil : .period(period)
    let looks = (subject.map { [Look.statistics($0)] } ?? []) + [.headsUp(openLines: nil, suspended: suspended)]
    return looks.map { fact(.look($0)) } + unblownOpenLines.map { told($0) }
      + Todo.all(in: ledger).map { fact(.look(.todo($0))) }
  }
}
