import MatchModel
import MatchRules
import PromptLanguage

extension RuleSet {
  /// A moment in the notation of the prompt, with seconds if they are known: `23:10'`, `45+2'`. With the period if the
  /// reading could belong to another one: on a clock that counts down, `2/7:42'`, and at the end of a period, `1/30:00'`.
  /// Nil outside timed periods.
  func typed(_ moment: Moment) -> String? {
    guard case .during(let period) = moment.phase, period.kind != .shootOut, let minute = moment.minute else {
      return nil
    }
    // In stoppage time, the seconds could be confused with those of the next period.
    guard let elapsed = moment.elapsed, minute.added == 0 else { return TimeExpression.minute(minute).typed }
    let isAmbiguous = countsDown || elapsed >= seconds(of: period)
    return TimeExpression.exact(
      seconds: Int(reading(of: period, elapsed: elapsed)), period: isAmbiguous ? period.number : nil
    ).typed
  }
}

extension TimeExpression {
  /// The time at the beginning of a readable text, and the text without it.
  static func leading(in text: String) -> (time: TimeExpression?, rest: String) {
    guard let leading = try? leading(LineParser.words(of: text)) else { return (nil, text) }
    return (leading.time, leading.rest.first.map { String(text.dropFirst($0.column - 1)) } ?? "")
  }

  /// The same time including its period, because a time on a clock that counts down is ambiguous in later periods.
  func naming(_ period: Period?, by rules: RuleSet) -> TimeExpression {
    guard rules.countsDown, let period, case .exact(let seconds, nil) = self else { return self }
    return .exact(seconds: seconds, period: period.number)
  }

  /// In the notation of the prompt; nil for minutes ago, whose meaning changes.
  package var typed: String? {
    switch self {
    case .minute(let minute, let period): return "\(period.map { "\($0)/" } ?? "")\(minute)'"
    case .exact(let seconds, let period):
      let rest = seconds % 60
      return "\(period.map { "\($0)/" } ?? "")\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)'"
    case .ago: return nil
    }
  }
}
