import MatchModel
import MatchRules
import PromptLanguage

extension Session {
  /// Records the clauses of a line, each after those before it, until one is refused; the line is one undo step.
  func record(_ whole: Proposal, _ outcome: inout Outcome) throws(Stop) {
    let (before, line) = (ledger.state, whole.line)
    var draft = Draft(of: self)
    var stop: Stop?
    var pairSide: Side?
    var recorded: [RecordedClause] = []
    let said = outcome.facts.count
    outcome.progress = .everything
    for (place, typed) in line.clauses.enumerated() {
      var clause = typed
      if clause.kind == .substitution, clause.who?.side == nil, !clause.asks { clause.who?.side = pairSide }
      do {
        // A clause is recorded completely or not at all.
        var next = draft
        if let id = whole.repeated[place] {
          try next.addDetails(of: whole.with(\.clause, clause), to: id)
        } else {
          clause = try next.sided(clause)
          pairSide = clause.kind == .substitution ? clause.who?.side : nil
          try next.recordOrCorrect(next.checked(whole.with(\.clause, clause), at: .clause))
        }
        let id = draft.ledger.match.actions.nextID
        if next.ledger.match.actions.nextID != id { recorded.append(RecordedClause(clause: typed, time: now, id: id)) }
        draft = next
      } catch {
        if case .already(let what) = error {
          outcome.facts.append(draft.fact(.already(what)))
          continue
        }
        stop = error
        outcome.progress = .upTo(dialogue?.underway?.answered[clause.column] ?? clause)
        break
      }
    }
    // Every clause was a repetition.
    if stop == nil, draft.facts.isEmpty, outcome.facts.count == said {
      stop = .declined(.slip)
      outcome.progress = .nothing
    }
    if !draft.facts.isEmpty {
      draft.setForward(to: line.time, in: before.period)
      draft.stopForTimeOut(in: line)
      memory.forgetUndone()
      if let stop {
        openLines.effects.rest = rest(of: line, after: stop, outcome)?.line
        // A line that is dropped closes no others.
        if openLines.effects.rest == nil { openLines.effects.closed = [] }
      }
      if dialogue != nil {
        let kinds = line.recorded(outcome.progress).clauses.map(\.kind)
        openLines.effects.closed.formUnion(draft.situation.blownWhistles(kinds, since: before).map(\.number))
      }
      do { try commit(draft, label: whole.text) } catch {
        outcome.progress = .nothing
        throw error
      }
      // Only lines without a time are checked for repetition.
      if line.time == nil { memory.note(recorded, at: now) }
      outcome.facts += draft.facts
      if dialogue != nil { outcome.alerts = ledger.alerts(since: before).map { fact(.look($0)) } }
    }
    // The preceding clauses of the line remain recorded.
    if let stop { throw stop }
  }
}

extension Draft {
  /// Records one clause; if the laws refuse it because of an earlier mistake, that is corrected first. The details of a
  /// repeated event are added to the recorded one.
  mutating func recordOrCorrect(_ proposal: Proposal) throws(Stop) {
    var next = self
    do { try next.record(proposal) } catch {
      if case .repeats(let id) = error { return try addDetails(of: proposal, to: id) }
      guard case .refused(let refusal) = error else { throw error }
      let corrected = try checked(proposal.with(\.refusal, refusal), at: .refused)
      guard case .correction(let match, let id)? = corrected.change else { throw error }
      next = self
      try next.correct(id, to: match, column: proposal.clause.column)
      try next.record(proposal)
    }
    self = next
  }

  private mutating func record(_ proposal: Proposal) throws(Stop) {
    let line = proposal.line
    var proposal = proposal
    if proposal.clause.isWhistle { return try recordWhistle(completeWhistle(proposal)) }
    let typed = proposal.clause
    // A half-time substitution typed before the end of the half also ends it.
    let isHalfTime = typed.namedPeriod != nil
    if isHalfTime, ledger.awaitsHalfTime {
      try recordWhistle(proposal.with(\.clause, Clause(.end, column: typed.column)))
    }
    let now = try situation.place(line.time, column: typed.column)
    proposal.position = (isHalfTime ? ledger.positionAtHalfTime() : nil) ?? now
    try meetPlayers(of: proposal, at: proposal.position ?? now)
    proposal = try checked(proposal, at: .moment)
    let place = proposal.position ?? now
    let state = ledger.state(before: place.index)
    if state.phase == .before, proposal.clause.injury == .leaves { return try replaceInjured(proposal) }
    if dialogue != nil, !line.isConfirmed { proposal.clause = proposal.clause.askingWhoComesOn }
    if proposal.clause.asks {
      let completed = try complete(proposal.clause, at: place.moment, state: state, confirmed: line.isConfirmed)
      proposal.clause = completed.clause
      proposal.agreed = completed.agreed
    }
    if state.phase == .before, proposal.clause.kind == .substitution { return try changeLineUp(proposal, state: state) }
    proposal = try checked(proposal, at: .complete)
    if case .correction(let match, let id)? = proposal.change {
      return try correct(id, to: match, confirmed: line.isConfirmed, column: typed.column)
    }
    let changed: Match?
    (proposal.actions, changed) = try made(of: proposal.clause, at: place.moment, state: state)
    if dialogue != nil { proposal.agreed += ledger.agreedShortages(before: place.index) }
    proposal = try checked(proposal, at: .actions)
    if place.index == ledger.match.actions.count, changed == nil { return try append(proposal) }
    try insert(proposal, at: place.index, in: changed ?? ledger.match)
  }

  /// Refuses a number that is in no squad and asks about new ones before anything else about the clause is asked. A foul
  /// by a missing number may be the other team's, as a later check says.
  private func meetPlayers(of proposal: Proposal, at place: LogPosition) throws(Stop) {
    let clause = proposal.clause
    guard dialogue != nil else { return }
    do { _ = try made(of: clause, at: place.moment, state: ledger.state(before: place.index)) } catch {
      switch error {
      case .declined: throw error
      case .refused(let refusal): if case .person(.noSuchPlayer) = refusal.reason, clause.kind != .foul { throw error }
      default: break
      }
    }
  }

  /// Before the match, replacing an injured starter changes the line-up.
  private mutating func replaceInjured(_ proposal: Proposal) throws(Stop) {
    var change = proposal.clause
    change.kind = .substitution
    change.text = ""
    change.injury = nil
    change.asks = change.other == nil
    var note = proposal.clause
    note.other = nil
    note.injury = nil
    try record(proposal.with(\.clause, change))
    try record(proposal.with(\.clause, note))
  }

  private func completeWhistle(_ proposal: Proposal) throws(Stop) -> Proposal {
    let (clause, line) = (proposal.clause, proposal.line)
    var whole = clause
    // A match is never abandoned without a question.
    if clause.asks || (clause.kind == .abandon && clause.text.isEmpty && dialogue != nil && !line.isConfirmed) {
      whole.asks = true
      let now = Moment(ledger.state.phase, minute: ledger.state.latest)
      whole = try complete(whole, at: now, state: ledger.state, confirmed: line.isConfirmed).clause
    }
    try Refusal.check(whole.text, column: clause.column)
    whole.asks = clause.asks
    return proposal.with(\.clause, whole)
  }

  /// Asks for the side of an otherwise complete clause. Only needed if neither side is ours.
  func sided(_ clause: Clause) throws(Stop) -> Clause {
    guard dialogue != nil, !clause.asks, ledger.match.ours == nil, clause.lacksSide else { return clause }
    let now = Moment(ledger.state.phase, minute: ledger.state.latest)
    return try complete(clause, at: now, state: ledger.state, confirmed: true).clause
  }

  /// The actions of a clause. If they add players, also the match with these players.
  func made(of clause: Clause, at moment: Moment, state: MatchState) throws(Stop) -> ([Action], Match?) {
    let maker = ActionMaker(clause, at: moment, ledger.match, in: state, askStatus: askStatus)
    let actions = try maker.actions()
    return (actions, maker.roster.isChanged ? maker.roster.match : nil)
  }
}

extension Clause {
  /// A substitution that asks for its missing players: `9>?`, `>?`. The answer may still be an unidentified player.
  fileprivate var askingWhoComesOn: Clause {
    var asking = self
    switch kind {
    case .substitution where other?.name == .unidentified(nil): asking.other = nil
    case .arrival where who?.name == .unidentified(nil):
      asking.kind = .substitution
      asking.who = who?.side.map { Who(.team, side: $0) }
    default: return self
    }
    asking.asks = true
    return asking
  }
}
