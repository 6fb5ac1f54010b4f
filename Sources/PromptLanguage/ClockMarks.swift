import MatchRules

/// A line that stops or starts a stopped clock.
package enum ClockMark: String {
  /// Stops the clock.
  case stop = "-"
  /// Starts it again.
  case start = "+"
}

extension LineParser {
  /// The mark in a line; nil for other lines, and in games with a running clock.
  package func clockMark(_ words: [Word]) -> ClockMark? {
    clock == .stopped && words.count == 1 ? words.first.flatMap { ClockMark(rawValue: $0.text) } : nil
  }

  /// The error for a mark in a game with a running clock.
  func markOfRunningClock(_ words: [Word]) -> LineProblem? {
    guard clock == .running, words.count == 1, let word = words.first, ClockMark(rawValue: word.text) != nil else {
      return nil
    }
    return LineProblem(.clockRunsOn(word.text), column: word.column)
  }
}
