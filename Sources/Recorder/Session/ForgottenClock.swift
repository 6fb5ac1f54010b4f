import MatchModel
import MatchRules
import Phrases

/// A clock left running, overnight say.
extension Session {
  /// Seconds after which a running clock was probably forgotten: an hour beyond the period.
  private static let forgotten: Double = 3600

  /// Notices a clock left running, overnight say, and asks whether the period ended at its length.
  /// It asks once a period.
  public func checkClock() -> [String] {
    guard let dialogue, let period = ledger.state.period, period != doubtedPeriod, let elapsed = timekeeper.elapsed,
      elapsed > Double(ledger.rules.length(of: period) * 60) + Self.forgotten
    else { return [] }
    doubtedPeriod = period
    // So long a time is told in hours, by their symbol in all languages.
    let (hours, minutes) = (Int(elapsed) / 3600, Int(elapsed) / 60 % 60)
    let question = Phrase(
      "ask.clock-forgotten",
      ["period": words.thePeriod(period, rules: ledger.rules), "time": "\(hours) h \(minutes) min"])
    let end = book.words("words.clause.end").first ?? ClauseKind.end.rawValue
    let full = MatchMinute(ledger.rules.lastMinute(of: period))
    guard agrees(dialogue, book(question)) else {
      return [
        book(
          Phrase(
            "answer.clock-kept",
            ["example": "\(full)' " + end]))
      ]
    }
    let whistle = PeriodEnd(period, minute: max(full, ledger.state.latest ?? full), wallClock: nil)
    do {
      let answer = try append([whistle], confirmed: true, column: 1)
      try commit(label: end)
      return answer
    } catch { return [refusalWording.message(error)] }
  }

  /// Carries out a line that was typed, unless it is the `end` of a period that ended by `checkClock` just now.
  public func perform(_ text: String, afterCheck checked: [String]) -> Response {
    guard !checked.isEmpty, ledger.state.period == nil, case .clauses(let line) = try? parser.parse(text),
      line.clauses.first?.kind == .end
    else { return perform(text) }
    guard line.clauses.count > 1 else { return Response() }
    return perform(String(text.dropFirst(line.clauses[1].column - 1)))
  }
}
