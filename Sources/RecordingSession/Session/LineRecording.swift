import MatchModel
import MatchRules
import PromptLanguage

/// Lines about events typed by a user stay open until they are recorded; see `OpenLine`. Lines of a script only cause
/// an error.
extension Session {
  /// Records a line and keeps open what was not recorded. The line replaces the open lines that it types again, and
  /// inherits their time.
  ///
  /// - Parameter taken: the open line being recorded, if any.
  func recordOrKeep(
    _ typed: ClauseLine, text: String, taking taken: OpenLine? = nil, _ outcome: inout Outcome
  ) throws(Stop) {
    let before = situation
    let whole = Proposal(typed, text: text, firstNewID: ledger.match.actions.nextID, taking: taken)
    var proposal = try Draft(of: self).checked(whole, at: .typed)
    guard let dialogue else { return try record(proposal, &outcome) }
    openLines.latest = nil
    begin(proposal, dialogue)
    defer {
      dialogue.underway = nil
      openLines.effects = OpenLines.Effects()
    }
    do throws(Stop) {
      guard try recordOrReplace(&proposal, &outcome) else { return }
    } catch {
      keepRest(of: proposal, after: error, before, &outcome)
      throw error
    }
    report(proposal, before, &outcome)
  }

  /// Notes how the line stays open if it is interrupted, and the open lines that it corrects.
  private func begin(_ proposal: Proposal, _ dialogue: Interview) {
    let (text, old) = (proposal.text, proposal.replaced)
    let open = open(text, number: old.last?.number, time: proposal.inheritedTime)
    dialogue.underway = LineUnderway(text: LineParser.readable(text), line: proposal.line, open: open)
    openLines.effects = OpenLines.Effects(
      corrected: Set(corrected(by: proposal).map(\.number)), closed: Set(old.map(\.number)))
  }

  /// Records a line, or carries out the command that is meant in its place.
  /// - Returns: false for a command.
  private func recordOrReplace(_ proposal: inout Proposal, _ outcome: inout Outcome) throws(Stop) -> Bool {
    do throws(Stop) {
      proposal = try Draft(of: self).checked(proposal, at: .line)
      try record(proposal, &outcome)
      return true
    } catch {
      guard case .use(var call) = error else { throw error }
      call.typed = proposal.text
      outcome.progress = .nothing
      outcome.facts += try answer(call) + settle(proposal.replaced)
      return false
    }
  }

  /// Closes the open lines that a recorded line replaces, and reports them, the hints about the line and the open lines
  /// that it resembles.
  /// - Parameter before: the situation in which it was typed.
  private func report(_ proposal: Proposal, _ before: Situation, _ outcome: inout Outcome) {
    let (line, old, after) = (proposal.line, proposal.replaced, situation)
    let blown = after.blownWhistles(line.clauses.map(\.kind), since: before.state).filter { !old.contains($0) }
    openLines.put(nil, inPlaceOf: old + blown)
    let completion = after.completionHint(after: line)
    if completion != nil { memory.isCompletionKnown = true }
    let late = proposal.isTaken || proposal.isTimeAgreed ? nil : before.lateEntry(line)
    outcome.facts += [after.kickHint(after: line, proposal.text), after.ownBasket(in: line), completion]
      .compactMap(\.self)
    outcome.facts += reportUnrecorded(line, proposal.text) + [late].compactMap(\.self)
    outcome.facts += (proposal.isTaken ? blown : old + blown).map { fact(about: $0, .settled) }
    mentionLookAlikes(of: line, latest: before.latestOpenLine, &outcome)
  }

  /// Lists, once, the open lines that a recorded line resembles.
  /// - Parameter latest: the number of the open line typed immediately before it.
  private func mentionLookAlikes(of line: ClauseLine, latest: Int?, _ outcome: inout Outcome) {
    let situation = situation
    let perhaps = openLines.all.filter { open in
      !open.isOffered && situation.isProbably(open, in: line, isNext: open.number == latest)
    }
    openLines.offer(perhaps)
    outcome.open += perhaps.map { fact(about: $0, .perhapsRecorded) }
  }

  /// Keeps the rest of a line, or closes the open lines that the recorded part of it replaces.
  /// - Parameter before: the situation in which the line was typed.
  private func keepRest(
    of proposal: Proposal, after stop: Stop, _ before: Situation, _ outcome: inout Outcome
  ) {
    let old = proposal.replaced
    let rest = rest(of: proposal.line, after: stop, outcome)
    let recorded = proposal.line.recorded(outcome.progress)
    if let rest {
      keep(rest, inPlaceOf: recorded.clauses.isEmpty ? corrected(by: proposal) : old, &outcome)
    } else {
      // Cancelling drops the line itself, not those that it was meant to correct.
      let settled = old.filter { open in
        !recorded.clauses.isEmpty && (proposal.isTaken || before.isRetyped(open, by: recorded, proposal.text))
      }
      outcome.facts += settle(settled)
      outcome.open += old.filter { !settled.contains($0) }.map { fact(about: $0) }
    }
    let blown = situation.blownWhistles(recorded.clauses.map(\.kind), since: before.state)
    outcome.facts += settle(blown.filter { !old.contains($0) && $0.number != rest?.number })
    guard case .declined(let decision) = stop, case .upTo(let clause) = outcome.progress else { return }
    outcome.isOfRest = clause.column != proposal.line.clauses.first?.column && (decision != .givenUp || rest == nil)
  }

  /// Those of the replaced lines whose place a line takes even if it is not recorded.
  private func corrected(by proposal: Proposal) -> [OpenLine] {
    proposal.isTaken ? proposal.replaced : proposal.replaced.filter { !parser.asksWhatHappened(in: $0.text) }
  }

  /// The part of a line that stays open.
  func rest(of line: ClauseLine, after stop: Stop, _ outcome: Outcome) -> OpenLine? {
    guard let underway = dialogue?.underway, let first = line.firstOpenClause(outcome.progress, after: stop),
      !line.clauses[first...].allSatisfy({ isGone($0, timed: line.time != nil) })
    else { return nil }
    return situation.remainder(of: underway, from: first, side: outcome.unrecorded?.who?.side)
  }

  /// True for a bare whistle that cannot be recorded later, because the match or the period is over.
  private func isGone(_ clause: Clause, timed: Bool) -> Bool {
    switch clause.kind {
    case .start, .finish: ledger.state.isOver
    case .end: ledger.state.isOver || ledger.state.period == nil && !timed
    default: false
    }
  }

  /// Keeps a line that was not executed, if it is to stay open.
  /// - Parameter same: the open lines that it replaces; nil for those that it types again, except those that the line
  ///   being executed replaces.
  func keep(
    _ typed: TypedAnswer, after obstacle: Obstacle, inPlaceOf same: [OpenLine]? = nil, _ outcome: inout Outcome
  ) {
    guard dialogue != nil, parser.keepsOpen(typed, after: obstacle) else { return }
    let situation = situation
    let old = same ?? openLines.uncorrected.filter { situation.isRetyped($0, by: typed.clauses, typed.text) }
    keep(named(open(typed.text, number: old.last?.number, time: old.last?.time)), inPlaceOf: old, &outcome)
  }

  /// Keeps a text that was typed at a question but is not an answer. Returns the messages.
  /// - Parameter offered: the possible answers; nil at a yes-or-no question.
  func keepAtQuestion(_ typed: TypedAnswer, offered: [String]? = nil) -> [Fact] {
    // The answer was typed later than the line that caused the question.
    at(dialogue?.typedAt) {
      var outcome = Outcome(snapshot: snapshot)
      keep(typed, after: .noAnswer(offered: offered), &outcome)
      return outcome.open
    }
  }

  /// Keeps a line in place of others, which are reported unless their text and minute are the same.
  private func keep(_ line: OpenLine, inPlaceOf old: [OpenLine], _ outcome: inout Outcome) {
    let minute = timekeeper.minute(of: line)
    let replaced = old.filter { $0.text != line.text || timekeeper.minute(of: $0) != minute }
    let line = openLines.put(line, inPlaceOf: old) ?? line
    openLines.latest = line.number
    outcome.kept = line.number
    outcome.open += replaced.map { fact(about: $0, .settled) } + [fact(about: line)]
  }
}
