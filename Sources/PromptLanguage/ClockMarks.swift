import MatchRules
import Phrases

/// A line that stops or starts the clock.
package enum ClockMark: String {
  case stop = "-"
  case start = "+"
}

extension LineParser {
  /// The mark in a line; nil for other lines, and in games whose clock never stops.
  package func clockMark(_ words: [Word]) -> ClockMark? {
    clockStops && words.count == 1 ? words.first.flatMap { ClockMark(rawValue: $0.text) } : nil
  }

  /// The error for a mark in a game whose clock never stops.
  func markOfRunningClock(_ words: [Word]) -> LineProblem? {
    guard !clockStops, words.count == 1, let word = words.first, ClockMark(rawValue: word.text) != nil else {
      return nil
    }
    return LineProblem(.stated(Phrase("fault.clock-runs-on", ["text": word.text])), column: word.column)
  }
}
