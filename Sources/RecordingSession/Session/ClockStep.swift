import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A computer whose clock was set while the match ran.
extension Session {
  /// Seconds that the wall clock may be off without anybody being told.
  private static let tolerance: Double = 5

  /// Says that the computer's clock was set, and asks what the match's clock shows: Enter alone lets it go on as if
  /// nothing had been. Where the computer was off meanwhile, it goes on from what was recorded last, if that is later
  /// than now.
  func checkStep() -> [Fact] {
    let clock = services.clock
    var step = clock.step
    guard let period = ledger.state.period, period.kind != .shootOut, timekeeper.elapsed != nil,
      !timekeeper.stands
    else {
      // Nothing is timed. Before the match nothing was either, and its time is the computer's.
      guard abs(step) > Self.tolerance else { return [] }
      let isFollowed = !ledger.match.actions.contains { $0 is PeriodStart }
      clock.noteStep(isFollowed: isFollowed)
      if isFollowed { moveLine(by: step) }
      return []
    }
    guard let dialogue else { return [] }
    if let last = lastRecorded(in: period), last > clock.now + Self.tolerance {
      step = clock.now - last
      clock.goOn(from: last)
      moveLine(by: -step)
    } else {
      guard abs(step) > Self.tolerance else { return [] }
      clock.noteStep(isFollowed: false)
    }
    return askClock(dialogue, step: step)
  }

  /// What was typed was typed at another time, as the clock has it now.
  private func moveLine(by seconds: Double) {
    keyTime = keyTime.map { $0 + seconds }
    lineTime = keyTime
  }

  /// When the last action of the period was recorded, by its clock.
  private func lastRecorded(in period: Period) -> Double? {
    for action in ledger.match.actions.reversed() {
      if action is PeriodEnd { return nil }
      if action.moment.phase == .during(period), let recorded = action.moment.wallClock { return recorded }
    }
    return nil
  }

  private func askClock(_ dialogue: any Dialogue, step: Double) -> [Fact] {
    let spec = words.name(.clock)
    let began = keyTime
    defer { keyTime = began }
    let time = clockTime
    let shown = fact(.clock(.shows(time, stoppage: nil)))
    var question = Question(.clock(step: step, shows: time), ledger)
    while true {
      let answer = dialogue.ask(question)
      (question.said, question.complaint) = ([], nil)
      guard case .text(let text) = answer else { return [shown] }
      let typed = TypedAnswer(text, parser)
      if LineParser.clockSeconds(text) != nil, case .command(let call)? = try? parser.parse("\(spec) \(text)") {
        do { return try self.answer(call) } catch { question.complaint = .refused(error, onlyLooked: false) }
      } else if let said = look(typed) {
        question.said = said
      } else if typed.isWholeLine {
        typeAhead(text)
        return [shown]
      } else {
        // A word may be meant for a time: `eleven`.
        question.said = text.contains(where: \.isNumber) ? keepUnanswered(typed) : []
        question.complaint = .noAnswer(text)
      }
    }
  }

  /// What the match's clock shows, in seconds.
  var clockTime: Double {
    guard let period = ledger.state.period else { return 0 }
    return ledger.rules.reading(of: period, elapsed: timekeeper.elapsed ?? 0)
  }
}
