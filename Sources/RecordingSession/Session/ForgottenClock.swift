import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A clock left running, overnight say.
extension Session {
  /// Seconds after which a running clock was probably forgotten: an hour beyond the period.
  private static let forgotten: Double = 3600

  /// Notices a clock left running, before the first line and before each one that comes, and asks whether the period
  /// ended at its length: once a period, and again whenever a line would take its minute from such a clock.
  ///
  /// - Returns: what to say, and what of the line is to be carried out.
  public func checkClock(before line: String? = nil) -> (said: [Fact], line: String?) {
    lineTime = keyTime
    let stepped = checkStep()
    let (said, line) = checkForgotten(before: line)
    if line == nil { lineTime = nil }
    return (stepped + said + toldTakenBack(), line)
  }

  private func checkForgotten(before line: String?) -> (said: [Fact], line: String?) {
    guard let dialogue, isClockForgotten, let period = ledger.state.period, let elapsed = timekeeper.elapsed else {
      return ([], line)
    }
    let typed = line.map { TypedAnswer($0, parser) }
    let isTimed = typed.map(takesClock) == true
    guard isTimed || period != doubtedPeriod else { return ([], line) }
    doubtedPeriod = period
    let full = MatchMinute(ledger.rules.lastMinute(of: period))
    guard agrees(dialogue, .clockForgotten(period, elapsed), unless: takesClock) else {
      let kept = fact(.clock(.kept(full)))
      guard isTimed, let typed else { return ([kept], line) }
      return ([refused(Refusal(.declined)), kept] + keepUntimed(typed), nil)
    }
    let before = ledger.state
    let whistle = PeriodEnd(period, minute: max(full, ledger.state.latest ?? full), wallClock: nil)
    do {
      let answer = try append([whistle], confirmed: true, column: 1)
      try commit(label: words.endWord)
      return (answer + settleWhistles(since: before), typed.flatMap(withoutEnd))
    } catch { return ([refused(error)], line) }
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
  private func takesClock(_ typed: TypedAnswer) -> Bool {
    guard undoneMoment == nil, let line = typed.clauses else { return false }
    if case .ago = line.time { return true }
    return line.time == nil
  }

  /// The line without the `end` that it begins with, for a period that has ended; nil if it is nothing else.
  private func withoutEnd(_ typed: TypedAnswer) -> String? {
    guard let line = typed.clauses, line.clauses.first?.kind == .end else { return typed.text }
    return line.clauses.count > 1 ? String(typed.text.dropFirst(line.clauses[1].column - 1)) : nil
  }
}
