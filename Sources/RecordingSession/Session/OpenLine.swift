import MatchModel
import MatchRules
import PromptLanguage

/// A line that was typed as something that has happened, and is not in the match: refused, declined, or overtaken by
/// another line. It stays until it is recorded, put right or dropped.
public struct OpenLine: Equatable, Sendable {
  /// What it is called by: `take 2`.
  public var number: Int
  /// The moment it was typed, or its own, as one types it: `23:10'`; empty where no period was running.
  public let time: String
  /// Whether the time was typed with it.
  var hasOwnTime = false
  /// As it was typed. A kept correction names its actions by the numbers that they have now.
  public internal(set) var text: String
  /// The actions that a kept correction names, between the rest of its text; nil for any other line.
  var correction: [CorrectionPart]?
  /// When it was typed, in seconds since 1970; nil where that was before the program was started.
  let typed: Double?

  /// As it is typed to record it after all.
  public var line: String { time.isEmpty ? text : time + " " + text }

  /// The time as it is read; nil where it has none.
  package var timeExpression: TimeExpression? { (try? TimeExpression(time, column: 1)) ?? nil }

  /// What is to be said of it.
  public enum Event: Sendable {
    /// It stays open.
    case stays
    /// It may have been told by what was recorded now.
    case perhapsTold
    /// It is in the match, or another line takes its place.
    case settled
    case dropped
  }
}

extension OpenLine {
  /// A line from the time before the program was started.
  init?(number: Int, kept line: String) {
    let words = LineParser.words(of: line)
    guard let first = words.first else { return nil }
    let hasTime = words.count > 1 && (try? TimeExpression(first.text, column: 1)) ?? nil != nil
    self.init(
      number: number, time: hasTime ? first.text : "",
      text: hasTime ? String(line.dropFirst(words[1].column - 1)) : line, typed: nil)
  }
}

extension RuleSet {
  /// A moment as one types it, to the second where it is known: `23:10'`, `45+2'`, and `2/7:42'` by a clock that counts
  /// down, which shows that in every period; nil outside the periods with a
  /// clock.
  func typed(_ moment: Moment) -> String? {
    guard case .during(let period) = moment.phase, period.kind != .shootOut, let minute = moment.minute else {
      return nil
    }
    // The seconds of stoppage time are those of the next period too.
    guard let elapsed = moment.elapsed, minute.added == 0 else { return TimeExpression.minute(minute).typed }
    return TimeExpression.exact(
      seconds: Int(reading(of: period, elapsed: elapsed)), period: countsDown ? period.number : nil
    ).typed
  }
}

extension TimeExpression {
  /// The same for whoever reads it when another period is running: a clock that counts down shows it in every one.
  func naming(_ period: Period?, by rules: RuleSet) -> TimeExpression {
    guard rules.countsDown, let period, case .exact(let seconds, nil) = self else { return self }
    return .exact(seconds: seconds, period: period.number)
  }

  /// As one types it; nil for minutes ago, which are other ones later.
  var typed: String? {
    switch self {
    case .minute(let minute): return "\(minute)'"
    case .exact(let seconds, let period):
      let rest = seconds % 60
      return "\(period.map { "\($0)/" } ?? "")\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)'"
    case .ago: return nil
    }
  }
}
