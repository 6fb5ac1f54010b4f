import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A minute that was typed, and lies so far back that a figure of it may be missing: `8'` in the 48th minute.
extension Session {
  /// Minutes of the match clock from which on it is said.
  private static let long = 20

  /// Which minute that is, and how long ago, for a person at the prompt; nothing for what is told of a moment ago. It
  /// asks nothing: what was forgotten is told late.
  func toldLongAgo(_ line: ClauseLine) -> [Fact] {
    guard dialogue != nil, !line.isConfirmed, let time = line.time, let period = ledger.state.period,
      period.kind != .shootOut, let elapsed = timekeeper.elapsed,
      let moment = (try? timekeeper.place(time, column: 1))?.moment, case .during(let told) = moment.phase,
      let minute = moment.minute
    else { return [] }
    if case .ago = time { return [] }
    let now = ledger.rules.minute(of: period, elapsed: elapsed)
    let back = now.minute - minute.minute
    guard back >= Self.long else { return [] }
    return [fact(.clock(.longAgo(minute, told, minutes: back)))]
  }
}
