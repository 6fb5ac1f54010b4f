import MatchModel
import MatchRules
import PromptLanguage

/// The words that begin and end periods: `start`, `end`, `added 3`, `finish`, `abandon`.
extension Draft {
  mutating func recordWhistle(_ typed: Proposal) throws(Stop) {
    let proposal = try checked(typed, at: .whistle)
    switch proposal.clause.kind {
    case .start: try start(proposal)
    case .end: try end(proposal)
    case .added: try announce(proposal.clause)
    case .finish: try finish(proposal)
    default: try abandon(proposal)
    }
  }

  private mutating func start(_ typed: Proposal) throws(Stop) {
    let clause = typed.clause
    var proposal = try checked(typed, at: .start)
    if proposal.isEnded, let period = ledger.state.period, let elapsed = timekeeper.elapsed {
      let clocked = ledger.state.start?.wallClock.map { now - $0 } ?? elapsed
      let next = ledger.rules.next(after: .after(period), named: clause.namedPeriod)
      // The next period begins as well, unless it is the shoot-out.
      if try endLate(period, restart: (next, max(elapsed, clocked)), proposal),
        ledger.state.period != nil || ledger.state.isOver
      {
        return
      }
    }
    let (rules, phase) = (ledger.rules, ledger.state.phase)
    let next = rules.next(after: phase, named: clause.namedPeriod) ?? .regular((phase.period?.number ?? 0) + 1)
    // If a period is already running, the laws report it. The proposal may have got the time at which
    // the period before ended.
    let before = ledger.state.period == nil ? try secondsBefore(typed.line.time, in: next, clause) : 0
    proposal.actions = [PeriodStart(next, length: rules.length(of: next), wallClock: now - before)]
    try append(checked(proposal, at: .actions))
  }

  /// Seconds since the start of a period whose recording began late, for example in the 20th minute.
  private func secondsBefore(_ time: TimeExpression?, in period: Period, _ clause: Clause) throws(Stop) -> Double {
    let rules = ledger.rules
    switch time {
    case .minute(let minute, let number):
      guard rules.has(minute, in: period), number ?? period.number == period.number else {
        if !rules.hasAddedTime, minute > MatchMinute(rules.lastMinute(of: period)) {
          throw Stop(.beyondPeriod(period), column: clause.column)
        }
        throw noSuchMinute(minute, in: period, clause)
      }
      return rules.elapsed(at: minute, in: period)
    case .exact(let seconds, let number):
      guard rules.countsDown || rules.elapsed(in: period, reading: seconds) >= 0,
        number ?? period.number == period.number
      else { throw noSuchMinute(MatchMinute(seconds / 60 + 1), in: period, clause) }
      return try rules.elapsed(in: period, shown: seconds, column: clause.column)
    case .ago(let minutes): return Double(minutes) * 60
    case nil: return 0
    }
  }

  private func noSuchMinute(_ minute: MatchMinute, in period: Period, _ clause: Clause) -> Stop {
    let nearest = period.kind == .shootOut ? nil : MatchMinute(ledger.rules.minutes(before: period) + 1)
    return Stop(.noSuchMinute(minute, nearest: nearest), column: clause.column)
  }

  private mutating func end(_ typed: Proposal) throws(Stop) {
    let clause = typed.clause
    guard let period = ledger.state.period else { throw Stop(.notRunning, column: clause.column) }
    var proposal = try checked(typed, at: .end)
    if try endLate(period, proposal) { return summarize(period) }
    proposal = try checked(proposal, at: .length)
    if case .shorterPeriods(let shorter, let minutes)? = proposal.change {
      ledger = shorter
      say(.setting(.text(field: "period-length", String(minutes))))
    }
    proposal = try checked(proposal, at: .early)
    let whistle = try periodEnd(period, proposal.line, isEarly: proposal.isEarly)
    try append([whistle], confirmed: proposal.line.isConfirmed, column: clause.column)
    switch try checked(proposal, at: .ended).sequel {
    case .extraTime?: session.memory.goesOnAfter = period
    case .shootOut?:
      try append([PeriodStart(.shootOut, length: 0, wallClock: now)], confirmed: true, column: clause.column)
    case .nothing?, nil:
      if isLast(period, clause) {
        try append([MatchEnd(at: timekeeper.present.moment)], confirmed: true, column: clause.column)
      }
    }
    summarize(period)
  }

  /// True if the match is over after a period, unless the user has said that it goes on. A script has to say that it is
  /// over.
  private func isLast(_ period: Period, _ clause: Clause) -> Bool {
    let (rules, score) = (ledger.rules, ledger.state.score)
    return rules.mayFollow(ledger.state.phase).isEmpty
      || rules.endsExtraSet(period) && score.home != score.away && !clause.asks
      || rules.endsRegularTime(period) && dialogue != nil
  }

  /// The end of the running period: at its length or later, unless the line gives an earlier time.
  private func periodEnd(
    _ period: Period, _ line: ClauseLine, isEarly: Bool = false
  ) throws(Stop) -> PeriodEnd {
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
    // If minutes were typed ahead of the clock, its time means nothing.
    let early = isEarly && timekeeper.minuteAhead == nil ? elapsed : nil
    let minute =
      early.map { lastMinute(of: period, elapsed: $0) }.map { max($0, ledger.state.latest ?? $0) }
      ?? max(full, clocked, ledger.state.latest ?? full)
    // A stopped clock may be slightly off when its period ends. A running one that shows an earlier minute is behind.
    let lasted =
      early ?? (!ledger.rules.hasAddedTime ? ledger.rules.seconds(of: period) : clocked >= minute ? elapsed : nil)
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

  private mutating func announce(_ clause: Clause) throws(Stop) {
    guard let minutes = clause.minutes, let period = ledger.state.period,
      let (start, index) = ledger.match.actions.last(PeriodStart.self, where: { $0.period == period })
    else { throw Stop(.notRunning, column: clause.column) }
    guard ledger.rules.hasAddedTime else { throw Stop(.beyondPeriod(period), column: clause.column) }
    replay(ledger.match.replacing(index, by: start.announcing(minutes)))
    say(.announced(minutes))
  }

  private mutating func finish(_ typed: Proposal) throws(Stop) {
    let clause = typed.clause
    var proposal = try checked(typed, at: .end)
    if let period = ledger.state.period, typed.line.time == nil, proposal.line.time != nil {
      if try !endLate(period, proposal) {
        try append([periodEnd(period, proposal.line)], confirmed: true, column: clause.column)
      }
      if ledger.state.isOver { return summarize(period) }
    }
    proposal.line.time = typed.line.time
    if let period = ledger.state.period {
      proposal = try checked(proposal, at: .early)
      if typed.line.time == nil, proposal.isEarly || !clockSaysEarly(period) {
        let whistle = try periodEnd(period, typed.line, isEarly: proposal.isEarly)
        try append([whistle], confirmed: true, column: clause.column)
      }
    }
    let moment = try timekeeper.place(typed.line.time, column: clause.column).moment
    try append([MatchEnd(at: moment)], confirmed: typed.line.isConfirmed, column: clause.column)
    if let last = ledger.state.periodsPlayed.max() { summarize(last) }
  }

  /// True if the clock has not reached the full length of the period. Ignores the clock of a script, which does not
  /// run.
  private func clockSaysEarly(_ period: Period) -> Bool {
    guard let elapsed = timekeeper.elapsed, elapsed > 60 else { return false }
    let minute = ledger.rules.minute(of: period, elapsed: elapsed)
    return minute >= (ledger.state.latest ?? minute) && minute.minute < ledger.rules.lastMinute(of: period)
  }

  private mutating func abandon(_ proposal: Proposal) throws(Stop) {
    let (clause, line) = (proposal.clause, proposal.line)
    let moment = try timekeeper.place(line.time, column: clause.column).moment
    let end = MatchEnd(at: moment, isAbandoned: true, reason: clause.text)
    try append([end], confirmed: line.isConfirmed, column: clause.column)
  }

  /// Shows the user the summary of the period, or of the match after the final whistle, and the unresolved items.
  private mutating func summarize(_ period: Period) {
    if dialogue == nil { return }
    let subject: StatisticsSubject? =
      ledger.state.isOver ? .matchInShort : period.kind == .shootOut ? nil : .period(period)
    if let subject { say(.look(.statistics(subject))) }
    say(.look(.headsUp(openLines: nil, suspended: session.suspended)))
    let whistles: [ClauseKind] = ledger.state.isOver ? [.end, .added, .finish, .abandon] : [.end, .added]
    let blown = situation.blownWhistles(whistles)
    for open in session.openLines.uncorrected where !blown.contains(open) {
      say(.open(open, .stays, timekeeper.minute(of: open)))
    }
    // The players to leave out of a shoot-out that has begun are an alert.
    for todo in Todo.all(in: ledger) where !todo.isLeaveOut { say(.look(.todo(todo))) }
  }
}
