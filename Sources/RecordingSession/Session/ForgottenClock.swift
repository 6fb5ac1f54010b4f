import MatchModel
import MatchRules
import PromptLanguage

/// A clock that was left running, for example overnight.
extension Session {
  /// Detects a forgotten clock before each line. Asks whether the period ended at its regular length: once per period,
  /// and again before a line that would get its minute from such a clock.
  /// - Returns: the messages, the part of the line that remains to be executed, and its fate if nothing remains.
  func checkClock(before line: TypedLine? = nil) -> (said: [Fact], rest: TypedLine?, fate: Fate) {
    lineTime = line?.typedAt
    dialogue?.delayed = line
    defer {
      lineTime = nil
      dialogue?.delayed = nil
      openLines.keep(delayed: [])
    }
    let stepped = checkStep()
    var report = Outcome(snapshot: snapshot)
    let rest = checkForgotten(before: line?.text, &report)
    let said = stepped + report.facts + report.open + reportTakenBack()
    return (said, rest.map { TypedLine(text: $0, typedAt: lineTime) }, report.fate)
  }

  private func checkForgotten(before line: String?, _ report: inout Outcome) -> String? {
    guard let dialogue, timekeeper.isForgotten, let period = ledger.state.period, let elapsed = timekeeper.elapsed
    else { return line }
    let typed = line.map { TypedAnswer($0, parser) }
    let isTimed = typed.map(takesClock) == true
    guard isTimed || period != memory.doubted?.period else { return line }
    memory.doubted = (period, memory.doubted?.continuesAt)
    let full = MatchMinute(ledger.rules.lastMinute(of: period))
    guard case .yes = reply(dialogue, .clockForgotten(period, elapsed), unless: takesClock) else {
      let kept = fact(.clock(.kept(full)))
      guard isTimed, let typed else {
        report.facts.append(kept)
        return line
      }
      report.facts += [fact(.declined(.declined)), kept]
      report.isDropped = true
      keepUntimed(typed, &report)
      return nil
    }
    let before = ledger.state
    let whistle = PeriodEnd(period, minute: max(full, ledger.state.latest ?? full), wallClock: nil)
    do {
      var draft = Draft(of: self)
      try draft.append(whistle, confirmed: true, column: 1)
      try commit(draft, label: words.endWord)
      report.facts += draft.facts + settleWhistles(since: before)
      return typed.flatMap(withoutEnd)
    } catch {
      report.facts.append(fact(error))
      return line
    }
  }

  /// True if a line gets its minute from the clock.
  private func takesClock(_ typed: TypedAnswer) -> Bool {
    guard undoneMoment == nil, let line = typed.clauses else { return false }
    return line.time.isByClock
  }

  /// The line without an initial `end` for a period that has already ended; nil if nothing remains.
  private func withoutEnd(_ typed: TypedAnswer) -> String? {
    guard let line = typed.clauses, line.clauses.first?.kind == .end else { return typed.text }
    return line.clauses.count > 1 ? String(typed.text.dropFirst(line.clauses[1].column - 1)) : nil
  }
}

extension Draft {
  /// Refuses a line of a script whose minute would come from a forgotten clock.
  func refuseForgottenClock(_ time: TimeExpression?, column: Int) throws(Stop) {
    guard dialogue == nil, time.isByClock, timekeeper.isForgotten, let period = ledger.state.period,
      let elapsed = timekeeper.elapsed
    else { return }
    throw Stop(.clockForgotten(period, elapsed), column: column)
  }
}

extension TimeExpression? {
  /// True if the clock decides the minute: without a time, and with minutes ago.
  var isByClock: Bool {
    switch self {
    case nil, .ago: true
    case .minute, .exact: false
    }
  }
}

extension Timekeeper {
  /// A clock that runs this many seconds beyond the end of its period was probably forgotten.
  private static let forgotten: Double = 3600

  /// True if the clock has run for longer than any period lasts.
  var isForgotten: Bool {
    guard let period = ledger.state.period, let elapsed else { return false }
    return elapsed > ledger.rules.seconds(of: period) + Self.forgotten
  }
}
