import MatchModel
import MatchRules
import Phrases

/// A clock left running, overnight say.
extension Session {
  /// Seconds after which a running clock was probably forgotten: an hour beyond the period.
  private static let forgotten: Double = 3600

  /// Notices a clock left running, before the first line and before each one that comes, and asks whether the period
  /// ended at its length: once a period, and again whenever a line would take its minute from such a clock.
  ///
  /// - Returns: what to say, and what of the line is to be carried out.
  public func checkClock(before line: String? = nil) -> (said: [String], line: String?) {
    lineTime = keyTime
    let stepped = checkStep()
    let (said, line) = checkForgotten(before: line)
    if line == nil { lineTime = nil }
    return (stepped + said + toldTakenBack(), line)
  }

  private func checkForgotten(before line: String?) -> (said: [String], line: String?) {
    guard let dialogue, isClockForgotten, let period = ledger.state.period, let elapsed = timekeeper.elapsed else {
      return ([], line)
    }
    let isTimed = line.map(takesClock) == true
    guard isTimed || period != doubtedPeriod else { return ([], line) }
    doubtedPeriod = period
    let question = Phrase(
      "ask.clock-forgotten",
      ["period": words.thePeriod(period, rules: ledger.rules), "time": words.span(elapsed)])
    let end = book.words("words.clause.end").first ?? ClauseKind.end.key
    let full = MatchMinute(ledger.rules.lastMinute(of: period))
    guard agrees(dialogue, book(question), unless: takesClock) else {
      let kept = book(Phrase("answer.clock-kept", ["example": "\(full)' " + end]))
      guard isTimed, let line else { return ([kept], line) }
      return ([book(Phrase("fault.declined")), kept] + keepUntimed(line), nil)
    }
    let before = ledger.state
    let whistle = PeriodEnd(period, minute: max(full, ledger.state.latest ?? full), wallClock: nil)
    do {
      let answer = try append([whistle], confirmed: true, column: 1)
      try commit(label: end)
      return (answer + settleWhistles(since: before), line.flatMap(withoutEnd))
    } catch { return ([refusalWording.message(error)], line) }
  }

  /// Whether the clock has been running for longer than anybody plays.
  var isClockForgotten: Bool {
    guard let period = ledger.state.period, let elapsed = timekeeper.elapsed else { return false }
    return elapsed > Double(ledger.rules.length(of: period) * 60) + Self.forgotten
  }

  /// A script is asked nothing: what would take its minute from a clock that was forgotten is refused.
  func refuseForgottenClock(_ time: TimeExpression?, column: Int) throws(Refusal) {
    guard dialogue == nil, isClockForgotten, let period = ledger.state.period, let elapsed = timekeeper.elapsed
    else { return }
    switch time {
    case nil, .ago?: throw Refusal(.clockForgotten(period, elapsed), column: column)
    default: return
    }
  }

  /// Whether a line tells of something at the minute that the clock shows.
  private func takesClock(_ text: String) -> Bool {
    guard undoneMoment == nil, case .clauses(let line) = try? parser.parse(text) else { return false }
    if case .ago = line.time { return true }
    return line.time == nil
  }

  /// The line without the `end` that it begins with, for a period that has ended; nil if it is nothing else.
  private func withoutEnd(_ text: String) -> String? {
    guard case .clauses(let line) = try? parser.parse(text), line.clauses.first?.kind == .end else { return text }
    return line.clauses.count > 1 ? String(text.dropFirst(line.clauses[1].column - 1)) : nil
  }
}
