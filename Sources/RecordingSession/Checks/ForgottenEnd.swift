import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// `start` while a period is running beyond its length: its `end` was forgotten.
  static let forgottenEnd = Check("forgottenEnd", at: .start) { proposal, situation in
    let timekeeper = situation.timekeeper
    guard proposal.line.time == nil, let period = situation.state.period, let elapsed = timekeeper.elapsed,
      situation.state.start?.wallClock != nil, timekeeper.minuteAhead == nil,
      elapsed >= situation.rules.seconds(of: period)
    else { return nil }
    return .ask(proposal.whetherEnded(period, after: elapsed, situation, no: .drop, instead: .slip))
  }
}

extension Proposal {
  /// Asks whether a running period has ended, and remembers when the user said that it continues. Typing another line
  /// instead of an answer does not say so.
  func whetherEnded(
    _ period: Period, after elapsed: Double, _ situation: Situation, no: Consequence, instead: Decision?
  ) -> Inquiry {
    let (minute, now) = (situation.rules.minute(of: period, elapsed: elapsed), situation.now)
    var inquiry = Inquiry(doubt: .periodEnded(period, minute), yes: with(\.isEnded, true), no: no)
    inquiry.instead = { _ in instead.map(Consequence.stop) }
    inquiry.note = { memory, reply in
      let continues =
        switch reply {
        case .no, .dropped: true
        case .yes, .other, .instead: false
        }
      memory.doubted = (period, continues ? now : nil)
    }
    return inquiry
  }
}
