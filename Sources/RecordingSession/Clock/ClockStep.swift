import MatchModel
import MatchRules
import PromptLanguage

/// Handles changes of the system clock during a match.
extension Session {
  /// Smaller steps of the wall clock, in seconds, are ignored.
  private static let tolerance: Double = 5

  /// Reports that the system clock was set and asks for the time on the match clock; Enter continues it unchanged. If
  /// the clock was set back while the system was off, it continues from the last recorded action.
  func checkStep() -> [Fact] {
    let clock = services.clock
    var step = clock.step
    guard let period = ledger.state.period, timekeeper.elapsed != nil, !timekeeper.stands else {
      guard abs(step) > Self.tolerance else { return [] }
      if ledger.match.actions.contains(where: { $0 is PeriodStart }) {
        clock.noteStep()
      } else {
        // Nothing has been timed yet, so the match adopts the new time.
        clock.restart()
        self.clock.typedAt? += step
      }
      return []
    }
    guard let dialogue else { return [] }
    if let last = lastRecorded(in: period), last > clock.now + Self.tolerance {
      step = clock.now - last
      clock.restart(at: last)
      self.clock.typedAt? -= step
    } else {
      guard abs(step) > Self.tolerance else { return [] }
      clock.noteStep()
    }
    return askClock(dialogue, step: step)
  }

  /// The time of the last recorded action of the period.
  private func lastRecorded(in period: Period) -> Double? {
    for action in ledger.match.actions.reversed() {
      if action is PeriodEnd { return nil }
      if action.moment.phase == .during(period), let recorded = action.moment.wallClock { return recorded }
    }
    return nil
  }

  private func askClock(_ dialogue: Interview, step: Double) -> [Fact] {
    let spec = words.name(.clock)
    let time = timekeeper.clockTime
    let shown = fact(.clock(.shows(time, stoppage: nil)))
    var question = Question(subject: .clock(step: step, shows: time), snapshot: snapshot)
    while true {
      guard case .text(let text) = dialogue.ask(&question) else { return [shown] }
      if LineParser.clockSeconds(text) != nil, let call = parser.command(of: "\(spec) \(text) !") {
        do { return try answer(call) } catch {
          question.complaint = error.refusal.map { .refused($0, onlyLooked: false) } ?? .noAnswer(text)
        }
        continue
      }
      // A text without digits may still be meant as a time: `eleven`.
      let isKept = text.contains(where: \.isNumber)
      if takesLine(TypedAnswer(text, parser), at: &question, dialogue, isKept: isKept) { return [shown] }
    }
  }
}

extension Timekeeper {
  /// The time on the match clock in seconds.
  var clockTime: Double {
    guard let period = ledger.state.period else { return 0 }
    return ledger.rules.reading(of: period, elapsed: elapsed ?? 0)
  }
}
