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
    let before =
      ledger.state.period == nil ? try rules.seconds(before: typed.line.time, in: next, column: clause.column) : 0
    proposal.actions = [PeriodStart(next, length: rules.length(of: next), wallClock: now - before)]
    try append(checked(proposal, at: .actions))
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
    try endNow(period, proposal, confirmed: proposal.line.isConfirmed)
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

  /// Ends the running period. Without a question, a stopped clock may have had some time left, which the answer says.
  private mutating func endNow(_ period: Period, _ proposal: Proposal, confirmed: Bool = true) throws(Stop) {
    let (clock, line) = (timekeeper, proposal.line)
    let whistle = try clock.periodEnd(period, line, isEarly: proposal.isEarly)
    try append([whistle], confirmed: confirmed, column: proposal.clause.column)
    guard dialogue != nil, !ledger.rules.hasAddedTime, line.time == nil, !proposal.isEarly,
      let elapsed = clock.elapsed, elapsed <= ledger.rules.seconds(of: period) - 1
    else { return }
    say(.clock(.endedAt(clock.clockTime)))
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
      if try !endLate(period, proposal) { try endNow(period, proposal) }
      if ledger.state.isOver { return summarize(period) }
    }
    proposal.line.time = typed.line.time
    if let period = ledger.state.period {
      proposal = try checked(proposal, at: .early)
      if typed.line.time == nil, proposal.isEarly || !timekeeper.saysEarly(period) {
        try endNow(period, proposal)
      }
    }
    let moment = try timekeeper.place(typed.line.time, column: clause.column).moment
    try append([MatchEnd(at: moment)], confirmed: typed.line.isConfirmed, column: clause.column)
    if let last = ledger.state.periodsPlayed.max() { summarize(last) }
  }

  private mutating func abandon(_ proposal: Proposal) throws(Stop) {
    let (clause, line) = (proposal.clause, proposal.line)
    let moment = try timekeeper.place(line.time, column: clause.column).moment
    let end = MatchEnd(at: moment, isAbandoned: true, reason: clause.text)
    try append([end], confirmed: line.isConfirmed, column: clause.column)
  }
}
