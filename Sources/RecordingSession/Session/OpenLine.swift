import MatchModel
import MatchRules
import PromptLanguage

/// A line about an event that has not been recorded: it was refused or declined, or another line was typed instead of
/// an answer. It stays open until it is recorded, corrected or dropped.
public struct OpenLine: Equatable, Sendable {
  /// The number to refer to it, as in `take 2`.
  public var number: Int
  /// The time when it was typed, or the time that it gives, in the notation of the prompt: `23:10'`; empty outside
  /// periods.
  public let time: String
  /// True if the time was typed with the line.
  var hasOwnTime = false
  /// The typed text. A kept correction refers to its actions by their current numbers.
  public internal(set) var text: String
  /// The actions in a kept correction, with the text between them; nil for any other line.
  var correction: [CorrectionPart]?
  /// True if the user has been asked whether a recorded line has the same meaning.
  var isOffered = false
  /// When it was typed, in seconds since 1970; nil if that was in an earlier session.
  let typed: Double?

  /// The line that would record it.
  public var line: String { time.isEmpty ? text : time + " " + text }

  /// The text, in which actions are not numbers.
  var parts: [CorrectionPart] { correction ?? [.text(text)] }

  /// True if it is the other line. The numbers of actions in its text may have changed.
  func isSame(as other: OpenLine) -> Bool {
    number == other.number && time == other.time && parts == other.parts
  }

  package var timeExpression: TimeExpression? { try? TimeExpression(time, column: 1) }

  public enum Event: Sendable {
    case stays
    /// A recorded line may have the same meaning.
    case perhapsRecorded
    /// It is recorded, or replaced by another line.
    case settled
    case dropped
  }
}

extension OpenLine {
  /// Parses a line from an earlier session.
  init?(number: Int, kept line: String) {
    if LineParser.words(of: line).isEmpty { return nil }
    let (time, rest) = TimeExpression.leading(in: line)
    let typed = rest.isEmpty ? nil : time?.typed
    self.init(number: number, time: typed ?? "", text: typed == nil ? line : rest, typed: nil)
  }
}

extension RuleSet {
  /// A moment in the notation of the prompt, with seconds if they are known: `23:10'`, `45+2'`; with the period for a
  /// clock that counts down, `2/7:42'`; nil outside timed periods.
  func typed(_ moment: Moment) -> String? {
    guard case .during(let period) = moment.phase, period.kind != .shootOut, let minute = moment.minute else {
      return nil
    }
    // In stoppage time, the seconds could be confused with those of the next period.
    guard let elapsed = moment.elapsed, minute.added == 0 else { return TimeExpression.minute(minute).typed }
    return TimeExpression.exact(
      seconds: Int(reading(of: period, elapsed: elapsed)), period: countsDown ? period.number : nil
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
