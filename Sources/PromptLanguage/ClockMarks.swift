import MatchRules

/// A mark that is a line of its own where a game stops its clock.
package enum ClockMark: String {
  /// The clock stands from now on.
  case stop = "-"
  /// It goes on.
  case start = "+"
}

extension LineParser {
  /// The mark that a line is; nil if it is none, or the clock runs on whatever happens.
  package func clockMark(_ words: [Word]) -> ClockMark? {
    clock == .stopped && words.count == 1 ? words.first.flatMap { ClockMark(rawValue: $0.text) } : nil
  }

  /// What is wrong with such a mark where the clock runs on.
  func markOfRunningClock(_ words: [Word]) -> LineProblem? {
    guard clock == .running, words.count == 1, let word = words.first, ClockMark(rawValue: word.text) != nil else {
      return nil
    }
    return LineProblem(.clockRunsOn(word.text), column: word.column)
  }
}
