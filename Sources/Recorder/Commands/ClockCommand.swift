import MatchModel
import MatchRules
import Phrases

extension CommandKind {
  public static let clock = CommandKind(rawValue: "clock")
}

/// `clock`: what it shows; `clock 23:10` corrects it, `+30` and `-30` nudge it by seconds.
enum ClockCommand {
  static let spec = CommandSpec(
    kind: .clock, code: "clock", forms: ["[MM:SS|+30|-30]"], most: 1,
    topic: .time, effect: .acts { $0.words.isEmpty },
    completion: .nothing, action: .answers(run))

  private static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [Fact] {
    // Who sets it presses Enter when it shows that.
    session.lineTime = nil
    guard let period = session.ledger.state.period, period.kind != .shootOut,
      let index = session.ledger.match.actions.lastIndex(where: { ($0 as? PeriodStart)?.period == period }),
      let start = session.ledger.match.actions[index] as? PeriodStart
    else { throw Refusal(.notRunning, column: call.column) }
    let now = session.services.clock.now
    let before = Double(session.ledger.rules.minutes(before: period) * 60)
    if let word = call.words.first {
      let wallClock: Double
      if let seconds = LineParser.nudge(word), abs(seconds) <= Self.longestNudge {
        // Not before the period's beginning, where it would stand still.
        wallClock = min(now, (start.moment.wallClock ?? now) - Double(seconds))
      } else if let seconds = LineParser.clockSeconds(word.text), Double(seconds) >= before {
        wallClock = now - (Double(seconds) - before)
      } else {
        throw Refusal(call.badArgument(word))
      }
      var match = session.ledger.match
      match.actions[index] = start.starting(at: wallClock)
      _ = try session.correct(match, origin: match.actions.indices.map(Optional.some), call)
      // Who sets the clock does not mean the minute of what was undone any more, nor one typed in ahead of it.
      session.undone = nil
      session.clockSet = wallClock
    }
    let elapsed = session.timekeeper.elapsed ?? 0
    let minute = session.ledger.rules.minute(of: period, elapsed: elapsed)
    // In stoppage time the minute is not what the clock says.
    let shown = ClockFact.shows(before + elapsed, stoppage: minute.added > 0 ? minute : nil)
    return [session.fact(.clock(shown))] + (call.words.isEmpty ? [] : leftAhead(session, elapsed, in: period))
  }

  /// What was recorded by a clock that was fast, or typed ahead of it, and stays where it is.
  private static func leftAhead(_ session: Session, _ elapsed: Double, in period: Period) -> [Fact] {
    let actions = session.ledger.match.actions
    let ahead = actions.indices.filter { index in
      actions[index].moment.phase == .during(period)
        && actions[index].moment.minute.map(session.timekeeper.isAhead) == true
    }
    if ahead.isEmpty { return [] }
    let minute = session.ledger.rules.minute(of: period, elapsed: elapsed)
    return [session.fact(.clock(.leftAhead(ahead.map { $0 + 1 }, minute)))]
  }

  /// A day, in seconds: more is a slip.
  private static let longestNudge = 86_400
}

extension LineParser {
  /// What a clock shows, in seconds: `23:10`, or whole minutes. Nil where it is neither.
  static func clockSeconds(_ text: String) -> Int? {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let minutes = wholeNumber(halves[0]), (0...999).contains(minutes) else { return nil }
    if halves.count == 1 { return minutes * 60 }
    guard halves.count == 2, let seconds = wholeNumber(halves[1]), (0..<60).contains(seconds) else { return nil }
    return minutes * 60 + seconds
  }
}
