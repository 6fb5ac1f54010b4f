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
