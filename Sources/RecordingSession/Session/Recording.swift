import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Records clauses.
extension Session {
  /// Records the clauses of a line one by one until one is refused; the line is one undo step.
  func record(_ line: ClauseLine, text: String, _ outcome: inout Report) throws(Refusal) {
    let (before, known) = (ledger.state, ledger.match.actions.nextID)
    var refusal: Refusal?
    var answers: [Fact] = []
    var pairSide: Side?
    for var clause in line.clauses {
      let unchanged = ledger
      do {
        if clause.kind == .substitution, clause.who?.side == nil, !clause.asks { clause.who?.side = pairSide }
        clause = try sided(clause)
        pairSide = clause.kind == .substitution ? clause.who?.side : nil
        if let said = toldAlready(clause, line) ?? toldSubstituted(clause, line, text) {
          outcome.facts.append(fact(.already(said)))
          continue
        }
        answers += try recordDoubting(clause, line, after: known)
      } catch {
        // Of a clause everything is recorded, or nothing.
        ledger = unchanged
        refusal = hintingReason(error, of: clause)
        outcome.unrecorded = clause
        break
      }
    }
    if !answers.isEmpty { answers += setForward(to: line.time, in: before.period) }
    outcome.facts += answers
    if !answers.isEmpty {
      undone = nil
      do { try commit(label: text) } catch {
        // A script is told only what has been saved; a person is also told about the refused rest of the line.
        if dialogue == nil {
          outcome.facts = []
        } else if let refusal {
          outcome.facts.append(fact(.refused(refusal, onlyLooked: false)))
        }
        throw error
      }
      if dialogue != nil { outcome.alerts = alerts(since: before) }
    }
    // The preceding clauses of the line remain recorded.
    if let refusal { throw refusal }
  }

  /// Records one clause in the ledger, not yet on disk.
  /// - Parameter known: the ID after those of the actions that were there before the line.
  func record(_ clause: Clause, _ line: ClauseLine, after known: ActionID) throws(Refusal) -> [Fact] {
    switch clause.kind {
    case .start, .end, .added, .finish, .abandon:
      // A match is never abandoned without a question.
      let asks = clause.asks || (clause.kind == .abandon && clause.text.isEmpty && dialogue != nil && !line.isConfirmed)
      var whole = clause
      whole.asks = asks
      if asks {
        let now = Moment(ledger.state.phase, minute: ledger.state.latest)
        whole = try complete(whole, at: now, state: ledger.state, confirmed: line.isConfirmed).clause
      }
      try Refusal.check(whole.text, column: clause.column)
      whole.asks = clause.asks
      return try recordWhistle(whole, line)
    default: break
    }
    // A half-time substitution typed before the end of the half also ends it.
    let whistle = clause.half != nil && awaitsHalfTime ? try end(Clause(.end, column: clause.column), line) : []
    var placement = try placement(line.time, column: clause.column)
    if clause.half != nil {
      placement = placementAtHalfTime() ?? placement
    } else if line.time == nil, !line.isConfirmed, let earlier = try halfTimePlacement(of: clause) {
      placement = earlier
    }
    if line.time != nil, !line.isConfirmed { try agreeToBeAhead(placement, column: clause.column) }
    let isLast = placement.index == ledger.match.actions.count
    let state = isLast ? ledger.state : ledger.state(before: placement.index)
    var clause = dialogue == nil || line.isConfirmed ? clause : clause.askingWhoComesOn
    var agreed: [Breach] = []
    if clause.asks {
      let completed = try complete(clause, at: placement.moment, state: state, confirmed: line.isConfirmed)
      (clause, agreed) = (completed.clause, completed.agreed)
    }
    if state.phase == .before, clause.kind == .substitution {
      return try changeLineUp(clause, line, state: state)
    }
    if let lines = try annulled(clause, at: placement, line) { return lines }
    try refuseFoulOfOtherTeam(clause, at: placement.moment, state: state, line)
    let (actions, changed) = try made(of: clause, at: placement.moment, state: state)
    try agreeToSuspendedSubstitutes(actions, line, clause)
    try agreeToSameEvent(actions, clause, at: placement, line, after: known)
    if clause.isSecondYellow, !line.isConfirmed { try agreeToFirstYellow(actions, in: state, column: clause.column) }
    if isLast, changed == nil {
      return try whistle + append(actions, confirmed: line.isConfirmed, agreed: agreed, column: clause.column)
    }
    return try whistle
      + insert(
        actions, at: placement.index, in: changed ?? ledger.match, confirmed: line.isConfirmed, agreed: agreed,
        column: clause.column)
  }

  /// Asks for the side of a clause that is otherwise complete, in a match in which neither side is ours.
  private func sided(_ clause: Clause) throws(Refusal) -> Clause {
    guard dialogue != nil, !clause.asks, ledger.match.ours == nil, clause.lacksSide else { return clause }
    let now = Moment(ledger.state.phase, minute: ledger.state.latest)
    return try complete(clause, at: now, state: ledger.state, confirmed: true).clause
  }

  /// The actions of a clause, and the match with the players whom they add, if any.
  private func made(of clause: Clause, at moment: Moment, state: MatchState) throws(Refusal) -> ([Action], Match?) {
    var maker = ActionMaker(
      roster: Roster(ledger.match, rules: ledger.rules, askStatus: dialogue == nil ? nil : askStatus), state: state)
    let actions = try maker.actions(clause, at: moment)
    return (actions, maker.roster.isChanged ? maker.roster.match : nil)
  }

  func placement(_ time: TimeExpression?, column: Int) throws(Refusal) -> Placement {
    if time == nil, let moment = undoneMoment { return timekeeper.place(moment) }
    try refuseForgottenClock(time, column: column)
    return try timekeeper.place(time, column: column)
  }

  /// Judges and appends actions without replaying the match.
  func append(
    _ actions: [Action], confirmed: Bool, agreed: [Breach] = [], column: Int
  ) throws(Refusal) -> [Fact] {
    try checkRoom(for: actions.count, column: column)
    var judgements: [Judgement] = []
    var recorded: [RecordedAction] = []
    var state = ledger.state
    for action in actions {
      let before = state
      let judgement = try settle(
        Ledger.judge(action, in: before, match: ledger.match), in: before, match: ledger.match, confirmed: confirmed,
        agreed: agreed, column: column)
      if !confirmed {
        try agreeToSecondCard(judgement.action, at: ledger.match.actions.count, column: column)
        try agreeToSameAttempt(judgement.action, at: ledger.match.actions.count, column: column)
        try agreeToSameFoul(judgement.action, at: ledger.match.actions.count, column: column)
      }
      judgements.append(judgement)
      state.apply(judgement.action)
      let index = ledger.match.actions.count + judgements.count - 1
      recorded.append(RecordedAction(judgement.action, at: index, before: before, after: state))
    }
    // Appended in place after all judgements; this must not copy the ledger, which would take time proportional to the
    // match.
    for judgement in judgements { ledger.append(judgement) }
    return recorded.map(answer)
  }

  /// The fact of a recorded action; the user will see its number.
  func answer(_ recorded: RecordedAction) -> Fact {
    shownNumbers.note(ledger.match.actions.id(at: recorded.index), at: recorded.index)
    return fact(.recorded(recorded))
  }

  /// Inserts actions and replays what follows.
  private func insert(
    _ actions: [Action], at index: Int, in match: Match, confirmed: Bool, agreed: [Breach], column: Int
  ) throws(Refusal) -> [Fact] {
    if dialogue != nil, !confirmed {
      var state = MatchState(replaying: match, upTo: index, rules: ledger.rules)
      for action in actions {
        let judged = Ledger.judge(action, in: state, match: match).action
        try agreeToSecondCard(judged, at: index, column: column)
        try agreeToSameAttempt(judged, at: index, column: column)
        try agreeToSameFoul(judged, at: index, column: column)
        state.apply(judged)
      }
    }
    var proposed = match
    proposed.actions.insert(contentsOf: actions, at: index)
    let count = ledger.match.actions.count
    let origin =
      Array(0..<index).map(Optional.some) + actions.map { _ in nil } + Array(index..<count).map(Optional.some)
    let (new, effects) = try propose(
      proposed, origin: origin, confirmed: confirmed, agreed: agreed, column: column)
    ledger = new
    let answers = new.recorded(index..<index + actions.count).map(answer)
    // If nothing follows them, the score is already in the answer.
    let isLast = index == count
    let others = effects.filter { effect in
      // Effects that were confirmed are known already.
      if dialogue != nil, effect.isWorthAsking { return false }
      return if case .score = effect { !isLast } else { true }
    }
    return answers + told(others)
  }
}

extension Session {
  /// The facts about the effects of a correction.
  func told(_ effects: [CorrectionEffect]) -> [Fact] { effects.map { fact(.effect($0)) } }
}

extension Ledger {
  /// The changes made by these actions when they were recorded.
  func recorded(_ places: Range<Int>) -> [RecordedAction] {
    guard let first = places.first else { return [] }
    var after = state(before: first)
    return places.map { index in
      let before = after
      after.apply(match.actions[index])
      return RecordedAction(match.actions[index], at: index, before: before, after: after)
    }
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
