import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A forgotten `end`: the program asks once, and reports it later.
extension Session {
  /// Minutes of added time after which a period has probably ended: at least the first number, and the second number
  /// beyond the announced time.
  private static let (doubtful, doubtfulBeyond) = (8, 5)

  /// Asks once per period whether it has ended, when its clock is far beyond its length: after a line that got its
  /// minute from the clock, which is then already recorded, or after an empty line.
  func askWhetherEnded(after line: String) -> [Fact] { ended(after: line) + toldTakenBack() }

  private func ended(after line: String) -> [Fact] {
    guard let dialogue, let period = doubtfulPeriod, period != doubtedPeriod, timekeeper.minuteAhead == nil,
      takesClockOrNothing(line)
    else { return [] }
    (doubtedPeriod, doubtedTime) = (period, nil)
    guard dialogue.typedAhead.isEmpty, saysEnded(dialogue, period) else { return [] }
    do {
      guard let minute = askEndMinute(dialogue, period, usual: endMinute(of: period)) else { return [] }
      let clause = Clause(.end)
      let before = ledger.state
      let said = try end(clause, ClauseLine(time: minute.time, clauses: [clause], isConfirmed: false))
      try commit(label: minute.text + " " + words.endWord)
      return said + settleWhistles(since: before)
    } catch { return [refused(error)] }
  }

  /// If `start` is typed while a period is running beyond its length, its `end` was forgotten: asks when it was.
  /// - Returns: nil if it was not forgotten.
  func startAfterForgottenEnd(_ line: ClauseLine, _ clause: Clause) throws(Refusal) -> [Fact]? {
    guard let dialogue, line.time == nil, !line.isConfirmed, let period = ledger.state.period,
      let elapsed = timekeeper.elapsed, let begun = ledger.state.start?.wallClock,
      timekeeper.minuteAhead == nil, elapsed >= ledger.rules.seconds(of: period)
    else { return nil }
    guard saysEnded(dialogue, period), let told = askEndMinute(dialogue, period, usual: endMinute(of: period)) else {
      throw Refusal(.slip, column: clause.column)
    }
    return try endLate(period, at: told.time, restart: max(elapsed, now - begun), line, clause)
  }

  /// Seconds after which to ask again whether a period has ended, once the user has said that it continues.
  private static let doubtfulAgain: Double = 120

  /// An `end` or `finish` without a time, far beyond the length of the period: asks whether it ended only now.
  /// - Returns: the time of the end if it was earlier. Throws if the user cancels the whistle.
  func endTime(_ period: Period, _ line: ClauseLine, _ clause: Clause) throws(Refusal) -> TimeExpression? {
    guard let dialogue, line.time == nil, !line.isConfirmed, doubtfulPeriod == period, timekeeper.minuteAhead == nil,
      let elapsed = timekeeper.elapsed
    else { return nil }
    if doubtedPeriod == period, let doubtedTime, now - doubtedTime < Self.doubtfulAgain { return nil }
    (doubtedPeriod, doubtedTime) = (period, nil)
    let usual = ledger.rules.minute(of: period, elapsed: elapsed)
    guard let told = askEndMinute(dialogue, period, usual: usual) else {
      throw Refusal(dialogue.typedAhead.isEmpty ? .givenUp : .overtaken, column: clause.column)
    }
    return told.time == .minute(usual) ? nil : told.time
  }

  /// Ends a period before actions that are already recorded; offers to move them to the interval or the next period,
  /// which begins then. Nil if there are no later actions.
  func endLate(
    _ period: Period, at time: TimeExpression?, restart: Double? = nil, _ line: ClauseLine, _ clause: Clause
  ) throws(Refusal) -> [Fact]? {
    guard let time, period.kind != .shootOut else { return nil }
    let moment = try timekeeper.place(time, column: 1).moment
    guard moment.phase == .during(period), var minute = moment.minute else { return nil }
    if let elapsed = moment.elapsed { minute = ledger.rules.lastMinute(of: period, elapsed: elapsed) }
    guard
      let late = LateWhistle(ending: period, at: (minute, moment.elapsed), restart: restart, in: ledger)
    else { return nil }
    let old = ledger
    let preview = Ledger(replaying: late.match, rules: ledger.rules)
    let said = changes(late, in: preview)
    let (new, _) = try propose(
      late.match, origin: late.origin, confirmed: line.isConfirmed || restart != nil && said.isEmpty,
      column: clause.column, besides: said)
    ledger = new
    let first = late.origin.firstIndex { $0 == nil } ?? 0
    let answers = new.recorded(first..<new.match.actions.count).map(answer)
    // The clock of the period that began in the meantime.
    let isBegun = old.state.period != new.state.period && new.state.period != nil
    return answers + (isBegun ? [fact(.clock(.assumed(clockTime)))] : [])
  }

  // MARK: - What is asked

  /// The running period, if it has probably ended according to its clock.
  private var doubtfulPeriod: Period? {
    guard let period = ledger.state.period, period.kind != .shootOut, let elapsed = timekeeper.elapsed else {
      return nil
    }
    let added = max(Self.doubtful, (ledger.state.start?.announced ?? 0) + Self.doubtfulBeyond)
    return elapsed >= Double((ledger.rules.length(of: period) + added - 1) * 60) ? period : nil
  }

  private func takesClockOrNothing(_ text: String) -> Bool {
    switch try? parser.parse(text) {
    case .empty?: true
    case .clauses(let line)?: line.time == nil
    default: false
    }
  }

  private func saysEnded(_ dialogue: Interview, _ period: Period) -> Bool {
    guard let elapsed = timekeeper.elapsed else { return false }
    let isSo = agrees(dialogue, .periodEnded(period, ledger.rules.minute(of: period, elapsed: elapsed)))
    // Typing another line does not mean that the period continues.
    (doubtedPeriod, doubtedTime) = (period, !isSo && dialogue.typedAhead.isEmpty ? now : nil)
    return isSo
  }

  /// The best guess for the end of a period: after the announced added time, otherwise at its length.
  private func endMinute(of period: Period) -> MatchMinute {
    MatchMinute(ledger.rules.lastMinute(of: period), added: ledger.state.start?.announced ?? 0)
  }

  /// - Returns: nil without an answer; a line typed in its place is executed next.
  private func askEndMinute(
    _ dialogue: Interview, _ period: Period, usual: MatchMinute
  ) -> (time: TimeExpression, text: String)? {
    var question = Question(.endMinute(usual), ledger)
    while true {
      let reply = dialogue.ask(question)
      (question.said, question.complaint) = ([], nil)
      switch reply {
      case .dropped, .gone: return nil
      case .nothing, .back: return (.minute(usual), "\(usual)'")
      case .text(let answer):
        let text = answer.last?.isMinuteMark == true ? answer : answer + "'"
        if let time = (try? TimeExpression(text, column: 1)).flatMap({ $0 }), isTime(time, of: period) {
          return (time, text)
        }
        let typed = TypedAnswer(answer, parser)
        if let said = look(typed) {
          question.said = said
        } else if typed.isWholeLine {
          dialogue.typeAhead(answer)
          return nil
        } else {
          question.said = keepUnanswered(typed)
          question.complaint = .noAnswer(answer)
        }
      }
    }
  }

  private func isTime(_ time: TimeExpression, of period: Period) -> Bool {
    (try? timekeeper.place(time, column: 1))?.moment.phase == .during(period)
  }

  // MARK: - What is said

  /// A sample of the changes to later actions.
  private func changes(_ late: LateWhistle, in new: Ledger) -> [Fact] {
    let moved = zip(late.origin, late.match.actions).compactMap { origin, action -> Change? in
      guard let origin, ledger.match.actions[origin].moment != action.moment else { return nil }
      return .moment(number: origin + 1, from: ledger.match.actions[origin].moment, to: action.moment)
    }
    if moved.isEmpty { return [] }
    let whistles = zip(late.origin, late.match.actions).filter { $0.0 == nil }.map { Change.records($0.1) }
    let most = 5
    return (whistles + moved.prefix(most) + (moved.count > most ? [.more] : [])).map { Fact(.change($0), new) }
  }
}
