import MatchModel
import ResultFiles

/// The goals of a match in parentheses, with the home side's before the semicolon.
struct GoalList {
  struct Goal: Equatable {
    let name: String
    let minute: MatchMinute?
    let marks: GoalMarks
    let line: Int
  }

  /// One list, or two separated by a semicolon.
  private(set) var sides: [[Goal]] = [[]]
  /// True if each goal follows the resulting score.
  private var isRunning = false
  private var score = BothSides(0)
  /// The index of the list that the next goal belongs to.
  private var place = 0

  init(_ written: WrittenLines) throws(ExchangeProblem) {
    var scanner = DetailScanner(written)
    scanner.skipBlanks()
    let start = scanner.line
    guard scanner.take("(") else { return }
    var name: String?
    while true {
      scanner.skipBlanks()
      guard let next = scanner.next else { throw .openBracket("(", line: start) }
      if next == ")" { break }
      if next == ";" {
        scanner.advance()
        name = nil
        place = sides.count
        sides.append([])
      } else if next == "," || scanner.isAtDash {
        scanner.advance()
      } else if scanner.isAtDigit {
        if try readRunningScore(&scanner) {
          name = nil
          continue
        }
        let line = scanner.line
        let minute = try MinuteNotation(&scanner)
        guard let name else { throw .noName("\(minute.minute)", line: line) }
        sides[place].append(Goal(name: name, minute: minute.minute, marks: minute.marks, line: line))
      } else {
        name = try readName(&scanner)
      }
    }
  }

  /// Parses a name and, if no minute follows, the note in brackets: `Messi (2/p)` means two goals, one of them a
  /// penalty.
  private mutating func readName(_ scanner: inout DetailScanner) throws(ExchangeProblem) -> String {
    let line = scanner.line
    let name = scanner.text(until: [",", ";", "(", ")", "[", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
    guard !name.isEmpty else { throw .noName(scanner.word, line: line) }
    if scanner.isAtDigit { return name }
    var count = 1
    var marks = GoalMarks()
    if scanner.take("(") {
      let text = try scanner.bracketed(until: ")")
      for part in text.split(whereSeparator: { "/, ".contains($0) }) {
        if let number = Int(part), (1...99).contains(number) {
          count = number
        } else if !marks.add(String(part)) {
          throw .badMark(text, line: line)
        }
      }
    }
    for index in 0..<count {
      // If several goals share the marks, only the first is the penalty, but all are own goals.
      let own = index == 0 || marks.isOwn ? marks : GoalMarks()
      sides[place].append(Goal(name: name, minute: nil, marks: own, line: line))
    }
    return name
  }

  /// Parses `1-0` in front of a name.
  private mutating func readRunningScore(_ scanner: inout DetailScanner) throws(ExchangeProblem) -> Bool {
    let start = scanner.index
    if let home = scanner.number(), scanner.take("-") || scanner.take("–"), let away = scanner.number(),
      scanner.next == " "
    {
      if !isRunning {
        isRunning = true
        sides = [[], []]
      }
      place = home > score.home ? 0 : 1
      score = BothSides(home: home, away: away)
      return true
    }
    scanner.goBack(to: start)
    return false
  }
}
